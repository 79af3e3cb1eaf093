import type { SheetCell } from '#contract/wire/spreadsheet.ts'

/** What a column holds, which decides its format in a workbook. */
export type CellKind = 'text' | 'year' | 'count' | 'number' | 'score' | 'share' | 'day'

/** What stands behind a figure: each has its own look in a workbook, and its own word in the column of states. */
export type CellState = 'disclosed' | 'read-from-text' | 'estimated' | 'missing' | 'locked'

export interface Column {
  /** As JSON and a program know it. */
  readonly key: string
  readonly head: string
  readonly kind: CellKind
  /** In characters. */
  readonly width: number
  /** Whether it holds the figure that the row's state is about. */
  readonly isValue?: true
}

export interface Row {
  readonly cells: readonly SheetCell[]
  readonly state?: CellState
  /** Address that the first cell leads to. */
  readonly link?: string
}

/** One sheet of a workbook, or one file of an archive; its rows come in portions, so that no file is held as a whole. */
export interface Table {
  /** In the names of files and in JSON: `scores`. */
  readonly key: string
  readonly name: string
  readonly columns: readonly Column[]
  readonly rows: () => AsyncIterable<readonly Row[]>
  /** Whether it is read from top to bottom, and neither filtered nor frozen. */
  readonly isText?: true
}

export interface MadeFile {
  readonly bytes: Buffer
  readonly type: string
  readonly ending: string
  /** Characters that the encoding does not have. */
  readonly replaced: number
}
