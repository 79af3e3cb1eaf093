import { parse } from 'csv-parse/sync'
import { uploadLimits } from '#contract/wire/uploads.ts'
import { Refusal } from '#server/http/refusal.ts'
import { separators, splitRecords } from '#server/imports/files/csv.ts'
import { isWorkbook, readWorkbook, type Sheet } from '#server/imports/files/sheet.ts'
import { decodeText } from '#server/imports/files/text.ts'

/** A line of a table, its cells as text. */
export interface GridRow {
  /** Line of the file, or row of the sheet, from 1. */
  readonly line: number
  readonly cells: readonly string[]
}

/** One of the first lines of a sheet, which may be its header. */
export interface HeadLine extends GridRow {
  /** What parts the cells of a text; null in a workbook. */
  readonly separator: string | null
  /** The lines below it. */
  readonly below: () => Below
}

export interface Below {
  readonly rows: readonly GridRow[]
  /** Where a quotation mark never closes: the line, and what of it can be shown. */
  readonly broken: { readonly line: number; readonly value: string } | null
}

export interface GridSheet {
  /** Empty for a text. */
  readonly name: string
  /** Put aside by whoever made the workbook. */
  readonly isHidden: boolean
  /** Whether numbers come as numbers, so that `1.234` is no thousands. */
  readonly isTyped: boolean
  /** The first lines; each line of a text stands there once for every separator that it holds. */
  readonly heads: readonly HeadLine[]
}

/** Lines within which a header is looked for: funds, days, addresses and remarks may stand above it. */
export const linesBeforeHeader = 60

const longestHeader = 65_536

/**
 * Opens the sheets of a file: text in any encoding with any separator, or a workbook. Files with too many columns or lines are refused
 * before their rows are read.
 */
export async function openGrid(bytes: Uint8Array): Promise<readonly GridSheet[]> {
  if (isWorkbook(bytes)) return (await readWorkbook(bytes)).map(sheetOf)
  const text = decodeText(bytes).replace(/\r\n?/g, '\n')
  if (linesOf(text) > uploadLimits.rows) throw new Refusal('upload.rows')
  return [{ name: '', isHidden: false, isTyped: false, heads: textHeads(text) }]
}

function linesOf(text: string): number {
  let lines = 1
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines++
  return lines
}

function textHeads(text: string): HeadLine[] {
  const heads: HeadLine[] = []
  let position = 0
  for (let line = 1; line <= linesBeforeHeader && position < text.length; line++) {
    const next = lineEnd(text, position)
    // A name that is quoted may go on in the next line.
    const last = quotedEnd(text, position, next)
    const isCut = last.end - position > longestHeader
    const written = text.slice(position, isCut ? position + longestHeader : last.end).replace(/\n$/, '')
    const foundSeparators = separators.filter((separator) => written.includes(separator))
    for (const separator of foundSeparators.length > 0 ? foundSeparators : [',']) {
      const cells = splitLine(written, separator)
      if (cells.length > uploadLimits.columns) throw new Refusal('upload.columns')
      if (isCut) throw new Refusal('upload.cell')
      heads.push({ line, cells, separator, below: () => rowsOf(text.slice(last.end), separator, line + last.lines) })
    }
    position = next
  }
  return heads
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from)
  return end === -1 ? text.length : end + 1
}

/** Lines that a header with breaks in its names may have. */
const longestBreak = 6

const marksIn = (text: string) => text.split('"').length - 1

/** Where a line ends whose quotation marks are all closed; its own end where they do not close soon. */
function quotedEnd(text: string, from: number, next: number): { readonly end: number; readonly lines: number } {
  let [end, marks] = [next, marksIn(text.slice(from, Math.min(next, from + longestHeader)))]
  for (let lines = 1; lines <= longestBreak; lines++) {
    if (marks % 2 === 0) return { end, lines }
    const after = lineEnd(text, end)
    if (after === end || after - from > longestHeader) break
    marks += marksIn(text.slice(end, after))
    end = after
  }
  return { end: next, lines: 1 }
}

function splitLine(line: string, delimiter: string): string[] {
  try {
    const [cells = []] = parse(line, { delimiter, relax_quotes: true, relax_column_count: true }) as string[][]
    return cells
  } catch {
    return []
  }
}

function rowsOf(text: string, separator: string, firstLine: number): Below {
  const { records, broken } = splitRecords(text, separator, firstLine)
  const rows = records.filter(isFilled)
  checkRows(rows)
  return { rows, broken: broken && { line: broken.line, value: broken.value ?? '' } }
}

function sheetOf({ name, rows, isHidden }: Sheet): GridSheet {
  const numbered = rows.map((cells, at) => ({ line: at + 1, cells }))
  const heads = numbered.slice(0, linesBeforeHeader).map(({ line, cells }): HeadLine => {
    if (cells.length > uploadLimits.columns) throw new Refusal('upload.columns')
    const below = () => {
      const filled = numbered.slice(line).filter(isFilled)
      checkRows(filled)
      return { rows: filled, broken: null }
    }
    return { line, cells, separator: null, below }
  })
  return { name, isHidden, isTyped: true, heads }
}

const isFilled = ({ cells }: GridRow) => cells.some((cell) => cell.trim() !== '')

function checkRows(rows: readonly GridRow[]): void {
  if (rows.length > uploadLimits.rows) throw new Refusal('upload.rows')
  for (const { cells } of rows)
    for (const cell of cells) if (cell.length > uploadLimits.cell) throw new Refusal('upload.cell')
}
