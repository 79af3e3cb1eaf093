import type { RatedRow } from '../model/rows.ts'

/** A rating of 0 to 5 of one company and year, with what is known of the company then. */
export interface PredictionRow extends RatedRow {
  /** Positions of its peer groups, from the narrowest to the market. */
  readonly chain: readonly number[]
  /** The same score by the structure; null where no theme is applicable. */
  readonly structure: number | null
}
