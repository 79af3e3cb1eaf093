import type { RatingVendor } from '#methodology/ratings/vendor-scales.ts'
import { BoundedCache } from '#server/cache/bounded-cache.ts'
import { oncePer } from '#server/cache/once.ts'
import type { LoadedPanel } from '../panel/build.ts'
import { untilOf } from './days.ts'
import type { RatingHistory } from './rating-history.ts'
import { readRating } from './scales.ts'

const years = oncePer((_: RatingHistory) => new BoundedCache<Float64Array>({ name: 'ratings-by-year', most: 400 }))

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
): Float64Array[] {
  return panel.years.map((fiscalYear) =>
    years(history).get([panel.revision, vendor.key, item, lastDay, fiscalYear].join(' '), () => {
      const day = { asOf: lastDay, until: untilOf(fiscalYear, lastDay) }
      const since = untilOf(fiscalYear - 1, lastDay)
      return Float64Array.from(panel.companies, ({ id }) => {
        const vintage = history.newest(id, vendor.key, item, day)
        const isNew = vintage !== undefined && vintage.ratedOn > since
        return (isNew ? readRating(vendor, item, vintage.value)?.axis : null) ?? Number.NaN
      })
    }),
  )
}
