import type { SearchCellState } from '#contract/search/searches.ts'

/** One cell as it is drawn: its words, what it is, and how it stands in its row. */
export interface MatrixCell {
  readonly text: string
  readonly state: SearchCellState | 'inferred'
  /** Place in the range of the row, 0 to 1; null without a bar. */
  readonly bar?: number | null
  readonly mark?: 'best' | 'worst' | undefined
  /** Read out, and shown in a tip, after the figure: rank, coverage, why there is none. */
  readonly note?: string | undefined
  /** Whether it can be opened. */
  readonly isOpen?: boolean
}

export interface MatrixLine {
  readonly key: string
  readonly name: string
  /** Below the name: a unit, an industry. */
  readonly detail?: string | undefined
  /** How far it is set in, from 0. */
  readonly level?: number
  readonly isStrong?: boolean
  /** Of a row that has more rows below it. */
  readonly fold?: { readonly isOpen: boolean; readonly toggle: () => void } | undefined
  /** Of a column that stands first whatever the order, or of a reference. */
  readonly kind?: 'pinned' | 'reference' | undefined
  /** Place among those drawn by name. */
  readonly place?: number | undefined
  readonly lang?: string | undefined
}

/** Rows and columns of a comparison, in the order in which they stand. */
export interface MatrixTable {
  readonly caption: string
  /** What stands above the names of the rows. */
  readonly corner: string
  readonly rows: readonly MatrixLine[]
  readonly columns: readonly MatrixLine[]
  readonly cell: (row: number, column: number) => MatrixCell
}

/** The same with rows and columns changed about. */
export function transposed({ rows, columns, cell, ...table }: MatrixTable): MatrixTable {
  return { ...table, rows: columns, columns: rows, cell: (row, column) => cell(column, row) }
}

/** Where the keyboard leads from a cell; undefined for a key that leads nowhere. */
export function cellAfter(
  key: string,
  { row, column }: { readonly row: number; readonly column: number },
  { rows, columns }: { readonly rows: number; readonly columns: number },
): { row: number; column: number } | undefined {
  const page = 10
  const to = {
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
    Home: { row, column: 0 },
    End: { row, column: columns - 1 },
    PageUp: { row: row - page, column },
    PageDown: { row: row + page, column },
  }[key]
  if (!to) return undefined
  const within = (at: number, count: number) => Math.min(Math.max(at, 0), count - 1)
  return { row: within(to.row, rows), column: within(to.column, columns) }
}

/** Places of figures in the range of their row, 0 to 1; null where all are alike or missing. */
export function barsOf(values: readonly (number | null)[]): (number | null)[] {
  const present = values.filter((value) => value !== null)
  const [least, most] = [Math.min(...present), Math.max(...present)]
  return values.map((value) => (value === null || most === least ? null : (value - least) / (most - least)))
}

/** Which of some figures are the best and the worst by the row's direction; none where a direction is not known or all are alike. */
export function marksOf(
  values: readonly (number | null)[],
  direction: 'higher_better' | 'lower_better' | 'neutral',
): ('best' | 'worst' | undefined)[] {
  const present = values.filter((value) => value !== null)
  const [least, most] = [Math.min(...present), Math.max(...present)]
  if (direction === 'neutral' || present.length < 2 || least === most) return values.map(() => undefined)
  const [best, worst] = direction === 'higher_better' ? [most, least] : [least, most]
  return values.map((value) => (value === best ? 'best' : value === worst ? 'worst' : undefined))
}
