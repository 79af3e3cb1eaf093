import { z } from 'zod'

/** What the reader of a table can have assumed that the file does not say in so many words. */
export const assumptionKinds = [
  /** The sheet that was read, of several; `value` names the others that could have been. */
  'sheet',
  /** The header does not stand on the first line; `value` is its line. */
  'header',
  /** What parts the cells, other than a comma; `value` is `semicolon`, `tab` or `pipe`. */
  'separator',
  /** A comma parts decimals in a column. */
  'decimal-comma',
  /** Cells of a column have decimal commas and others decimal points. */
  'decimals-mixed',
  /** What the figures of a column were multiplied by; `value` is the factor. */
  'scale',
  /** The currency of a column, or of the whole file; `value` is its code. */
  'currency',
  /** A column in yen, which is not multiplied by the rate beside it. */
  'yen',
  /** What weights were read as: `value` is `percent`, `fraction` or `bps`. */
  'weights',
  /** The order of days such as 11/05/2026; `value` is `dmy` or `mdy`. */
  'day-order',
  /** The day that stands above the table; `value` is it. */
  'file-day',
  /** Lines without a day took the one that was given; `value` is it, `column` another one that stands above the table without a word. */
  'given-day',
  /** Columns that fit a field equally well: neither is used until one is chosen. `column` is the field, `value` names them. */
  'columns',
  /** The first of several columns that fit a field equally well was read; `value` names it, then the others. */
  'first-column',
  /** A second table below the lines, which was left out; `column` names its columns, `value` is the line of its header. */
  'other-table',
  /** Several funds or accounts that a column names were read as one portfolio; `value` names them. */
  'accounts',
  /** The weights of each are a whole, and nothing is read until one is chosen; `value` names them. */
  'which-account',
  /** The lines of the first were read; `value` names it, then the others. */
  'account',
  /** A column that says which positions are short; `value` says how many are. */
  'sides',
  /** What depths were read as: `value` is `cm` or `m`. */
  'depth',
  /** Lines that are totals, groups, cash or remarks; `value` says how many. */
  'totals',
  'cash',
  'notes',
] as const
export type AssumptionKind = (typeof assumptionKinds)[number]

/** Something that was assumed while a table was read, which a person sees before anything is kept. */
export const Assumption = z.object({
  kind: z.enum(assumptionKinds),
  /** Name of the column; null for the file as a whole. */
  column: z.string().nullable(),
  value: z.string().nullable(),
  /** Whether it may as well be otherwise, so that somebody should look. */
  isQuestion: z.boolean(),
})
export type Assumption = z.infer<typeof Assumption>
