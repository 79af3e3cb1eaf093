import { findHeader, headerName, narrowRow, splitRecords } from '../files/csv.ts'
import { readSheets, type Sheet } from '../files/sheet.ts'
import { decodeText } from '../files/text.ts'
import { isZip } from '../files/zip.ts'
import { type Rejection, Unreadable } from '../rejections.ts'

/** A table before anything is made of it: its header, and its rows as text. */
export interface RawTable {
  /** Name of the sheet; empty for text. */
  readonly sheet: string
  /** Rows of text cells, from the first that may be a header. */
  readonly header: readonly string[]
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[]
  readonly rejected: readonly Rejection[]
}

/** A file opened once: text, or the sheets of a workbook. */
export type OpenedFile = { readonly text: string } | { readonly sheets: readonly Sheet[] }

export async function openTable(bytes: Uint8Array): Promise<OpenedFile> {
  return isZip(bytes) ? { sheets: await readSheets(bytes) } : { text: decodeText(bytes) }
}

const linesBeforeHeader = 10

/** The tables of a file that have these columns; none when it has no such header. */
export function findTables(opened: OpenedFile, columns: readonly string[], sheets?: readonly string[]): RawTable[] {
  const required = columns.map(headerName)
  if ('text' in opened) {
    const table = textTable(opened.text, required)
    return table ? [table] : []
  }
  const chosen = sheets ? opened.sheets.filter(({ name }) => sheets.includes(name)) : opened.sheets.slice(0, 1)
  return chosen.flatMap((sheet) => sheetTable(sheet, required) ?? [])
}

/** The columns that the nearest header of a file lacks, as they were asked for, and that header. */
export function missingColumns(opened: OpenedFile, columns: readonly string[]) {
  const required = [...new Set(columns)]
  const heads =
    'text' in opened
      ? opened.text
          .split('\n', linesBeforeHeader)
          .map((line) => line.split(/[,\t]/).map((cell) => headerName(cell.replaceAll('"', ''))))
      : opened.sheets.flatMap(({ rows }) => rows.slice(0, linesBeforeHeader).map((row) => row.map(headerName)))
  const lacking = heads.map((header) => ({
    missing: required.filter((name) => !header.includes(headerName(name))),
    header: header.filter((name) => name !== ''),
  }))
  return lacking.sort((a, b) => a.missing.length - b.missing.length)[0] ?? { missing: required, header: [] }
}

function textTable(text: string, required: readonly string[]): RawTable | null {
  const whole = text.includes('\n') ? text : text.replaceAll('\r', '\n')
  const head = headerOf(whole, required)
  if (!head) return null
  const { header, delimiter, line, next } = head
  const { records, broken } = splitRecords(whole.slice(next), delimiter, line + 1)
  const rows = records.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  const isNarrow = (cells: readonly string[]) => cells.length !== header.length
  return {
    sheet: '',
    header: numbered(header),
    rows: rows.filter(({ cells }) => !isNarrow(cells)),
    rejected: [
      ...rows.filter(({ cells }) => isNarrow(cells)).map(({ line, cells }) => narrowRow(line, cells.join(delimiter))),
      ...(broken ? [broken] : []),
    ],
  }
}

/** A header in which a name stands twice is told by its position here, and refused elsewhere. */
function headerOf(text: string, required: readonly string[]) {
  try {
    return findHeader(text, required, { mayRepeat: true })
  } catch (error) {
    if (error instanceof Unreadable) return null
    throw error
  }
}

function sheetTable({ name, rows }: Sheet, required: readonly string[]): RawTable | null {
  const at = rows.slice(0, linesBeforeHeader).findIndex((row) => {
    const header = row.map(headerName)
    return required.every((column) => header.includes(column))
  })
  if (at === -1) return null
  const header = rows[at]!.map(headerName)
  const body = rows
    .slice(at + 1)
    .map((cells, index) => ({ line: at + 2 + index, cells: header.map((_, column) => cells[column] ?? '') }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  return { sheet: name, header: numbered(header), rows: body, rejected: [] }
}

/** Names that come again are told apart: `name`, `name#2`. */
function numbered(header: readonly string[]): string[] {
  const met = new Map<string, number>()
  return header.map((name) => {
    const turn = (met.get(name) ?? 0) + 1
    met.set(name, turn)
    return turn === 1 ? name : `${name}#${turn}`
  })
}
