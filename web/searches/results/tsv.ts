import type { SheetCell } from '#contract/search/sheet.ts'

/** Rows as tab-separated text, numbers unformatted, for the clipboard. */
export function tsvOf(rows: readonly (readonly SheetCell[])[]): string {
  return rows.map((row) => row.map(harmless).join('\t')).join('\n')
}

/** Text that a spreadsheet would run as a formula is quoted; numbers, negative ones too, stay numbers. */
function harmless(cell: SheetCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const plain = cell.replace(/[\t\r\n]+/g, ' ')
  return /^[=+@]|^-(?!\d)/.test(plain) ? `'${plain}` : plain
}
