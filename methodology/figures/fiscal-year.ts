/**
 * The fiscal year of a reporting period: the calendar year that holds most of its days, a tie going to the earlier.
 *
 * The year to 31 March 2025 is 2024; to 30 June 2024, 2023; to 31 July 2024, 2024; to 31 December 2024, 2024.
 *
 * @param start first day of the period, `YYYY-MM-DD`
 * @param end last day of the period, `YYYY-MM-DD`, included
 * @returns the year, or null when the dates do not form a period of 1 to 800 days
 */
export function fiscalYear(start: string, end: string): number | null {
  const first = dayNumber(start)
  const last = dayNumber(end)
  if (first === null || last === null || last < first || last - first > 800) return null

  const firstYear = Number(start.slice(0, 4))
  const lastYear = Number(end.slice(0, 4))
  let best = { year: firstYear, days: 0 }
  for (let year = firstYear; year <= lastYear; year++) {
    const from = Math.max(first, dayNumber(`${year}-01-01`)!)
    const to = Math.min(last, dayNumber(`${year}-12-31`)!)
    if (to - from + 1 > best.days) best = { year, days: to - from + 1 }
  }
  return best.year
}

/**
 * The last fiscal year that is over for every company on a day: one that belongs to a calendar year ends by 30 June of the next.
 *
 * @param day `YYYY-MM-DD`
 */
export function lastYearOver(day: string): number {
  const year = Number(day.slice(0, 4))
  return day.slice(5) > '06-30' ? year - 1 : year - 2
}

interface Period {
  readonly start: string
  readonly end: string
}

/**
 * Whether of two periods that fall into one fiscal year the first leaves the year to the second: they have no day in common and
 * the second is longer, or as long and later. A change of the year end makes such pairs: twelve months to September, then six to
 * March. The shorter is kept beside the year under its own days, and never counts as a correction of the longer.
 */
export function givesWay(period: Period, other: Period): boolean {
  if (period.start <= other.end && other.start <= period.end) return false
  const [days, otherDays] = [daysOf(period), daysOf(other)]
  return days < otherDays || (days === otherDays && period.start < other.start)
}

const daysOf = ({ start, end }: Period) => dayNumber(end)! - dayNumber(start)! + 1

/** The twelve months that end on the day before another period begins. */
export function twelveMonthsBefore({ start }: Period): Period {
  const end = new Date((dayNumber(start)! - 1) * 86_400_000).toISOString().slice(0, 10)
  return { start: yearsBefore(start, 1), end }
}

/** What a period that left its year to a longer one is kept under: its first and last day as an interval of ISO 8601. */
export const intervalOf = ({ start, end }: Period): string => `${start}/${end}`

/**
 * The same day some years earlier, keeping a month's last day the last day (`2024-02-29` less one year is `2023-02-28`,
 * `2023-02-28` as a month's end less three years is `2020-02-29`).
 *
 * @param date `YYYY-MM-DD`
 * @param years whole years to go back, 0 or more
 */
export function yearsBefore(date: string, years: number): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  const isMonthEnd = day === daysInMonth(year, month)
  const length = daysInMonth(year - years, month)
  return isoDate(year - years, month, isMonthEnd ? length : Math.min(day, length))
}

function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

function isoDate(year: number, month: number, day: number): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** Days since 1970-01-01, or null when the text is not a date of the calendar. */
function dayNumber(date: string): number | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date)
  if (!match) return null
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null
  return Date.UTC(year, month - 1, day) / 86_400_000
}
