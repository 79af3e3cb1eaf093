import type { RatingVendor } from '#methodology/ratings/vendor-scales.ts'
import { type Rating, ratingOf } from '#methodology/ratings/vendors.ts'
import { BoundedCache } from '#server/cache/bounded-cache.ts'
import { oncePer } from '#server/cache/once.ts'

const ratings = oncePer((_: RatingVendor) => new BoundedCache<Rating | null>({ name: 'ratings-read', max: 10_000 }))

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
