import { type RawBuilder, sql } from 'kysely'
import { type TonedItem, type toneMonths, toneOver, toneTable } from '#methodology/news/windows.ts'
import type { Db } from '#server/db/database.ts'
import { readingsOn } from '#server/imports/store/news/readings-on.ts'
import { conditionsOf } from './match.ts'
import { dayNumber, dayOf } from './period.ts'
import type { Scope } from './scope.ts'

type Months = (typeof toneMonths)[number]

/** Points of a line at most; a longer one is drawn at wider steps. */
const maxPoints = 160
const week = 7

/** Means of the articles that fit. Windows reach back behind the period, which only says how far the line is drawn. */
export async function readTone(db: Db, scope: Scope, window: Months) {
  const all = conditionsOf({ ...scope, period: { ...scope.period, since: null } })
  const [items, unjudged] = await Promise.all([listDays(db, all, scope.period.past), countUnjudged(db, scope)])
  const today = dayNumber(scope.period.day)
  return {
    day: scope.period.day,
    snapshots: toneTable(items, today).map((row) => ({ ...row, day: dayOf(today - row.daysAgo) })),
    line: lineOf(items, scope, window),
    unjudged,
  }
}

/** The articles of a day as one item: the mean of their tones by their weights. */
async function listDays(db: Db, conditions: RawBuilder<boolean>, past: string | null): Promise<TonedItem[]> {
  const { rows } = await sql<{ day: string; tone: number | null; weight: number; articles: number }>`
    select to_char(published_at, 'YYYY-MM-DD') as day, sum(relevance * novelty)::float8 as weight, count(*)::int as articles,
           (sum(tone * relevance * novelty) / nullif(sum(relevance * novelty), 0))::float8 as tone
    from ${readingsOn(past)} as news_reading where ${conditions} and tone is not null
    group by 1 order by 1`.execute(db)
  return rows.map(({ day, tone, weight, articles }) => ({
    at: dayNumber(day),
    tone: tone ?? 0,
    relevance: weight,
    novelty: 1,
    articles,
  }))
}

/** The mean at the end of each week, or of so many weeks that the line has few enough points; the last point is of the day itself. */
function lineOf(items: readonly TonedItem[], { period }: Scope, window: Months) {
  const last = dayNumber(period.day)
  const first = Math.max(period.since === null ? (items[0]?.at ?? last) : dayNumber(period.since), items[0]?.at ?? last)
  const step = week * Math.max(1, Math.ceil((last - first) / week / maxPoints))
  const points = Math.floor((last - first) / step) + 1
  return Array.from({ length: points }, (_, point) => last - (points - 1 - point) * step).map((day) => {
    const { tone, items: count } = toneOver(items, day, window)
    return { day: dayOf(day), tone, items: count }
  })
}

async function countUnjudged(db: Db, scope: Scope): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from news_reading where ${conditionsOf(scope)} and tone is null`.execute(db)
  return rows[0]!.n
}

/** A company’s closing prices, the last of each week. */
export async function listPrices(db: Db, companyId: number, { period }: Scope) {
  const { rows } = await sql<{ day: string; close: number }>`
    select to_char(traded_on, 'YYYY-MM-DD') as day, close_jpy as close from (
      select distinct on (date_trunc('week', traded_on)) traded_on, close_jpy from price
      where company_id = ${companyId} and close_jpy is not null and traded_on <= ${period.day} and known_from <= ${period.day}
        ${period.since === null ? sql`` : sql`and traded_on >= ${period.since}`}
      order by date_trunc('week', traded_on), traded_on desc, known_from desc, import_id desc) last
    order by traded_on`.execute(db)
  return rows
}
