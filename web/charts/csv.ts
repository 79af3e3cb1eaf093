import type { Cell, TableOf } from './table.ts'

const plainNumber = /^-?\d+(\.\d+)?$/

/**
 * A table as a CSV file: UTF-8 with a byte order mark, without which Excel on Japanese Windows reads Shift_JIS.
 * Figures go out with their full precision and an ASCII minus; missing ones are empty.
 */
export function csvOf({ columns, rows }: TableOf): string {
  const lines = [columns.map(({ label }) => label), ...rows.map(({ cells }) => cells.map(plainOf))]
  return `\ufeff${lines.map((line) => line.map(csvCell).join(',')).join('\r\n')}\r\n`
}

function plainOf(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return cell
  return cell.value === null ? '' : String(Number(cell.value.toPrecision(12)))
}

/** What a spreadsheet would take for a formula gets a quote before it; plain negative numbers stay numbers. */
export function csvCell(text: string): string {
  const isFormula = /^[=+\-@\t\r]/.test(text) && !plainNumber.test(text)
  const safe = isFormula ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
