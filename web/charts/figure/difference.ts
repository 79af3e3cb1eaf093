import { formatDifference, formatPoints } from '../../format.ts'
import type { Cell } from './table.ts'

/** How far two shares or scores of 0 to 1 are apart that stand beside it as per cents or points; a dash where one is missing. */
export const pointsBetween = (to: number | null, from: number | null, decimals = 1): string =>
  to === null || from === null ? '—' : formatDifference(to * 100, from * 100, decimals)

/** The same as a cell of a table. */
export const pointsBetweenCell = (to: number | null, from: number | null): Cell =>
  to === null || from === null ? null : { value: (to - from) * 100, text: pointsBetween(to, from) }

/** The same of a score and how far it has come, where what it came from stands on another screen. */
export const pointsSince = (score: number | null, change: number | null): string =>
  pointsBetween(score, score === null || change === null ? null : score - change)

export const pointsSinceCell = (score: number | null, change: number | null): Cell =>
  pointsBetweenCell(score, score === null || change === null ? null : score - change)

/** How far two figures are apart that stand beside it in any format: read from what is printed, and as fine. */
export function betweenText(to: number, from: number, format: (value: number) => string): string {
  const [one, other] = [read(format(to)), read(format(from))]
  return formatPoints(one.value - other.value, Math.max(one.decimals, other.decimals))
}

function read(text: string): { readonly value: number; readonly decimals: number } {
  const digits = text.replace(/[^\d.−-]/g, '').replace('−', '-')
  return { value: Number(digits), decimals: digits.split('.')[1]?.length ?? 0 }
}
