import { parse } from 'csv-parse/sync'
import { type Rejection, Unreadable } from './records.ts'

export interface CsvRow {
  /** Line of the file the row begins on, from 1. */
  readonly line: number
  readonly cells: Readonly<Record<string, string>>
}

export interface CsvTable {
  /** Normalised names, in the file's order. */
  readonly header: readonly string[]
  readonly rows: readonly CsvRow[]
  readonly rejected: readonly Rejection[]
}

const linesBeforeHeader = 10

/**
 * A table in text: the delimiter comes from the header row, the header row is the first within ten lines that has every
 * required name, names compare after NFKC and trimming. A row of another width is returned as rejected.
 */
export function readCsv(text: string, required: readonly string[]): CsvTable {
  const found = findHeader(text, required)
  const { records, broken } = parseRecords(text.slice(found.next), found.delimiter)
  const rows: CsvRow[] = []
  const rejected: Rejection[] = [...(broken ? [{ ...broken, line: broken.line + found.line }] : [])]
  let line = found.line + 1
  for (const { cells, lines } of records) {
    const begins = line
    line = found.line + lines + 1
    if (cells.every((cell) => cell.trim() === '')) continue
    if (cells.length !== found.header.length) rejected.push(rejection(begins, cells.join(',')))
    else
      rows.push({ line: begins, cells: Object.fromEntries(found.header.map((name, index) => [name, cells[index]!])) })
  }
  return { header: found.header, rows, rejected }
}

/** A header's name as it is compared: width folded, trimmed, inner spaces of any kind single. */
export function headerName(name: string): string {
  return name.normalize('NFKC').replace(/\s+/g, ' ').trim()
}

/** Whether a text begins with a table that has these columns. */
export function hasHeader(text: string, required: readonly string[]): boolean {
  try {
    return findHeader(text, required) !== null
  } catch {
    return false
  }
}

function findHeader(text: string, required: readonly string[]) {
  const names = required.map(headerName)
  let missing = names
  let position = 0
  for (let line = 1; line <= linesBeforeHeader && position < text.length; line++) {
    const end = text.indexOf('\n', position)
    const next = end === -1 ? text.length : end + 1
    for (const delimiter of ['\t', ',']) {
      const header = splitLine(text.slice(position, next), delimiter)
      const absent = names.filter((name) => !header.includes(name))
      if (absent.length < missing.length) missing = absent
      if (absent.length > 0) continue
      const twice = header.find((name, index) => name !== '' && header.indexOf(name) !== index)
      if (twice !== undefined) throw new Unreadable('header-duplicated', { column: twice })
      return { header, delimiter, line, next }
    }
    position = next
  }
  throw new Unreadable('header-missing', { columns: missing.join(', ') })
}

function splitLine(line: string, delimiter: string): string[] {
  try {
    const [cells = []] = parse(line, { delimiter, relax_quotes: true, relax_column_count: true }) as string[][]
    return cells.map(headerName)
  } catch {
    return []
  }
}

function parseRecords(text: string, delimiter: string) {
  const records: { cells: string[]; lines: number }[] = []
  try {
    parse(text, {
      delimiter,
      relax_column_count: true,
      skip_empty_lines: false,
      on_record: (record: string[], { lines }) => {
        records.push({ cells: record, lines })
        return null
      },
    })
    return { records, broken: null }
  } catch (error) {
    // A quotation mark that never closes: what stood before it is good, the rest is lost with it.
    const line = (records.at(-1)?.lines ?? 0) + 1
    return { records, broken: rejection(line, (error as Error).message) }
  }
}

function rejection(line: number, value: string): Rejection {
  return { line, column: null, value: value.slice(0, 200), reason: 'columns' }
}
