/** What imports keep as JSON. */

/** What became of the rows or figures of a file, each counted once: `read` is the sum of the others. */
export interface Counts {
  readonly read: number
  /** Brought something new. */
  readonly accepted: number
  /** Says what was known already, or what a newer list has overruled. */
  readonly unchanged: number
  /** Changed what was known. */
  readonly restated: number
  /** Could not be used. */
  readonly rejected: number
  /** Of a company that is none of this market's. */
  readonly notOurs: number
  /** Nothing that is kept: funds in a company list, rows that a mapping leaves out, facts that no indicator asks for. */
  readonly ignored: number
}

/** The two units in which a file is counted. */
export interface ImportCounts {
  /** Rows of a table, or facts of a filing. */
  readonly rows: Counts
  /** Values of indicators; null for a file that has none. */
  readonly figures: Counts | null
}

/** Where a figure stands in its source. */
/** Words of a filing that a figure was read from. */
export interface StoredPassage {
  /** Element of the text block. */
  readonly element: string
  readonly context: string
  /** Line of the stored filing that the block begins on. */
  readonly line: number
  /** Where in the chapter: `p12`, or `t13/2/4` for a cell. */
  readonly address: string
  readonly text: string
}

export interface SourceLine {
  /** Element of a filing (`jpcrp_cor:NumberOfEmployees`) or header of a column. */
  readonly item: string
  /** Context of a filing (`CurrentYearInstant`), or `row 12`. */
  readonly position: string
  /** The text as filed. */
  readonly value: string
  /** Unit as filed: `JPY`, `pure`, `tCO2e`. */
  readonly unit: string
  /** The source's own label of the item, when it gives one. */
  readonly label?: string
}

/** Where an indicator stands in a table, for the why panel. */
export interface TableColumn {
  /** Header of the column. */
  readonly column: string
  /** Unit as the file states it. */
  readonly unit: string
}

/** How an import read a table: by indicator, the column and unit; and what the operator said of it, so that it can be read again. */
export interface ImportMapping {
  readonly name: string
  readonly columns: Readonly<Record<string, TableColumn>>
  /** As `ReadOptions` has them. */
  readonly options?: object
}

/** The last import of files and folders as a whole. */
export interface LastBatch {
  /** Of its files, options and readers. */
  readonly hash: string
  /** Revision of the market that it left. */
  readonly revision: number
  readonly files: number
  /** ISO time at which it ended. */
  readonly endedAt: string
  readonly refused: readonly { readonly path: string; readonly because: string }[]
}
