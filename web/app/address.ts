import type { z } from 'zod'

/** A parameter that makes no sense is left out rather than refused: an old link still opens. */
export const optional = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined)

/** Search parameters as plain text: `?q=7203`, and nothing a person could not type. */
export function readSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text))
}

export function searchText(search: Readonly<Record<string, unknown>>): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined && value !== null) parameters.set(name, String(value))
  }
  const text = parameters.toString()
  return text && `?${text}`
}
