import type { HeldCompany, PortfolioQuery } from '#contract/portfolio/figures.ts'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import { oncePer } from '#server/cache/once.ts'
import { tickerOf } from '#server/catalogue/search-text.ts'
import type { Db } from '#server/db/database.ts'
import { type GroupName, groupName } from '#server/industries/names.ts'
import { companyFactsOf } from '#server/market/facts/company-facts.ts'
import { themeStatesOf } from '#server/market/facts/theme-states.ts'
import { firstOf } from '#server/market/ratings/days.ts'
import type { MarketSnapshot } from '#server/market/snapshot/market-snapshot.ts'
import type { MarketDeps } from '#server/market/snapshot/open-snapshot.ts'
import { openSnapshot } from '#server/market/snapshot/open-snapshot.ts'
import { companyColumns } from './columns.ts'
import type { PortfolioView } from './portfolio-view.ts'
import { marketTemperatures } from './temperatures.ts'

/** The market for a portfolio on a day; of themes and screens it may know the negative screens alone. */
interface Opening {
  readonly date: string | null
  readonly hasScreensOnly?: boolean
}

/** Opens the market for a portfolio on a day. */
export async function openView(deps: MarketDeps, query: PortfolioQuery, opening: Opening): Promise<PortfolioView> {
  const today = tokyoDay(deps.clock())
  const asOf = firstOf(query.asOf ?? today, today)
  const snapshot = await openSnapshot(deps, query)
  const year = yearOf(snapshot, query, opening.date)
  return viewOf(deps.db, { snapshot, query, asOf, year }, opening)
}

/** The same snapshot on another fiscal year. */
export async function viewOf(
  db: Db,
  { snapshot, query, asOf, year }: Pick<PortfolioView, 'snapshot' | 'query' | 'asOf' | 'year'>,
  { date, hasScreensOnly = false }: Opening,
): Promise<PortfolioView> {
  const facts = await companyFactsOf(db, snapshot.panel, asOf)
  const fiscalYear = year === null ? undefined : snapshot.panel.years[year]
  const view = {
    snapshot,
    facts,
    themes: await themeStatesOf(db, snapshot.panel, facts, { asOf, year: fiscalYear, hasScreensOnly }),
    year,
    columns: companyColumns(snapshot, year, query.estimates === 'on'),
    query,
    asOf,
    sectors: sectorsOf(snapshot.engine),
  }
  return { ...view, temperatures: await marketTemperatures(db, view, date) }
}

/**
 * The fiscal year that was reported by a day: annual reports come in by the end of June. Never newer than the year that all screens
 * show by default; the year of the query counts whatever the day.
 */
export function yearOf(snapshot: MarketSnapshot, { year }: Pick<PortfolioQuery, 'year'>, date: string | null) {
  if (year !== undefined || date === null) return snapshot.year
  const reported = Number(date.slice(0, 4)) - (date.slice(5, 7) >= '07' ? 1 : 2)
  const { years } = snapshot.panel
  const { defaultYear } = snapshot
  if (defaultYear === null) return null
  const at = years.indexOf(Math.min(reported, years[defaultYear]!))
  return at === -1 ? (reported < years[0]! ? null : defaultYear) : at
}

/** Names of sectors by position in the panel. */
const sectorsOf = oncePer(({ peers }: MarketSnapshot['engine']): readonly GroupName[] => {
  const names = peers.industries.map(({ chain, code }) => {
    const sector = chain.map((at) => peers.groups[at]!).find(({ level }) => level === 'sector')
    return groupName(peers.basis, sector?.code ?? code)
  })
  return Array.from(peers.industryOf, (industry) => names[industry]!)
})

/** What the market does not know is in no sector. */
export const noSector: GroupName = { code: 'unknown', nameJa: '市場データなし', nameEn: 'Not in the market data' }

export function companyOf({ facts }: Pick<PortfolioView, 'facts'>, company: number): HeldCompany {
  const { id, security_code, name_ja, name_en } = facts.companies[company]!
  return { id, ticker: tickerOf(security_code), nameJa: name_ja, nameEn: name_en }
}
