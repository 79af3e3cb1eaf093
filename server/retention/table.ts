import type { RawBuilder } from 'kysely'
import type { RefusalCode } from '#contract/wire/refusals.ts'

/** Whoever would have more is told so. */
export interface Refused {
  readonly kind: 'refused'
  readonly rows: number
  /** What they may take, the expression that says so of a row, and the refusal where it is not that of too many rows. */
  readonly bytes?: { readonly most: number; readonly of: RawBuilder<number>; readonly refusal?: RefusalCode }
  /** Rows that count; all of them when left out. */
  readonly countedIf?: RawBuilder<boolean>
  readonly refusal: RefusalCode
}

/** What keeps the rows of one account in a table from growing for ever. */
type Most =
  | Refused
  /** What is oldest makes room. */
  | { readonly kind: 'oldest-go'; readonly rows: number }
  /** Something else holds it, in words. */
  | { readonly kind: 'held'; readonly by: string }

/** What is deleted by itself. */
interface Deletion {
  /** Which rows, in words. */
  readonly what: string
  /** So many days afterwards. */
  readonly days: number
  /** The rows that it held true of before a moment. */
  readonly where: (before: Date) => RawBuilder<boolean>
}

/** A table that grows with what an account does. */
export interface AccountTable {
  /** Where it says whose a row is: a column with the account, or one with the row of another table that says so; null where none does. */
  readonly owner: 'account_id' | null | { readonly column: string; readonly of: string }
  readonly most: Most
  readonly deletions: readonly Deletion[]
  /** What deletes it besides, in words. */
  readonly otherwise?: string
  /** What stays of a row when the account is deleted; the row goes with it where nothing is said. */
  readonly outlives?: string
}
