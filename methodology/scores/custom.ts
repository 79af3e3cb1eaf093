import type { PeerGroups } from '../panel/peers.ts'
import type { Adjustments } from './custom/adjustments.ts'
import { industryPrefix } from './custom/bases.ts'
import type { WeightFault } from './custom/weight-faults.ts'
import { customParts, scoreYear, type WeightedMarket } from './custom/year-scores.ts'
import type { ScoredIndicator } from './hierarchy.ts'
import { hashOf } from './recipe.ts'

/** The least weight above 0 and the greatest: with all that is multiplied and added, none is rounded to 0 or to infinity. */
export const minWeight = 1e-100
export const greatestWeight = 1e100

/** Weights by industry code (null: for every industry) and indicator code; what is absent weighs 0; null is no number. */
export type CustomWeights = readonly {
  readonly industry: string | null
  readonly indicator: string
  readonly weight: number | null
}[]

/**
 * Weights as the engine reads them: industry × indicators + indicator.
 *
 * The sum need not be 100: only proportions count. Zero excludes an indicator. Negative weights, and an industry whose weights are
 * all zero, are refused. A company without an industry of the classification takes the weights given for every industry; without such it has no score.
 * docs/methodology/custom-weights.md.
 *
 * @param isIndustry whether a code is of the classification though no company stands in it; its weights are then passed over
 */
export function toWeightMatrix(
  weights: CustomWeights,
  indicators: readonly ScoredIndicator[],
  { industries, basis = 'gics74' }: Pick<PeerGroups, 'industries'> & Partial<Pick<PeerGroups, 'basis'>>,
  isIndustry: (code: string) => boolean = () => false,
): { readonly matrix: Float64Array } | { readonly faults: readonly WeightFault[] } {
  const prefix = industryPrefix(basis)
  const bare = (code: string) => (code.startsWith(prefix) ? code.slice(prefix.length) : code)
  const columnOf = new Map(indicators.map(({ code }, index) => [code, index]))
  const rowOf = new Map(industries.map(({ code }, index) => [bare(code), index]))
  const matrix = new Float64Array(industries.length * indicators.length)
  const faults = faultsIn(weights, columnOf, (code) => rowOf.has(code) || isIndustry(code))
  if (faults.length > 0) return { faults }
  for (const { industry, indicator, weight } of weights) {
    if (industry !== null) continue
    const column = columnOf.get(indicator)!
    for (let row = 0; row < industries.length; row++) matrix[row * indicators.length + column] = weight!
  }
  for (const { industry, indicator, weight } of weights) {
    const row = industry === null ? undefined : rowOf.get(industry)
    if (row !== undefined) matrix[row * indicators.length + columnOf.get(indicator)!] = weight!
  }
  const hasForAll = weights.some(({ industry }) => industry === null)
  const empty = industries.filter(({ code }, row) => {
    const isExpected = code.startsWith(prefix) || hasForAll
    return isExpected && matrix.subarray(row * indicators.length, (row + 1) * indicators.length).every((w) => w === 0)
  })
  if (empty.length === 0) return { matrix }
  return { faults: empty.map(({ code }) => ({ reason: 'all-zero', industry: bare(code), indicator: null })) }
}

/** What is wrong with single weights, and with all of them. */
export function faultsIn(
  weights: CustomWeights,
  columnOf: { has(code: string): boolean },
  isIndustry: (code: string) => boolean,
): WeightFault[] {
  if (weights.every(({ weight }) => weight === 0)) return [{ reason: 'all-zero', industry: null, indicator: null }]
  const faults: WeightFault[] = []
  const indicatorsByIndustry = new Map<string | null, Set<string>>()
  for (const { industry, indicator, weight } of weights) {
    const add = (reason: WeightFault['reason']) => faults.push({ reason, industry, indicator })
    if (weight === null || !Number.isFinite(weight)) add('no-number')
    else if (weight < 0) add('negative')
    else if (weight > greatestWeight || (weight > 0 && weight < minWeight)) add('out-of-range')
    if (!columnOf.has(indicator)) add('unknown-indicator')
    if (industry !== null && !isIndustry(industry)) add('unknown-industry')
    const seenIndicators = indicatorsByIndustry.get(industry) ?? new Set()
    if (seenIndicators.has(indicator)) add('duplicate')
    indicatorsByIndustry.set(industry, seenIndicators.add(indicator))
  }
  return faults
}

/**
 * A hash of weights. Weights that mean the same have the same hash: the order of rows, explicit zeros, and industries that repeat the
 * general weights make no difference.
 *
 * @param adjustments as `keptAdjustments` gives them; those of indicators that weigh nothing say nothing
 */
export function weightsHash(weights: CustomWeights, adjustments: Adjustments = []): string {
  const forAll = new Map<string, number | null>()
  for (const { industry, indicator, weight } of weights) if (industry === null) forAll.set(indicator, weight)
  const rows = weights.flatMap(({ industry, indicator, weight }) => {
    const otherwise = industry === null ? 0 : (forAll.get(indicator) ?? 0)
    return weight === otherwise ? [] : [{ name: `${indicator} ${industry ?? ''}`, row: [industry, indicator, weight] }]
  })
  rows.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
  const named = rows.map(({ row }) => row)
  const weighing = new Set(weights.flatMap(({ indicator, weight }) => (weight === 0 ? [] : [indicator])))
  const effectiveAdjustments = adjustments.filter(({ indicator }) => weighing.has(indicator))
  return hashOf(
    effectiveAdjustments.length === 0
      ? named
      : { weights: named, adjustments: effectiveAdjustments.map((each) => ({ ...each })) },
  )
}

/** Scores of all fiscal years, (part × years + year) × companies + place. */
export interface CustomScores {
  /** 0 to 1, NaN where there is none. */
  readonly values: Float64Array
  /** Share of the whole weight that rests on disclosed figures, 0 to 1. */
  readonly coverage: Float64Array
}

/** The whole market with weights of one's own in every fiscal year; each year is what `scoreYear` makes of it. */
export function scoreCustom(market: WeightedMarket): CustomScores {
  const { starts, years } = market
  const companies = starts.at(-1)!
  const values = new Float64Array(customParts.length * years * companies)
  const coverage = new Float64Array(values.length)
  for (let year = 0; year < years; year++) {
    const scores = scoreYear(market, year)
    for (const part of customParts.keys()) {
      const at = (part * years + year) * companies
      values.set(scores.values.subarray(part * companies, (part + 1) * companies), at)
      coverage.set(scores.coverage.subarray(part * companies, (part + 1) * companies), at)
    }
  }
  return { values, coverage }
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
