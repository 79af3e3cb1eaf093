/** A paragraph as a reader sees it: letters of one width, no marks of notes, no tags. */
export interface Paragraph {
  readonly kind: 'paragraph'
  /** `p12`: the twelfth block of the chapter. */
  readonly address: string
  readonly text: string
}

/** A table with its spans filled in: a cell that spans three rows stands in each of them. */
export interface Table {
  readonly kind: 'table'
  /** `t13`; a cell is `t13/2/4`, row and column from 1. */
  readonly address: string
  readonly rows: readonly (readonly string[])[]
  /** Text of the paragraphs right above it, nearest last: its heading and its unit. */
  readonly above: string
}

export type Block = Paragraph | Table

/** A text block of a filing. */
export interface Chapter {
  /** Local name of its element without `TextBlock`: `OverviewOfCorporateGovernance`. */
  readonly name: string
  readonly element: string
  readonly context: string
  readonly line: number
  /** `run`: the form ran all cells and paragraphs together, so that no table of it can be read. */
  readonly form: 'html' | 'run'
  readonly blocks: readonly Block[]
  /** Whether all that the filer wrote in it is in its blocks; never known of a text that ran together, which has lost its pictures. */
  readonly isWhole: boolean
}

/** Address of a cell, from 0 given. */
export const cellAddress = (table: Table, row: number, column: number) => `${table.address}/${row + 1}/${column + 1}`
