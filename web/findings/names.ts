import type { Named } from '#methodology/findings/findings.ts'
import { vendorName } from '../app/vendors.ts'
import type { FindingWords } from './messages.ts'

/** What a code is called within a sentence; undefined for codes that only the caller knows, such as indicators. */
export type NameOf = (code: string) => string | undefined

/** The caller's name, else a category's or a rater's, else the code itself. */
export function nameIn(m: FindingWords, code: string, nameOf: NameOf): string {
  return nameOf(code) ?? own(m.categories, code) ?? vendorName(code)
}

function own(names: Readonly<Record<string, string>>, code: string): string | undefined {
  return Object.hasOwn(names, code) ? names[code] : undefined
}

/** `a`, `a and b`, `a, b and c`. */
export function listed(m: FindingWords, names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? ''
  return `${names.slice(0, -1).join(m.comma)}${m.and}${names.at(-1)}`
}

/** Names of some codes and the number of the rest: `a, b and two more`. */
export function enumerated(m: FindingWords, { codes, more }: Named, name: (code: string) => string): string {
  const names = codes.map(name)
  return more === 0 ? listed(m, names) : m.more(names.join(m.comma), String(more), String(codes.length + more))
}

/** Categories whose English name is a plural. */
const plurals: readonly string[] = ['labour_rights']

/** The grammatical number of a subject: several names are many, and so is one that is a plural. */
export function numberOf({ codes, more }: Named): 'one' | 'many' {
  const isPlural = codes.length + more > 1 || plurals.includes(codes[0] ?? '')
  return isPlural ? 'many' : 'one'
}

/** A sentence begins with a capital where the script has them. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
