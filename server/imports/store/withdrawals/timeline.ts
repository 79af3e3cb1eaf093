import { shownAgain, standsAfterWithdrawal, withdrawalNotes } from '#contract/market/withdrawal-notes.ts'
import { isVoid, type VoidDays } from '../documents/void-days.ts'

const fallback = 'fallback-element'

/** A vintage of one figure, as far as it matters which stands. */
export interface TimedVintage {
  readonly documentId: number
  readonly knownFrom: string
  readonly importId: number
  readonly value: number | null
  readonly state: 'disclosed' | 'read-from-text' | 'estimated' | 'not-applicable' | 'withdrawn'
  readonly notes: readonly string[] | null
}

/** A vintage that is missing, so that from its day on the right one stands. */
export type Missing<V> =
  /** A filing says it; it was not stored since it was known already. */
  | { readonly is: 'said'; readonly vintage: V }
  | { readonly is: 'again'; readonly vintage: V; readonly day: string; readonly note: string }
  /** Nothing stands; the vintage is the one that stood until then. */
  | { readonly is: 'withdrawn'; readonly vintage: V; readonly day: string }

export interface Timeline<V extends TimedVintage> {
  /** Vintages of one figure that are stored. */
  readonly stored: readonly V[]
  /** What filings say that stored vintages do not repeat. */
  readonly unstored: readonly V[]
  /** By document; none for one that always counts. */
  readonly voidDays: ReadonlyMap<number, readonly VoidDays[]>
}

const isSaid = ({ state, notes }: TimedVintage) =>
  state !== 'withdrawn' && !notes?.some((note) => withdrawalNotes.includes(note))

const later = (a: TimedVintage, b: TimedVintage) =>
  a.knownFrom === b.knownFrom ? a.importId - b.importId : a.knownFrom < b.knownFrom ? -1 : 1

/**
 * The vintages that a figure lacks so that on each day that stands which the latest filing says that counts on the day. Vintages are only
 * added: one that is right no more is followed by another of the same day. Days before the first on which a document of the figure
 * does not count are left as they are.
 */
export function missingVintages<V extends TimedVintage>({ stored, unstored, voidDays }: Timeline<V>): Missing<V>[] {
  const statements = [...stored.filter(isSaid), ...unstored].sort(later)
  const voids = statements.flatMap(({ documentId }) => voidDays.get(documentId) ?? [])
  if (voids.length === 0) return []
  const first = voids.map(({ from }) => from).sort()[0]!
  const turns = voids.flatMap(({ from, until }) => (until === null ? [from] : [from, until]))
  // Days of what a withdrawal brought too: it may have been told first with a later day.
  const days = new Set([...turns, ...[...stored, ...unstored].map(({ knownFrom }) => knownFrom)])
  const missing: Missing<V>[] = []
  const rows = [...stored].sort(later)
  const counts = ({ documentId }: V, day: string) => !isVoid(voidDays.get(documentId) ?? [], day)

  for (const day of [...days].filter((one) => one >= first).sort()) {
    const latest = rows.findLast(({ knownFrom }) => knownFrom <= day)
    const standing = standingOn(statements.filter((one) => one.knownFrom <= day && counts(one, day)))
    if (standing === undefined) {
      if (latest === undefined || latest.state === 'withdrawn') continue
      missing.push({ is: 'withdrawn', vintage: latest, day })
      rows.push({ ...latest, knownFrom: day, importId: Number.POSITIVE_INFINITY, value: null, state: 'withdrawn' })
    } else {
      const isSame = latest?.value === standing.value && latest.state === standing.state && counts(latest, day)
      if (isSame) continue
      const isOwnDay = standing.knownFrom === day && unstored.includes(standing)
      const isLast = !rows.some(({ knownFrom, importId }) => knownFrom === day && importId >= standing.importId)
      const returns = (voidDays.get(standing.documentId) ?? []).some(({ until }) => until === day)
      if (isOwnDay && isLast) missing.push({ is: 'said', vintage: standing })
      else missing.push({ is: 'again', vintage: standing, day, note: returns ? shownAgain : standsAfterWithdrawal })
      rows.push({ ...standing, knownFrom: day, importId: Number.POSITIVE_INFINITY })
    }
    rows.sort(later)
  }
  return missing
}

/** Another definition of the same thing never takes the place of the first choice. */
function standingOn<V extends TimedVintage>(statements: readonly V[]): V | undefined {
  const isFallback = ({ notes }: V) => notes?.includes(fallback) ?? false
  return statements.reduce<V | undefined>(
    (before, next) => (before && isFallback(next) && !isFallback(before) ? before : next),
    undefined,
  )
}
