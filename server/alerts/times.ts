import { type AlertTimes, daysBetween } from '#contract/alerts/alert.ts'
import { tokyoTime } from '#contract/wire/tokyo.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** Tokyo is nine hours ahead of UTC all year. */
const tokyoMs = 9 * hourMs

/** Day in Tokyo, counted from 1970-01-01. */
const tokyoDayNumber = (moment: Date) => Math.floor((moment.getTime() + tokyoMs) / dayMs)
const momentOf = (day: number, hour: number) => new Date(day * dayMs + hour * hourMs - tokyoMs)
/** 1 Monday to 7 Sunday; 1970-01-01 was a Thursday. */
const weekdayOf = (day: number) => ((day + 3) % 7) + 1

/** The next moment after another at which such an alert may mail: at its hour, and a weekly one on its day. */
export function firstMoment({ frequency, hour, weekday }: AlertTimes, after: Date): Date {
  let day = tokyoDayNumber(after)
  if (momentOf(day, hour) <= after) day++
  while (frequency === 'weekly' && weekdayOf(day) !== weekday) day++
  return momentOf(day, hour)
}

/** The moment that follows one that is due: so many days later, and after a standstill of the server the first that is still to come. */
export function followingMoment({ frequency }: AlertTimes, due: Date, now: Date): Date {
  const step = daysBetween[frequency] * dayMs
  return new Date(due.getTime() + Math.max(1, Math.floor((now.getTime() - due.getTime()) / step) + 1) * step)
}

/** Days that a preview looks back. */
export const previewDays = 7

/** Moments of the last seven days at which such an alert would have mailed, oldest first, each with the one before it. */
export function pastMoments(times: AlertTimes, now: Date): { readonly since: Date; readonly until: Date }[] {
  const step = daysBetween[times.frequency] * dayMs
  const moments: { since: Date; until: Date }[] = []
  for (let until = firstMoment(times, now).getTime() - step; until > now.getTime() - previewDays * dayMs; until -= step)
    moments.unshift({ since: new Date(until - step), until: new Date(until) })
  return moments
}

/** Tokyo wall-clock of a moment, to the minute, as the database holds times of publication. */
export const wallClock = (moment: Date) => tokyoTime(moment).slice(0, 16).replaceAll('/', '-')
