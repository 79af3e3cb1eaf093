import { findTable, type GridTable, type HeaderRules } from '#server/files/table/find-header.ts'
import { matchColumns } from '#server/files/table/match-columns.ts'
import { openGrid } from '#server/files/table/open-grid.ts'
import { Refusal } from '#server/http/refusal.ts'
import { Unreadable } from '#server/imports/rejections.ts'

export interface OpenFile<F extends string> {
  readonly table: GridTable
  /** Where each column stands; those that are not there are left out. Of two that are called the same it is the first. */
  readonly at: Partial<Record<F, number>>
}

/** The table of a file that has some columns; refuses what is no table, and one without them. */
export async function openFile<F extends string>(bytes: Uint8Array, rules: HeaderRules<F>): Promise<OpenFile<F>> {
  try {
    const table = findTable(await openGrid(bytes), rules)
    if (table) {
      const { mapping, open } = matchColumns(table.header, { words: rules.words, evidence: () => 0 })
      const first = Object.fromEntries(open.map(({ field, columns }) => [field, columns[0]!]))
      const at = { ...first, ...mapping } as Partial<Record<F, number>>
      if (rules.isEnough((...fields) => fields.some((field) => at[field] !== undefined))) return { table, at }
    }
  } catch (error) {
    if (error instanceof Unreadable) throw new Refusal('scenario.file-unreadable')
    throw error
  }
  throw new Refusal('scenario.file-columns')
}
