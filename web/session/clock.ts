const hour = 3_600_000

/** A moment as Tokyo's clocks show it, `YYYY/MM/DD HH:mm:ss`, whatever zone the browser is in. */
export function tokyoTime(moment: Date): string {
  const shifted = new Date(moment.getTime() + 9 * hour).toISOString()
  return `${shifted.slice(0, 10).replaceAll('-', '/')} ${shifted.slice(11, 19)}`
}

/** Whether a token is still good: its period lies later than the present time in Tokyo. */
export function isCurrent(tokenPeriod: string, now: Date): boolean {
  return tokenPeriod > tokyoTime(now)
}

/** The period of a token that came without one: an hour from now. */
export function defaultPeriod(now: Date): string {
  return tokyoTime(new Date(now.getTime() + hour))
}
