import type { RatingVendor } from '#methodology/ratings/vendor-scales.ts'
import { BoundedCache } from '#server/cache/bounded-cache.ts'
import { oncePer } from '#server/cache/once.ts'
import type { LoadedPanel } from '../panel/build.ts'
import { untilOf } from './days.ts'
import type { RatingHistory } from './rating-history.ts'
import { readRating } from './scales.ts'

const series = oncePer(
  (_: RatingHistory) => new BoundedCache<readonly Float64Array[]>({ name: 'ratings-by-year', max: 40 }),
)

interface RatingSeries {
  readonly vendor: RatingVendor
  /** Day by which they were given, and known. */
  readonly lastDay: string
  /** The total when left out. */
  readonly item?: string
}

/**
 * A vendor's ratings by position of the fiscal year and of the company, on the common axis: those given after the year before was
 * over. One that still stands from the year before is no new rating, and NaN.
 */
export function ratingsByYear(
  history: RatingHistory,
  panel: LoadedPanel,
  { vendor, lastDay, item = 'total' }: RatingSeries,
): readonly Float64Array[] {
  return series(history).get([panel.revision, vendor.key, item, lastDay].join(' '), () => {
    const years = panel.years.map((fiscalYear) => ({
      asOf: lastDay,
      until: untilOf(fiscalYear, lastDay),
      since: untilOf(fiscalYear - 1, lastDay),
      axes: new Float64Array(panel.companies.length).fill(Number.NaN),
    }))
    for (const [company, { id }] of panel.companies.entries()) {
      const vintages = history.newestByDay(id, vendor.key, item, years) ?? []
      for (const [at, vintage] of vintages.entries()) {
        const { since, axes } = years[at]!
        if (vintage && vintage.ratedOn > since)
          axes[company] = readRating(vendor, item, vintage.value)?.axis ?? Number.NaN
      }
    }
    return years.map(({ axes }) => axes)
  })
}
