import { Refusal } from '#server/http/refusal.ts'
import { Unreadable } from '#server/imports/rejections.ts'
import { findTables, openTable, type RawTable } from '#server/imports/tables/rows.ts'

/** The table of a file that has some columns; refuses what is no table, and one without them. */
export async function openFile(base64: string, columns: readonly (readonly string[])[]): Promise<RawTable> {
  try {
    const opened = await openTable(Buffer.from(base64, 'base64'))
    for (const names of columns) {
      const [table] = findTables(opened, names)
      if (table) return table
    }
  } catch (error) {
    if (error instanceof Unreadable) throw new Refusal('scenario.file-unreadable')
    throw error
  }
  throw new Refusal('scenario.file-columns')
}
