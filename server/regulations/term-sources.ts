import { BoundedCache } from '#server/cache/bounded-cache.ts'
import { oncePer } from '#server/cache/once.ts'
import type { RuleFacts } from '#server/market/facts/company-facts.ts'
import { untilOf } from '#server/market/ratings/days.ts'
import type { RegulationView } from './view.ts'

/** Who says what was brought in, and since when: by number of the company and by term. */
export type TermSources = ReadonlyMap<
  number,
  ReadonlyMap<string, { readonly name: string; readonly validFrom: string }>
>

const cacheOf = oncePer((_: RuleFacts) => new BoundedCache<Promise<TermSources>>({ name: 'regulation-terms', max: 20 }))

/** Sources of the terms that a rule asks about, as they are known on the day; read once for all who ask. */
export function termSourcesOf(view: RegulationView, terms: ReadonlySet<string>): Promise<TermSources> {
  return cacheOf(view.ruleFacts).get(view.regulation.code, () => readSources(view, [...terms]))
}

async function readSources({ db, asOf, year }: RegulationView, terms: readonly string[]): Promise<TermSources> {
  if (terms.length === 0) return new Map()
  const rows = await db
    .selectFrom('company_term')
    .distinctOn(['company_id', 'term'])
    .select(['company_id', 'term', 'source', 'valid_from'])
    .where('term', 'in', terms)
    .where('valid_from', '<=', untilOf(year, asOf))
    .where('known_from', '<=', asOf)
    .orderBy('company_id')
    .orderBy('term')
    .orderBy('valid_from', 'desc')
    .orderBy('known_from', 'desc')
    .orderBy('import_id', 'desc')
    .execute()
  const sources = new Map<number, Map<string, { name: string; validFrom: string }>>()
  for (const { company_id, term, source, valid_from } of rows) {
    const own = sources.get(company_id) ?? new Map()
    sources.set(company_id, own.set(term, { name: source, validFrom: valid_from }))
  }
  return sources
}
