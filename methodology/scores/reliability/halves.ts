import { spearman } from '../../statistics/correlation.ts'
import { type Category, categories } from '../hierarchy.ts'
import type { StandardInput } from '../standard/market-scores.ts'
import { generator } from './generator.ts'
import type { IndicatorColumn, Sample } from './sample.ts'

/** Draws of two halves that a reliability is the median of. Ours. */
export const draws = 12

/** Fewest companies with both halves for a correlation to say anything. Ours. */
const minCompanies = 30

/**
 * Reliability of a total in one fiscal year: how far a score made of one half of the indicators agrees with one made of the
 * other half, lengthened to the whole.
 *
 * In each draw the indicators in use of every category are split at random in two halves of equal number (of an odd number, one half has
 * one more). Each half makes category means `Σ weight × percentile ÷ Σ weight` and from them the weighted mean, as the method does, of the
 * companies that have the score; r is the rank correlation of the two, and the reliability `2 r ÷ (1 + r)` (Spearman, Brown 1910), or r itself
 * where it is not above 0: halves that contradict each other are not lengthened. The median of the draws is given. Draws are the same for
 * the same indicators.
 *
 * @returns −1 to 1; NaN where fewer than 30 companies have both halves
 */
export function reliabilityOf(input: StandardInput, { places, columns }: Sample): number {
  const byCategory = [...Map.groupBy(columns, ({ category }) => category)]
  const drawn = Array.from({ length: draws }, (_, draw) => {
    const random = generator(draw)
    const halves = byCategory.map(([category, all]) => [category, splitOf(all, random)] as const)
    const [one, other] = [0, 1].map((side) => {
      const means = halves.map(([category, both]) => [category, meanOfColumns(both[side]!, places.length)] as const)
      return totalsOf(input, new Map(means), places)
    })
    const r = correlation(one!, other!)
    return r > 0 ? (2 * r) / (1 + r) : r
  })
  return medianOf(drawn)
}

type Halves = readonly [readonly IndicatorColumn[], readonly IndicatorColumn[]]

function splitOf(columns: readonly IndicatorColumn[], random: () => number): Halves {
  const shuffled = [...columns]
  for (let at = shuffled.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    ;[shuffled[at], shuffled[other]] = [shuffled[other]!, shuffled[at]!]
  }
  const middle = (shuffled.length + (random() < 0.5 ? 1 : 0)) >> 1
  return [shuffled.slice(0, middle), shuffled.slice(middle)]
}

type Means = ReadonlyMap<Category, Float64Array>

/** The weighted mean of some columns, by position among the places; NaN where a company has no percentile in any. */
function meanOfColumns(columns: readonly IndicatorColumn[], count: number): Float64Array {
  const sums = new Float64Array(count)
  const weights = new Float64Array(count)
  for (const { weight, percentiles } of columns) {
    for (let at = 0; at < count; at++) {
      const percentile = percentiles[at]!
      if (Number.isNaN(percentile)) continue
      sums[at]! += weight * percentile
      weights[at]! += weight
    }
  }
  return sums.map((sum, at) => (weights[at] === 0 ? Number.NaN : sum / weights[at]!))
}

/** The weighted mean of the means of the categories, by position among the places; NaN without any. */
function totalsOf({ peers, weights }: StandardInput, means: Means, places: Int32Array): Float64Array {
  return Float64Array.from(places, (place, at) => {
    const industry = peers.industryOf[peers.order[place]!]!
    let [sum, whole] = [0, 0]
    for (const [category, { [at]: mean = Number.NaN }] of means) {
      const weight = weights[industry * categories.length + categories.indexOf(category)]!
      if (Number.isNaN(mean)) continue
      sum += weight * mean
      whole += weight
    }
    return whole === 0 ? Number.NaN : sum / whole
  })
}

/** Rank correlation of those that have both; NaN of fewer than `minCompanies`, and where one of them is the same for all. */
function correlation(one: Float64Array, other: Float64Array): number {
  const hasBoth = (_: number, at: number) => !Number.isNaN(one[at]!) && !Number.isNaN(other[at]!)
  const [x, y] = [one.filter(hasBoth), other.filter(hasBoth)]
  return x.length < minCompanies ? Number.NaN : (spearman(x, y) ?? Number.NaN)
}

function medianOf(values: readonly number[]): number {
  const sorted = values.filter((value) => !Number.isNaN(value)).sort((a, b) => a - b)
  if (sorted.length < values.length) return Number.NaN
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}
