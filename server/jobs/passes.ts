import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'

/** Schema in which the library keeps jobs, and what its connections are called. */
export const jobsSchema = 'pgboss'
export const jobsConnection = 'satoyama jobs'

/** Minutes after which something that is done every minute is late. */
const lateMinutes = 5
/** Minutes that one may take. */
const longestMinutes = 15

/** Something that is done every minute, as far as the database tells. */
export interface Pass {
  readonly name: string
  /** When it last came to an end; null when that is longer ago than ended jobs are kept. */
  readonly endedAt: Date | null
  /** Neither done within some minutes, nor under way, nor just asked for. */
  readonly isLate: boolean
  /** What went wrong the last time; null when nothing did. */
  readonly failure: string | null
}

/** What the servers on this database do every minute; empty when none of them is running. */
export async function listPasses(db: Db): Promise<Pass[]> {
  const { rows } = await sql<{ isServed: boolean }>`
    select to_regclass(${`${jobsSchema}.queue`}) is not null and exists (
      select from pg_stat_activity where datname = current_database() and application_name = ${jobsConnection}
    ) as "isServed"`.execute(db)
  if (!rows[0]!.isServed) return []
  const passes = await sql<Pass>`
    select queue.name, ended.at as "endedAt", ended.failure,
      not exists (
        select from ${sql.table(`${jobsSchema}.job`)} job where job.name = queue.name and case state
          when 'completed' then completed_on > now() - make_interval(mins => ${lateMinutes})
          when 'failed' then completed_on > now() - make_interval(mins => ${lateMinutes})
          when 'created' then created_on > now() - make_interval(mins => ${lateMinutes})
          else started_on > now() - make_interval(mins => ${longestMinutes}) end
      ) as "isLate"
    from ${sql.table(`${jobsSchema}.queue`)} queue left join lateral (
      select completed_on as at, case when state = 'failed' then coalesce(output->>'message', output::text, '') end as failure
      from ${sql.table(`${jobsSchema}.job`)} job
      where job.name = queue.name and completed_on is not null order by completed_on desc limit 1
    ) ended on true
    where queue.policy = 'short' order by queue.name`.execute(db)
  return passes.rows
}
