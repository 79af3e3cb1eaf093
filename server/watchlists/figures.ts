import { sql } from 'kysely'
import type {
  getMemberFigures,
  listWatchlistFigures,
  MemberFigures,
  WatchlistFigures,
} from '#contract/watchlists/watchlist-figures.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { columnOf, counts } from '#methodology/panel/panel.ts'
import { weightedMean } from '#methodology/portfolio/weighted-mean.ts'
import type { ItemKey } from '#server/account-items/tables.ts'
import { readCatalogue } from '#server/catalogue/catalogue.ts'
import type { Db } from '#server/db/database.ts'
import { groupName } from '#server/industries/names.ts'
import type { CompanyFacts } from '#server/market/facts/company-facts.ts'
import { unlikeReports } from '#server/market/facts/period-months.ts'
import { companyPosition } from '#server/market/panel/positions.ts'
import type { MarketSnapshot } from '#server/market/snapshot/market-snapshot.ts'
import { isComparedWithYearBefore } from '#server/market/snapshot/year-steps.ts'
import { getList } from './members.ts'

/** The market as a list looks at it. */
export interface ListView {
  readonly snapshot: MarketSnapshot
  readonly facts: CompanyFacts
}

const whole = 'sustainability_score'

interface Row {
  readonly watchlist_id: number
  readonly company_id: number | null
  readonly stake: string | null
}

/** Figures of every list of a person, in their order; all companies are read at once. */
export async function listFigures(
  db: Db,
  accountId: number,
  view: ListView,
  news: { readonly since: Date | null; readonly asOf: string },
): Promise<Pick<Output<typeof listWatchlistFigures>, 'companies' | 'lists'>> {
  const [{ rows }, counted] = await Promise.all([
    sql<Row>`
      select watchlist.id as watchlist_id, company_id, stake from watchlist
      left join watchlist_member on watchlist_member.watchlist_id = watchlist.id
      where account_id = ${accountId} and removed_at is null
      order by watchlist.position, watchlist.id, watchlist_member.position, company_id`.execute(db),
    news.since === null ? null : countNews(db, accountId, { since: news.since, asOf: news.asOf }),
  ])
  const lists = [...Map.groupBy(rows, ({ watchlist_id }) => watchlist_id)].map(([id, members]) => ({
    watchlistId: id,
    ...figuresOf(
      view,
      members.filter(({ company_id }) => company_id !== null),
    ),
    news: counted && (counted.get(id) ?? 0),
  }))
  const companies = new Set(rows.flatMap(({ company_id }) => company_id ?? []))
  return { companies: companies.size, lists }
}

function figuresOf(view: ListView, rows: readonly Row[]): Omit<WatchlistFigures, 'watchlistId' | 'news'> {
  const at = rows.map(({ company_id }) => positionOf(view, company_id!))
  const hasStakes = rows.some(({ stake }) => Number(stake ?? 0) > 0)
  const weights = Float64Array.from(rows, ({ stake }) => (hasStakes ? Number(stake ?? 0) : 1))
  const scores = Float64Array.from(at, (company) => scoreOf(view, company) ?? Number.NaN)
  const changes = Float64Array.from(at, (company) => changeOf(view, company) ?? Number.NaN)
  const levels = at.flatMap((company) => (company === null ? [] : (view.facts.scandals[company]!.level ?? [])))
  const { mean, coverage } = weightedMean(weights, scores, 'rescale')
  return {
    score: mean,
    weighting: hasStakes ? 'stake' : 'equal',
    coverage,
    change: weightedMean(weights, changes, 'rescale').mean,
    members: [...scores.filter((score) => !Number.isNaN(score))].sort((a, b) => a - b),
    scandal: levels.length === 0 ? null : Math.max(...levels),
  }
}

const positionOf = ({ snapshot }: ListView, companyId: number): number | null =>
  companyPosition(snapshot.panel, companyId) ?? null

function scoreOf({ snapshot }: ListView, company: number | null): number | null {
  const { year } = snapshot
  return company === null || year === null ? null : snapshot.score(whole, year, company)
}

function changeOf({ snapshot }: ListView, company: number | null): number | null {
  const { year } = snapshot
  if (company === null || year === null || !isComparedWithYearBefore(snapshot, whole, company, year)) return null
  return snapshot.score(whole, year, company)! - snapshot.score(whole, year - 1, company)!
}

/** Events in the news of each list; of the companies of all lists at once. */
async function countNews(
  db: Db,
  accountId: number,
  { since, asOf }: { readonly since: Date; readonly asOf: string },
): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; events: number }>`
    select watchlist_id as id, count(distinct coalesce(news.story, news.id::text))::int as events
    from watchlist
    join watchlist_member on watchlist_member.watchlist_id = watchlist.id
    join news on news.company_id = watchlist_member.company_id
    where account_id = ${accountId} and removed_at is null and published_at > ${since} and published_at < ${asOf}::date + 1
    group by watchlist_id`.execute(db)
  return new Map(rows.map(({ id, events }) => [id, events]))
}

/** What the market says of each company of a list. */
export async function memberFigures(db: Db, key: ItemKey, view: ListView): Promise<Output<typeof getMemberFigures>> {
  const { snapshot, facts } = view
  const list = await getList(db, key)
  const catalogue = readCatalogue()
  const indicators = list.indicators.flatMap((code) => catalogue.find((row) => row.code === code) ?? [])
  const columns = indicators.map(({ code, sameAs }) => indicatorColumn(snapshot, sameAs ?? code))
  const unlike = await unlikeReports(db, snapshot)
  const after = snapshot.year === null ? null : snapshot.panel.years[snapshot.year]!
  const rowOf = (companyId: number): MemberFigures => {
    const company = positionOf(view, companyId)
    const change = changeOf(view, company)
    const months = change === null ? undefined : unlike(companyId, { after: after!, before: after! - 1 })
    return {
      companyId,
      industry: company === null ? null : industryOf(snapshot, company),
      score: scoreOf(view, company),
      change,
      ...(months && { months: [...months] }),
      scandal: company === null ? null : facts.scandals[company]!.level,
      marketCap: company === null ? null : orNull(facts.marketCap[company]!),
      indicators: columns.map((column) => (company === null ? null : orNull(column[company]!))),
    }
  }
  return {
    fiscalYear: snapshot.year === null ? null : snapshot.panel.years[snapshot.year]!,
    indicators: indicators.map(({ code, unit, nameJa, nameEn }) => ({ code, unit, nameJa, nameEn })),
    members: list.members.map(({ companyId }) => rowOf(companyId)),
  }
}

const orNull = (value: number) => (Number.isNaN(value) ? null : value)

function industryOf({ peers }: MarketSnapshot, company: number): MemberFigures['industry'] {
  const { nameJa, nameEn } = groupName(peers.basis, peers.industries[peers.industryOf[company]!]!.code)
  return { nameJa, nameEn }
}

/** Figures of the fiscal year by position in the panel; NaN where none counts. */
function indicatorColumn({ panel, year }: MarketSnapshot, code: string): Float64Array {
  const column = year === null ? null : columnOf(panel, code, panel.years[year]!)
  if (!column) return new Float64Array(panel.companies.length).fill(Number.NaN)
  return Float64Array.from(column.values, (value, company) => (counts(column.states[company]!) ? value : Number.NaN))
}
