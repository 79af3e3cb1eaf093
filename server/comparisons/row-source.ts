import type { RatingVendor } from '#methodology/ratings/vendor-scales.ts'
import type { Tags } from '#methodology/scores/family/tags.ts'
import type { RatingHistory } from '#server/market/ratings/rating-history.ts'
import type { MarketSnapshot } from '#server/market/snapshot/market-snapshot.ts'
import type { Compared } from './companies.ts'

/** Ratings as an account may see them on a day. */
export interface RatingsOfDay {
  readonly history: RatingHistory
  /** Keys of the vendors of the account. */
  readonly allowed: ReadonlySet<string>
  readonly asOf: string
}

/** What rows are read from. */
export interface RowSource {
  readonly snapshot: MarketSnapshot
  readonly compared: Compared
  /** Positions of the fiscal years. */
  readonly years: readonly number[]
  readonly tags: Tags
  /** By position of the company, 1 where it is part of the market's middle; null for all. */
  readonly region: { readonly name: string; readonly members: Uint8Array | null }
  readonly hasAverages: boolean
  readonly areIndustries: boolean
  readonly ratings: RatingsOfDay
  /** Every vendor of the market. */
  readonly vendors: readonly RatingVendor[]
}
