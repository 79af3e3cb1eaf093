import { addDays } from '../../server/test/world/days.ts'
import { makeWorld, type World, type WorldDocument } from '../../server/test/world/world.ts'

/** A world in which, between two evenings, reports that were read on the first are corrected, withdrawn, and hidden and shown again. */
export interface Filings {
  readonly world: World
  /** The first evening's day. */
  readonly before: string
  readonly corrected: WorldDocument
  readonly correction: WorldDocument
  readonly withdrawn: WorldDocument
  readonly shownAgain: WorldDocument
  /** The report of the largest company. */
  readonly largest: WorldDocument
}

/** Days back to which the first evening may lie: reports of the newest year are read. */
const maxDays = 330

/** The first such world by its seed: what happens to reports depends on the day that ends it. */
export function filedWorld(today: string): Filings {
  for (let seed = 1; seed < 500; seed++) {
    const world = makeWorld({
      ...{ seed, companies: 12, years: 2, today, noise: 1 },
      ...{ corrections: 8, withdrawals: 6, hidings: 6, edits: 0, withoutCsv: 0, foreign: 0 },
    })
    for (let back = 5; back < maxDays; back += 5) {
      const filings = filingsAfter(world, addDays(today, -back))
      if (filings) return filings
    }
  }
  throw new Error(`no such world until ${today}`)
}

function filingsAfter(world: World, before: string): Filings | null {
  const evening = `${before} 18:40`
  const end = `${world.today} 00:00`
  const isRead = ({ kind, submittedAt }: WorldDocument) =>
    kind === 'annual' && submittedAt < evening && submittedAt > addDays(before, -maxDays)
  const isBetween = (moment: string | null) => moment !== null && moment > `${before} 24:00` && moment < end
  const reports = world.documents.filter(isRead)
  const standing = reports.filter(
    ({ withdrawnAt, hiddenAt }) => (withdrawnAt === null || withdrawnAt > end) && (hiddenAt === null || hiddenAt > end),
  )
  const corrections = world.documents.filter(({ kind, submittedAt }) => kind === 'correction' && isBetween(submittedAt))
  const correction = corrections.find(({ parentDocID }) => standing.some(({ docID }) => docID === parentDocID))
  const corrected = standing.find(({ docID }) => docID === correction?.parentDocID)
  const withdrawn = reports.find(({ withdrawnAt }) => isBetween(withdrawnAt))
  const shownAgain = reports.find(({ hiddenAt, shownAgainAt }) => isBetween(hiddenAt) && isBetween(shownAgainAt))
  const largest = standing.find(
    ({ filer, isCorrectedLater, editedAt }) =>
      filer.sizeSegment === 'TOPIX Core30' && !isCorrectedLater && editedAt === null,
  )
  return correction && corrected && withdrawn && shownAgain && largest
    ? { world, before, correction, corrected, withdrawn, shownAgain, largest }
    : null
}

/** A figure of its own year that a correction tells otherwise. */
export function restatedBy({ world, correction, corrected }: Filings) {
  const earlier = world.expected(corrected.docID)
  for (const now of world.expected(correction.docID)) {
    const was = earlier.find(
      ({ indicator, boundary, fiscalYear }) =>
        indicator === now.indicator && boundary === now.boundary && fiscalYear === now.fiscalYear,
    )
    if (was && was.value !== now.value) return { ...now, was: was.value }
  }
  throw new Error(`${correction.docID} corrects nothing`)
}
