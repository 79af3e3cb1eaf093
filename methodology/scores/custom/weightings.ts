import { comparable } from '../ranks/mean-ranks.ts'
import { customParts, meanOf, type PillarWeights, pillarWeights, type WeightedMarket } from './year-scores.ts'

/** Weightings that are worked out together: their sums fit beside the percentiles in the processor's nearest memory. */
const concurrency = 50

/** Companies of one industry that have a score, and what one pillar adds to them. */
interface Block {
  /** First of them among the ranked places. */
  readonly first: number
  readonly count: number
  /** Positions among the scored indicators of those that are weighed and ranked, and their weights and units. */
  readonly columns: Addends
  /** Company × columns + column: parts of the percentile. */
  readonly parts: Float64Array
  /** Columns that somebody lacks; company × gaps + gap: 1 for who has it. */
  readonly gaps: Addends
  readonly has: Float64Array
  /** Those that all have who reported. */
  readonly common: Addends
}

interface Addends {
  readonly indicators: Int32Array
  readonly weights: Float64Array
  readonly units: Float64Array
}

/**
 * The scores of some companies under many weightings at once, the same bits as `scoreYear` makes of each: a product of the weightings and
 * the percentiles, industry by industry, in blocks of two weightings and four companies whose sums stay in the processor's registers.
 */
export class Weightings {
  readonly #market: WeightedMarket
  readonly #companies: number
  /** Of each pillar, industry by industry. */
  readonly #pillars: readonly (readonly Block[])[]

