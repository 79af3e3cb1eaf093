/** A cell as it is read: a text, or a figure with its text; null is "not there" and reads "—". */
export type Cell = string | { readonly value: number | null; readonly text: string } | null

/** What a chart says, as a table: the equivalent for reading, the keyboard and the spreadsheet. */
export interface TableOf {
  readonly caption: string
  readonly columns: readonly { readonly label: string; readonly isNumber?: boolean }[]
  /** What each row is of, for the counts that a file of it takes; one company in one year where left out. */
  readonly rowsAre?: 'companies' | 'years'
  /** The first cell names the row. */
  readonly rows: readonly { readonly key: string; readonly cells: readonly Cell[] }[]
}

/** A figure that may be missing, as a cell. */
export function figureCell(value: number | null, format: (value: number) => string): Cell {
  return value === null ? null : { value, text: format(value) }
}
