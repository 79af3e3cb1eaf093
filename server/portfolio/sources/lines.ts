import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import type { DatedKey } from './source.ts'

/** A line of a portfolio on a day. */
export interface Line {
  readonly companyId: number | null
  /** Code or name as written; of a company its number. */
  readonly label: string
  /** Yen. */
  readonly valueJpy: number | null
  readonly quantity: number | null
  /** Per cent. */
  readonly weight: number | null
  /** Closing price of the day, or the last of the month before it, yen; null without one. */
  readonly closeJpy: number | null
}

/** Days after which a price no longer stands for a day. */
const priceDays = 31

interface LineRow {
  company_id: number | null
  label: string
  held_on: string
  value_jpy: number | null
  quantity: number | null
  weight: number | null
  close_jpy: number | null
}

const rowsOf = (key: DatedKey) =>
  'holdings' in key
    ? sql`select company_id, held_on, company_id::text as label, value_jpy, shares as quantity, weight * 100 as weight, company_id as line,
        import_id
        from (select distinct on (company_id, held_on) * from holding where portfolio = ${key.holdings}
          order by company_id, held_on, import_id desc) newest`
    : sql`select company_id, held_on, label, value_jpy, quantity, weight, line, 0 as import_id
        from portfolio_position where portfolio_id = ${key.portfolioId}`

/** Lines of a day, in the order of the file. */
export async function linesOn(db: Db, key: DatedKey, date: string): Promise<Line[]> {
  const byDate = await linesByDate(db, key, [date])
  return byDate.get(date) ?? []
}

/** The same of several days at once. */
export async function linesByDate(
  db: Db,
  key: DatedKey,
  dates: readonly string[],
): Promise<ReadonlyMap<string, Line[]>> {
  const { rows } = await sql<LineRow>`
    select held.company_id, held.label, held.held_on::text as held_on, held.value_jpy, held.quantity, held.weight, price.close_jpy
    from (${rowsOf(key)}) held
    left join lateral (
      select close_jpy from price
      where held.quantity is not null and held.value_jpy is null and price.company_id = held.company_id and close_jpy is not null
        and traded_on <= held.held_on and traded_on > held.held_on - ${priceDays}::int
      order by traded_on desc, known_from desc limit 1
    ) price on true
    where held.held_on = any (${[...dates]}::date[])
    order by held.held_on, held.line`.execute(db)
  const byDate = new Map<string, Line[]>(dates.map((date) => [date, []]))
  for (const row of rows) {
    byDate.get(row.held_on)?.push({
      companyId: row.company_id,
      label: row.label,
      valueJpy: row.value_jpy,
      quantity: row.quantity,
      weight: row.weight,
      closeJpy: row.close_jpy,
    })
  }
  return byDate
}
