import { tokyoTime } from '#contract/wire/tokyo.ts'

const hour = 3_600_000

/** Whether a token is still good: its period lies later than the present time in Tokyo. */
export function isCurrent(tokenPeriod: string, now: Date): boolean {
  return tokenPeriod > tokyoTime(now)
}

/** The period of a token that came without one: an hour from now. */
export function defaultPeriod(now: Date): string {
  return tokyoTime(new Date(now.getTime() + hour))
}

/** An answer that brings a token, with a period in any case; any other answer as it is. */
export function withPeriod(answer: unknown, now: Date): unknown {
  const isToken = typeof answer === 'object' && answer !== null && 'token' in answer
  if (!isToken || ('token_period' in answer && answer.token_period)) return answer
  return { ...answer, token_period: defaultPeriod(now) }
}

/** The moment at which Tokyo's clocks show `YYYY/MM/DD HH:mm:ss`. */
export function momentOf(tokyo: string): Date {
  return new Date(`${tokyo.replaceAll('/', '-').replace(' ', 'T')}+09:00`)
}

/** A window of Tokyo's clocks to the minute: its start, and its end as a time of day unless that is another day's. */
export function windowTexts(start: string, end: string): [start: string, end: string] {
  return [start.slice(0, 16), start.slice(0, 10) === end.slice(0, 10) ? end.slice(11, 16) : end.slice(0, 16)]
}
