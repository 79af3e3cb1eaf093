/** Days as texts, `2025-06-20`, in the proleptic calendar; nothing reads a clock. */

export const dayOf = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10)

const millisecondsOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)

export const addDays = (day: string, days: number): string => dayOf(millisecondsOf(day) + days * 86_400_000)

export const daysBetween = (from: string, to: string): number =>
  Math.round((millisecondsOf(to) - millisecondsOf(from)) / 86_400_000)

/** The same day of another year; the last of February where that year has no 29th. */
export const addYears = (day: string, years: number): string =>
  `${String(Number(day.slice(0, 4)) + years)}${day.slice(4) === '-02-29' ? '-02-28' : day.slice(4)}`

export const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())

/** The day itself, or the Friday before it. */
export const weekdayUpTo = (day: string): string => (isWeekend(day) ? weekdayUpTo(addDays(day, -1)) : day)

/** The last day of a fiscal year that ends on `MM-DD`; `02-28` is the last day of February. */
export const periodEndOf = (year: number, monthDay: string): string =>
  monthDay === '02-28' ? addDays(`${year}-03-01`, -1) : `${year}-${monthDay}`
