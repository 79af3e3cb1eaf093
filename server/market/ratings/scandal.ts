import { sql } from 'kysely'
import type { Ratings } from '#contract/scores/ratings.ts'
import type { Db } from '#server/db/database.ts'
import { earlier } from './days.ts'

interface ScandalRow {
  readonly isCovered: boolean
  readonly level: number
  readonly events: number
}

/**
 * The gravest event of some months to a day and how many there were; null when nothing at all was published by then.
 *
 * Only items that somebody gave a severity count; those of one story are one event.
 */
export async function scandalOf(db: Db, companyId: number, day: string, months = 12): Promise<Ratings['scandal']> {
  const since = earlier(day, months)
  const { rows } = await sql<ScandalRow>`
    select exists (select from news where published_at < ${day}::date + 1) as "isCovered",
      coalesce(max(severity), 0)::int as level,
      (count(distinct coalesce(story, id::text)) filter (where severity > 0))::int as events
    from news
    where company_id = ${companyId} and published_at >= ${since}::date + 1 and published_at < ${day}::date + 1`.execute(
    db,
  )
  const { isCovered, level, events } = rows[0]!
  return isCovered ? { level: level as NonNullable<Ratings['scandal']>['level'], events, since } : null
}
