import type { Assumption } from '#contract/wire/assumed.ts'
import type { RefusalCode } from '#contract/wire/refusals.ts'
import { Refusal } from '#server/http/refusal.ts'
import { Unreadable } from '#server/imports/rejections.ts'
import { assumedShape, assumption } from './assumed-shape.ts'
import { findTable, type GridTable, type HeaderRules } from './find-header.ts'
import { matchColumns } from './match-columns.ts'
import { openGrid } from './open-grid.ts'

/** Where the columns of a table stand; those that are not there are left out. */
export type ColumnsAt<F extends string> = Partial<Record<F, number>>

export interface OpenTable<F extends string> {
  readonly table: GridTable
  readonly at: ColumnsAt<F>
  /** What was assumed about the shape of the file and its columns. */
  readonly assumed: Assumption[]
}

interface Opening<F extends string> {
  readonly rules: HeaderRules<F>
  /** What a person said. */
  readonly said: { readonly sheet?: string | undefined; readonly columns?: Partial<Record<F, string>> | undefined }
  readonly refusals: { readonly unreadable: RefusalCode; readonly columns: RefusalCode }
}

/** The table of a file that has some columns; refuses what is no table, and one without them. */
export async function openTable<F extends string>(
  bytes: Uint8Array,
  { rules, said, refusals }: Opening<F>,
): Promise<OpenTable<F>> {
  try {
    const table = findTable(await openGrid(bytes), { ...rules, sheet: said.sheet })
    if (table) {
      const { at, assumed } = columnsOf(table, rules, said.columns ?? {})
      if (rules.isEnough((...fields) => fields.some((field) => at[field] !== undefined)))
        return {
          table,
          at,
          assumed: [...assumedShape(table, { isSheetChosen: said.sheet !== undefined }), ...assumed],
        }
    }
  } catch (error) {
    if (error instanceof Unreadable) throw new Refusal(refusals.unreadable)
    throw error
  }
  throw new Refusal(refusals.columns)
}

/** The column that a person chose, else the best by its name; of several that fit equally the first, which is said. */
function columnsOf<F extends string>(
  { header }: GridTable,
  { words }: HeaderRules<F>,
  chosen: Partial<Record<F, string>>,
): { at: ColumnsAt<F>; assumed: Assumption[] } {
  const { mapping, open } = matchColumns(header, { words, evidence: () => 0 })
  const at = { ...mapping }
  const assumed = open.map(({ field, columns }): Assumption => {
    const own = columns.find((column) => header[column] === chosen[field])
    const chosenColumn = own ?? columns[0]!
    at[field] = chosenColumn
    const names = [chosenColumn, ...columns.filter((column) => column !== chosenColumn)]
      .map((column) => header[column])
      .join('\n')
    return { ...assumption('first-column', names, field), isQuestion: own === undefined }
  })
  return { at, assumed }
}
