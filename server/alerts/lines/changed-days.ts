import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { dayInTokyo } from '#server/db/tokyo.ts'
import { earlier } from '#server/market/ratings/days.ts'
import { scandalMonths } from '#server/market/ratings/theme-terms.ts'

/** Months over which news speak for a company, and over which rules look back at them. */
const newsMonths = [12, scandalMonths]
/** Days after which a price no longer speaks for a company. */
const priceDays = 400

/**
 * Days after a first one, up to a last one, at whose end something is known that was not known the day before, or has become too old
 * to count: only on them can a search find other companies. A market of a past day takes seconds and hundreds of megabytes, so the
 * days between are not made. Everything that a search asks has its line here.
 */
export async function changedDays(db: Db, first: string, last: string): Promise<string[]> {
  const from = sql`${first}::date + 1`
  const until = sql`${last}::date`
  const within = (column: string) => sql`${sql.ref(column)} between ${from} and ${until}`
  const days = [
    sql`select known_from as day from observation where ${within('known_from')}`,
    sql`select filed_on from document where ${within('filed_on')}`,
    sql`select since::date from document_state where since >= ${from} and since < ${until} + 1`,
    sql`select known_from from vendor_score where ${within('known_from')}`,
    sql`select rated_on from vendor_score where ${within('rated_on')}`,
    sql`select known_from from company_term where ${within('known_from')}`,
    sql`select valid_from from company_term where ${within('valid_from')}`,
    sql`select known_from from price where ${within('known_from')}`,
    sql`select traded_on from price where ${within('traded_on')}`,
    sql`select traded_on + ${priceDays}::int from price where traded_on between ${from} - ${priceDays}::int and ${until} - ${priceDays}::int`,
    sql`select published_on from climate_commitment where ${within('published_on')}`,
    sql`select coalesce(published_on, filed_on) from patent where coalesce(published_on, filed_on) between ${from} and ${until}`,
    sql`select published_at::date from news where published_at >= ${from} and published_at < ${until} + 1`,
    sql`select ${dayInTokyo('decided_at')} from news_place where ${dayInTokyo('decided_at')} between ${from} and ${until}`,
    sql`select known_from from review where ${within('known_from')}`,
  ]
  const { rows } = await sql<{ day: string }>`
    with known as (${sql.join(days, sql` union all `)})
    select day::text from generate_series(${from}, ${until}, interval '1 day') series(moment)
    cross join lateral (select moment::date as day) as one
    where day in (select day from known)
      -- Sizes of companies are those of the month.
      or extract(day from day) = 1
      or exists (select from review where (doubted @> day) <> (doubted @> (day - 1)))
    order by 1`.execute(db)
  const changeDays = new Set(rows.map(({ day }) => day))
  const all = daysBetween(first, last)
  const old = await Promise.all(all.map(async (day) => ((await hasAged(db, day)) ? [day] : [])))
  return all.filter((day) => changeDays.has(day) || old.flat().includes(day))
}

/** Whether news end to count on a day: they are of the day that is so many months before it, or before the next day’s. */
async function hasAged(db: Db, day: string): Promise<boolean> {
  const eve = dayAfter(day, -1)
  const gone = newsMonths.map(
    (months) =>
      sql`exists (select from news where published_at >= ${earlier(eve, months)}::date + 1 and published_at < ${earlier(day, months)}::date + 1)`,
  )
  const { rows } = await sql<{ has: boolean }>`select ${sql.join(gone, sql` or `)} as has`.execute(db)
  return rows[0]!.has
}

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** Days after the first, up to the last. */
function daysBetween(first: string, last: string): string[] {
  const days: string[] = []
  for (let day = dayAfter(first, 1); day <= last; day = dayAfter(day, 1)) days.push(day)
  return days
}
