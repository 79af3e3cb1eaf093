import type { NewsFilter } from '#contract/news/filter.ts'
import { hasTooManyWords, type NewsWords, newsWordLimits, readNewsWords } from '#contract/news/words.ts'
import type { CallDeps } from '#server/deps.ts'
import { Refusal } from '#server/http/refusal.ts'
import { industryCompanies, listCompaniesOf, themeCompanies } from './companies/sets.ts'
import { type Period, periodOf } from './period.ts'

/** Conditions that name companies, whatever they are called there. */
export type Naming = 'companies' | 'set' | 'industry' | 'theme'
export type Named = Readonly<Partial<Record<Naming, readonly number[]>>>

/** What a filter asks, with its names looked up. */
export interface Scope {
  readonly filter: NewsFilter
  readonly words: NewsWords
  readonly period: Period
  /** Companies that each condition names that is set. */
  readonly named: Named
  /** Companies that fit; null for all. */
  readonly companies: readonly number[] | null
}

/** Look up what a filter names; refused where it names what is not there. */
export async function scopeOf(deps: CallDeps, filter: NewsFilter): Promise<Scope> {
  refuseUnfit(filter)
  return scopeIn(await namedBy(deps, filter), filter, deps.clock())
}

/** The scope of a filter whose companies are looked up already. */
export const scopeIn = (named: Named, filter: NewsFilter, now: Date): Scope => ({
  filter,
  words: readNewsWords(filter.q),
  named,
  companies: commonTo(named),
  period: periodOf(filter, now),
})

/** Refuse what would be passed over: words beyond what is looked for, and days of a period that is not one of the caller's own days. */
function refuseUnfit({ q, range, from, to }: NewsFilter): void {
  if (hasTooManyWords(readNewsWords(q))) throw new Refusal('news.words')
  if (q.length > newsWordLimits.characters) throw new Refusal('request.invalid', { field: 'query.q' })
  const day = from === undefined ? 'to' : 'from'
  if (range !== 'custom' && (from ?? to) !== undefined) throw new Refusal('request.invalid', { field: `query.${day}` })
}

/** Companies that each condition of a filter names. */
export async function namedBy(deps: CallDeps, filter: NewsFilter): Promise<Named> {
  const { companies, set, industry, theme, asOf } = filter
  const lookUps = {
    companies,
    set: set === undefined ? undefined : listCompaniesOf(deps, set),
    industry: industry === undefined ? undefined : industryCompanies(deps, industry, asOf),
    theme: theme === undefined ? undefined : themeCompanies(deps, theme, asOf),
  }
  const all = await Promise.all(Object.entries(lookUps).map(async ([name, ids]) => [name, await ids] as const))
  return Object.fromEntries(all.filter(([, ids]) => ids !== undefined))
}

/** Companies that every condition names; null where none does. */
export function commonTo(named: Named): number[] | null {
  const [first, ...others] = Object.values(named).map((ids) => new Set(ids))
  return first ? [...first].filter((id) => others.every((set) => set.has(id))) : null
}
