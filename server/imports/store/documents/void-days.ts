import type { DocumentStateRecord } from '../../records.ts'

/** What became of a document at a moment. */
export interface DatedState {
  readonly state: DocumentStateRecord['state']
  /** `YYYY-MM-DD HH:mm`, Tokyo. */
  readonly since: string
}

/** Days on which a document does not count, the last one left out; null: until further notice. */
export interface VoidDays {
  readonly from: string
  readonly until: string | null
}

/** Whether it counts is said by these alone: what is edited, or has been on view for its ten years, counts on. */
const deciding = ['shown', 'hidden', 'withdrawn']

const inOrder = (states: readonly DatedState[]) =>
  states
    .filter(({ state }) => deciding.includes(state))
    .toSorted((a, b) =>
      a.since === b.since ? deciding.indexOf(a.state) - deciding.indexOf(b.state) : a.since < b.since ? -1 : 1,
    )

/** What a document was at a moment; a withdrawal is for good. */
export function stateOn(states: readonly DatedState[], moment: string): 'shown' | 'hidden' | 'withdrawn' {
  const past = inOrder(states).filter(({ since }) => since <= moment)
  if (past.some(({ state }) => state === 'withdrawn')) return 'withdrawn'
  return (past.at(-1)?.state as 'shown' | 'hidden' | undefined) ?? 'shown'
}

/** The days at whose end a document is withdrawn or hidden. */
export function voidDaysOf(states: readonly DatedState[]): VoidDays[] {
  const days: VoidDays[] = []
  let from: string | null = null
  for (const { state, since } of inOrder(states)) {
    const day = since.slice(0, 10)
    if (state === 'shown') {
      if (from !== null && from < day) days.push({ from, until: day })
      from = null
      continue
    }
    from ??= day
    if (state === 'withdrawn') break
  }
  return from === null ? days : [...days, { from, until: null }]
}

/** As PostgreSQL reads them; it joins those that overlap. */
export const toMultirange = (days: readonly VoidDays[]): string =>
  `{${days.map(({ from, until }) => `[${from},${until ?? ''})`).join(',')}}`

export const isVoid = (days: readonly VoidDays[], day: string): boolean =>
  days.some(({ from, until }) => from <= day && (until === null || day < until))
