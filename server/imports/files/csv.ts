import { parse } from 'csv-parse/sync'
import { toSeenText } from '../clean.ts'
import { rejectionOf } from '../outcome.ts'
import { type Rejection, Unreadable } from '../rejections.ts'

export interface CsvRow {
  /** Line of the file the row begins on, from 1. */
  readonly line: number
  readonly cells: Readonly<Record<string, string>>
}

interface CsvTable {
  /** Normalised names, in the file's order. */
  readonly header: readonly string[]
  readonly rows: readonly CsvRow[]
  readonly rejected: readonly Rejection[]
}

interface CsvForm {
  /** The first row of the notice that follows the table; it and all after it is no table any more. */
  readonly isFooter?: (cells: readonly string[]) => boolean
}

interface CsvRecord {
  readonly line: number
  readonly cells: readonly string[]
}

/** What may part the cells of a text, the most telling first. */
export const separators: readonly string[] = ['\t', ',', ';', '|']

const linesBeforeHeader = 10
const longestHeader = 65_536
/** More rows than any list of the market has, and as many as fit into memory. */
const maxRows = 1_000_000
/** More cells than any table of the market has: a row may be narrow bytes and wide memory. */
const maxCells = 20_000_000

/**
 * A table in text: the delimiter comes from the header row, the header row is the first within ten lines that has every
 * required name, names compare after NFKC and trimming. A row of another width is returned as rejected.
 */
export function readCsv(text: string, required: readonly string[], { isFooter }: CsvForm = {}): CsvTable {
  if (!text.includes('\n')) text = text.replaceAll('\r', '\n')
  const { names: header, delimiter, line, next } = findHeader(readHeads(text), required)
  const { records, broken } = splitRecords(text.slice(next), delimiter, line + 1)
  const rows: CsvRow[] = []
  const rejected: Rejection[] = []
  for (const { line, cells } of records) {
    if (isFooter?.(cells)) break
    if (cells.every((cell) => cell.trim() === '')) continue
    if (cells.length !== header.length) rejected.push(narrowRow(line, cells.join(delimiter)))
    else rows.push({ line, cells: Object.fromEntries(header.map((name, index) => [name, cells[index]!])) })
  }
  return { header, rows, rejected: broken ? [...rejected, broken] : rejected }
}

/** A header's name as it is compared: width folded, trimmed, inner spaces of any kind single. */
export function headerName(name: string): string {
  return toSeenText(name).normalize('NFKC').replace(/\s+/g, ' ').trim()
}

/** One of the first lines of a text as a header, its names as they are compared. */
export interface Head {
  readonly names: readonly string[]
  readonly known: ReadonlySet<string>
  readonly delimiter: string
  /** Line it stands on, from 1, and where the next one begins. */
  readonly line: number
  readonly next: number
  /** Whether the line is longer than any header that is read. */
  readonly isCut: boolean
}

/** What the first lines of a text say as headers, each line split at each separator: read once, then looked up. */
export function readHeads(text: string, lines = linesBeforeHeader): Head[] {
  const heads: Head[] = []
  let position = 0
  for (let line = 1; line <= lines && position < text.length; line++) {
    const end = text.indexOf('\n', position)
    const next = end === -1 ? text.length : end + 1
    const isCut = next - position > longestHeader
    const written = text.slice(position, isCut ? position + longestHeader : next)
    const [first = '\t', ...others] = separators.filter((delimiter) => written.includes(delimiter))
    for (const delimiter of [first, ...others]) {
      const names = splitLine(written, delimiter)
      heads.push({ names, known: new Set(names), delimiter, line, next, isCut })
    }
    position = next
  }
  return heads
}

/** Whether one of the first lines of a text has these columns, be it a faulty one. */
export function hasHeader(heads: readonly Head[], required: readonly string[]): boolean {
  const names = required.map(headerName)
  return heads.some(({ known }) => names.every((name) => known.has(name)))
}

/** The first line that has every required name. */
export function findHeader(heads: readonly Head[], required: readonly string[], { mayRepeat = false } = {}): Head {
  const names = required.map(headerName)
  let missing = names
  for (const head of heads) {
    const absent = names.filter((name) => !head.known.has(name))
    if (absent.length < missing.length) missing = absent
    if (absent.length > 0) continue
    if (!mayRepeat) refuseRepeats(head.names)
    return head
  }
  throw new Unreadable('header-missing', { columns: missing.join(', ') })
}

/** A name that stands twice makes every cell under it doubtful. */
export function refuseRepeats(header: readonly string[]): void {
  const met = new Set<string>()
  for (const name of header) {
    if (met.has(name)) throw new Unreadable('header-duplicated', { column: name })
    if (name !== '') met.add(name)
  }
}

function splitLine(line: string, delimiter: string): string[] {
  try {
    const [cells = []] = parse(line, { delimiter, relax_quotes: true, relax_column_count: true }) as string[][]
    return cells.map(headerName)
  } catch {
    return []
  }
}

interface Records {
  readonly records: readonly CsvRecord[]
  /** A quotation mark that never closes: what stood before it is good, the rest is lost with it. */
  readonly broken: Rejection | null
}

export function splitRecords(text: string, delimiter: string, firstLine: number): Records {
  const quoted = splitQuoted(text, delimiter, firstLine)
  if (quoted) return { records: quoted, broken: null }

  const records: CsvRecord[] = []
  let line = firstLine
  let cellCount = 0
  try {
    parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      record_delimiter: ['\r\n', '\n'],
      on_record: (cells: string[]) => {
        cellCount += cells.length
        if (records.length === maxRows) throw new Unreadable('too-large', { rows: maxRows })
        if (cellCount > maxCells) throw new Unreadable('too-large', { cells: maxCells })
        records.push({ line, cells })
        line += 1 + cells.reduce((breaks, cell) => breaks + (cell.includes('\n') ? cell.split('\n').length - 1 : 0), 0)
        return null
      },
    })
    return { records, broken: null }
  } catch (error) {
    if (error instanceof Unreadable) throw error
    return { records, broken: narrowRow(line, text.split('\n', line - firstLine + 1).at(-1) ?? '') }
  }
}

/** Tables in which every cell is quoted and none holds a quotation mark or line break, split many times faster than parsed; null for any other. */
function splitQuoted(text: string, delimiter: string, firstLine: number): CsvRecord[] | null {
  const records: CsvRecord[] = []
  const between = `"${delimiter}"`
  let cellCount = 0
  let position = 0
  while (position < text.length) {
    const lineBreak = text.indexOf('\n', position)
    const end = lineBreak === -1 ? text.length : lineBreak
    const line = text.slice(position, text[end - 1] === '\r' ? end - 1 : end)
    if (line.length < 2 || !line.startsWith('"') || !line.endsWith('"')) return null
    const cells = line.slice(1, -1).split(between)
    cellCount += cells.length
    if (cellCount > maxCells) throw new Unreadable('too-large', { cells: maxCells })
    if (cells.some((cell) => cell.includes('"')) || records.length === maxRows) return null
    records.push({ line: firstLine + records.length, cells })
    position = end + 1
  }
  return records
}

/** A row that has not as many cells as the header. */
export function narrowRow(line: number, value: string): Rejection {
  return rejectionOf({ line, value, reason: 'columns' })
}
