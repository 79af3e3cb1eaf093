import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Db } from '#server/db/database.ts'

/** The stored copy of a document's file, or of a table, and whether it still has the hash it came with; undefined when there is none. */
export async function findCopy(db: Db, documentId: number, sha256: string) {
  const row = await db
    .selectFrom('source_file')
    .select(['file_name', 'content'])
    .where((where) => where.or([where('document_id', '=', documentId), where('document_id', 'is', null)]))
    .where('sha256', '=', sha256)
    .executeTakeFirst()
  if (!row) return undefined

  const bytes = await promisify(gunzip)(row.content)
  const isIntact = createHash('sha256').update(bytes).digest('hex') === sha256
  return { fileName: row.file_name, bytes, isIntact }
}
