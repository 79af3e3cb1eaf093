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

/** Days for which a file that could not be read stays on disk. */
const refusedDays = 30

/** Hashes of the files that are needed on disk, of whatever source. */
export async function neededFiles(db: Db, now: Date): Promise<ReadonlySet<string>> {
  const since = new Date(now.getTime() - refusedDays * 86_400_000)
  const rows = await db
    .selectFrom('fetch_file')
    .select('sha256')
    .where((where) =>
      where.or([
        where('state', '=', 'waiting'),
        where.and([where('state', '=', 'refused'), where('fetched_at', '>', since)]),
      ]),
    )
    .execute()
  return new Set(rows.map(({ sha256 }) => sha256))
}
