import { writeXlsx } from 'hucre/xlsx'
import type { FileAnswer } from '#contract/wire/endpoint.ts'
import { harmlessCell, type SheetCell } from '#contract/wire/spreadsheet.ts'
import { csvFile } from './csv-file.ts'

export interface Sheet {
  readonly name: string
  readonly rows: readonly (readonly SheetCell[])[]
  /** Width of a column by its place, in characters. */
  readonly widthOf: (at: number) => number
}

/** Sheets as a workbook, or as CSV one below another with an empty line between; what would run as a formula is a text. */
export async function tableFile(
  { name, format }: { /** Without its ending. */ readonly name: string; readonly format: 'csv' | 'xlsx' },
  sheets: readonly Sheet[],
): Promise<FileAnswer> {
  if (format === 'csv') {
    const rows = sheets.flatMap((sheet, at) => (at === 0 ? sheet.rows : [[], ...sheet.rows]))
    return { name: `${name}.csv`, type: 'text/csv; charset=utf-8', ...csvFile(rows, 'utf-8') }
  }
  const bytes = await writeXlsx({ sheets: sheets.map(toPlain) })
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  return { name: `${name}.xlsx`, type, bytes, replaced: 0 }
}

function toPlain({ name, rows, widthOf }: Sheet) {
  const max = Math.max(0, ...rows.map((row) => row.length))
  return {
    name,
    rows: rows.map((row) => row.map((cell) => (typeof cell === 'string' ? harmlessCell(cell) : cell))),
    columns: Array.from({ length: max }, (_, at) => ({ width: widthOf(at) })),
  }
}
