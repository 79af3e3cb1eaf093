import { parse } from 'csv-parse/sync'
import { headerName } from './csv.ts'
import { decodeText } from './text.ts'

/** One cell of a table as it stands in the file. */
export interface TableLine {
  readonly line: number
  readonly item: string
  readonly position: string
  readonly value: string
  readonly unit: string
  /** The first cells of the row, which name it. */
  readonly label: string | null
}

const around = 3
const linesBeforeHeader = 10

/** The cells of a column around a line of a table that was kept; none when the file is no text or has no such column. */
export function readTableLines(copy: { readonly bytes: Uint8Array }, column: string, line: number): TableLine[] {
  const text = decodeText(copy.bytes)
  const header = findColumn(text, column)
  if (!header) return []
  const first = Math.max(header.line + 1, line - around)
  const rows = splitRows(text, first, line + around, header.delimiter)
  return rows.flatMap(({ at, cells }) => {
    const value = cells[header.index]
    if (value === undefined) return []
    const label = cells.slice(0, 3).filter(Boolean).join(' ').slice(0, 60)
    return [{ line: at, item: column, position: `row ${at}`, value, unit: '', label: label || null }]
  })
}

function findColumn(text: string, column: string) {
  const wanted = headerName(column)
  for (const [position, line] of text.split('\n', linesBeforeHeader).entries()) {
    for (const delimiter of ['\t', ',']) {
      const index = split(line, delimiter).map(headerName).indexOf(wanted)
      if (index !== -1) return { line: position + 1, delimiter, index }
    }
  }
  return null
}

/** The rows that begin on some lines. A cell may hold line breaks, so a row may begin on none of them. */
function splitRows(text: string, first: number, last: number, delimiter: string) {
  const starts = lineStarts(text, last + 2)
  const rows: { at: number; cells: readonly string[] }[] = []
  for (let at = first; at <= last && starts[at - 1] !== undefined; at++) {
    const cells = split(text.slice(starts[at - 1], (starts[at] ?? text.length + 1) - 1), delimiter)
    if (cells.length > 1) rows.push({ at, cells })
  }
  return rows
}

function lineStarts(text: string, most: number): number[] {
  const starts = [0]
  let end = text.indexOf('\n')
  while (end !== -1 && starts.length < most) {
    starts.push(end + 1)
    end = text.indexOf('\n', end + 1)
  }
  return starts
}

function split(line: string, delimiter: string): string[] {
  try {
    const [cells = []] = parse(line.replace(/\r$/, ''), { delimiter, relax_quotes: true, relax_column_count: true })
    return cells as unknown as string[]
  } catch {
    return []
  }
}
