import type { Cell, SourceDocument } from '#contract/market/observations.ts'
import type { Row } from '../../observations/table/rows.ts'

/** Rows for a page of paper, and how many there was no room for. */
export interface PrintRows {
  readonly rows: readonly Row[]
  readonly rest: number
}

interface Page {
  /** Lines that a page holds. */
  readonly lines: number
  /** Letters of a name that stand on one line; a Japanese one takes the place of two. */
  readonly letters: number
  readonly nameOf: (row: Row) => string
}

/** All rows where they fit; else those with a figure, and of these as many as there is room for. */
export function printRows(rows: readonly Row[], { lines, letters, nameOf }: Page): PrintRows {
  const height = (row: Row) => Math.max(1, Math.ceil(lettersOf(nameOf(row)) / letters))
  const total = (of: readonly Row[]) => of.reduce((sum, row) => sum + height(row), 0)
  const visibleRows = total(rows) <= lines ? rows : rows.filter(({ cells }) => cells.some((cell) => cell !== null))
  let left = lines
  const fitting = visibleRows.filter((row) => {
    left -= height(row)
    return left >= 0
  })
  return { rows: fitting, rest: rows.length - fitting.length }
}

const lettersOf = (text: string) => [...text].reduce((sum, character) => sum + (character > '\u2e7f' ? 2 : 1), 0)

/** A numbered note: a document and the figures that are taken from it. */
export interface Note {
  readonly number: number
  readonly document: SourceDocument
  readonly figures: readonly { readonly row: Row; readonly cell: Cell }[]
}

/** The newest figure of every row by the document that it stands in, numbered as the rows are read. */
export function notesOf(rows: readonly Row[], documents: readonly SourceDocument[]): readonly Note[] {
  const figures = rows.flatMap((row) => {
    const cell = row.cells.findLast((each) => each !== null)
    return cell ? [{ row, cell }] : []
  })
  const groups = [...Map.groupBy(figures, ({ cell }) => cell.documentId)]
  return groups.flatMap(([id, of], index) => {
    const document = documents.find((each) => each.id === id)
    return document ? [{ number: index + 1, document, figures: of }] : []
  })
}
