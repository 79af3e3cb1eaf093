import type { Selectable } from 'kysely'
import type { Db } from '#server/db/database.ts'
import type { Schema } from '#server/db/schema.ts'

export type SourceRow = Selectable<Schema['fetch_source']>

/** A source that this installation has done nothing with yet. */
export const absentRow = (name: string): SourceRow => ({
  ...{ name, is_on: false, is_paused: false, pause_reason: null, paused_until: null, slow_until: null },
  ...{ confirmed_by: null, confirmed_at: null, next_at: null, last_good_at: null, watermark: null, back_to: null },
  is_whole: false,
})

/** What this installation does with a source; a row is made where there is none. */
export async function sourceRow(db: Db, name: string): Promise<SourceRow> {
  await db
    .insertInto('fetch_source')
    .values({ name, pause_reason: null, paused_until: null, slow_until: null, confirmed_by: null, confirmed_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return db.selectFrom('fetch_source').selectAll().where('name', '=', name).executeTakeFirstOrThrow()
}

export async function changeSource(db: Db, name: string, change: Partial<Omit<SourceRow, 'name'>>): Promise<void> {
  await sourceRow(db, name)
  await db.updateTable('fetch_source').set(change).where('name', '=', name).execute()
}
