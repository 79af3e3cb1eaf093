import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { FileAnswer } from '#contract/wire/endpoint.ts'
import type { Db } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { isGiven } from './queries.ts'

/**
 * The copy of a company's own document, as it was read. Refused for a vendor's file and for a table of many companies, and for a
 * copy that is no longer what it was.
 */
export async function openCopy(db: Db, documentId: number, sha256: string): Promise<FileAnswer> {
  const document = await db
    .selectFrom('document')
    .select(['kind', 'company_id'])
    .where('id', '=', documentId)
    .executeTakeFirst()
  if (!document) throw new Refusal('document.not-found')
  if (document.company_id === null || !isGiven(document.kind)) throw new Refusal('document.copy-missing')
  const row = await db
    .selectFrom('source_file')
    .selectAll()
    .where('document_id', '=', documentId)
    .where('sha256', '=', sha256)
    .executeTakeFirst()
  if (!row) throw new Refusal('document.copy-missing')
  const bytes = await unpack(row.content, Number(row.bytes))
  if (!bytes || createHash('sha256').update(bytes).digest('hex') !== sha256) throw new Refusal('document.copy-missing')
  return { name: plainName(row.file_name), type: 'application/octet-stream', bytes, replaced: 0 }
}

/** Null for what does not unpack to its own length. */
async function unpack(content: Buffer, length: number): Promise<Buffer | null> {
  try {
    return await promisify(gunzip)(content, { maxOutputLength: Math.max(1, length) })
  } catch {
    return null
  }
}

/** Without the folders it may have come with, and no longer than a name may be. */
const plainName = (name: string) => name.split(/[/\\]/).at(-1)!.slice(-200) || 'document'
