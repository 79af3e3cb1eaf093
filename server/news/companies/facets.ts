import { sql } from 'kysely'
import { type CompanyFacet, companyFacets, type countCompanyFacets as contract } from '#contract/news/facets.ts'
import { maxNewsListed } from '#contract/news/news.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import type { CallDeps } from '#server/deps.ts'
import { listMembersByList } from '#server/watchlists/members.ts'
import { listMatches } from '../matches.ts'
import { commonTo, type Scope } from '../scope.ts'
import { companiesByIndustry, companiesByTheme } from './sets.ts'

/** Companies behind each value of a choice. */
type Sets = ReadonlyMap<string, readonly number[]>

/**
 * How many articles each watchlist, industry and theme would leave. Articles are counted by company once for all choices, and summed
 * over the companies of each: an article is of one company, and a set names each company once, so none is counted twice.
 */
export async function countCompanyFacets(deps: CallDeps, scope: Scope): Promise<Output<typeof contract>> {
  const { asOf } = scope.filter
  const [set, industry, theme] = await Promise.all([
    setsOf(deps),
    companiesByIndustry(deps, 'tse33', asOf),
    companiesByTheme(deps, asOf),
  ])
  const sets: Record<CompanyFacet, Sets> = { set, industry, theme }
  const chosen = companyFacets.filter((facet) => scope.named[facet] !== undefined)
  const whole = chosen.length < companyFacets.length ? await countByCompany(deps, scope) : null
  const counted = await Promise.all(
    companyFacets.map(async (facet) => {
      const counts = chosen.includes(facet) ? await countByCompany(deps, without(scope, facet)) : whole!
      return [facet, { isWhole: counts.isWhole, values: sumUp(sets[facet], counts.articles) }] as const
    }),
  )
  const facets = Object.fromEntries(counted.map(([facet, { values }]) => [facet, values]))
  return {
    isWhole: counted.every(([, { isWhole }]) => isWhole),
    facets: facets as Output<typeof contract>['facets'],
  }
}

/** What is chosen of a facet is left out while its values are counted, so that one sees what another choice would give. */
function without(scope: Scope, facet: CompanyFacet): Scope {
  const { [facet]: _, ...named } = scope.named
  return { ...scope, named, companies: commonTo(named) }
}

/** All lists of the caller, and their companies together. */
async function setsOf({ db, caller }: CallDeps): Promise<Sets> {
  const lists = await listMembersByList(db, caller.account)
  const all = [...new Set([...lists.values()].flat())]
  return new Map([['watchlists', all], ...[...lists].map(([id, ids]) => [`watchlist-${id}`, ids] as const)])
}

/** Articles that fit, by company. */
async function countByCompany({ db }: CallDeps, scope: Scope) {
  const { count, newest } = await listMatches(db, scope, maxNewsListed)
  const ids = newest.map(({ id }) => id)
  const { rows } = await sql<{ company: number; articles: number }>`
    select company_id as company, count(*)::int as articles from news_reading
    where news_id = any (${ids}::int[]) group by 1`.execute(db)
  const articles = new Map(rows.map(({ company, articles }) => [company, articles]))
  return { isWhole: count <= maxNewsListed, articles }
}

function sumUp(sets: Sets, articles: ReadonlyMap<number, number>) {
  return [...sets]
    .map(([value, ids]) => ({ value, articles: ids.reduce((sum, id) => sum + (articles.get(id) ?? 0), 0) }))
    .filter((count) => count.articles > 0)
    .sort((a, b) => b.articles - a.articles)
}
