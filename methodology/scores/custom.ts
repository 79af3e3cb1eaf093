import type { PeerGroups } from '../panel/peers.ts'
import { categories, type ScoredIndicator, totals } from './hierarchy.ts'
import type { MinimumCoverage } from './method.ts'
import { comparable } from './ranks/mean-ranks.ts'
import type { Ranks } from './ranks/ranks.ts'
import { divide } from './standard.ts'
import { addColumn, addDisclosed, spread } from './sums.ts'

/** How many industries custom weights may tell apart. */
export const customBases = { 11: 'gics11', 25: 'gics25', 74: 'gics74' } as const

/** Why weights were refused, and where. */
interface WeightFault {
  readonly reason: 'negative' | 'no-number' | 'unknown-indicator' | 'unknown-industry' | 'all-zero'
  readonly industry: string | null
  readonly indicator: string | null
}

/** Weights by industry code (null: for every industry) and indicator code; what is absent weighs 0. */
export type CustomWeights = readonly {
  readonly industry: string | null
  readonly indicator: string
  readonly weight: number
}[]

/**
 * Weights as the engine reads them: industry × indicators + indicator.
 *
 * The sum need not be 100: only proportions count. Zero excludes an indicator. Negative weights, and an industry whose weights are
 * all zero, are refused. A company without GICS takes the weights given for every industry; without such it has no score.
 * docs/methodology/custom-weights.md.
 *
 * @param isIndustry whether a code is of the classification though no company stands in it; its weights are then passed over
 */
export function toWeightMatrix(
  weights: CustomWeights,
  indicators: readonly ScoredIndicator[],
  peers: PeerGroups,
  isIndustry: (code: string) => boolean = () => false,
): { readonly matrix: Float64Array } | { readonly faults: readonly WeightFault[] } {
  const columnOf = new Map(indicators.map(({ code }, index) => [code, index]))
  const rowOf = new Map(peers.industries.map(({ code }, index) => [code.replace(/^gics:/, ''), index]))
  const matrix = new Float64Array(peers.industries.length * indicators.length)
  const faults: WeightFault[] = []
  const sorted = [...weights].sort((a, b) => Number(a.industry !== null) - Number(b.industry !== null))
  for (const { industry, indicator, weight } of sorted) {
    const column = columnOf.get(indicator)
    const row = industry === null ? null : rowOf.get(industry)
    if (!Number.isFinite(weight)) faults.push({ reason: 'no-number', industry, indicator })
    else if (weight < 0) faults.push({ reason: 'negative', industry, indicator })
    else if (column === undefined) faults.push({ reason: 'unknown-indicator', industry, indicator })
    else if (row === undefined) {
      if (!isIndustry(industry!)) faults.push({ reason: 'unknown-industry', industry, indicator })
    } else if (row !== null) matrix[row * indicators.length + column] = weight
    else for (let r = 0; r < peers.industries.length; r++) matrix[r * indicators.length + column] = weight
  }
  if (weights.every(({ weight }) => weight === 0)) faults.push({ reason: 'all-zero', industry: null, indicator: null })
  for (const [row, { code }] of peers.industries.entries()) {
    if (!code.startsWith('gics:') && !weights.some(({ industry }) => industry === null)) continue
    const isZero = matrix
      .subarray(row * indicators.length, (row + 1) * indicators.length)
      .every((weight) => weight === 0)
    if (isZero) faults.push({ reason: 'all-zero', industry: code, indicator: null })
  }
  return faults.length > 0 ? { faults } : { matrix }
}

/** Scores of the whole and of E, S, G: (part × years + year) × companies + place; NaN where there is none. */
export interface CustomScores {
  readonly values: Float64Array
  /** Of `coverageYear` alone, part × companies + place: share of the weight that rests on disclosed figures. */
  readonly coverage: Float64Array
}

/** Percentiles of a market, and weights for them. */
export interface WeightedMarket {
  readonly indicators: readonly ScoredIndicator[]
  readonly peers: PeerGroups
  readonly ranks: Ranks
  /** How many years the ranks hold. */
  readonly years: number
  readonly matrix: Float64Array
  /** Least share of the weight, and least number of its indicators or all where it has fewer, that a score needs disclosed; none when left out. */
  readonly minimum?: MinimumCoverage | null
}

