import type pg from 'pg'
import { columnOf, counts } from '#methodology/panel/panel.ts'
import type { LoadedPanel } from '#server/market/panel/build.ts'

const million = 1_000_000

/**
 * Market capitalization at the end of a fiscal year, million yen, by position in the panel; NaN where it is not known. As filed, else
 * shares issued less treasury shares × the price at the end of the year, as a market without its own prices has them from reports.
 */
export function marketCaps(panel: LoadedPanel, fiscalYear: number | undefined): Float64Array {
  const read = (code: string): Float64Array => {
    const column = fiscalYear === undefined ? null : columnOf(panel, code, fiscalYear)
    const values = new Float64Array(panel.companies.length).fill(Number.NaN)
    if (column) for (const [at, state] of column.states.entries()) if (counts(state)) values[at] = column.values[at]!
    return values
  }
  const [filed, price, issued, treasury] = ['F-MK-002', 'F-MK-001', 'F-MK-005', 'F-MK-006'].map(read) as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ]
  return filed.map((value, at) =>
    capOf({ filed: value, price: price[at]!, issued: issued[at]!, treasury: treasury[at]! }),
  )
}

/** The same of one company, from its figures; NaN for those that are not known. */
export function capOf(figures: {
  readonly filed: number
  readonly price: number
  readonly issued: number
  readonly treasury: number
}): number {
  const { filed, price, issued, treasury } = figures
  const shares = issued - (Number.isNaN(treasury) ? 0 : treasury)
  const cap = Number.isNaN(filed) ? (shares * price) / million : filed
  return cap > 0 ? cap : Number.NaN
}

interface Cap {
  /** Number of the company. */
  readonly id: number
  /** Million yen. */
  readonly size: number
  /** Day of the price, `YYYY-MM-DD`. */
  readonly day: string
}

/**
 * The newest market capitalization of each company before a day, as known before it and not older than 400 days: what the source of its
 * prices says, or where its newest price comes without one, the close times the shares of the newest fiscal year that had ended by then.
 */
export async function readCaps(client: pg.ClientBase, until: string): Promise<Cap[]> {
  const caps = new Map((await readPrices(client, 'market_cap_million_jpy', until)).map((cap) => [cap.id, cap]))
  const closes = (await readPrices(client, 'close_jpy', until)).filter(({ id, day }) => day > (caps.get(id)?.day ?? ''))
  const shares = closes.length === 0 ? [] : await readShares(client, closes, until)
  const closeOf = new Map(closes.map((close) => [close.id, close]))
  for (const { id, issued, treasury } of shares) {
    const { size: price, day } = closeOf.get(id)!
    const size = capOf({ filed: Number.NaN, price, issued, treasury: treasury ?? Number.NaN })
    if (!Number.isNaN(size)) caps.set(id, { id, size, day })
  }
  return [...caps.values()]
}

/** The newest price of each company that has a market capitalization, or a close. */
async function readPrices(
  client: pg.ClientBase,
  column: 'market_cap_million_jpy' | 'close_jpy',
  until: string,
): Promise<Cap[]> {
  const { rows } = await client.query<Cap>(
    `select distinct on (company_id) company_id as id, ${column} as size, traded_on::text as day
     from price
     where ${column} is not null and traded_on < $1 and traded_on >= $1::date - 400 and known_from < $1
     order by company_id, traded_on desc, known_from desc, import_id desc`,
    [until],
  )
  return rows
}

/** Shares of the newest fiscal year that had ended when a price was made, as known then: issued, and of them the company's own. */
async function readShares(client: pg.ClientBase, closes: readonly Cap[], until: string) {
  const { rows } = await client.query<{ id: number; issued: number; treasury: number | null }>(
    `with standing as (
       select distinct on (company_id, fiscal_year, code) company_id, fiscal_year, code, value, state, traded_on
       from unnest($1::int[], $2::date[]) close (company_id, traded_on)
         join observation using (company_id) join indicator on indicator.id = indicator_id
       where code in ('F-MK-005', 'F-MK-006') and boundary = 'parent' and part = '' and period_end <= traded_on and known_from < $3
       order by company_id, fiscal_year, code, known_from desc, import_id desc
     ), known as (
       select * from standing where state in ('disclosed', 'estimated') or state::text = 'read-from-text'
     )
     select distinct on (issued.company_id) issued.company_id as id, issued.value as issued, treasury.value as treasury
     from known issued left join known treasury
       on treasury.company_id = issued.company_id and treasury.fiscal_year = issued.fiscal_year and treasury.code = 'F-MK-006'
     where issued.code = 'F-MK-005' order by issued.company_id, issued.fiscal_year desc`,
    [closes.map(({ id }) => id), closes.map(({ day }) => day), until],
  )
  return rows
}
