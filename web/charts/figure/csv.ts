import type { DownloadPlan } from '#contract/wire/download-count.ts'
import { csvText, type SheetCell } from '#contract/wire/spreadsheet.ts'
import { saveFile } from '../../app/save-file.ts'
import type { Cell, TableOf } from './table.ts'

/**
 * A table as a CSV file: UTF-8 with a byte order mark, without which Excel on Japanese Windows reads Shift_JIS.
 * Figures go out with their full precision and an ASCII minus; missing ones are empty.
 */
export function csvOf({ columns, rows }: TableOf, about: readonly string[] = []): string {
  const headerRows = about.filter((line) => line !== '').map((line) => [`# ${plainLine(line)}`])
  return `\ufeff${csvText([...headerRows, columns.map(({ label }) => label), ...rows.map(({ cells }) => cells.map(plainOf))])}`
}

/** The table as a file; what it is, its unit, day and source stand before it in lines that begin with `#`, which programs skip. */
export const csvBlob = (table: TableOf, about: readonly string[] = []): Blob =>
  new Blob([csvOf(table, about)], { type: 'text/csv;charset=utf-8' })

/** Give a table without figures of companies to the browser to keep; others are counted, `saveBrowserFile`. */
export function saveCsv(table: TableOf, fileName: string): void {
  saveFile(csvBlob(table), fileName)
}

/** What a file of a table takes from the month's counts. */
export function planOfTable(table: TableOf | undefined): Required<Omit<DownloadPlan, 'companyYears'>> {
  const rows = Math.max(1, table?.rows.length ?? 1)
  return {
    companies: table?.rowsAre === 'companies' ? rows : 1,
    years: table?.rowsAre === 'years' ? rows : 1,
    items: Math.max(1, table?.columns.filter(({ isNumber }) => isNumber).length ?? 1),
  }
}

/** Without what a file would put in quotation marks: programs know a comment by the sign at its very beginning. */
const plainLine = (text: string) => text.replace(/\s+/g, ' ').replaceAll(',', '，').replaceAll('"', '”')

function plainOf(cell: Cell): SheetCell {
  if (cell === null || typeof cell === 'string') return cell
  return cell.value === null ? null : Number(cell.value.toPrecision(12))
}