export interface CustomInput extends WeightedMarket {
  /** Position of the year to compute coverage for; only its scores are held to the minimum. */
  readonly coverageYear: number
}

/**
 * The whole market with weights of one's own: `Σ weight × percentile ÷ Σ weight` over the indicators that have a percentile, for
 * the whole and for each of environment, social and governance.
 */
export function scoreCustom(input: CustomInput): CustomScores {
  const { indicators, peers, ranks, years, matrix, coverageYear } = input
  const companies = peers.order.length
  const values = new Float64Array(4 * years * companies)
  const weights = new Float64Array(4 * companies)
  const common = new Float64Array(4 * peers.industries.length)
  const commonOf = (part: number) =>
    common.subarray(part * peers.industries.length, (part + 1) * peers.industries.length)
  const coverage = new Float64Array(4 * companies)
  const of = (array: Float64Array, part: number) => array.subarray(part * companies, (part + 1) * companies)
  for (let year = 0; year < years; year++) {
    weights.fill(0)
    common.fill(0)
    const sums = [0, 1, 2, 3].map((part) => ({
      scores: of(values, part * years + year),
      weights: of(weights, part),
      common: commonOf(part),
    }))
    for (const [indicator, { category }] of indicators.entries()) {
      const part = pillarOf[categories.indexOf(category)]!
      const weightOf = (industry: number) => matrix[industry * indicators.length + indicator]!
      const column = { peers, ranks, column: indicator * years + year }
      addColumn(column, weightOf, sums[part]!)
      if (year === coverageYear) addDisclosed(column, weightOf, of(coverage, part))
    }
    for (const part of sums) spread({ peers, ranks, year }, part)
    toMeans(
      [0, 1, 2, 3].map((part) => of(values, part * years + year)),
      weights,
    )
    if (year !== coverageYear) continue
    toMeans(
      [0, 1, 2, 3].map((part) => of(coverage, part)),
      weights,
      0,
    )
    for (const part of [0, 1, 2, 3] as const) {
      dropUnknown(input, year, { part, scores: of(values, part * years + year), coverage: of(coverage, part) })
    }
  }
  return { values, coverage }
}

interface CustomPart {
  /** The whole, E, S or G. */
  readonly part: 0 | 1 | 2 | 3
  readonly scores: Float64Array
  readonly coverage: Float64Array
}

/** No score where less than the minimum is disclosed. */
function dropUnknown(input: WeightedMarket, year: number, { part, scores, coverage }: CustomPart): void {
  const { indicators, peers, ranks, years, matrix, minimum } = input
  if (!minimum) return
  const counts = new Float64Array(scores.length)
  const weighed = new Int32Array(peers.industries.length)
  for (const [indicator, { category }] of indicators.entries()) {
    if (part !== 0 && pillarOf[categories.indexOf(category)] !== part) continue
    const isWeighed = (industry: number) => Number(matrix[industry * indicators.length + indicator]! > 0)
    addDisclosed({ peers, ranks, column: indicator * years + year }, isWeighed, counts)
    for (const industry of weighed.keys()) weighed[industry]! += isWeighed(industry)
  }
  for (const [industry, { start, end }] of peers.industries.entries()) {
    const least = Math.min(minimum.count, weighed[industry]!)
    for (let place = start; place < end; place++)
      if (comparable(coverage[place]!) < comparable(minimum.weight) || counts[place]! < least)
        scores[place] = Number.NaN
  }
}

const pillarOf = categories.map((category) => {
  if ((totals.e_score as readonly string[]).includes(category)) return 1
  return (totals.s_score as readonly string[]).includes(category) ? 2 : 3
})

/** Sums of the three pillars to their means, and to the mean of the whole. */
function toMeans(parts: readonly Float64Array[], weights: Float64Array, none = Number.NaN): void {
  const whole = parts[0]!
  const companies = whole.length
  const all = new Float64Array(companies)
  for (let part = 1; part < 4; part++) {
    const partWeights = weights.subarray(part * companies, (part + 1) * companies)
    for (let place = 0; place < companies; place++) {
      whole[place]! += parts[part]![place]!
      all[place]! += partWeights[place]!
    }
    divide(parts[part]!, partWeights, none)
  }
  divide(whole, all, none)
}

