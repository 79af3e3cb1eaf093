import { toSeenText } from './clean.ts'
import type { Rejection, RejectionReason } from './rejections.ts'

/** What comes of a row, a cell or a fact: what was read of it, or why it is left out. */
export type Outcome<T> = T | Rejection

export const isRejection = (outcome: unknown): outcome is Rejection =>
  typeof outcome === 'object' && outcome !== null && 'reason' in outcome

interface Unusable {
  readonly line: number
  readonly column?: string | null
  readonly value?: string | null | undefined
  readonly reason: RejectionReason
}

const longest = 200

/** Why something is left out, with as much of its text as fits into a list. */
export function rejectionOf({ line, column = null, value = null, reason }: Unusable): Rejection {
  const shorten = (text: string | null) => text && toSeenText(text).slice(0, longest)
  return { line, column: shorten(column), value: shorten(value), reason }
}

/** What was read of a stream; what is left out is reported on the way. */
export function* recordsOf<T>(
  outcomes: Iterable<Outcome<T>>,
  report: (rejection: Rejection) => void,
): Generator<Exclude<T, Rejection>> {
  for (const outcome of outcomes) {
    if (isRejection(outcome)) report(outcome)
    else yield outcome as Exclude<T, Rejection>
  }
}

/** The same at once. */
export function separate<T>(outcomes: Iterable<Outcome<T>>): {
  readonly records: Exclude<T, Rejection>[]
  readonly rejected: Rejection[]
} {
  const rejected: Rejection[] = []
  return { records: [...recordsOf(outcomes, (rejection) => rejected.push(rejection))], rejected }
}
