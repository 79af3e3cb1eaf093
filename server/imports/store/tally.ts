import type { Counts } from '#server/db/import-columns.ts'
import type { Fate } from '../counts.ts'
import { rejectionOf } from '../outcome.ts'
import type { Warning } from '../records.ts'
import type { Rejection, RejectionReason } from '../rejections.ts'

/** Rows that nobody need put right: they speak of companies that this market does not hold. */
const notOurs: ReadonlySet<RejectionReason> = new Set(['unknown-company', 'class-share', 'no-company'])
/** A cell that is left out of its row, which stays. */
const remarks: ReadonlySet<RejectionReason> = new Set(['link'])

export const isNotOurs = ({ reason }: Rejection): boolean => notOurs.has(reason)

/** Kinds of records that an annual report brings besides its figures, as a parser names them. */
export const filingRecordKinds = ['texts', 'officers', 'shareholders', 'targets', 'segments'] as const
/** How many of each. */
export type FilingRecords = Readonly<Record<(typeof filingRecordKinds)[number], number>>

export const countFilingRecords = (count: (kind: keyof FilingRecords) => number): FilingRecords =>
  Object.fromEntries(filingRecordKinds.map((kind) => [kind, count(kind)])) as FilingRecords

/** Counts of one import while it runs. */
export class Tally {
  /** In figures for a file of figures, in rows for any other. */
  accepted = 0
  unchanged = 0
  restated = 0
  reviews = 0
  /** Blocks of text that were read for targets for the first time. */
  readTexts = 0
  /** The same, whether they were read before or not. */
  texts = 0
  /** What a filing brought besides figures. */
  filingRecords: FilingRecords | null = null
  /** Targets read from sentences that wait for a person. */
  readTargets = 0
  /** Filings whose words were read for the first time, or by newer rules. */
  readings = 0
  /** The figures that they say; and those of them that wait for a person. */
  readFigures = 0
  waitingFigures = 0
  suggestions = 0
  /** States of documents that are new. */
  states = 0
  /** Vintages that say what stands since a document was withdrawn, hidden or shown again. */
  withdrawn = 0
  /** Companies taken off the listing, because a complete list does not name them any more. */
  delisted = 0
  /** Companies that the rows of a table made, which no list names. */
  made = 0
  /** Rows that were kept under a name alone and now have their company. */
  joined = 0
  /** ISINs and LEIs learnt. */
  learnt = 0
  /** Codes of issues that are no companies, and emitter codes, that were not known so. */
  issues = 0
  emitters = 0
  /** Identifiers that disagree with what is held. */
  conflicts = 0
  readonly rejections: Rejection[] = []
  readonly warnings: Warning[] = []
  /** What became of rows that hold several figures; null where a row is one thing. */
  rowsOfFigures: Readonly<Record<Fate, number>> | null = null
  /** Figures that were not stored, and why. */
  readonly figuresLeftOut = { rejected: 0, notOurs: 0 }

  /** Bound, so that it can be handed on as what a stream reports to. */
  readonly reject = (rejection: Rejection): void => {
    this.rejections.push(rejectionOf(rejection))
  }

  /** What became of the rows read; what is left over was ignored. */
  rows(read: number): Counts {
    const counts = this.rowsOfFigures ?? {
      accepted: this.accepted,
      unchanged: this.unchanged,
      restated: this.restated,
      rejected: this.rejections.filter((each) => !notOurs.has(each.reason) && !remarks.has(each.reason)).length,
      notOurs: this.rejections.filter(isNotOurs).length,
    }
    const { restated, rejected, notOurs: others } = counts
    const accepted = counts.accepted + this.readTexts
    const unchanged = counts.unchanged + this.texts - this.readTexts
    const ignored = read - accepted - unchanged - restated - rejected - others
    return { read, accepted, unchanged, restated, rejected, notOurs: others, ignored }
  }

  /** The same of figures, of which none is ignored; null for a file that has none. */
  figures(): Counts | null {
    if (this.rowsOfFigures === null) return null
    const { accepted, unchanged, restated, figuresLeftOut } = this
    const read = accepted + unchanged + restated + figuresLeftOut.rejected + figuresLeftOut.notOurs
    return { read, accepted, unchanged, restated, ...figuresLeftOut, ignored: 0 }
  }
}