/** How often each weight is moved, and by how much, to see what a ranking hangs on. */
export const sensitivityStep = 0.2

/** Competition rank of one place among all; 0 where it has no score. */
function rankOf(scores: Float64Array, place: number): number {
  const own = scores[place]!
  if (Number.isNaN(own)) return 0
  let rank = 1
  for (const score of scores) if (score > own) rank++
  return rank
}

/** Competition ranks of places `from` to `to` by score, 1 the best; 0 where there is no score. */
export function ranksOf(scores: Float64Array, from: number, to: number): Int32Array {
  const ranks = new Int32Array(to - from)
  const sorted = scores
    .slice(from, to)
    .filter((score) => !Number.isNaN(score))
    .sort()
  for (let place = from; place < to; place++) {
    const score = scores[place]!
    if (Number.isNaN(score)) continue
    let [low, high] = [0, sorted.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (sorted[middle]! <= score) low = middle + 1
      else high = middle
    }
    ranks[place - from] = sorted.length - low + 1
  }
  return ranks
}

/** How a company's rank moves while one weight moves by ± 20 %. */
export interface Sensitivity {
  readonly indicator: number
  /** Ranks with the weight lowered and raised. */
  readonly lowered: number
  readonly raised: number
}

/**
 * Which weights a company's rank among all hangs on, in one year: each weight lowered and raised by 20 % in every industry, the
 * rest as they are.
 *
 * Only the sums change: `(S ± 0.2 w p) ÷ (W ± 0.2 w)`, so the whole market is not scored again.
 */
export function sensitivityOf(input: WeightedMarket, year: number, company: number): Sensitivity[] {
  const { indicators, peers, ranks, years, matrix } = input
  const companies = peers.order.length
  const [sums, weights] = sumsOf(input, year)
  dropUnknown(input, year, { part: 0, scores: sums, coverage: coverageOf(input, year, weights) })
  const place = peers.placeOf[company]!
  const moved = new Float64Array(companies)
  const rankWith = (indicator: number, step: number): number => {
    const column = indicator * years + year
    for (const [i, { start, end }] of peers.industries.entries()) {
      const unit = ranks.units[column * peers.industries.length + i]!
      const change = step * matrix[i * indicators.length + indicator]!
      for (let p = start; p < end; p++) {
        const isIn = unit > 0 && ranks.origins[column * companies + p] !== 0
        const part = isIn ? (change * ranks.parts[column * companies + p]!) / unit : 0
        moved[p] = (sums[p]! + part) / (weights[p]! + (isIn ? change : 0))
      }
    }
    return rankOf(moved, place)
  }
  return [...indicators.keys()].flatMap((indicator) => {
    const industry = peers.industryOf[company]!
    if (matrix[industry * indicators.length + indicator] === 0) return []
    return [{ indicator, lowered: rankWith(indicator, -sensitivityStep), raised: rankWith(indicator, sensitivityStep) }]
  })
}

function coverageOf(
  { indicators, peers, ranks, years, matrix }: WeightedMarket,
  year: number,
  weights: Float64Array,
): Float64Array {
  const disclosed = new Float64Array(peers.order.length)
  for (const indicator of indicators.keys()) {
    const weightOf = (industry: number) => matrix[industry * indicators.length + indicator]!
    addDisclosed({ peers, ranks, column: indicator * years + year }, weightOf, disclosed)
  }
  divide(disclosed, weights.slice(), 0)
  return disclosed
}

function sumsOf(
  { indicators, peers, ranks, years, matrix }: WeightedMarket,
  year: number,
): [Float64Array, Float64Array] {
  const [scores, weights] = [new Float64Array(peers.order.length), new Float64Array(peers.order.length)]
  const sums = { scores, weights, common: new Float64Array(peers.industries.length) }
  for (const indicator of indicators.keys()) {
    const weightOf = (industry: number) => matrix[industry * indicators.length + indicator]!
    addColumn({ peers, ranks, column: indicator * years + year }, weightOf, sums)
  }
  spread({ peers, ranks, year }, sums)
  return [scores, weights]
}
