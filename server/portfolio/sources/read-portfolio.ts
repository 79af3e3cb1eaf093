import { sql } from 'kysely'
import type { Holdings } from '#methodology/portfolio/holdings.ts'
import { BoundedCache } from '#server/cache/bounded-cache.ts'
import { oncePer } from '#server/cache/once.ts'
import type { Db } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { idsListedOn } from '#server/market/listing/listed-on.ts'
import type { LoadedPanel } from '#server/market/panel/build.ts'
import { companyPosition } from '#server/market/panel/positions.ts'
import { marketCaps } from '#server/market/scores/market-caps.ts'
import type { PortfolioView } from '../view/portfolio-view.ts'
import { linesByDate, type Positions, positionsOf } from './lines.ts'
import { type Portfolio, type Position, toPositions } from './portfolio.ts'
import { dateOf, type Source } from './source.ts'

/** The day and the market that a portfolio is read for. */
export interface Reading extends Pick<PortfolioView, 'snapshot' | 'asOf' | 'year'> {
  /** Last day that counts; the newest without one. */
  readonly date: string | null
  /** Yen invested, for what has weights and no value. */
  readonly value?: number | undefined
  readonly accountId: number
}

/** Portfolios that are the same for everybody: the market, and indices. */
const shared = oncePer((_: object) => new BoundedCache<Promise<Portfolio>>({ name: 'portfolio-benchmarks', max: 40 }))

/** The positions of a source, on the market; refuses what is not the caller's, and what is not there. */
export function readPortfolio(db: Db, source: Source, reading: Reading): Promise<Portfolio> {
  const { of, name, dates } = source
  const { snapshot, asOf, year, date } = reading
  const read = async (): Promise<Portfolio> => {
    const positions = await readPositions(db, source, reading)
    const holdings = toHoldings(snapshot.panel, positions.positions)
    return { of, name, date: null, dates, entered: null, unpriced: 0, ...positions, holdings }
  }
  const isShared = of === 'market' || of.startsWith('index-')
  return isShared ? shared(snapshot.identity).get([of, date, asOf, year].join(' '), read) : read()
}

/** What a portfolio is compared with; null for none, and for one without positions. */
export async function readBenchmark(db: Db, source: Source, reading: Reading): Promise<Portfolio | null> {
  if (source.of === 'none') return null
  const benchmark = await readPortfolio(db, source, reading)
  return benchmark.positions.length > 0 ? benchmark : null
}

/** Positions on a market, where companies stand by their position in the panel. */
export function toHoldings(panel: LoadedPanel, positions: readonly Position[]): Holdings {
  const isValued = positions.every(({ value }) => value !== null)
  return {
    companies: Int32Array.from(positions, ({ companyId }) =>
      companyId === null ? -1 : (companyPosition(panel, companyId) ?? -1),
    ),
    weights: Float64Array.from(positions, ({ weight }) => weight),
    values: isValued ? Float64Array.from(positions, ({ value }) => value!) : null,
  }
}

async function readPositions(db: Db, source: Source, reading: Reading): Promise<Positions> {
  if (source.key) {
    const date = dateOf(source, reading.date)
    const lines = date === null ? undefined : (await linesByDate(db, source.key, [date])).get(date)
    return { date, ...positionsOf(lines ?? [], reading) }
  }
  const [kind, name] = source.of.split(/-(.*)/s) as [string, string]
  if (kind === 'watchlist') return watchlistPositions(db, Number(name), reading)
  if (kind === 'index') return indexPositions(db, name, reading)
  if (kind === 'market') return marketPositions(db, reading)
  throw new Refusal('portfolio.not-found')
}

const million = 1_000_000

/** Market capitalization at the end of the fiscal year, else of the year before, million yen, by position in the panel. */
function capitalizations(panel: LoadedPanel, year: number | null): Float64Array {
  const caps = new Float64Array(panel.companies.length)
  if (year === null) return caps
  for (const back of [1, 0])
    for (const [company, value] of marketCaps(panel, panel.years[year]! - back).entries())
      if (!Number.isNaN(value)) caps[company] = value
  return caps
}

type PanelCompany = LoadedPanel['companies'][number]

function weighedByCap({ snapshot: { panel }, year }: Reading, isMember: (company: PanelCompany) => boolean): Positions {
  const caps = capitalizations(panel, year)
  const amounts = panel.companies.flatMap((company, at) =>
    isMember(company) ? [{ companyId: company.id, label: '', amount: caps[at]! }] : [],
  )
  const sum = amounts.reduce((total, { amount }) => total + amount, 0)
  return { positions: toPositions(amounts, sum), weighting: 'market-cap' }
}

/** Who was listed on the day, and not only who still is. */
async function marketPositions(db: Db, reading: Reading): Promise<Positions> {
  const { date, asOf } = reading
  const listed = date !== null && date < asOf ? await idsListedOn(db, date) : null
  return weighedByCap(reading, ({ id, isListed }) => (listed ? listed.has(id) : isListed))
}

async function indexPositions(db: Db, name: string, reading: Reading): Promise<Positions> {
  const { date, asOf } = reading
  const until = date !== null && date < asOf ? date : asOf
  const { rows } = await sql<{ id: number; value: number | null }>`
    select distinct on (company_id) company_id as id, value from company_term
    where term = ${`index.${name}`} and valid_from <= ${until} and known_from <= ${asOf}
    order by company_id, valid_from desc, known_from desc, import_id desc`.execute(db)
  if (rows.length === 0) throw new Refusal('portfolio.not-found')
  const members = new Set(rows.filter(({ value }) => value === 1).map(({ id }) => id))
  return { name, ...weighedByCap(reading, ({ id }) => members.has(id)) }
}

async function watchlistPositions(db: Db, watchlistId: number, { accountId, value }: Reading): Promise<Positions> {
  const list = await db
    .selectFrom('watchlist')
    .select('name')
    .where('id', '=', watchlistId)
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (!list) throw new Refusal('portfolio.not-found')
  const rows = await db
    .selectFrom('watchlist_member')
    .select(['company_id', 'stake'])
    .where('watchlist_id', '=', watchlistId)
    .orderBy('position')
    .orderBy('company_id')
    .execute()
  const stakes = rows.map(({ stake }) => (stake === null ? null : Number(stake)))
  const entered = stakes.reduce<number>((sum, stake) => sum + (stake ?? 0), 0)
  const isEqual = entered === 0
  const amounts = rows.map(({ company_id }, at) => ({
    companyId: company_id,
    label: '',
    amount: isEqual ? 1 : (stakes[at] ?? 0),
  }))
  return {
    name: list.name,
    positions: toPositions(amounts, value === undefined ? null : value / million),
    weighting: isEqual ? 'equal' : 'stake',
    entered: isEqual ? null : entered,
  }
}
