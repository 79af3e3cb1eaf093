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

/** What may become of a row, in the order in which it is told when a row has several figures: news before what was known. */
export const fates = ['accepted', 'restated', 'unchanged', 'rejected', 'notOurs', 'ignored'] as const

export type Fate = (typeof fates)[number]
