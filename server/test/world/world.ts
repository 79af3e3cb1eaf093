import type { Chapters } from './chapters/chapters.ts'
import { type Entry, entriesOf, type ListRow, noiseOf, rowOf } from './day-list.ts'
import { addDays, addYears, daysBetween, isWeekend } from './days.ts'
import { documentsOf, type Happenings, isOnView, type WorldDocument } from './documents.ts'
import { type Filer, type Market, marketOf } from './filers.ts'
import type { Expected } from './report/expected.ts'
import { contentsOf, expectedFigures, reportZip, xbrlZip } from './report/report.ts'

export interface WorldOptions extends Partial<Happenings> {
  readonly seed?: number
  /** Listed companies. */
  readonly companies?: number
  /** Years of reports up to `today`; one more year lies ahead of it. */
  readonly years?: number
  readonly today?: string
  /** Issuers that file form 080000. */
  readonly foreign?: number
  /** Filers without a listing, private persons and funds, in equal parts. */
  readonly others?: number
  /** Documents of a weekday besides annual reports; at most 1,296. */
  readonly noise?: number
}

/** A day's list as the API answers it. */
export interface DayList {
  readonly metadata: object
  readonly results: readonly ListRow[]
}

/** An invented market with everything it files. Moments are `YYYY-MM-DD HH:mm`, Tokyo; nothing is made before it is asked for. */
export interface World extends Market {
  readonly seed: number
  readonly today: string
  /** First and last day of the lists. */
  readonly from: string
  readonly to: string
  /** Every annual report, correction and withdrawal there will be, in the order of submission. */
  readonly documents: readonly WorldDocument[]
  readonly document: (docID: string) => WorldDocument | null
  /** The list of a day as it reads at a moment, null where the API has none: the future, and days beyond ten years. */
  readonly dayList: (day: string, now: string) => DayList | null
  /** The type=5 archive of a document; null when it cannot be fetched at the moment. */
  readonly reportZip: (docID: string, now?: string) => Buffer | null
  /** The type=1 archive of a document, an XBRL instance; null when it cannot be fetched at the moment. */
  readonly xbrlZip: (docID: string, now?: string) => Buffer | null
  /** True values of a document that the product must read. */
  readonly expected: (docID: string) => readonly Expected[]
  /** What the sentences and tables of a document say, and what must not be read of them; null for a document without chapters. */
  readonly contents: (docID: string) => Pick<Chapters, 'answers' | 'traps'> | null
}

export function makeWorld(options: WorldOptions = {}): World {
  const { seed = 1, companies = 12, years = 2, today = '2025-12-01', noise = 6 } = options
  const { foreign = companies < 10 ? 0 : 1, others = Math.max(9, Math.round(companies / 5)) } = options
  const some = Math.max(1, Math.round((companies * years) / 60))
  const { corrections = 2 * some, withdrawals = some, edits = some, hidings = some, withoutCsv = some } = options
  const market = marketOf({ seed, companies, foreign, others })
  const span = { seed, from: addDays(addYears(today, -years), 1), to: addYears(today, 1) }
  const happenings = { corrections, withdrawals, edits, hidings, withoutCsv }
  const documents = once(() => documentsOf(market.filers, span, happenings))
  const byId = once(() => new Map(documents().map((document) => [document.docID, document])))
  const byDay = once(() => Map.groupBy(documents().flatMap(entriesOf), ({ at }) => at.slice(0, 10)))
  const forever = `${span.to} 24:00`
  const archive =
    (make: typeof reportZip) =>
    (docID: string, now: string = forever) => {
      const document = byId().get(docID)
      return document?.hasCsv && isOnView(document, now) ? make(document, seed) : null
    }
  return {
    ...market,
    ...span,
    today,
    get documents() {
      return documents()
    },
    document: (docID) => byId().get(docID) ?? null,
    dayList: (day, now) => {
      if (day > now.slice(0, 10) || day < addYears(now.slice(0, 10), -10)) return null
      const entries = byDay().get(day) ?? []
      const others =
        day < span.from || isWeekend(day)
          ? []
          : noiseOf(market, { seed, day, place: daysBetween(span.from, day), count: noise })
      return listOf(day, now, [...entries.map((entry) => ({ at: entry.at, row: placed(entry) })), ...others])
    },
    reportZip: archive(reportZip),
    xbrlZip: archive(xbrlZip),
    contents: (docID) => {
      const document = byId().get(docID)
      return document && document.kind !== 'withdrawal' ? contentsOf(document, seed) : null
    },
    expected: (docID) => {
      const document = byId().get(docID)
      return document ? expectedFigures(document, seed) : []
    },
  }
}

const placed = (entry: Entry) => (now: string) => rowOf(entry, now)

/** Rows that came up to a moment, numbered in their order: a later look at the same day finds the same numbers. */
function listOf(day: string, now: string, entries: readonly { at: string; row: (now: string) => ListRow }[]): DayList {
  const results = entries
    .filter(({ at }) => at <= now)
    .map(({ at, row }) => ({ at, row: row(now) }))
    .sort((a, b) => (a.at < b.at || (a.at === b.at && String(a.row.docID) < String(b.row.docID)) ? -1 : 1))
    .map(({ row }, position): ListRow => ({ seqNumber: position + 1, ...row }))
  const metadata = {
    title: '提出された書類を把握するためのAPI',
    parameter: { date: day, type: '2' },
    resultset: { count: results.length },
    processDateTime: now,
    status: '200',
    message: 'OK',
  }
  return { metadata, results }
}

function once<T>(make: () => T): () => T {
  let value: { readonly made: T } | null = null
  return () => {
    value ??= { made: make() }
    return value.made
  }
}

export type { Expected, Filer, WorldDocument }
