import type { Indicator } from '#contract/market/indicators.ts'
import type { ThemeDefinition } from '#contract/taxonomy/taxonomy.ts'
import { fold } from '../../ui/fold.ts'
import { closenessOf } from './parse.ts'

/** An indicator or a theme, with its searchable text. */
export interface Entry {
  readonly code: string
  readonly nameJa: string
  readonly nameEn: string
  /** Where its definition stands. */
  readonly href: string
  /** Code and names, folded once. */
  readonly texts: readonly string[]
  readonly all: string
}

interface Ranked {
  readonly entry: Entry
  readonly rank: number
}

const cache = new WeakMap<readonly object[], readonly Entry[]>()

/** Built once for each list and cached as long as the list lives. */
function entriesOf<T extends Pick<Entry, 'code' | 'nameJa' | 'nameEn'>>(
  list: readonly T[],
  hrefOf: (code: string) => string,
): readonly Entry[] {
  const cached = cache.get(list)
  if (cached) return cached
  const entries = list.map(({ code, nameJa, nameEn }) => {
    const texts = [code, nameJa, nameEn].map(fold)
    return { code, nameJa, nameEn, href: hrefOf(code), texts, all: texts.join('\n') }
  })
  cache.set(list, entries)
  return entries
}

export const indicatorEntries = (list: readonly Indicator[]) => entriesOf(list, (code) => `/definitions/${code}`)

export const themeEntries = (list: readonly ThemeDefinition[]) => entriesOf(list, (code) => `/taxonomy#theme-${code}`)

/** Those that fit what is typed, the closest first: the whole name, its beginning, a word of it, anywhere, its words apart. */
export function rankedEntries(entries: readonly Entry[], text: string): Ranked[] {
  const typed = fold(text)
  if (typed === '') return []
  return entries
    .map((entry) => ({ entry, rank: rankOf(entry, typed) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
}

function rankOf({ texts, all }: Entry, typed: string): number {
  if (texts.includes(typed)) return 4
  const closest = Math.max(...texts.map((text) => closenessOf(text, typed)))
  if (closest > 0) return closest
  return typed.split(' ').every((word) => all.includes(word)) ? 0.5 : 0
}
