import { quantile } from '../../statistics/quantiles.ts'
import { type Category, categories, type Total, totalKeys, totals } from '../hierarchy.ts'
import { halvesOf } from '../ranks/halves.ts'
import type { StandardInput } from '../standard/market-scores.ts'
import { generator } from './generator.ts'
import type { IndicatorColumn, SampledYear } from './sample.ts'

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
 * @returns share of the companies, 0 or more, in the order of `totalKeys`; NaN where fewer than 30 companies have the score
 */
export function rankErrorsOf(input: StandardInput, sample: SampledYear): number[] {
  const full = meansOf(sample)
  const hidden = hiddenPercentile(input)
  return totalKeys.map((key) => {
    const all = Float64Array.from(sample.places, (_, at) =>
      totalOf(input, { key, sample, at }, (c) => full.get(c)![at]!),
    )
    const scored = [...all.keys()].filter((at) => !Number.isNaN(all[at]!))
    if (scored.length < minRich) return Number.NaN
    const sorted = all.filter((total) => !Number.isNaN(total)).sort()
    const rankOf = (total: number) => halvesOf(sorted, total, true) / (2 * sorted.length)
    const own = sample.columns.filter(({ category }) => (totals[key] as readonly Category[]).includes(category))
    const counts = new Map(scored.map((at) => [at, own.reduce((n, { disclosed }) => n + disclosed[at]!, 0)]))
    const rich = scored
      .sort((a, b) => counts.get(b)! - counts.get(a)!)
      .slice(0, Math.min(maxRich, Math.max(minRich, Math.floor(scored.length * richShare))))
    const errors = rich.flatMap((at) => {
      const random = generator(sample.places[at]!)
      const count = counts.get(at)!
      return sharesLeft.flatMap((share) => {
        const left = Math.round(count * share)
        if (left < 1 || left === count) return []
        return Array.from({ length: draws }, () => {
          const means = maskedMeans(own, { at, left, count, random, hidden })
          const masked = totalOf(input, { key, sample, at }, (category) => means.get(category) ?? Number.NaN)
          return Math.abs(rankOf(masked) - rankOf(all[at]!)) * Math.sqrt(left / (1 - left / count))
        })
      })
    })
    return quantile(Float64Array.from(errors).sort(), intervalCoverage) ?? Number.NaN
  })
}

/** Percentile of a figure that was hidden. */
function hiddenPercentile({ method: { inferred }, isWorstValue }: StandardInput): number {
  if (isWorstValue) return 0
  return 0.5 - (inferred.as === 'expected' ? inferred.caution : 0) * Math.sqrt(1 / 12)
}

/** Means of the categories of everybody in the sample. */
function meansOf({ places, columns }: SampledYear): ReadonlyMap<Category, Float64Array> {
  const byCategory = Map.groupBy(columns, ({ category }) => category)
  return new Map(
    categories.map((category) => {
      const own = byCategory.get(category) ?? []
      return [category, Float64Array.from(places, (_, at) => meanOf(own, (column) => column.percentiles[at]!))]
    }),
  )
}

/** Means of one company's categories with all but `left` of its `count` figures hidden. */
function maskedMeans(
  columns: readonly IndicatorColumn[],
  {
    at,
    left,
    count,
    random,
    hidden,
  }: {
    readonly at: number
    readonly left: number
    readonly count: number
    readonly random: () => number
    readonly hidden: number
  },
): ReadonlyMap<Category, number> {
  let [open, rest] = [left, count]
  const percentiles = new Map<IndicatorColumn, number>()
  for (const column of columns) {
    const percentile = column.percentiles[at]!
    if (column.disclosed[at] === 0) {
      percentiles.set(column, percentile)
      continue
    }
    // Each of those that are still to come is as likely to be among the open ones.
    const isLeft = random() * rest < open
    rest--
    if (isLeft) open--
    percentiles.set(column, isLeft ? percentile : hidden)
  }
  const byCategory = Map.groupBy(columns, ({ category }) => category)
  return new Map(
    [...byCategory].map(([category, own]) => [category, meanOf(own, (column) => percentiles.get(column)!)]),
  )
}

function meanOf(columns: readonly IndicatorColumn[], percentileOf: (column: IndicatorColumn) => number): number {
  let [sum, whole] = [0, 0]
  for (const column of columns) {
    const percentile = percentileOf(column)
    if (Number.isNaN(percentile)) continue
    sum += column.weight * percentile
    whole += column.weight
  }
  return whole === 0 ? Number.NaN : sum / whole
}

function totalOf(
  { peers, weights }: StandardInput,
  { key, sample, at }: { readonly key: Total; readonly sample: SampledYear; readonly at: number },
  meanOfCategory: (category: Category) => number,
): number {
  const industry = peers.industryOf[peers.order[sample.places[at]!]!]!
  let [sum, whole] = [0, 0]
  for (const category of totals[key]) {
    const mean = meanOfCategory(category)
    const weight = weights[industry * categories.length + categories.indexOf(category)]!
    if (Number.isNaN(mean)) continue
    sum += weight * mean
    whole += weight
  }
  return whole === 0 ? Number.NaN : sum / whole
}
