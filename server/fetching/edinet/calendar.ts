import { readTokyoTime } from '#contract/wire/tokyo.ts'

const dayMilliseconds = 86_400_000

export const daysAfter = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMilliseconds).toISOString().slice(0, 10)

/** Days from one to another, both included, the newest first. */
export function daysBack(from: string, to: string): string[] {
  const count = Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMilliseconds)
  return count < 0 ? [] : Array.from({ length: count + 1 }, (_, back) => daysAfter(to, -back))
}

/** EDINET serves ten years. */
export const oldestDay = (today: string): string => daysAfter(`${Number(today.slice(0, 4)) - 10}${today.slice(4)}`, 1)

/** Days whose reports are “the newest year”: long enough that every fiscal year end has its report in it. */
export const newestYearDays = 400

/** Whether a list that was read then is the last word on its day: the night after rewrites it. */
export const isFinalAt = (day: string, readAt: Date): boolean => readAt >= readTokyoTime(`${daysAfter(day, 1)} 03:00`)!
