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

/** The month it is in Tokyo, `YYYY-MM`, and the moment it began. */
export function tokyoMonth(moment: Date): { readonly name: string; readonly start: Date } {
  const name = tokyoDay(moment).slice(0, 7)
  return { name, start: readTokyoTime(`${name}-01 00:00`)! }
}

/** The moment that Tokyo's clocks show as `YYYY/MM/DD HH:mm`; null when it is none. */
export function readTokyoTime(text: string): Date | null {
  const [, year, month, day, hour, minute] =
    /^(\d{4})[/-](\d{1,2})[/-](\d{1,2})[ T](\d{1,2}):(\d{2})$/.exec(text.trim()) ?? []
  if (minute === undefined) return null
  const parts = [year, month, day, hour, minute].map(Number) as [number, number, number, number, number]
  const moment = new Date(Date.UTC(parts[0], parts[1] - 1, parts[2], parts[3] - hoursAhead, parts[4]))
  const [y, m, d, h, min] = tokyoTime(moment).split(/\D/).map(Number)
  return [y, m, d, h, min].every((part, index) => part === parts[index]) ? moment : null
}

/** The same, without its seconds, `YYYY-MM-DD HH:mm`. */
export function tokyoMinute(moment: Date): string {
  return tokyoTime(moment).slice(0, 16).replaceAll('/', '-')
}
