import { parse } from 'csv-parse/sync'
import iconv from 'iconv-lite'
import { Turns } from '#server/http/turns/turns.ts'
import type { Fact } from '#server/imports/edinet-annual-report/facts.ts'
import { headerName } from '#server/imports/files/csv.ts'
import { readLines } from '#server/imports/files/line-file.ts'
import { bucketOf, type Encoding, type UnpackedFile } from './unpack.ts'

/** One cell of a table as it stands in the file. */
interface TableLine {
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
/** As much of one line as is shown of it, in bytes. */
const longest = 1024 ** 2
/** As many read at once, so that many who ask take as much memory as a few. */
export const readers = new Turns({ concurrency: 8, maxWaiting: 500 })

/** The cells of a column around a line of a table; none when the copy has no such column or line. */
export async function readTableLines(copy: UnpackedFile, column: string, line: number): Promise<TableLine[]> {
  return readers.run(async () => {
    for (const part of copy.parts) {
      const top = await readLines(part, { first: 1, last: linesBeforeHeader, longest: 65_536 })
      const header = findColumn(
        top.map((bytes, at) => rowOf(copy, bytes, at === 0)),
        column,
      )
      if (header) return cellsAround(copy, part, { ...header, column, line })
    }
    return []
  })
}

/** The lines of one element of a filing, in the file's order. */
export async function readFactLines({ parts: [part] }: UnpackedFile, element: string): Promise<Fact[]> {
  if (part === undefined) return []
  return readers.run(async () => {
    const bucket = bucketOf(element) + 1
    const [line] = await readLines(part, { first: bucket, last: bucket, longest: Number.POSITIVE_INFINITY })
    const facts = JSON.parse(line?.toString() || '[]') as Fact[]
    return facts.filter((fact) => fact.element === element)
  })
}

interface CellRequest {
  readonly headerLine: number
  readonly delimiter: string
  readonly index: number
  readonly column: string
  readonly line: number
}

async function cellsAround(copy: UnpackedFile, part: string, request: CellRequest): Promise<TableLine[]> {
  const { headerLine, delimiter, index, column, line } = request
  const first = Math.max(headerLine + 1, line - around)
  if (first > line + around) return []
  const lines = await readLines(part, { first, last: line + around, longest })
  return lines.flatMap((bytes, position) => {
    // A cell may hold line breaks, so a row may begin on none of them.
    const cells = rowOf(copy, bytes, false)(delimiter)
    const value = cells[index]
    if (value === undefined || cells.length === 1) return []
    const at = first + position
    const label = cells.slice(0, 3).filter(Boolean).join(' ').slice(0, 60)
    return [{ line: at, item: column, position: `row ${at}`, value, unit: '', label: label || null }]
  })
}

type RowBy = (delimiter: string) => readonly string[]

function findColumn(top: readonly RowBy[], column: string) {
  const columnName = headerName(column)
  for (const [position, cellsBy] of top.entries()) {
    for (const delimiter of ['\t', ',']) {
      const index = cellsBy(delimiter).map(headerName).indexOf(columnName)
      if (index !== -1) return { headerLine: position + 1, delimiter, index }
    }
  }
  return null
}

/** A line as cells: of a workbook they are told apart already. */
function rowOf({ isJson, encoding }: UnpackedFile, bytes: Buffer, isFirst: boolean): RowBy {
  if (isJson) return () => parseCells(bytes)
  const text = decode(bytes, encoding, isFirst)
  return (delimiter) => split(text, delimiter)
}

function parseCells(bytes: Buffer): string[] {
  try {
    return JSON.parse(bytes.toString()) as string[]
  } catch {
    return [] // A row longer than is shown.
  }
}

function decode(bytes: Buffer, encoding: Encoding, isFirst: boolean): string {
  const text = encoding === 'cp932' ? iconv.decode(bytes, 'cp932') : new TextDecoder(encoding).decode(bytes)
  return (isFirst ? text.replace(/^\ufeff/, '') : text).replace(/\r?\n$/, '')
}

function split(line: string, delimiter: string): string[] {
  try {
    const [cells = []] = parse(line, { delimiter, relax_quotes: true, relax_column_count: true })
    return cells as unknown as string[]
  } catch {
    return []
  }
}
