import { sql } from 'kysely'
import { BoundedCache } from '#server/cache/bounded-cache.ts'
import { oncePer } from '#server/cache/once.ts'
import type { Db } from '#server/db/database.ts'
import { sbtiSources } from '#server/imports/market-records.ts'
import { readingsOn } from '#server/imports/store/news/readings-on.ts'
import { listedThing, newestList, sbtiStatusOf } from '#server/market/commitments.ts'
import type { LoadedPanel } from '#server/market/panel/build.ts'
import { listUnreadReports } from '#server/market/panel/unread-reports.ts'
import { earlier, untilOf } from '#server/market/ratings/days.ts'
import { noNews, readScandals, type Scandal } from '#server/market/ratings/scandal.ts'
import { scandalMonths } from '#server/market/ratings/theme-terms.ts'

/** What lists say of a company, as a search shows it and looks into it. */
interface CompanyRow {
  readonly id: number
  readonly security_code: string | null
  readonly name_ja: string
  readonly name_en: string | null
  readonly name_kana: string | null
  readonly market_code: string | null
  readonly tse33_code: string | null
  readonly gics_code: string | null
  readonly country: string
  readonly address: string | null
  readonly is_listed: boolean
  readonly has_consolidated: boolean | null
  readonly search_text: string
  readonly capital_million_jpy: number | null
}

/** A figure of each company of the panel, in their order; NaN where there is none. */
type Figures = Float64Array

/** Everything a search asks besides the panel and the ratings, as it was known at the end of a day. */
export interface CompanyFacts {
  readonly companies: readonly CompanyRow[]
  readonly marketCap: Figures
  readonly volume: Figures
  /** Mean of twelve months. */
  readonly sentiment: Figures
  /** Of twelve months, by position of the company. */
  readonly scandals: readonly Scandal[]
  /** Fiscal years by number of the company whose annual report was not imported itself. */
  readonly unreadReports: ReadonlyMap<number, ReadonlySet<number>>
  /** By position of the company: `targets-set`, `committed`, `removed`, `net-zero`; empty for companies that no list names. */
  readonly sbti: readonly (readonly string[])[]
}

/** What rules ask besides figures, on the last day that counts for the year asked for. */
export interface RuleFacts {
  readonly companies: readonly CompanyRow[]
  /** Gravest level that a source gave in the months that rules look back over; NaN where none judged anything. */
  readonly scandal: Figures
  /** By position of the company, terms that were brought in: memberships, flags, shares of sales. */
  readonly terms: readonly ReadonlyMap<string, number>[]
}

/** Months over which news speak for a company. */
const newsMonths = 12
/** Days after which a price no longer does. */
const priceDays = 400

const companyColumns = [
  'id',
  'security_code',
  'name_ja',
  'name_en',
  'name_kana',
  'market_code',
  'tse33_code',
  'gics_code',
  'country',
  'address',
  'is_listed',
  'has_consolidated',
  'search_text',
  'capital_million_jpy',
] as const

/** Days, and years looked at on one of them, that are cached beside each other for one market. */
const maxDays = 8
const facts = oncePer(
  (_: LoadedPanel) => new BoundedCache<Promise<CompanyFacts>>({ name: 'company-facts', max: maxDays }),
)
const ruleFacts = oncePer(
  (_: CompanyFacts) => new BoundedCache<Promise<RuleFacts>>({ name: 'rule-facts', max: maxDays }),
)

/** What lists, prices and news say of the companies of a market at the end of a day; read once for all who ask. */
export function companyFactsOf(db: Db, panel: LoadedPanel, asOf: string): Promise<CompanyFacts> {
  return facts(panel).get(asOf, () => readCompanyFacts(db, panel, asOf))
}

/** What rules ask besides figures, on the last day that counts for the year; read once for all who ask. */
export function ruleFactsOf(
  db: Db,
  panel: LoadedPanel,
  companyFacts: CompanyFacts,
  { asOf, year }: { readonly asOf: string; readonly year: number | undefined },
): Promise<RuleFacts> {
  const until = untilOf(year, asOf)
  return ruleFacts(companyFacts).get(until, () => readRuleFacts(db, panel, companyFacts, { asOf, until }))
}

async function readCompanyFacts(db: Db, panel: LoadedPanel, asOf: string): Promise<CompanyFacts> {
  const { at, spread } = placesIn(panel)
  const [rows, caps, volumes, tones, scandals, unreadReports, sbti] = await Promise.all([
    db.selectFrom('company').select(companyColumns).execute(),
    listPrices(db, asOf, 'market_cap_million_jpy'),
    listPrices(db, asOf, 'volume'),
    listTones(db, asOf, newsMonths),
    readScandals(db, { until: asOf, months: newsMonths, hasRead: true }),
    listUnreadReports(db),
    listCommitments(db, asOf),
  ])
  const byId = new Map(rows.map((row) => [row.id, row]))
  return {
    // Listing and segment are those of the panel's day.
    companies: panel.companies.map(({ id, isListed, market }) => ({
      ...byId.get(id)!,
      is_listed: isListed,
      market_code: market,
    })),
    marketCap: spread(caps),
    volume: spread(volumes),
    sentiment: spread(tones),
    scandals: panel.companies.map(({ id }) => scandals.get(id) ?? noNews),
    unreadReports,
    sbti: gather(panel, at, sbti, (list: string[] = [], { status }) => [...list, status], []),
  }
}

