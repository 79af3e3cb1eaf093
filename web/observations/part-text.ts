import { rawMessages } from './messages.ts'
import { shortPeriodText } from './short-period.ts'

/** Whose or which part a figure is in words, where it is no name; null for the whole, and for the name of a subsidiary. */
export function partText(part: string): string | null {
  const m = rawMessages()
  const shortPeriod = shortPeriodText(part)
  if (shortPeriod) return m.shortPeriod(shortPeriod)
  return Object.hasOwn(m.parts, part) ? m.parts[part as keyof typeof m.parts] : null
}
