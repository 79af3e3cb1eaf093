/** What may leave for a spreadsheet: a text, a number, or nothing. */
export type SheetCell = string | number | null

/** What a spreadsheet takes off, or does not show, before it looks whether a cell is a formula. */
const before = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}"'`‘’“”]*/u
/** Signs that begin a formula, once folded to half width: full-width, small and raised forms begin one too. */
const begins = /^[=+\-@\u2212\u2013]/
const plainNumber = /^[-\u2212\uff0d]?\d[\d,]*(\.\d+)?(e[+-]?\d+)?[%％]?$/i
const onlySign = /^[-=+\u2212\u2013\uff0d]$/

/**
 * The one rule for every text that leaves for a spreadsheet, by file or clipboard: what would be taken for a formula gets a `'`
 * before it, which makes it a text. Plain numbers, negative ones too, stay numbers; a sign alone is nothing to run.
 */
export function harmlessCell(cell: SheetCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : ''
  if (plainNumber.test(cell) || onlySign.test(cell)) return cell
  const start = cell.replace(before, '').slice(0, 2)
  // Folded and as it stands: composed with a mark that follows it, a sign becomes another letter, and still begins a formula.
  return begins.test(start) || begins.test(start.normalize('NFKC')) || /^[\t\r\n]/.test(cell) ? `'${cell}` : cell
}

/** Rows as text with commas; what would break a row is quoted. */
export function csvText(rows: Iterable<readonly SheetCell[]>): string {
  let text = ''
  for (const row of rows) text += `${row.map((cell) => quoted(harmlessCell(cell), /[",\r\n]/)).join(',')}\r\n`
  return text
}

/** Rows as text with tabs, for the clipboard: a cell is one line, so that what follows a break begins no cell of its own. */
export function tsvText(rows: Iterable<readonly SheetCell[]>): string {
  const line = (cell: SheetCell) =>
    typeof cell === 'string' ? cell.replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ') : cell
  return Array.from(rows, (row) => row.map((cell) => quoted(harmlessCell(line(cell)), /^"/)).join('\t')).join('\n')
}

const quoted = (text: string, breaks: RegExp) => (breaks.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
