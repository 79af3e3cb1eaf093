import { z } from 'zod'
import type { PublishedCorrelation } from '#methodology/ratings/vendor-correlations.ts'
import { type RatingVendor, toVendorScales } from '#methodology/ratings/vendor-scales.ts'
import { type Rating, ratingOf } from '#methodology/ratings/vendors.ts'
import { BoundedCache } from '#server/cache/bounded-cache.ts'
import { once } from '#server/cache/once.ts'
import { readTable } from '#server/catalogue/csv-table.ts'
import { fact } from '#server/catalogue/fact.ts'

const number = z.coerce.number()
const ScaleRow = z.object({
  ...fact,
  vendor: z.string(),
  level: z.string(),
  min: number,
  max: number,
  interval: z.string(),
  class: z.string(),
})
const PublishedRow = z.object({
  ...fact,
  rater_a: z.string(),
  rater_b: z.string(),
  ESG: number,
  E: number,
  S: number,
  G: number,
})

const vendorScales = once(() => toVendorScales(readTable('vendor_scales.csv', ScaleRow)))
const ratings = new BoundedCache<Rating | null>({ name: 'ratings-read', most: 10_000 })

/** A rating read; thousands of companies share a few values. */
export function readRating(vendor: RatingVendor, item: string, value: string): Rating | null {
  return ratings.get(`${vendor} ${item} ${value}`, () => ratingOf(vendorScales(), { vendor, item, value }))
}

/** The levels that a vendor names, the best first; none of vendors that rate by numbers alone. */
export function vendorLevels(vendor: RatingVendor): string[] {
  return vendorScales()
    [vendor].map(({ level }) => level)
    .reverse()
}

export const publishedCorrelations = once((): readonly PublishedCorrelation[] =>
  readTable('berg_rating_correlations.csv', PublishedRow),
)
