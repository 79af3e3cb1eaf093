import { z } from 'zod'
import type { PublishedCorrelation } from '#methodology/ratings/vendor-correlations.ts'
import type { RatingVendor } from '#methodology/ratings/vendor-scales.ts'
import { type Rating, ratingOf } from '#methodology/ratings/vendors.ts'
import { BoundedCache } from '#server/cache/bounded-cache.ts'
import { once, oncePer } from '#server/cache/once.ts'
import { readTable } from '#server/catalogue/csv-table.ts'
import { fact } from '#server/catalogue/fact.ts'

const number = z.coerce.number()
const PublishedRow = z.object({
  ...fact,
  rater_a: z.string(),
  rater_b: z.string(),
  ESG: number,
  E: number,
  S: number,
  G: number,
})

const ratings = oncePer((_: RatingVendor) => new BoundedCache<Rating | null>({ name: 'ratings-read', most: 10_000 }))

/** A rating read; thousands of companies share a few values. */
export function readRating(vendor: RatingVendor, item: string, value: string): Rating | null {
  return ratings(vendor).get(`${item} ${value}`, () => ratingOf(vendor, { item, value }))
}

/** The levels that a vendor names, the best first; none of vendors that rate by numbers alone. */
export function vendorLevels({ bands, direction, notation, namesBands }: RatingVendor): string[] {
  if (notation === 'numbers' && !namesBands) return []
  const levels = bands.map(({ level }) => level)
  return direction === 'lower_better' ? levels : levels.reverse()
}

export const publishedCorrelations = once((): readonly PublishedCorrelation[] =>
  readTable('berg_rating_correlations.csv', PublishedRow),
)
