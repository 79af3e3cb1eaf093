import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'

/** Something with days of its own: a person's file, or holdings of the market's tables by their name. */
export type HeldOf = { readonly portfolioId: number } | { readonly holdings: string }

/** A line of what is held on a day. */
export interface Holding {
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

/** Name and days of a portfolio, ascending; null where there is none of the caller's. */
export async function listDates(
  db: Db,
  which: HeldOf,
  accountId: number,
): Promise<{ name: string; dates: string[] } | null> {
  if ('holdings' in which) {
    const rows = await db
      .selectFrom('holding')
      .select('held_on')
      .distinct()
      .where('portfolio', '=', which.holdings)
      .orderBy('held_on')
      .execute()
    return rows.length === 0 ? null : { name: which.holdings, dates: rows.map(({ held_on }) => held_on) }
  }
  const portfolio = await db
    .selectFrom('portfolio')
    .select('name')
    .where('id', '=', which.portfolioId)
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (!portfolio) return null
  const rows = await db
    .selectFrom('portfolio_position')
    .select('held_on')
    .distinct()
    .where('portfolio_id', '=', which.portfolioId)
    .orderBy('held_on')
    .execute()
  return { name: portfolio.name, dates: rows.map(({ held_on }) => held_on) }
}

interface HoldingRow {
  company_id: number | null
  label: string
  held_on: string
  value_jpy: number | null
  quantity: number | null
  weight: number | null
  close_jpy: number | null
}

const lines = (which: HeldOf) =>
  'holdings' in which
    ? sql`select company_id, held_on, company_id::text as label, value_jpy, shares as quantity, weight * 100 as weight, company_id as line,
        import_id
        from (select distinct on (company_id, held_on) * from holding where portfolio = ${which.holdings}
          order by company_id, held_on, import_id desc) newest`
    : sql`select company_id, held_on, label, value_jpy, quantity, weight, line, 0 as import_id
        from portfolio_position where portfolio_id = ${which.portfolioId}`

/** What is held on a day, in the order of the file. */
export async function holdingsOn(db: Db, which: HeldOf, date: string): Promise<Holding[]> {
  const byDate = await holdingsByDate(db, which, [date])
  return byDate.get(date) ?? []
}

/** The same of several days at once. */
export async function holdingsByDate(
  db: Db,
  which: HeldOf,
  dates: readonly string[],
): Promise<ReadonlyMap<string, Holding[]>> {
  const { rows } = await sql<HoldingRow>`
    select held.company_id, held.label, held.held_on::text as held_on, held.value_jpy, held.quantity, held.weight, price.close_jpy
    from (${lines(which)}) held
    left join lateral (
      select close_jpy from price
      where held.quantity is not null and held.value_jpy is null and price.company_id = held.company_id and close_jpy is not null
        and traded_on <= held.held_on and traded_on > held.held_on - ${priceDays}::int
      order by traded_on desc, known_from desc limit 1
    ) price on true
    where held.held_on = any (${[...dates]}::date[])
    order by held.held_on, held.line`.execute(db)
  const byDate = new Map<string, Holding[]>(dates.map((date) => [date, []]))
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
