const month = 365.25 / 12

/** Months of a period, its first and last day included, `YYYY-MM-DD`. */
export function monthsOf(start: string, end: string): number {
  return Math.round(((Date.parse(end) - Date.parse(start)) / 86_400_000 + 1) / month)
}

const note = /^months:(\d+)$/

/** The remark on a figure of a period that is not a year: `months:9`; none on one of twelve months. */
export function monthsNote(start: string, end: string): string[] {
  const months = monthsOf(start, end)
  return months === 12 ? [] : [`months:${months}`]
}

/** Months of a figure's period by its remarks. */
export function monthsIn(notes: readonly string[]): number {
  return Number(notes.flatMap((one) => note.exec(one)?.[1] ?? [])[0] ?? 12)
}
