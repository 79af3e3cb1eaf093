import { normalQuantile } from './normal.ts'

/** Numbers that look random and are the same everywhere: Chris Doty-Humphrey's sfc32, seeded from a text. */
export class Random {
  #a: number
  #b: number
  #c: number
  #d: number
  #spare = Number.NaN

  constructor(seed: string) {
    ;[this.#a, this.#b, this.#c, this.#d] = hash(seed)
    for (let round = 0; round < 12; round++) this.uniform()
  }

  /** At least 0, below 1. */
  uniform(): number {
    const t = (((this.#a + this.#b) | 0) + this.#d) | 0
    this.#d = (this.#d + 1) | 0
    this.#a = this.#b ^ (this.#b >>> 9)
    this.#b = (this.#c + (this.#c << 3)) | 0
    this.#c = (this.#c << 21) | (this.#c >>> 11)
    this.#c = (this.#c + t) | 0
    return (t >>> 0) / 4294967296
  }

  /** Standard normal, two at a time by Box and Muller. */
  normal(): number {
    if (!Number.isNaN(this.#spare)) {
      const spare = this.#spare
      this.#spare = Number.NaN
      return spare
    }
    const radius = Math.sqrt(-2 * Math.log(1 - this.uniform()))
    const angle = 2 * Math.PI * this.uniform()
    this.#spare = radius * Math.sin(angle)
    return radius * Math.cos(angle)
  }

  /** Nearly normal, from one number and a table: for what is drawn millions of times. Never beyond 3.5. */
  ripple(): number {
    return quantiles[Math.floor(this.uniform() * quantiles.length)]!
  }

  /** A whole number from `least` to `most`, both possible. */
  integer(min: number, max: number): number {
    return min + Math.floor(this.uniform() * (max - min + 1))
  }

  chance(probability: number): boolean {
    return this.uniform() < probability
  }

  pick<T>(from: readonly T[]): T {
    return from[Math.floor(this.uniform() * from.length)]!
  }

  /** One of some, each as likely as its weight says. */
  weighted<T extends { readonly weight: number }>(from: readonly T[]): T {
    const total = from.reduce((sum, { weight }) => sum + weight, 0)
    let left = this.uniform() * total
    for (const one of from) {
      left -= one.weight
      if (left < 0) return one
    }
    return from.at(-1)!
  }

  poisson(mean: number): number {
    if (mean > 60) return Math.max(0, Math.round(mean + Math.sqrt(mean) * this.normal()))
    const limit = Math.exp(-mean)
    let [count, product] = [0, this.uniform()]
    while (product > limit) {
      count++
      product *= this.uniform()
    }
    return count
  }

  /** The same things in another order. */
  shuffled<T>(from: readonly T[]): T[] {
    const all = [...from]
    for (let last = all.length - 1; last > 0; last--) {
      const other = this.integer(0, last)
      ;[all[last], all[other]] = [all[other]!, all[last]!]
    }
    return all
  }
}

/** The middles of 4,096 equal parts of the normal distribution. */
const quantiles = Float64Array.from({ length: 4096 }, (_, index) => normalQuantile((index + 0.5) / 4096))

/** Four numbers of 32 bits from a text, after cyrb128. */
function hash(text: string): [number, number, number, number] {
  let [a, b, c, d] = [1779033703, 3144134277, 1013904242, 2773480762]
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    a = b ^ Math.imul(a ^ code, 597399067)
    b = c ^ Math.imul(b ^ code, 2869860233)
    c = d ^ Math.imul(c ^ code, 951274213)
    d = a ^ Math.imul(d ^ code, 2716044179)
  }
  a = Math.imul(c ^ (a >>> 18), 597399067)
  b = Math.imul(d ^ (b >>> 22), 2869860233)
  c = Math.imul(a ^ (c >>> 17), 951274213)
  d = Math.imul(b ^ (d >>> 19), 2716044179)
  return [a ^ b ^ c ^ d, b ^ a, c ^ a, d ^ a]
}
