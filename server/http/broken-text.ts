import { Refusal } from './refusal.ts'

/**
 * Refuse what was sent when a text in it holds a NUL or half of a pair of UTF-16 units: PostgreSQL keeps neither, and which of its columns
 * would say so depends on their types. It looks at what the contract made of it, so a text that is cleaned there loses a NUL before.
 */
export function refuseBrokenText(sent: unknown, field = ''): void {
  if (typeof sent === 'string') {
    if (sent.includes('\0') || !sent.isWellFormed())
      throw new Refusal('request.invalid', { field: field.slice(0, 100) })
  } else if (Array.isArray(sent)) for (const part of sent) refuseBrokenText(part, field)
  else if (typeof sent === 'object' && sent !== null)
    for (const [name, part] of Object.entries(sent)) {
      refuseBrokenText(name, field)
      refuseBrokenText(part, field === '' ? name : `${field}.${name}`)
    }
}
