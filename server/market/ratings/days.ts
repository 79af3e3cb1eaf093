/** A day so many years or months earlier, `YYYY-MM-DD`; the last of the month where the other has no such day. */
export function earlier(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const first = new Date(Date.UTC(year, month - 1 - months, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(date, last))
  return first.toISOString().slice(0, 10)
}

/** The first of some days. */
export const firstOf = (...days: readonly string[]): string => days.toSorted()[0]!

/**
 * Until when what is told between reports, such as a rating, a flag, a membership or news, counts for a fiscal year: the end of the
 * calendar year after it, or the day that is looked back to, whichever is first. Without a year, that day.
 */
export function untilOf(year: number | undefined, lastDay: string): string {
  return year === undefined ? lastDay : firstOf(`${year + 1}-12-31`, lastDay)
}
