import { type Selectable, sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import type { Schema } from '#server/db/schema.ts'

export type RunRow = Selectable<Schema['fetch_run']>
export type RunCounts = Pick<RunRow, 'requests' | 'bytes' | 'imported' | 'unchanged' | 'refused'>

/** Runs of each source that are kept. */
const maxRuns = 200

/** Begin a run; one that a crash left open is closed as failed, and the oldest go. */
export async function beginRun(db: Db, source: string, now: Date): Promise<number> {
  await db
    .updateTable('fetch_run')
    .set({ outcome: 'failed', ended_at: now, problem: 'killed' })
    .where('source', '=', source)
    .where('outcome', '=', 'running')
    .execute()
  await sql`delete from fetch_run where source = ${source} and id <= (
    select id from fetch_run where source = ${source} order by id desc offset ${maxRuns} limit 1)`.execute(db)
  const { id } = await db
    .insertInto('fetch_run')
    .values({ source, started_at: now, ended_at: null, problem: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function endRun(
  db: Db,
  id: number,
  end: RunCounts & Pick<RunRow, 'outcome' | 'ended_at' | 'problem'>,
): Promise<void> {
  await db.updateTable('fetch_run').set(end).where('id', '=', id).execute()
}

export const newestRuns = (db: Db, source: string, count: number) =>
  db.selectFrom('fetch_run').selectAll().where('source', '=', source).orderBy('id', 'desc').limit(count).execute()
