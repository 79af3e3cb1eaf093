import { csvText, type SheetCell } from '#contract/wire/spreadsheet.ts'
import { saveFile } from '../../app/save-file.ts'
import type { Cell, TableOf } from './table.ts'

/**
 * A table as a CSV file: UTF-8 with a byte order mark, without which Excel on Japanese Windows reads Shift_JIS.
 * Figures go out with their full precision and an ASCII minus; missing ones are empty.
 */
export function csvOf({ columns, rows }: TableOf): string {
  return `\ufeff${csvText([columns.map(({ label }) => label), ...rows.map(({ cells }) => cells.map(plainOf))])}`
}

/** Give a table to the browser to keep. */
export function saveCsv(table: TableOf, fileName: string): void {
  saveFile(new Blob([csvOf(table)], { type: 'text/csv;charset=utf-8' }), fileName)
}

function plainOf(cell: Cell): SheetCell {
  if (cell === null || typeof cell === 'string') return cell
  return cell.value === null ? null : Number(cell.value.toPrecision(12))
}
