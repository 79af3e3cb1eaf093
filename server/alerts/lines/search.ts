import type { SearchLine } from '#contract/alerts/line.ts'
import { SearchQuery } from '#contract/search/searches.ts'
import type { Db } from '#server/db/database.ts'
import type { SearchMembers } from '#server/db/schema.ts'
import type { CallDeps } from '#server/deps.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { User } from '#server/http/user.ts'
import { listCompanies } from '#server/news/articles.ts'
import { evaluateIn, type Views } from '#server/searches/evaluate/view.ts'
import { getSearch } from '#server/searches/saved/queries.ts'

interface Searching {
  readonly views: Views
  readonly user: Pick<User, 'id' | 'supportedVendors'>
  readonly searchId: number
  /** What was known at the end of that day; now when left out. */
  readonly asOf?: string
}

/** Companies of a saved search as its owner sees it, smallest number first. It looks at the present, whatever day it was saved on. */
export async function membersOf(
  { db, caller }: CallDeps,
  { views, user, searchId, asOf }: Searching,
): Promise<SearchMembers> {
  const { kind, search } = await getSearch(db, { accountId: user.id, id: searchId })
  if (kind !== 'companies') throw new Refusal('search.not-found')
  const { asOf: _, ...saved } = Object.fromEntries(new URLSearchParams(search))
  const query = SearchQuery.safeParse({ ...saved, ...(asOf && { asOf }) })
  if (!query.success) throw new Refusal('search.invalid')
  const view = await views.openFor(query.data, { user, caller, isEarly: false })
  const { matches } = await evaluateIn(view, query.data)
  const { companies } = view.companyFacts
  const found = companies.flatMap(({ id }, company) => (matches.has(company) ? [id] : []))
  return { search, companies: found.sort((a, b) => a - b) }
}

/** Companies that entered and left, entered ones first, each in the order of their codes; none where the conditions are others. */
export async function changesBetween(db: Db, earlier: SearchMembers, now: SearchMembers): Promise<SearchLine[]> {
  if (earlier.search !== now.search) return []
  const [before, after] = [earlier.companies, now.companies]
  const [was, is] = [new Set(before), new Set(after)]
  const entered = after.filter((id) => !was.has(id))
  const left = before.filter((id) => !is.has(id))
  const companies = await listCompanies(db, [...entered, ...left])
  const linesOf = (ids: readonly number[], change: SearchLine['change']) =>
    ids
      .flatMap((id) => companies.get(id) ?? [])
      .sort((a, b) => (a.ticker ?? '').localeCompare(b.ticker ?? '') || a.id - b.id)
      .map((company): SearchLine => ({ kind: 'search', company, change }))
  return [...linesOf(entered, 'entered'), ...linesOf(left, 'left')]
}
