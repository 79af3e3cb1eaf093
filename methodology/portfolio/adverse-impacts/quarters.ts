/** Last day of the quarter that a day is in, both as `2025-06-30`. */
export function endOfQuarter(day: string): string {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))]
  return new Date(Date.UTC(year, Math.ceil(month / 3) * 3, 0)).toISOString().slice(0, 10)
}

/** So many quarter-ends up to one, oldest first. */
export function quarterEnds(last: string, count: number): string[] {
  const [year, month] = [Number(last.slice(0, 4)), Number(last.slice(5, 7))]
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(year, month - 3 * (count - 1 - back), 0)).toISOString().slice(0, 10),
  )
}

/** A quarter-end and the day whose holdings stand for it: the last within the quarter, null without one. */
export interface Quarter {
  readonly end: string
  readonly heldOn: string | null
}

/**
 * The eight quarters up to the one that a day is in, oldest first.
 *
 * @param dates days of a portfolio, ascending
 */
export function quartersTo(last: string, dates: readonly string[]): Quarter[] {
  const ends = quarterEnds(endOfQuarter(last), 9)
  return ends.slice(1).map((end, at) => ({
    end,
    heldOn: dates.findLast((date) => date > ends[at]! && date <= end) ?? null,
  }))
}
