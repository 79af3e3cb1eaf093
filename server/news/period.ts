import type { NewsFilter, NewsRange } from '#contract/news/filter.ts'
import { tokyoDay, tokyoTime } from '#contract/wire/tokyo.ts'
import { monthsBefore } from '#methodology/news/windows.ts'

const dayMilliseconds = 86_400_000

/** Days since 1970-01-01 of `2026-11-25`. */
export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayMilliseconds
export const dayOf = (number: number): string => new Date(number * dayMilliseconds).toISOString().slice(0, 10)

/** Which moments a search looks at. */
export interface Period {
  /** Last day that is known of: today, or the day looked back to. */
  readonly day: string
  /** The day again where it is past, for what people have decided since; null for today. */
  readonly past: string | null
  /** First day; null without a beginning. */
  readonly since: string | null
  /** Tokyo wall-clock, first moment that is not looked at. */
  readonly until: string
  /** The same for what else is told of an event: what the day knows. */
  readonly known: string
}

const days: Partial<Record<NewsRange, number>> = { '1d': 1, '7d': 7, '30d': 30, '90d': 90 }
const months: Partial<Record<NewsRange, number>> = { '6m': 6, '1y': 12, '2y': 24, '5y': 60 }

/** The period of a filter as of now or a past day; what is dated later than now is not looked at. */
export function periodOf({ range, from, to, asOf }: NewsFilter, now: Date): Period {
  const today = tokyoDay(now)
  const isPast = asOf !== undefined && asOf < today
  const day = isPast ? asOf : today
  const knownUntil = isPast ? dayOf(dayNumber(day) + 1) : tokyoTime(now).replaceAll('/', '-')
  const past = isPast ? day : null
  if (range === 'custom') {
    const last = to !== undefined && to < day ? dayOf(dayNumber(to) + 1) : knownUntil
    return { day, past, since: from ?? null, until: last, known: knownUntil }
  }
  return { day, past, since: beginOf(range, day), until: knownUntil, known: knownUntil }
}

function beginOf(range: NewsRange, day: string): string | null {
  const number = dayNumber(day)
  if (days[range] !== undefined) return dayOf(number - days[range])
  if (months[range] !== undefined) return dayOf(monthsBefore(number, months[range]) + 1)
  return range === 'ytd' ? `${day.slice(0, 4)}-01-01` : null
}
