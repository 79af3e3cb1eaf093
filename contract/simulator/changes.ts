import { z } from 'zod'

/** Most figures that are changed at once. */
export const maxChanges = 20

/** One figure as it would be, in the indicator's unit; 1 for yes and 0 for no. */
export interface Change {
  readonly indicator: string
  readonly value: number
}

/** `E-CC-028:1~S-DV-002:12.5`, in the order in which the changes are made. */
export function formatChanges(changes: readonly Change[]): string {
  return changes.map(({ indicator, value }) => `${indicator}:${value}`).join('~')
}

/** What does not read as a change is dropped; of an indicator that is named twice the last counts, at the place of the first. */
export function parseChanges(text: string): Change[] {
  const changes = new Map<string, number>()
  for (const part of text.split('~')) {
    const [, indicator, digits] =
      /^([A-Z]-[A-Z]{2}-\d{3}):(-?\d{1,16}(?:\.\d{1,15})?(?:e[+-]?\d{1,2})?)$/.exec(part) ?? []
    const value = Number(digits)
    if (indicator && Number.isFinite(value)) changes.set(indicator, value)
  }
  return [...changes].map(([indicator, value]) => ({ indicator, value })).slice(0, maxChanges)
}

export const ChangesText = z.string().max(1000).default('').transform(parseChanges)
