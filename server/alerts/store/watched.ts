import { sql } from 'kysely'
import type { AlertWatch } from '#contract/alerts/alert.ts'
import type { Alert } from '#contract/alerts/alerts.ts'
import { readIndustryId } from '#contract/market/industry-id.ts'
import { themeTables } from '#server/catalogue/theme-rules.ts'
import type { Db } from '#server/db/database.ts'
import { groupName } from '#server/industries/names.ts'

/** What an alert watches, by name, and what of it is gone. */
export interface Watched {
  readonly nameJa: string | null
  readonly nameEn: string | null
  readonly fault: Alert['fault']
}

interface Watching {
  readonly id: number
  readonly account_id: number
  readonly watch: AlertWatch
}

/** Companies that are named one by one before the rest is counted. */
const maxNamed = 3

/** Names of what some alerts watch, in the order: list, industries, theme, companies. */
export async function watchedBy(db: Db, alerts: readonly Watching[]): Promise<Map<number, Watched>> {
  const searches = alerts.flatMap(({ watch }) => (watch.subject === 'search' ? [watch.searchId] : []))
  const lists = alerts.flatMap(({ watch }) => listOf(watch) ?? [])
  const companies = alerts.flatMap(({ watch }) => companiesOf(watch).slice(0, maxNamed))
  const names = {
    searches: await owned(db, 'saved_search', searches),
    lists: await owned(db, 'watchlist', lists),
    companies: await companyNames(db, companies),
  }
  return new Map(alerts.map((alert) => [alert.id, watchedOf(alert, names)]))
}

interface Names {
  readonly searches: readonly Owned[]
  readonly lists: readonly Owned[]
  readonly companies: ReadonlyMap<number, { readonly ja: string; readonly en: string }>
}

function watchedOf({ account_id, watch }: Watching, { searches, lists, companies }: Names): Watched {
  if (watch.subject === 'search') {
    const search = searches.find(({ id, account }) => id === watch.searchId && account === account_id)
    return { nameJa: search?.name ?? null, nameEn: search?.name ?? null, fault: search ? null : 'search-gone' }
  }
  const listId = listOf(watch)
  const list = lists.find(({ id, account }) => id === listId && account === account_id)
  if (listId !== null && !list) return { nameJa: null, nameEn: null, fault: 'list-gone' }
  const industries = industriesOf(watch).flatMap((id) => nameOfIndustry(id) ?? [])
  const ids = companiesOf(watch)
  const named = ids.slice(0, maxNamed).flatMap((id) => companies.get(id) ?? [])
  const rest = ids.length - maxNamed
  const all = [
    ...(isOnAllLists(watch) ? [{ ja: 'すべてのウォッチリスト', en: 'All watchlists' }] : []),
    ...(list ? [{ ja: list.name, en: list.name }] : []),
    ...industries,
    ...themesOf(watch),
    ...named,
  ]
  if (all.length === 0) return { nameJa: null, nameEn: null, fault: null }
  return {
    nameJa: all.map(({ ja }) => ja).join('、') + (rest > 0 ? `ほか${rest}社` : ''),
    nameEn: all.map(({ en }) => en).join(', ') + (rest > 0 ? ` and ${rest} more` : ''),
    fault: null,
  }
}

interface Owned {
  readonly id: number
  readonly account: number
  readonly name: string
}

async function owned(db: Db, table: 'saved_search' | 'watchlist', ids: readonly number[]): Promise<Owned[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom(table)
    .select(['id', 'account_id as account', 'name'])
    .where(sql<boolean>`id = any (${ids}::int[])`)
    .where('removed_at', 'is', null)
    .execute()
}

async function companyNames(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('company')
    .select(['id', 'name_ja', 'name_en'])
    .where(sql<boolean>`id = any (${ids}::int[])`)
    .execute()
  return new Map(rows.map(({ id, name_ja, name_en }) => [id, { ja: name_ja, en: name_en ?? name_ja }]))
}

function nameOfIndustry(id: string): { ja: string; en: string } | null {
  const industry = readIndustryId(id)
  if (!industry) return null
  const { nameJa, nameEn } = groupName(industry.basis, industry.code)
  return { ja: nameJa, en: nameEn }
}

const conditionsOf = (watch: AlertWatch): Readonly<Record<string, string>> =>
  watch.subject === 'search' ? {} : watch.conditions

/** Whether it follows all lists of its owner, whichever there are: none of them can be gone. */
const isOnAllLists = (watch: AlertWatch) => conditionsOf(watch).set === 'watchlists'

/** Number of the list that an alert names; null for none. */
function listOf(watch: AlertWatch): number | null {
  const { set } = conditionsOf(watch)
  return set === undefined || isOnAllLists(watch) ? null : Number(set.slice('watchlist-'.length))
}

/** The theme that its companies have to do with. */
function themesOf(watch: AlertWatch): { ja: string; en: string }[] {
  const { theme } = conditionsOf(watch)
  if (theme === undefined) return []
  const { nameJa, nameEn } = themeTables().names.get(theme) ?? { nameJa: theme, nameEn: theme }
  return [{ ja: `テーマ「${nameJa}」`, en: `theme “${nameEn}”` }]
}

const industriesOf = (watch: AlertWatch): string[] => conditionsOf(watch).industry?.split(',') ?? []
const companiesOf = (watch: AlertWatch): number[] => conditionsOf(watch).companies?.split('-').map(Number) ?? []
