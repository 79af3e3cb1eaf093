import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { once } from '#server/cache/once.ts'
import type { Db } from '#server/db/database.ts'
import type { LastBatch } from '#server/db/import-columns.ts'

/** Folders whose code and tables decide what a file says: the readers' imports reach into all of them. */
const readerFolders = ['contract', 'data', 'methodology', 'server']

/** Hash of the readers themselves: after an update everything is read again. */
const readerHash = once((): string => {
  const root = join(import.meta.dirname, '../../..')
  const hash = createHash('sha256')
  for (const folder of readerFolders)
    for (const name of readdirSync(join(root, folder), { recursive: true }).map(String).sort())
      if (/\.(ts|csv|ya?ml|json)$/.test(name) && !name.includes('.test.') && !name.includes('samples'))
        hash.update(name).update(readFileSync(join(root, folder, name)))
  return hash.digest('hex')
})

interface BatchParams {
  readonly read: (path: string) => Uint8Array
  readonly options: unknown
  /** Day on which they are read. */
  readonly day: string
}

/**
 * Hash of an import as a whole: its files, what was told of them, the readers, and the day, since a list without a day of its own and a
 * row of tomorrow depend on it.
 */
export function batchHash(paths: readonly string[], { read, options, day }: BatchParams): string {
  const hash = createHash('sha256').update(JSON.stringify([readerHash(), options, day]))
  for (const path of paths) hash.update(JSON.stringify([path, createHash('sha256').update(read(path)).digest('hex')]))
  return hash.digest('hex')
}

export async function marketRevision(db: Db): Promise<number> {
  const { revision } = await db.selectFrom('market').select('revision').executeTakeFirstOrThrow()
  return Number(revision)
}

/** The same import, if it was the last and nothing in the market has changed since; else null. */
export async function findSameBatch(db: Db, hash: string): Promise<LastBatch | null> {
  const { revision, last_batch: batch } = await db
    .selectFrom('market')
    .select(['revision', 'last_batch'])
    .executeTakeFirstOrThrow()
  return batch && batch.hash === hash && batch.revision === Number(revision) ? batch : null
}

/** Keep what was imported, unless others changed the market meanwhile: what was read before that may say something else now. */
export async function saveBatch(db: Db, batch: LastBatch): Promise<void> {
  await db
    .updateTable('market')
    .set({ last_batch: JSON.stringify(batch) })
    .where('revision', '=', batch.revision)
    .execute()
}
