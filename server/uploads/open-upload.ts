import { uploadLimits } from '#contract/wire/uploads.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type OpenedFile, openTable, type RawTable, type TableHead } from '#server/imports/tables/rows.ts'

/** A table that a person sent, opened. It is refused where it has more columns or lines than any such table, before its rows are read. */
export async function openUpload(bytes: Uint8Array): Promise<OpenedFile> {
  const opened = await openTable(bytes)
  for (const { names, isCut } of opened.sheets.flatMap(({ heads }) => heads)) {
    if (names.length > uploadLimits.columns) throw new Refusal('upload.columns')
    if (isCut) throw new Refusal('upload.cell')
  }
  if (opened.text !== null && linesOf(opened.text) > uploadLimits.rows) throw new Refusal('upload.rows')
  return opened
}

function linesOf(text: string): number {
  let lines = 1
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines++
  return lines
}

/** The table below a header. It is refused where it has more rows, or a longer cell, than any such table. */
export function readUpload({ read }: TableHead): RawTable {
  const table = read()
  if (table.rows.length + table.rejected.length > uploadLimits.rows) throw new Refusal('upload.rows')
  for (const { cells } of table.rows)
    for (const cell of cells) if (cell.length > uploadLimits.cell) throw new Refusal('upload.cell')
  return table
}
