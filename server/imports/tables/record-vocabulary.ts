import { z } from 'zod'
import { readCatalogue } from '#server/catalogue/catalogue.ts'
import { readTable } from '#server/catalogue/csv-table.ts'

const Scale = z.object({ vendor: z.string(), level: z.string(), min: z.string(), max: z.string() })

const scales = readTable('vendor_scales.csv', Scale)

const scaleNames: Readonly<Record<string, string>> = {
  msci: 'MSCI',
  sp: 'S&P CSA',
  refinitiv: 'Refinitiv',
  sustainalytics: 'Sustainalytics',
  cdp: 'CDP',
  ftse: 'FTSE Russell',
}

/** A rating on its vendor's own scale: letters by their rank from the lowest, numbers inside the scale's ends; null when it is neither. */
export function rankOf(vendor: string, value: string): number | null {
  const levels = scales.filter((scale) => scale.vendor === scaleNames[vendor])
  const letters = levels.filter(({ level }) => /^[A-F][A-F+-]*$/.test(level))
  const rank = letters.toSorted((a, b) => Number(a.min) - Number(b.min)).findIndex(({ level }) => level === value)
  if (rank !== -1) return rank
  const amount = Number(value)
  const [least, most] = [
    Math.min(...levels.map(({ min }) => Number(min))),
    Math.max(...levels.map(({ max }) => Number(max))),
  ]
  return value !== '' && vendor !== 'cdp' && amount >= least && amount <= most ? amount : null
}

const Word = z.object({ kind: z.string(), value: z.string() })

const Theme = z.object({ code: z.string() })

const terms = new Set([
  ...readTable('vocabulary.csv', Word).flatMap(({ kind, value }) =>
    kind === 'rule_term' && /^(flag|pct)\./.test(value) ? [value] : [],
  ),
  ...readTable('themes.csv', Theme).map(({ code }) => `theme.${code}`),
])

export const isTerm = (term: string) => terms.has(term) || /^index\.[\p{L}\p{N}_ .&/()-]{1,80}$/u.test(term)

export const categories = [...new Set(readCatalogue().flatMap(({ kind, middle }) => (kind === 'esg' ? [middle] : [])))]
