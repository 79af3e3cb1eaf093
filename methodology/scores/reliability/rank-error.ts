import { quantile } from '../../statistics/quantiles.ts'
import { categories } from '../hierarchy.ts'
import { halvesOf } from '../ranks/halves.ts'
import type { StandardInput } from '../standard/market-scores.ts'
import { generator } from './generator.ts'
import type { IndicatorColumn, Sample } from './sample.ts'

/** Share of the companies that disclose most whose figures are hidden, their least and their greatest number. Ours. */
const richShare = 0.1
const minRich = 30
const maxRich = 60

/** Shares of a company's figures that are left to it. Ours. */
const sharesLeft = [0.25, 0.5, 0.75]

/** Draws for each of them. Ours. */
const draws = 6

/** Share of the draws whose rank lies within the interval. Ours. */
export const intervalCoverage = 0.8

/**
 * How far a rank may be from the one that the company would have with more figures, measured by hiding figures of the companies that
 * disclose most.
 *
 * Of the tenth that discloses most, 30 to 60 companies, figures are hidden at random until a quarter, half and three quarters are
 * left, six times each. What is hidden counts as a figure does of which nothing can be inferred, `½ − caution × √(1 ÷ 12)`. The rank of
 * the total that results is held against the full one, as shares of the companies with a score. A sample of k of K figures errs by
 * `√(1 ÷ k) × √(1 − k ÷ K)` of a sample of one (finite population), so that every draw tells the error of one figure; the share
 * `intervalCoverage` of them lies below what is given. A rank that rests on n figures lies within ± it ÷ √n.
 *
 * @returns share of the companies, 0 or more; NaN where fewer than 30 companies have the score
 */
export function rankErrorOf(input: StandardInput, sample: Sample): number {
  const { places } = sample
  if (places.length < minRich) return Number.NaN
  const columns = withOrders(sample)
  const hidden = hiddenPercentile(input)
  const { full, counts } = wholeOf(input, sample, columns)
  const sorted = full.toSorted()
  const rankOf = (total: number) => halvesOf(sorted, total, true) / (2 * sorted.length)
  const count = Math.min(maxRich, Math.max(minRich, Math.floor(places.length * richShare)))
  const rich = [...places.keys()].sort((a, b) => counts[b]! - counts[a]!).slice(0, count)
  const errors = rich.flatMap((at) => {
    const row = rowOf(columns, at)
    const random = generator(places[at]!)
    const weights = weightsAt(input, sample, at)
    return sharesLeft.flatMap((share) => {
      const left = Math.round(row.count * share)
      if (left < 1 || left === row.count) return []
      return Array.from({ length: draws }, () => {
        const masked = totalOf(columns, masking(row, { left, random, hidden }), weights)
        return Math.abs(rankOf(masked) - rankOf(full[at]!)) * Math.sqrt(left / (1 - left / row.count))
      })
    })
  })
  return quantile(Float64Array.from(errors).sort(), intervalCoverage) ?? Number.NaN
}

/** Percentile of a figure that was hidden. */
function hiddenPercentile({ method: { inferred }, isWorstValue }: StandardInput): number {
  if (isWorstValue) return 0
  return 0.5 - (inferred.as === 'expected' ? inferred.caution : 0) * Math.sqrt(1 / 12)
}

/** The columns of a total, each with the position of its category. Hundreds of totals are made of them: no maps, no objects. */
interface Columns {
  readonly columns: readonly IndicatorColumn[]
  readonly orders: Uint8Array
}

function withOrders({ columns }: Sample): Columns {
  return { columns, orders: Uint8Array.from(columns, ({ category }) => categories.indexOf(category)) }
}

/** What one company has in the columns. */
interface Row {
  /** NaN where it has none. */
  readonly percentiles: Float64Array
  readonly disclosed: Uint8Array
  /** How many it disclosed. */
  readonly count: number
}

function rowOf({ columns }: Columns, at: number): Row {
  const percentiles = new Float64Array(columns.length)
  const disclosed = new Uint8Array(columns.length)
  let count = 0
  for (let column = 0; column < columns.length; column++) {
    percentiles[column] = columns[column]!.percentiles[at]!
    disclosed[column] = columns[column]!.disclosed[at]!
    count += disclosed[column]!
  }
  return { percentiles, disclosed, count }
}

/** The totals of everybody in the sample, and their numbers of disclosed figures; column by column, as they lie. */
function wholeOf(input: StandardInput, sample: Sample, { columns, orders }: Columns) {
  const places = sample.places.length
  const sums = new Float64Array(categories.length * places)
  const weights = new Float64Array(categories.length * places)
  const counts = new Int32Array(places)
  for (let column = 0; column < columns.length; column++) {
    const { percentiles, disclosed, weight } = columns[column]!
    const start = orders[column]! * places
    for (let at = 0; at < places; at++) {
      counts[at]! += disclosed[at]!
      const percentile = percentiles[at]!
      if (Number.isNaN(percentile)) continue
      sums[start + at]! += weight * percentile
      weights[start + at]! += weight
    }
  }
  const full = new Float64Array(places)
  for (let at = 0; at < places; at++) {
    const materiality = weightsAt(input, sample, at)
    let [sum, whole] = [0, 0]
    for (let order = 0; order < categories.length; order++) {
      const weight = weights[order * places + at]!
      if (weight === 0) continue
      sum += (materiality[order]! * sums[order * places + at]!) / weight
      whole += materiality[order]!
    }
    full[at] = whole === 0 ? Number.NaN : sum / whole
  }
  return { full, counts }
}

/** Percentiles of a company with all but `left` of its figures hidden. */
function masking(
  { percentiles, disclosed, count }: Row,
  { left, random, hidden }: { readonly left: number; readonly random: () => number; readonly hidden: number },
): Float64Array {
  let [open, rest] = [left, count]
  const masked = percentiles.slice()
  for (let column = 0; column < masked.length; column++) {
    if (disclosed[column] === 0) continue
    // Each of those that are still to come is as likely to be among the open ones.
    const isLeft = random() * rest < open
    rest--
    if (isLeft) open--
    else masked[column] = hidden
  }
  return masked
}

/** Materiality weights of a company's industry, in the order of the categories. */
function weightsAt({ peers, weights }: StandardInput, { places }: Sample, at: number): Float64Array {
  const industry = peers.industryOf[peers.order[places[at]!]!]!
  return weights.subarray(industry * categories.length, (industry + 1) * categories.length)
}

/** The weighted mean of the means of the categories; NaN without any. */
function totalOf({ columns, orders }: Columns, percentiles: Float64Array, materiality: Float64Array): number {
  const sums = new Float64Array(categories.length)
  const weights = new Float64Array(categories.length)
  for (let column = 0; column < columns.length; column++) {
    const percentile = percentiles[column]!
    if (Number.isNaN(percentile)) continue
    const { weight } = columns[column]!
    sums[orders[column]!]! += weight * percentile
    weights[orders[column]!]! += weight
  }
  let [sum, whole] = [0, 0]
  for (let order = 0; order < sums.length; order++) {
    if (weights[order] === 0) continue
    sum += (materiality[order]! * sums[order]!) / weights[order]!
    whole += materiality[order]!
  }
  return whole === 0 ? Number.NaN : sum / whole
}
