import type { RatingVendor } from '#methodology/ratings/vendor-scales.ts'
import type { Mapping } from './tables/mapping.ts'

/** What a table may not say itself, and mappings of the user's own. */
export interface ReadOptions {
  /** Fiscal year of a table that does not name it. */
  readonly year?: number
  /** Day since which the table's figures are known. */
  readonly knownFrom?: string
  /** Name of the mapping to read with. */
  readonly mapping?: string
  /** Mappings of the user's own. */
  readonly own?: readonly Mapping[]
  /** Vendors of this market; those of the product when left out. */
  readonly vendors?: readonly RatingVendor[]
  /** Corporate numbers of the entities that report by themselves and belong to a company of this market. */
  readonly entities?: ReadonlySet<string>
  /** Today in Tokyo, `YYYY-MM-DD`. */
  readonly today?: string
}
