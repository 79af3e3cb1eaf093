import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { copiedColumns } from './observation-copy.ts'

const period = (row: string) => `daterange(${row}.period_start, ${row}.period_end, '[]')`
const days = (row: string) => `${row}.period_end - ${row}.period_start`

/** `givesWay` of `methodology/figures/fiscal-year.ts`, in the database: no common day, and the other is longer, or as long and later. */
const givesWay = (row: string, other: string) =>
  `not ${period(row)} && ${period(other)} and (${days(row)}, ${row}.period_start) < (${days(other)}, ${other}.period_start)`

/** What is kept of a short period beside the year, as `intervalOf` writes it. */
const interval = "to_char(period_start, 'YYYY-MM-DD') || '/' || to_char(period_end, 'YYYY-MM-DD')"

/** Give arriving figures of which only the last day is known the period of the annual report that ends on that day. */
export async function takePeriodsOfFilings(db: Db): Promise<void> {
  await sql`
    update arriving set period_start = filing.period_start, fiscal_year = filing.fiscal_year
    from (
      select distinct on (company_id, period_end) company_id, period_start, period_end, fiscal_year from document
      where kind = 'annual-report' and company_id is not null and period_start is not null and fiscal_year is not null
      order by company_id, period_end, filed_on
    ) filing
    where arriving.company_id = filing.company_id and arriving.period_end = filing.period_end
      and arriving.period_start <> filing.period_start`.execute(db)
}

/**
 * Note which periods of the companies that arrive leave their fiscal year to a longer one, in the table `short_period`, and
 * take the arriving figures of those out of the year. Answers whether there are any.
 */
export async function separateShortPeriods(db: Db): Promise<boolean> {
  await sql`
    create temporary table short_period on commit drop as
    with arrived as (select distinct company_id, fiscal_year, period_start, period_end from arriving where part = ''),
    years as (select distinct company_id, fiscal_year from arrived),
    periods as (
      select * from arrived
      union
      select company_id, fiscal_year, period_start, period_end
      from observation join years using (company_id, fiscal_year) where part = ''
    )
    select distinct short.* from periods short join periods long using (company_id, fiscal_year)
    where ${sql.raw(givesWay('short', 'long'))}`.execute(db)
  const { numAffectedRows } = await sql`
    update arriving set part = ${sql.raw(interval)} where part = ''
      and (company_id, fiscal_year, period_start, period_end) in (select * from short_period)`.execute(db)
  const { rows } = await sql<{ any: boolean }>`select exists (select from short_period) as any`.execute(db)
  return rows[0]!.any || (numAffectedRows ?? 0n) > 0n
}

/**
 * Where a short period was stored as the year before the longer one came: keep its figures beside the year too, and let the
 * longer one's stand again where the short one's is the newer vintage.
 */
export async function settleShortPeriods(db: Db, companyIds: readonly number[], importId: number): Promise<void> {
  const columns = copiedColumns.split(', ')
  const others = sql.raw(columns.filter((name) => name !== 'part').join(', '))
  const again = sql.raw(
    columns
      .filter((name) => name !== 'known_from' && name !== 'import_id')
      .map((name) => `long.${name}`)
      .join(', '),
  )
  const againNames = sql.raw(columns.filter((name) => name !== 'known_from' && name !== 'import_id').join(', '))
  await sql`
    with periods as (
      select distinct company_id, fiscal_year, period_start, period_end from observation
      where company_id = any(${[...companyIds]}::int[]) and part = ''
    ), short as (
      select distinct short.* from periods short join periods long using (company_id, fiscal_year)
      where ${sql.raw(givesWay('short', 'long'))}
    ), held as (
      select observation.* from observation join short using (company_id, fiscal_year, period_start, period_end) where part = ''
    ), beside as (
      insert into observation (${others}, locator, part) select ${others}, locator, ${sql.raw(interval)} from held on conflict do nothing
    ), newest as (
      select distinct on (company_id, indicator_id, fiscal_year, boundary) * from observation
      join (select distinct company_id, fiscal_year from short) years using (company_id, fiscal_year)
      where part = '' order by company_id, indicator_id, fiscal_year, boundary, known_from desc, import_id desc
    )
    insert into observation (${againNames}, locator, known_from, import_id)
    select distinct on (long.company_id, long.indicator_id, long.fiscal_year, long.boundary)
           ${again}, long.locator, newest.known_from, ${importId}
    from newest join short using (company_id, fiscal_year, period_start, period_end)
    join observation long on (long.company_id, long.indicator_id, long.fiscal_year, long.boundary, long.part)
      = (newest.company_id, newest.indicator_id, newest.fiscal_year, newest.boundary, '')
    where ${sql.raw(givesWay('newest', 'long'))}
    order by long.company_id, long.indicator_id, long.fiscal_year, long.boundary, long.known_from desc, long.import_id desc
    on conflict do nothing`.execute(db)
}