/**
 * @param asOf day by which it was known
 * @param until last day that counts for the year asked for
 */
async function readRuleFacts(
  db: Db,
  panel: LoadedPanel,
  { companies }: Pick<CompanyFacts, 'companies'>,
  { asOf, until }: { readonly asOf: string; readonly until: string },
): Promise<RuleFacts> {
  const { at, spread } = placesIn(panel)
  const [scandals, terms] = await Promise.all([
    readScandals(db, { until, months: scandalMonths, hasRead: false }),
    listTerms(db, asOf, until),
  ])
  const add = (own: Map<string, number> = new Map(), { term, value }: (typeof terms)[number]) => own.set(term, value)
  const levels = [...scandals].map(([id, { level }]) => ({ id, value: level }))
  return { companies, scandal: spread(levels), terms: gather(panel, at, terms, add, new Map()) }
}

/** Rows of companies as arrays in the order of the panel. */
function placesIn(panel: LoadedPanel) {
  const at = new Map(panel.companies.map(({ id }, position) => [id, position]))
  const spread = (rows: readonly { id: number; value: number | null }[]) => {
    const figures = new Float64Array(panel.companies.length).fill(Number.NaN)
    for (const { id, value } of rows) if (value !== null && at.has(id)) figures[at.get(id)!] = value
    return figures
  }
  return { at, spread }
}

/** Rows of companies, put together by position in the panel. */
function gather<R extends { id: number }, T>(
  panel: LoadedPanel,
  at: ReadonlyMap<number, number>,
  rows: readonly R[],
  add: (value: T | undefined, row: R) => T,
  none: T,
): T[] {
  const values: (T | undefined)[] = new Array(panel.companies.length)
  for (const row of rows) {
    const position = at.get(row.id)
    if (position !== undefined) values[position] = add(values[position], row)
  }
  return Array.from(values, (value) => value ?? none)
}

async function listPrices(db: Db, asOf: string, column: 'market_cap_million_jpy' | 'volume') {
  const { rows } = await sql<{ id: number; value: number }>`
    select distinct on (company_id) company_id as id, ${sql.ref(column)} as value
    from price
    where ${sql.ref(column)} is not null and traded_on <= ${asOf} and traded_on > ${asOf}::date - ${priceDays}::int and known_from <= ${asOf}
    order by company_id, traded_on desc, known_from desc, import_id desc`.execute(db)
  return rows
}

/** Mean tones as the news screens take them (`methodology/news/windows.ts`). */
async function listTones(db: Db, asOf: string, months: number) {
  const since = earlier(asOf, months)
  const { rows } = await sql<{ id: number; value: number | null }>`
    select company_id as id, (sum(tone * relevance * novelty) / nullif(sum(relevance * novelty), 0))::float8 as value
    from ${readingsOn(asOf)} as news_reading where tone is not null and published_at >= ${since}::date + 1 and published_at < ${asOf}::date + 1
    group by company_id`.execute(db)
  return rows
}

async function listCommitments(db: Db, asOf: string): Promise<{ id: number; status: string }[]> {
  const { rows } = await sql<{ id: number; status: string | null; net: string | null; source: string }>`
    select distinct on (source, ${listedThing}) company_id as id, source, record ->> 'status' as status, record ->> 'net_zero_status' as net
    from climate_commitment
    where source in (${sql.join(sbtiSources)}) and company_id is not null and (published_on is null or published_on <= ${asOf})
    order by source, ${listedThing}, ${newestList}`.execute(db)
  const commitments = rows.flatMap(({ id, status, net, source }) => {
    const hasNetZero = sbtiStatusOf(source, net) === 'targets-set'
    const both = [sbtiStatusOf(source, status), hasNetZero ? 'net-zero' : null]
    return both.flatMap((one) => (one === null ? [] : [{ id, status: one }]))
  })
  return [...new Map(commitments.map((one) => [`${one.id} ${one.status}`, one])).values()]
}

async function listTerms(db: Db, asOf: string, until: string) {
  const { rows } = await sql<{ id: number; term: string; value: number | null }>`
    select distinct on (company_id, term) company_id as id, term, value
    from company_term where valid_from <= ${until} and known_from <= ${asOf}
    order by company_id, term, valid_from desc, known_from desc, import_id desc`.execute(db)
  return rows.flatMap(({ id, term, value }) => (value === null ? [] : [{ id, term, value }]))
}
