import { z } from 'zod'
import { today } from '../context/search.ts'

/** Cookies of the shortcut to a comparison, as the specification names what they hold. */
const names = {
  from: 'comparison_from_y',
  to: 'comparison_to_y',
  region: 'comparison_region',
  org: 'comparison_org_kbn',
  target: 'comparison_target',
  factor: 'comparison_factor',
  materiality: 'comparison_materiality',
  materialityName: 'comparison_materiality_name',
} as const

/** How long they last, in seconds: a day, as the language's. */
const maxAge = 86_400

/** Remember where the shortcut leads: the five years before this one and this one, everything, and the category that was chosen. */
export function saveShortcut({ materiality, name }: { readonly materiality: string; readonly name: string }): void {
  const thisYear = Number(today().slice(0, 4))
  const values: Record<keyof typeof names, string> = {
    from: String(thisYear - 5),
    to: String(thisYear),
    region: 'total',
    org: '2',
    target: 'total',
    factor: 'total',
    materiality,
    materialityName: name,
  }
  for (const [key, value] of Object.entries(values)) {
    const cookie = names[key as keyof typeof names]
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store's own interface is not in every browser
    document.cookie = `${cookie}=${encodeURIComponent(value)}; path=/; max-age=${maxAge}; samesite=lax`
  }
}

const Year = z.coerce.number().int().min(1990).max(2100)

/** What the shortcut remembers; a link overrules it. Nonsense is dropped. */
export function readShortcut(): { from?: number; to?: number; materiality?: string } {
  const cookies = new Map(
    document.cookie.split('; ').map((pair) => {
      const at = pair.indexOf('=')
      return [pair.slice(0, at), pair.slice(at + 1)] as const
    }),
  )
  const year = (name: string) => Year.safeParse(cookies.get(name)).data
  const from = year(names.from)
  const to = year(names.to)
  const materiality = cookies.get(names.materiality)
  return {
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(materiality && { materiality: decodeURIComponent(materiality) }),
  }
}
