import { z } from 'zod'
import type { PublishedCorrelation } from '#methodology/ratings/vendor-correlations.ts'
import { type RatingVendor, toVendorScales, type VendorScales } from '#methodology/ratings/vendor-scales.ts'
import { type Rating, ratingOf } from '#methodology/ratings/vendors.ts'
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

let scales: VendorScales | undefined
const known = new Map<string, Rating | null>()

/** A rating read; thousands of companies share a few values. */
export function readRating(vendor: RatingVendor, item: string, value: string): Rating | null {
  const key = `${vendor} ${item} ${value}`
  const held = known.get(key)
  if (held !== undefined) return held
  scales ??= toVendorScales(readTable('vendor_scales.csv', ScaleRow))
  const rating = ratingOf(scales, { vendor, item, value })
  if (known.size < 10_000) known.set(key, rating)
  return rating
}

/** The levels that a vendor names, the best first; none of vendors that rate by numbers alone. */
export function vendorLevels(vendor: RatingVendor): string[] {
  scales ??= toVendorScales(readTable('vendor_scales.csv', ScaleRow))
  return scales[vendor].map(({ level }) => level).reverse()
}

let published: readonly PublishedCorrelation[] | undefined

export function publishedCorrelations(): readonly PublishedCorrelation[] {
  published ??= readTable('berg_rating_correlations.csv', PublishedRow)
  return published
}
