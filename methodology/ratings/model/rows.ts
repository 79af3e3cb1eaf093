/** One rating of one company and year, with what is known of the company then. */
export interface RatedRow {
  /** Position of the company: rows of one company are never parted. */
  readonly company: number
  /** Fiscal year of the features. */
  readonly year: number
  /** The rating on the common axis, 0 worst to 1 best. */
  readonly rating: number
  /** The same vendor's rating of the year before; null where there was none. For comparison and for the guard, never a feature. */
  readonly previous: number | null
  /** In the order of the names. */
  readonly features: Float64Array
}

/** What a model is made from. */
export interface RatedSample<R extends RatedRow = RatedRow> {
  readonly names: readonly string[]
  readonly rows: readonly R[]
}