  constructor(market: WeightedMarket, year: number, places: Int32Array) {
    this.#market = market
    this.#companies = places.length
    this.#pillars = customParts.slice(1).map((_, index) => {
      const weights = pillarWeights(market, year, index + 1)
      return blocksOf(market, { year, places, weights })
    })
  }

  /**
   * Calls with the scores under each weighting, as they are compared; they are good until the next call.
   *
   * @param factors weighting × indicators + indicator: what the weights are multiplied by, above 0
   */
  each(factors: Float64Array, use: (scores: Float64Array, weighting: number) => void): void {
    const indicators = this.#market.pillars.length
    const count = factors.length / indicators
    const scores = new Float64Array(this.#companies)
    for (let from = 0; from < count; from += concurrency) {
      const some = factors.subarray(from * indicators, Math.min(count, from + concurrency) * indicators)
      const { sums, weights } = this.#sums(some)
      for (let one = 0; one < some.length / indicators; one++) {
        for (let at = 0; at < scores.length; at++) {
          const cell = one * scores.length + at
          scores[at] = comparable(meanOf(sums[cell]!, weights[cell]!, 0))
        }
        use(scores, from + one)
      }
    }
  }

  /** Weighting × companies + company. */
  #sums(factors: Float64Array) {
    const indicators = this.#market.pillars.length
    const count = factors.length / indicators
    const sums = new Float64Array(count * this.#companies)
    const weights = new Float64Array(sums.length)
    for (const blocks of this.#pillars) {
      for (const block of blocks) {
        const { columns, parts, gaps, has, common } = block
        const of = { ...block, stride: this.#companies, weightings: count }
        const none = new Float64Array(count)
        addProduct({ ...of, left: multiplied(columns, factors, indicators), right: parts, add: none }, sums)
        const add = totals(multiplied(common, factors, indicators), count)
        addProduct({ ...of, left: multiplied(gaps, factors, indicators), right: has, add }, weights)
      }
    }
    return { sums, weights }
  }
}

/** Weighting × addends + addend: weight × factor ÷ unit. */
function multiplied({ indicators, weights, units }: Addends, factors: Float64Array, stride: number): Float64Array {
  const width = indicators.length
  const result = new Float64Array((factors.length / stride) * width)
  for (let row = 0, at = 0; at < result.length; row += stride)
    for (let k = 0; k < width; k++, at++) result[at] = (weights[k]! * factors[row + indicators[k]!]!) / units[k]!
  return result
}

function totals(rows: Float64Array, count: number): Float64Array {
  const width = rows.length / count
  return Float64Array.from({ length: count }, (_, row) => {
    let sum = 0
    for (let k = 0; k < width; k++) sum += rows[row * width + k]!
    return sum
  })
}

interface Product {
  readonly first: number
  readonly count: number
  readonly stride: number
  readonly weightings: number
  /** Weighting × width + k, and company × width + k. */
  readonly left: Float64Array
  readonly right: Float64Array
  /** By weighting: what every company gets besides. */
  readonly add: Float64Array
}

/**
 * To each sum its row of the one times its row of the other, added up in order of k. The eight sums of two weightings and four
 * companies are written out, since this loop runs a billion times; where there are fewer, the last is worked out again.
 */
function addProduct(product: Product, sums: Float64Array): void {
  const { first, count, stride, weightings, left, right } = product
  const width = left.length / weightings
  const add = (weighting: number, company: number, sum: number) => {
    if (weighting < weightings && company < count)
      sums[weighting * stride + first + company]! += sum + product.add[weighting]!
  }
  for (let w = 0; w < weightings; w += 2) {
    const p = w * width
    const q = Math.min(w + 1, weightings - 1) * width
    for (let c = 0; c < count; c += 4) {
      const i = c * width
      const j = Math.min(c + 1, count - 1) * width
      const k = Math.min(c + 2, count - 1) * width
      const l = Math.min(c + 3, count - 1) * width
      let pi = 0
      let pj = 0
      let pk = 0
      let pl = 0
      let qi = 0
      let qj = 0
      let qk = 0
      let ql = 0
      for (let x = 0; x < width; x++) {
        const a = left[p + x]!
        const b = left[q + x]!
        const ri = right[i + x]!
        const rj = right[j + x]!
        const rk = right[k + x]!
        const rl = right[l + x]!
        pi += a * ri
        pj += a * rj
        pk += a * rk
        pl += a * rl
        qi += b * ri
        qj += b * rj
        qk += b * rk
        ql += b * rl
      }
      add(w, c, pi)
      add(w, c + 1, pj)
      add(w, c + 2, pk)
      add(w, c + 3, pl)
      add(w + 1, c, qi)
      add(w + 1, c + 1, qj)
      add(w + 1, c + 2, qk)
      add(w + 1, c + 3, ql)
    }
  }
}

interface BlocksOf {
  readonly year: number
  readonly places: Int32Array
  readonly weights: PillarWeights
}

function blocksOf(market: WeightedMarket, { year, places, weights }: BlocksOf): Block[] {
  const { starts, ranks, years } = market
  const industries = starts.length - 1
  const companies = starts[industries]!
  const blocks: Block[] = []
  let first = 0
  for (let industry = 0; industry < industries; industry++) {
    let next = first
    while (next < places.length && places[next]! < starts[industry + 1]!) next++
    const own = places.subarray(first, next)
    const columnOf = (k: number) => weights.indicators[k]! * years + year
    const isGap = (k: number) => ranks.gaps[columnOf(k) * industries + industry] !== 0
    const all = [...weights.indicators.keys()].filter((k) => weights.weights[k * industries + industry]! > 0)
    const gaps = all.filter(isGap)
    const addends = (some: readonly number[], unitOf: (k: number) => number): Addends => ({
      indicators: Int32Array.from(some, (k) => weights.indicators[k]!),
      weights: Float64Array.from(some, (k) => weights.weights[k * industries + industry]!),
      units: Float64Array.from(some, unitOf),
    })
    const cells = (some: readonly number[], of: (cell: number) => number) =>
      Float64Array.from(Array.from(own, (place) => some.map((k) => of(columnOf(k) * companies + place))).flat())
    blocks.push({
      first,
      count: own.length,
      columns: addends(all, (k) => ranks.units[columnOf(k) * industries + industry]!),
      parts: cells(all, (cell) => ranks.parts[cell]!),
      gaps: addends(gaps, () => 1),
      has: cells(gaps, (cell) => Number(ranks.origins[cell] !== 0)),
      common: addends(
        all.filter((k) => !isGap(k)),
        () => 1,
      ),
    })
    first = next
  }
  return blocks.filter(({ count }) => count > 0)
}
