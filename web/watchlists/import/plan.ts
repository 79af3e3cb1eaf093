import type { RowOutcome, WatchlistFileRow } from '#contract/watchlists/watchlist-file.ts'
import { stakeTotal, type WatchlistMember } from '#contract/watchlists/watchlists.ts'
import { shareOut } from '../edit/stakes.ts'

/** What an import would do, by the rows of a file and how they are taken. */
export interface Plan {
  readonly mode: 'merge' | 'replace'
  /** Rows without a ratio are companies without a stake. */
  readonly takesBare: boolean
  /** Companies of the list into which it goes; none of a new one. */
  readonly members: readonly WatchlistMember[]
}

/** Whether a row is taken as it stands. */
export function isTaken({ outcome, company }: WatchlistFileRow, { takesBare }: Pick<Plan, 'takesBare'>): boolean {
  if (outcome === 'no-ratio') return takesBare && company !== null
  return outcome === 'add' || outcome === 'change' || outcome === 'unchanged'
}

export const takenRows = (rows: readonly WatchlistFileRow[], plan: Pick<Plan, 'takesBare'>) =>
  rows.filter((row) => isTaken(row, plan))

/** How many rows are taken, how many are not understood, and how many are left out since they are no companies or somebody said so. */
export function countRows(rows: readonly WatchlistFileRow[], plan: Pick<Plan, 'takesBare'>) {
  const importCount = takenRows(rows, plan).length
  const left = rows.filter(({ outcome }) => leftOut.includes(outcome)).length
  return { taken: importCount, left, open: rows.length - importCount - left }
}

/** What nobody has to mend. */
const leftOut: readonly RowOutcome[] = ['total', 'note', 'left-out']

/** Companies that would leave the list. */
export function leaving(rows: readonly WatchlistFileRow[], plan: Plan): number {
  if (plan.mode === 'merge') return 0
  const stay = new Set(takenRows(rows, plan).map(({ company }) => company!.id))
  return plan.members.filter(({ companyId }) => !stay.has(companyId)).length
}

/** Stakes of the companies that stay without being in the file. */
function others(rows: readonly WatchlistFileRow[], plan: Plan): (number | null)[] {
  if (plan.mode === 'replace') return []
  const own = new Set(takenRows(rows, plan).map(({ company }) => company!.id))
  return plan.members.filter(({ companyId }) => !own.has(companyId)).map(({ stake }) => stake)
}

/** Total of the stakes of the list after the import, percent. */
export function totalAfter(rows: readonly WatchlistFileRow[], plan: Plan): number {
  return stakeTotal([...others(rows, plan), ...takenRows(rows, plan).map(({ stake }) => stake)])
}

/**
 * Stakes of the taken rows by line, scaled so that the list comes to 100 % with what else is in it; null where that leaves no room, or
 * none has a stake.
 */
export function scaled(rows: readonly WatchlistFileRow[], plan: Plan): ReadonlyMap<number, number> | null {
  const rest = Math.round((100 - stakeTotal(others(rows, plan))) * 100)
  const importRows = takenRows(rows, plan)
  const shares = shareOut(importRows.map(({ stake }) => stake))
  if (rest <= 0 || shares.every((share) => share === null)) return null
  if (rest === 10_000)
    return new Map(importRows.flatMap(({ line }, at) => (shares[at] === null ? [] : [[line, shares[at]!]])))
  // Rounded down: the sum stays within what is left.
  return new Map(
    importRows.flatMap(({ line }, at) =>
      shares[at] === null ? [] : [[line, Math.floor((shares[at]! * rest) / 100) / 100]],
    ),
  )
}
