import { Random } from '#server/demo/random.ts'
import { addDays, addYears, daysBetween, periodEndOf, weekdayUpTo } from './days.ts'
import type { Filer } from './filers.ts'

/** A document of the world with everything that ever happens to it. Moments are `YYYY-MM-DD HH:mm`, Tokyo. */
export interface WorldDocument {
  readonly docID: string
  readonly kind: 'annual' | 'correction' | 'withdrawal'
  readonly filer: Filer
  readonly periodStart: string
  readonly periodEnd: string
  readonly submittedAt: string
  /** Document that is corrected or withdrawn. */
  readonly parentDocID: string | null
  readonly hasCsv: boolean
  /** Once a correction of it is filed, what it says of its own year differs from what it should have said. */
  readonly isCorrectedLater: boolean
  readonly withdrawnAt: string | null
  readonly editedAt: string | null
  readonly hiddenAt: string | null
  readonly shownAgainAt: string | null
}

/** How many reports of the world meet what may happen to one. */
export interface Happenings {
  readonly corrections: number
  readonly withdrawals: number
  readonly edits: number
  readonly hidings: number
  readonly withoutCsv: number
}

interface Span {
  readonly seed: number
  /** Days of the first and the last report. */
  readonly from: string
  readonly to: string
}

const yearKey = (periodEnd: string) =>
  (Number(periodEnd.slice(0, 4)) - 1990).toString(36).toUpperCase().padStart(2, '0')
const idOf = (letter: string, { index }: Filer, periodEnd: string) =>
  `S9${letter}${index.toString(36).toUpperCase().padStart(3, '0')}${yearKey(periodEnd)}`

/** Every annual report of the span with its corrections and withdrawals, in the order of submission. */
export function documentsOf(filers: readonly Filer[], span: Span, happenings: Happenings): WorldDocument[] {
  const reports = filers.flatMap((filer) => reportsOf(filer, span))
  const documents = happen(reports, span, happenings)
  return documents.sort((a, b) =>
    a.submittedAt === b.submittedAt ? (a.docID < b.docID ? -1 : 1) : a.submittedAt < b.submittedAt ? -1 : 1,
  )
}

/** Most file in the last days of the three months that the law gives them. */
const daysBeforeDue = [0, 1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 5, 6, 7, 8, 9, 11, 14]

function reportsOf(filer: Filer, { seed, from, to }: Span): WorldDocument[] {
  const first = Number(from.slice(0, 4)) - 1
  const last = Number(to.slice(0, 4))
  return Array.from({ length: last - first + 1 }, (_, at) => periodEndOf(first + at, filer.fiscalYearEnd)).flatMap(
    (periodEnd) => {
      const random = new Random(`${seed} filing ${filer.index} ${periodEnd}`)
      const day = weekdayUpTo(addDays(periodEnd, 90 - random.pick(daysBeforeDue)))
      if (day < from || day > to) return []
      const minute = random.integer(0, 7 * 60 + 30)
      const time = `${String(9 + Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
      const document: WorldDocument = {
        docID: idOf('A', filer, periodEnd),
        kind: 'annual',
        filer,
        periodStart: addDays(addYears(addDays(periodEnd, 1), -1), 0),
        periodEnd,
        submittedAt: `${day} ${time}`,
        parentDocID: null,
        hasCsv: true,
        isCorrectedLater: false,
        withdrawnAt: null,
        editedAt: null,
        hiddenAt: null,
        shownAgainAt: null,
      }
      return [document]
    },
  )
}

/** Gives each happening to a report of its own, and adds the documents by which it happens. */
function happen(reports: readonly WorldDocument[], { seed, to }: Span, counts: Happenings): WorldDocument[] {
  const random = new Random(`${seed} happenings`)
  const order = random.shuffled(reports.map((_, position) => position))
  const changes = new Map<number, Partial<WorldDocument>>()
  const added: WorldDocument[] = []
  const moment = (report: WorldDocument, from: number, until: number) => {
    const day = weekdayUpTo(addDays(report.submittedAt.slice(0, 10), random.integer(from, until)))
    return day > to ? null : `${day} ${random.pick(['10:05', '11:30', '13:12', '15:40', '16:45'])}`
  }
  const next = (count: number, change: (report: WorldDocument) => Partial<WorldDocument> | null) => {
    for (let done = 0; done < count && order.length > 0; ) {
      const position = order.pop()!
      const changed = change(reports[position]!)
      if (changed === null) continue
      changes.set(position, changed)
      done++
    }
  }
  next(counts.corrections, (report) => {
    const submittedAt = moment(report, 9, 150)
    if (submittedAt === null) return null
    const docID = idOf('C', report.filer, report.periodEnd)
    added.push({ ...report, docID, kind: 'correction', submittedAt, parentDocID: report.docID })
    return { isCorrectedLater: true }
  })
  next(counts.withdrawals, (report) => {
    const withdrawnAt = moment(report, 5, 90)
    if (withdrawnAt === null) return null
    const docID = idOf('W', report.filer, report.periodEnd)
    added.push({ ...report, docID, kind: 'withdrawal', submittedAt: withdrawnAt, parentDocID: report.docID })
    return { withdrawnAt }
  })
  next(counts.edits, (report) => {
    const editedAt = moment(report, 2, 40)
    return editedAt === null ? null : { editedAt }
  })
  next(counts.hidings, (report) => {
    const [hiddenAt, shownAgainAt] = [moment(report, 4, 30), moment(report, 40, 70)]
    return hiddenAt === null ? null : { hiddenAt, shownAgainAt }
  })
  next(counts.withoutCsv, () => ({ hasCsv: false }))
  return [...reports.map((report, position) => ({ ...report, ...changes.get(position) })), ...added]
}

/** Number of the fiscal term, `第85期`. */
export const termOf = ({ filer, periodEnd }: Pick<WorldDocument, 'filer' | 'periodEnd'>): number =>
  Number(periodEnd.slice(0, 4)) - 2025 + 20 + (filer.index % 90)

/** Whether the document can be fetched at a moment. */
export function isOnView(document: WorldDocument, now: string): boolean {
  const { submittedAt, withdrawnAt, hiddenAt, shownAgainAt, kind } = document
  if (kind === 'withdrawal' || submittedAt > now || daysBetween(submittedAt.slice(0, 10), now.slice(0, 10)) > 3652)
    return false
  if (withdrawnAt !== null && withdrawnAt <= now) return false
  return hiddenAt === null || hiddenAt > now || (shownAgainAt !== null && shownAgainAt <= now)
}
