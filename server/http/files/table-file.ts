import { writeXlsx } from 'hucre/xlsx'
import type { FileAnswer } from '#contract/wire/endpoint.ts'
import { harmlessCell, type SheetCell } from '#contract/wire/spreadsheet.ts'
import { csvFile } from './csv-file.ts'

export interface Sheet {
  readonly name: string
  readonly rows: readonly (readonly SheetCell[])[]
  /** Width of a column by its place, in characters. */
  readonly widthOf: (at: number) => number
}

/** Sentences that the sources of a file's figures demand, with the name of their sheet. */
export interface FileSources {
  readonly title: string
  readonly sentences: readonly string[]
}

/** For a file that holds nothing of the market: a template, or what a person wrote. */
export const noSources: FileSources = { title: '', sentences: [] }

interface TableOptions {
  /** Without its ending. */
  readonly name: string
  readonly format: 'csv' | 'xlsx'
  readonly sources: FileSources
}

/** Sheets as a workbook, or as CSV one below another with an empty line between; what would run as a formula is a text. */
export async function tableFile({ name, format, sources }: TableOptions, own: readonly Sheet[]): Promise<FileAnswer> {
  const sheets = sources.sentences.length === 0 ? own : [...own, sourceSheet(sources, format)]
  if (format === 'csv') {
    const rows = sheets.flatMap((sheet, at) => (at === 0 ? sheet.rows : [[], ...sheet.rows]))
    return { name: `${name}.csv`, type: 'text/csv; charset=utf-8', ...csvFile(rows, 'utf-8') }
  }
  const bytes = await writeXlsx({ sheets: sheets.map(toPlain) })
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  return { name: `${name}.xlsx`, type, bytes, replaced: 0 }
}

/** As CSV in lines that programs skip as comments. */
function sourceSheet({ title, sentences }: FileSources, format: TableOptions['format']): Sheet {
  const rows = format === 'csv' ? commentRows(sentences) : [[title], ...sentences.map((sentence) => [sentence])]
  return { name: title, rows, widthOf: () => 120 }
}

/** A line of a table of figures that begins with `#`; without what would put it in quotation marks, behind which no program knows it. */
export const commentRows = (sentences: readonly string[]): string[][] =>
  sentences.map((text) => [`# ${text.replaceAll(',', '，').replaceAll('"', '”')}`])

function toPlain({ name, rows, widthOf }: Sheet) {
  const max = Math.max(0, ...rows.map((row) => row.length))
  return {
    name,
    rows: rows.map((row) => row.map((cell) => (typeof cell === 'string' ? harmlessCell(cell) : cell))),
    columns: Array.from({ length: max }, (_, at) => ({ width: widthOf(at) })),
  }
}
