import type { ScenarioQuery, ScenarioResult } from '#contract/scenario/cost.ts'
import type { Db } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { CompanyFacts } from '#server/market/facts/company-facts.ts'
import { companyPosition } from '#server/market/panel/positions.ts'
import type { MarketSnapshot } from '#server/market/snapshot/market-snapshot.ts'
import type { Portfolio } from '#server/portfolio/sources/portfolio.ts'
import { readPortfolio } from '#server/portfolio/sources/read-portfolio.ts'
import { dateOf, getSource } from '#server/portfolio/sources/source.ts'
import { companyColumns } from '#server/portfolio/view/columns.ts'
import { yearOf } from '#server/portfolio/view/view.ts'

/** A company with the share of it that is counted. */
export interface Part {
  /** Position in the panel. */
  readonly company: number
  /** 1 for whole companies; value held ÷ EVIC in a portfolio; null where either is not known. */
  readonly owned: number | null
}

/** Whom a scenario is worked out for. */
export interface Whom {
  readonly who: ScenarioResult['who']
  readonly parts: readonly Part[]
  /** Positions of the whole, with those that the market does not know. */
  readonly positions: number
}

interface Market {
  readonly db: Db
  readonly snapshot: MarketSnapshot
  readonly facts: CompanyFacts
  readonly asOf: string
  readonly accountId: number
}

/** A company, a list of whole companies, or what is owned of the companies of a portfolio; refuses what is not there. */
export async function openWhom(market: Market, query: ScenarioQuery): Promise<Whom> {
  const { who: key } = query
  if (key.startsWith('company-')) return companyOf(market, Number(key.slice('company-'.length)), key)
  const { positions, holdings, ...portfolio } = await portfolioOf(market, query)
  if (positions.length === 0) throw new Refusal('portfolio.empty')
  const isList = key.startsWith('watchlist-')
  const evic = isList ? null : evicOf(market, portfolio.date)
  const parts = [...holdings.companies].flatMap((company, at): Part[] => {
    if (company === -1) return []
    if (!evic) return [{ company, owned: 1 }]
    const share = holdings.values ? holdings.values[at]! / evic[company]! : Number.NaN
    return [{ company, owned: Number.isFinite(share) ? share : null }]
  })
  return {
    who: {
      key,
      kind: kindOf(key),
      nameJa: portfolio.name,
      nameEn: portfolio.name,
      date: portfolio.date,
      dates: [...portfolio.dates],
      ownership: isList ? 'whole' : holdings.values ? 'evic' : 'no-value',
      value: isList ? null : (holdings.values?.reduce((sum, value) => sum + value, 0) ?? null),
    },
    parts,
    positions: positions.length,
  }
}

function companyOf({ snapshot, facts }: Market, id: number, key: string): Whom {
  const company = companyPosition(snapshot.panel, id)
  if (company === undefined) throw new Refusal('company.not-found')
  const { name_ja: nameJa, name_en: nameEn } = facts.companies[company]!
  return {
    who: { key, kind: 'company', nameJa, nameEn, date: null, dates: [], ownership: 'whole', value: null },
    parts: [{ company, owned: 1 }],
    positions: 1,
  }
}

const kindOf = (key: string) => /^[a-z]+/.exec(key)![0] as ScenarioResult['who']['kind']

async function portfolioOf({ db, accountId, ...market }: Market, query: ScenarioQuery): Promise<Portfolio> {
  const source = await getSource(db, query.who, accountId)
  const date = dateOf(source, query.date ?? market.asOf)
  const year = yearOf(market.snapshot, { year: undefined }, date)
  return readPortfolio(db, source, { ...market, date, value: query.value, accountId, year })
}

/** Enterprise value including cash, million yen by position, of the year that was reported when it was holdings. */
function evicOf({ snapshot }: Market, date: string | null): Float64Array {
  return companyColumns(snapshot, yearOf(snapshot, { year: undefined }, date), false).evic
}
