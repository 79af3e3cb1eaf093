import { sql } from 'kysely'
import type { BookName } from '#contract/portfolio/sources.ts'
import { columnOf, counts } from '#methodology/panel/panel.ts'
import type { Db } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { idsListedOn } from '#server/market/listing/listed-on.ts'
import type { LoadedPanel } from '#server/market/panel/build.ts'
import { marketCaps } from '#server/market/scores/market-caps.ts'
import { type Amount, type Book, toPositions } from './book.ts'
import { type HeldOf, type Holding, holdingsOn, listDates } from './holdings.ts'
import { sidesOf } from './sides.ts'

interface Wanted {
  readonly of: BookName
  /** Last day that counts; the newest when undefined. */
  readonly date?: string | undefined
  /** Yen invested, for what has weights and no value. */
  readonly value?: number | undefined
  /** Day by which memberships were known. */
  readonly asOf: string
  readonly accountId: number
  /** Position of the fiscal year whose capitalization weighs the market and its indices. */
  readonly year: number | null
}

/** What is held under a name; refuses what is not the caller's, and what is not there. */
export async function openBook(db: Db, panel: LoadedPanel, wanted: Wanted): Promise<Book> {
  const { of } = wanted
  if (of === 'market') return marketBook(db, panel, wanted)
  const [kind, name] = [of.slice(0, of.indexOf('-')), of.slice(of.indexOf('-') + 1)]
  if (kind === 'watchlist') return watchlistBook(db, Number(name), wanted)
  if (kind === 'index') return indexBook(db, panel, name, wanted)
  return heldBook(db, panel, kind === 'portfolio' ? { portfolioId: Number(name) } : { holdings: name }, wanted)
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

/** Who was listed on the day held, and not only who still is. */
async function marketBook(db: Db, panel: LoadedPanel, { of, year, asOf, date }: Wanted): Promise<Book> {
  const caps = capitalizations(panel, year)
  const listed = date !== undefined && date < asOf ? await idsListedOn(db, date) : null
  const amounts = panel.companies.flatMap(({ id, isListed }, company) =>
    (listed ? listed.has(id) : isListed) ? [{ companyId: id, label: '', amount: caps[company]! }] : [],
  )
  const sum = amounts.reduce((total, { amount }) => total + amount, 0)
  return {
    of,
    name: null,
    date: null,
    dates: [],
    positions: toPositions(amounts, sum),
    weighting: 'market-cap',
    entered: null,
    unpriced: 0,
  }
}

async function indexBook(db: Db, panel: LoadedPanel, term: string, { of, year, asOf, date }: Wanted): Promise<Book> {
  const until = date !== undefined && date < asOf ? date : asOf
  const { rows } = await sql<{ id: number; value: number | null }>`
    select distinct on (company_id) company_id as id, value from company_term
    where term = ${`index.${term}`} and valid_from <= ${until} and known_from <= ${asOf}
    order by company_id, valid_from desc, known_from desc, import_id desc`.execute(db)
  if (rows.length === 0) throw new Refusal('portfolio.not-found')
  const members = new Set(rows.filter(({ value }) => value === 1).map(({ id }) => id))
  const caps = capitalizations(panel, year)
  const amounts = panel.companies.flatMap(({ id }, company) =>
    members.has(id) ? [{ companyId: id, label: '', amount: caps[company]! }] : [],
  )
  const sum = amounts.reduce((total, { amount }) => total + amount, 0)
  return {
    of,
    name: term,
    date: null,
    dates: [],
    positions: toPositions(amounts, sum),
    weighting: 'market-cap',
    entered: null,
    unpriced: 0,
  }
}

async function watchlistBook(db: Db, watchlistId: number, { of, accountId, value }: Wanted): Promise<Book> {
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
    of,
    name: list.name,
    date: null,
    dates: [],
    positions: toPositions(amounts, value === undefined ? null : value / million),
    weighting: isEqual ? 'equal' : 'stake',
    entered: isEqual ? null : entered,
    unpriced: 0,
  }
}

async function heldBook(db: Db, panel: LoadedPanel, which: HeldOf, wanted: Wanted): Promise<Book> {
  const { of, accountId, date: last } = wanted
  const found = await listDates(db, which, accountId)
  if (!found) throw new Refusal('portfolio.not-found')
  const { name, dates } = found
  const date = dates.findLast((one) => last === undefined || one <= last) ?? dates[0] ?? null
  const holdings = date === null ? [] : await holdingsOn(db, which, date)
  return { ...toBook(panel, holdings, wanted), of, name, date, dates }
}

/** Weights of what is held on a day: values where every line has one, or shares with a price; else the weights as written. */
export function toBook(
  panel: LoadedPanel,
  holdings: readonly Holding[],
  { year, value }: Pick<Wanted, 'year' | 'value'>,
): Pick<Book, 'positions' | 'weighting' | 'entered' | 'unpriced' | 'sides'> {
  const implied = year === null ? null : columnOf(panel, 'F-MK-001', panel.years[year]!)
  const position = new Map(panel.companies.map(({ id }, at) => [id, at]))
  const yenOf = ({ valueJpy, quantity, closeJpy, companyId }: Holding): number | null => {
    if (valueJpy !== null) return valueJpy
    if (quantity === null) return null
    const at = companyId === null ? undefined : position.get(companyId)
    const own = at !== undefined && implied && counts(implied.states[at]!) ? implied.values[at]! : null
    const price = closeJpy ?? own
    return price === null ? null : quantity * price
  }
  const hasWeights = holdings.every(({ weight }) => weight !== null)
  const yen = holdings.map(yenOf)
  const isValued = yen.some((one) => one !== null) && (!hasWeights || yen.every((one) => one !== null))
  const amounts: Amount[] = holdings.map(({ companyId, label, weight }, at) => ({
    companyId,
    label,
    amount: (isValued ? yen[at] : weight) ?? 0,
  }))
  // A short position pollutes nothing that is owned: the whole is the long side.
  const sum = amounts.reduce((total, { amount }) => total + Math.max(0, amount), 0)
  const each = amounts.map(({ amount }) => (isValued ? amount / million : amount))
  const both = sidesOf(each, isValued ? 'million-yen' : 'percent')
  const sides = both === null ? {} : { sides: both }
  if (isValued) {
    const unpriced = yen.filter((one) => one === null).length
    return { positions: toPositions(amounts, sum / million), weighting: 'value', entered: null, unpriced, ...sides }
  }
  const given = value === undefined ? null : value / million
  const unpriced = holdings.filter(({ weight }) => weight === null).length
  return { positions: toPositions(amounts, given), weighting: 'weight', entered: sum, unpriced, ...sides }
}
