import type { Selectable } from 'kysely'
import type { Db } from '#server/db/database.ts'
import type { Schema } from '#server/db/schema.ts'

export type FileRow = Selectable<Schema['fetch_file']>

export const fileAt = (db: Db, source: string, address: string) =>
  db.selectFrom('fetch_file').selectAll().where('source', '=', source).where('address', '=', address).executeTakeFirst()

/** What an address gave now, in the place of what it gave before. */
export async function saveFile(db: Db, row: FileRow): Promise<void> {
  await db
    .insertInto('fetch_file')
    .values(row)
    .onConflict((conflict) => conflict.columns(['source', 'address']).doUpdateSet(row))
    .execute()
}

export const waitingFiles = (db: Db, source: string) =>
  db
    .selectFrom('fetch_file')
    .selectAll()
    .where('source', '=', source)
    .where('state', '=', 'waiting')
    .orderBy('fetched_at')
    .execute()

export async function forgetFile(db: Db, { source, address }: Pick<FileRow, 'source' | 'address'>): Promise<void> {
  await db.deleteFrom('fetch_file').where('source', '=', source).where('address', '=', address).execute()
}
