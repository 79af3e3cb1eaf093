const hoursAhead = 9

/** A moment as Tokyo's clocks show it, `YYYY/MM/DD HH:mm:ss`; Tokyo is nine hours ahead of UTC all year. */
export function tokyoTime(moment: Date): string {
  const shifted = new Date(moment.getTime() + hoursAhead * 3_600_000).toISOString()
  return `${shifted.slice(0, 10).replaceAll('-', '/')} ${shifted.slice(11, 19)}`
}

/** The day it is in Tokyo, `YYYY-MM-DD`. */
export function tokyoDay(moment: Date): string {
  return tokyoTime(moment).slice(0, 10).replaceAll('/', '-')
}
