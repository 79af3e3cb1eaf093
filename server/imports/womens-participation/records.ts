import { parse } from 'csv-parse/sync'

interface WideRecord {
  /** Line it begins on, from 1. */
  readonly line: number
  /** Null where a quotation mark never closes, or the text is none of a table. */
  readonly cells: readonly string[] | null
}

/**
 * Rows of a table of many columns, one at a time: fifteen million cells would not stand in memory together. Most rows are split where
 * their cells part; only one with quotation marks inside a cell is parsed.
 */
export function* recordsOf(text: string): Generator<WideRecord> {
  let [position, line] = [text.startsWith('\ufeff') ? 1 : 0, 1]
  while (position < text.length) {
    const letter = text.charCodeAt(position)
    if (letter === 10 || letter === 13) {
      if (letter === 10) line++
      position++
      continue
    }
    const begun = line
    let end = position
    let isOpen = false
    do {
      const found = text.indexOf('\n', end)
      const next = found === -1 ? text.length : found
      isOpen = isOpen !== hasOddQuotes(text, end, next)
      end = next + 1
      line++
    } while (isOpen && end < text.length)
    const record = text.slice(position, text[end - 2] === '\r' ? end - 2 : end - 1)
    position = end
    if (record.trim() !== '') yield { line: begun, cells: isOpen ? null : cellsOf(record) }
  }
}

function hasOddQuotes(text: string, from: number, to: number): boolean {
  let isOdd = false
  for (let at = text.indexOf('"', from); at !== -1 && at < to; at = text.indexOf('"', at + 1)) isOdd = !isOdd
  return isOdd
}

function cellsOf(record: string): readonly string[] | null {
  if (!record.includes('"')) return record.split(',')
  if (record.startsWith('"') && record.endsWith('"')) {
    const cells = record.slice(1, -1).split('","')
    if (!cells.some((cell) => cell.includes('"'))) return cells
  }
  try {
    return (parse(record, { relax_column_count: true }) as string[][])[0] ?? null
  } catch {
    return null
  }
}
