import { tokyoTime } from '#contract/wire/tokyo.ts'
import type { Db } from '#server/db/database.ts'
import { daysAfter, newestYearDays } from '../edinet/calendar.ts'
import type { FetchParams, Source } from '../source.ts'
import { fetchSources } from '../source-list.ts'

/** The first source, in the order of the list, whose time has come. */
export async function dueSource(db: Db, now: Date): Promise<Source | null> {
  const rows = await db
    .selectFrom('fetch_source')
    .select('name')
    .where('is_on', '=', true)
    .where('is_paused', '=', false)
    .where((where) => where.or([where('next_at', 'is', null), where('next_at', '<=', now)]))
    .where((where) => where.or([where('paused_until', 'is', null), where('paused_until', '<=', now)]))
    .execute()
  const due = new Set(rows.map(({ name }) => name))
  return fetchSources.find(({ name }) => due.has(name)) ?? null
}

/** Years back are fetched at night, when nobody waits for a market that changes under them. */
export function scheduledParams(now: Date): FetchParams {
  const [day, clock] = tokyoTime(now).split(' ') as [string, string]
  const isNight = clock >= '20:00' || clock < '08:00'
  return isNight ? {} : { from: daysAfter(day.replaceAll('/', '-'), -newestYearDays) }
}
