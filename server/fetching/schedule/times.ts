import { readTokyoTime, tokyoDay } from '#contract/wire/tokyo.ts'

const dayMilliseconds = 86_400_000

/** The first moment after now, by Tokyo’s clocks, on a day that fits; times of one day are in order. */
function nextOf(now: Date, clockTimes: readonly string[], fits: (day: Date) => boolean): Date {
  for (let ahead = 0; ahead < 800; ahead++) {
    const day = tokyoDay(new Date(now.getTime() + ahead * dayMilliseconds))
    if (!fits(new Date(`${day}T00:00:00Z`))) continue
    for (const time of clockTimes) {
      const moment = readTokyoTime(`${day} ${time}`)!
      if (moment > now) return moment
    }
  }
  throw new Error('no day fits')
}

/** Monday to Friday, whatever holidays there are. */
const isWeekday = (day: Date) => day.getUTCDay() % 6 !== 0

function isNthWeekday(day: Date, nth: number): boolean {
  if (!isWeekday(day)) return false
  let count = 0
  for (let date = 1; date <= day.getUTCDate(); date++)
    if (isWeekday(new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), date)))) count++
  return count === nth
}

/** When a source is fetched next; every time is Tokyo’s. */
export const times = {
  everyMinutes:
    (minutes: number) =>
    (now: Date): Date =>
      new Date(now.getTime() + minutes * 60_000),
  daily:
    (...clockTimes: string[]) =>
    (now: Date): Date =>
      nextOf(now, clockTimes, () => true),
  /** @param weekday 0 for Sunday */
  weekly:
    (weekday: number, time: string) =>
    (now: Date): Date =>
      nextOf(now, [time], (day) => day.getUTCDay() === weekday),
  /** On the nth weekday of each month. */
  monthly:
    (nth: number, time: string) =>
    (now: Date): Date =>
      nextOf(now, [time], (day) => isNthWeekday(day, nth)),
  /** On a day of a month, once a year. */
  yearly:
    (month: number, date: number, time: string) =>
    (now: Date): Date =>
      nextOf(now, [time], (day) => day.getUTCMonth() + 1 === month && day.getUTCDate() === date),
}
