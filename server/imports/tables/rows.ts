import { linesBeforeHeader } from '#server/files/table/open-grid.ts'
import { type Head, headerName, narrowRow, readHeads, splitRecords } from '../files/csv.ts'
import { isWorkbook, readWorkbook, type Sheet } from '../files/sheet.ts'
import { decodeText } from '../files/text.ts'
import type { Rejection } from '../rejections.ts'

/** How cells of columns are written that could be read in two ways, told by each column as a whole. */
export interface ColumnForms {
  /** Columns whose numbers have decimal commas: some cells can only be read so, and none has a point. */
  readonly decimalCommas: ReadonlySet<string>
  /** Columns of days such as 04/25/2024: some can only be read so, and none has its day first. */
  readonly monthFirst: ReadonlySet<string>
  /** Columns of days such as 04/05/2024 of which nothing tells whether the day stands first: it is taken to. */
  readonly dayFirst: ReadonlySet<string>
}

/** A table before anything is made of it: its header, and its rows as text. */
export interface RawTable {
  /** Name of the sheet; empty for text. */
  readonly sheet: string
  /** Rows of text cells, from the first that may be a header. */
  readonly header: readonly string[]
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[]
  readonly rejected: readonly Rejection[]
  /** How cells of its columns are written, once a mapping says which are read. */
  readonly forms?: ColumnForms
}

/** A line that may be the header of a table, and the table below it. */
export interface TableHead {
  /** Name of the sheet; empty for text. */
  readonly sheet: string
  /** Names as they are compared, and the same to look one up. */
  readonly names: readonly string[]
  readonly known: ReadonlySet<string>
  /** Whether the line is longer than any header that is read. */
  readonly isCut: boolean
  readonly read: () => RawTable
}

interface OpenedSheet {
  readonly name: string
  /** Put aside by whoever made the workbook. */
  readonly isHidden: boolean
  /** The first lines; one of a text stands twice where tabs and commas split it in two ways. */
  readonly heads: readonly TableHead[]
}

/** A file opened once: the sheets of a workbook, or a text as the only sheet, without a name. */
export interface OpenedFile {
  /** Null for a workbook. */
  readonly text: string | null
  readonly sheets: readonly OpenedSheet[]
}

export async function openTable(bytes: Uint8Array): Promise<OpenedFile> {
  if (isWorkbook(bytes)) {
    const sheets = await readWorkbook(bytes, { showsForms: 'percent' })
    return { text: null, sheets: sheets.map(openSheet) }
  }
  const text = decodeText(bytes).replace(/\r\n?/g, '\n')
  const heads = readHeads(text, linesBeforeHeader).map((head) => textHead(text, head))
  return { text, sheets: [{ name: '', isHidden: false, heads }] }
}

function openSheet({ name, rows, isHidden }: Sheet): OpenedSheet {
  return { name, isHidden, heads: rows.slice(0, linesBeforeHeader).map((_, index) => sheetHead({ name, rows }, index)) }
}

/** The first line that has these columns, of each sheet that is asked for; where none is, of the first that is shown and has one. */
export function findHeads(opened: OpenedFile, columns: readonly string[], sheets?: readonly string[]): TableHead[] {
  const required = columns.map(headerName)
  const isChosen = ({ name, isHidden }: OpenedSheet) =>
    sheets && opened.text === null ? sheets.includes(name) : !isHidden
  const heads = opened.sheets
    .filter(isChosen)
    .flatMap(({ heads }) => heads.find(({ known }) => required.every((name) => known.has(name))) ?? [])
  return sheets ? heads : heads.slice(0, 1)
}

/** The columns that the nearest header of a file lacks, as they were asked for, and that header. */
export function missingColumns(opened: OpenedFile, columns: readonly string[]) {
  const required = [...new Set(columns)].map((name) => ({ name, compared: headerName(name) }))
  let missing = required.map(({ name }) => name)
  let header: readonly string[] = []
  for (const { names, known } of opened.sheets.flatMap(({ heads }) => heads)) {
    const lacking = required.filter(({ compared }) => !known.has(compared)).map(({ name }) => name)
    if (header.length > 0 && lacking.length >= missing.length) continue
    missing = lacking
    header = names
  }
  return { missing, header: header.filter((name) => name !== '') }
}

function textHead(text: string, { names, known, isCut, delimiter, line, next }: Head): TableHead {
  const isNarrow = ({ cells }: { readonly cells: readonly string[] }) => cells.length !== names.length
  const read = () => {
    const { records, broken } = splitRecords(text.slice(next), delimiter, line + 1)
    const rows = records.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    const narrow = rows.filter(isNarrow).map(({ line, cells }) => narrowRow(line, cells.join(delimiter)))
    return {
      sheet: '',
      header: numbered(names),
      rows: rows.filter((row) => !isNarrow(row)),
      rejected: broken ? [...narrow, broken] : narrow,
    }
  }
  return { sheet: '', names, known, isCut, read }
}

function sheetHead({ name, rows }: Pick<Sheet, 'name' | 'rows'>, index: number): TableHead {
  const names = rows[index]!.map(headerName)
  const read = () => ({
    sheet: name,
    header: numbered(names),
    rows: rows
      .slice(index + 1)
      .map((cells, at) => ({ line: index + 2 + at, cells: names.map((_, column) => cells[column] ?? '') }))
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== '')),
    rejected: [],
  })
  return { sheet: name, names, known: new Set(names), isCut: false, read }
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
