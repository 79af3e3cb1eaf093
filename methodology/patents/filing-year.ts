/** Where the end of a company's year is not known: 31 March, as of most companies in Japan. */
export const usualYearEnd = '03-31'

/**
 * The fiscal year that a day falls into, by the rule of `fiscalYear`: that of the calendar year with most of its days.
 *
 * @param day `YYYY-MM-DD`
 * @param yearEnd `03-31`; the last of February is `02-28`
 */
export function fiscalYearOf(day: string, yearEnd: string): number {
  const calendar = Number(day.slice(0, 4)) + (day.slice(5) <= lastDay(yearEnd) ? 0 : 1)
  return yearEnd <= '06-30' ? calendar - 1 : calendar
}

/** Last day of a fiscal year. */
export function endOfFiscalYear(year: number, yearEnd: string): string {
  return `${yearEnd <= '06-30' ? year + 1 : year}-${yearEnd}`
}

/** In a leap year February ends a day later. */
const lastDay = (yearEnd: string) => (yearEnd === '02-28' ? '02-29' : yearEnd)

/** Months after its filing in which an application is made public, unless it is granted before. Patent Act, Article 64. */
export const monthsToPublication = 18

/**
 * The day after which what was filed is not all public on another day, since applications are published eighteen months after they
 * were filed.
 *
 * @param day `2026-11-24`
 * @returns `2025-05-24`
 */
export function openSince(day: string): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const all = year * 12 + month - 1 - monthsToPublication
  const [y, m] = [Math.floor(all / 12), (all % 12) + 1]
  const length = new Date(Date.UTC(y, m, 0)).getUTCDate()
  return `${y}-${two(m)}-${two(Math.min(date, length))}`
}

const two = (value: number) => String(value).padStart(2, '0')

/** Whether all that was filed in a fiscal year is public on a day. */
export function isYearPublic(year: number, yearEnd: string, day: string): boolean {
  return endOfFiscalYear(year, yearEnd) <= openSince(day)
}
