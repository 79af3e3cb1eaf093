import { sql } from 'kysely'
import type { NewsLine } from '#contract/alerts/line.ts'
import { monthsBefore } from '#methodology/news/windows.ts'
import type { Db } from '#server/db/database.ts'
import { dayNumber, dayOf } from '#server/news/period.ts'
import { wallClock } from '../times.ts'

type Moves = Pick<NewsLine, 'levelBefore' | 'levelAfter' | 'toneBefore' | 'toneAfter'>

/** Months over which a company's scandal level and tone are taken, as its page shows them. */
const levelMonths = 12
const toneWindow = 3

interface Moment {
  /** Articles that are new. */
  readonly fresh: readonly number[]
  readonly until: Date
}

/** How new articles moved the scandal level and the tone of some companies: each without them and with them. */
export async function movesOf(
  db: Db,
  companies: readonly number[],
  { fresh, until }: Moment,
): Promise<Map<number, Moves>> {
  const known = wallClock(until)
  const today = dayNumber(known.slice(0, 10))
  const since = (months: number) => dayOf(monthsBefore(today, months) + 1)
  const isOld = sql`news_id <> all (${fresh}::int[])`
  const counts = sql`(level_by = 'source' or level > 0)`
  const isLate = sql`published_at >= ${since(toneWindow)}::timestamp`
  const mean = (which: ReturnType<typeof sql>) =>
    sql`sum(tone * relevance * novelty) filter (where ${which}) / nullif(sum(relevance * novelty) filter (where tone is not null and ${which}), 0)`
  const { rows } = await sql<{ id: number } & Moves>`
    select company_id as id, max(level) filter (where ${counts} and ${isOld}) as "levelBefore",
      max(level) filter (where ${counts}) as "levelAfter",
      ${mean(sql`${isLate} and ${isOld}`)} as "toneBefore", ${mean(isLate)} as "toneAfter"
    from news_reading
    where company_id = any (${[...new Set(companies)]}::int[]) and published_at >= ${since(levelMonths)}::timestamp
      and published_at < ${known}::timestamp
    group by company_id`.execute(db)
  return new Map(
    rows.map(({ id, levelBefore, levelAfter, toneBefore, toneAfter }) => [
      id,
      { levelBefore, levelAfter, toneBefore: inRange(toneBefore), toneAfter: inRange(toneAfter) },
    ]),
  )
}

const inRange = (tone: number | null) => (tone === null ? null : Math.min(1, Math.max(-1, tone)))
