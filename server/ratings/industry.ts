import { meanWithoutGaps } from '#methodology/statistics/mean.ts'
import type { CompanySnapshot } from '#server/market/snapshot/company-snapshot.ts'

/** The company among its industry, by figures of the panel's companies; NaN where there is none. */
export class Industry {
  readonly company: number
  readonly #members: Int32Array
  readonly #leaders: Int32Array

  constructor({ market, position, leaders }: CompanySnapshot) {
    const { start, end } = market.peersOf(position)
    this.company = position
    this.#members = market.peers.order.subarray(start, end)
    this.#leaders = leaders
  }

  /** 1 + how many are better, of those that have one; null without a figure of its own. */
  rank(values: Float64Array, direction: 'higher_better' | 'lower_better' = 'higher_better') {
    const own = values[this.company]!
    if (Number.isNaN(own)) return null
    let [better, of] = [0, 0]
    for (const member of this.#members) {
      const value = values[member]!
      if (Number.isNaN(value)) continue
      of++
      if (direction === 'higher_better' ? value > own : value < own) better++
    }
    return { rank: 1 + better, of }
  }

  /** The others' figures, ascending; evenly chosen when there are more. */
  peers(values: Float64Array, max = 400): number[] {
    const sorted = [...this.#members]
      .filter((member) => member !== this.company)
      .map((member) => values[member]!)
      .filter((value) => !Number.isNaN(value))
      .sort((a, b) => a - b)
    if (sorted.length <= max) return sorted
    return Array.from({ length: max }, (_, k) => sorted[Math.round((k * (sorted.length - 1)) / (max - 1))]!)
  }

  average(values: Float64Array): number | null {
    return meanWithoutGaps([...this.#leaders].map((member) => values[member]!))
  }
}
