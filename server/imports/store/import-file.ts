import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import type { Parsed, Rejection } from '../records.ts'
import { findSource, recogniseSource } from '../sources.ts'
import { saveCompanies } from './companies.ts'
import { saveDocuments } from './documents.ts'
import { saveFiling } from './filing.ts'
import { Tally } from './tally.ts'

export interface FileAtHand {
  readonly fileName: string
  readonly bytes: Uint8Array
  readonly sha256: string
}

export interface ImportRequest {
  readonly bytes: Uint8Array
  /** Name or path; only the last part is kept. */
  readonly fileName: string
  /** Name of a source; recognised from the content when left out. */
  readonly source?: string | undefined
  readonly by: string
  readonly now: Date
}

export interface ImportSummary {
  /** Null when the file changed nothing. */
  readonly importId: number | null
  readonly source: string
  readonly fileName: string
  readonly read: number
  readonly ignored: number
  readonly accepted: number
  readonly unchanged: number
  readonly restated: number
  readonly rejections: readonly Rejection[]
}

/** Imports of one database wait for each other, so that vintages are compared with what really came before. */
const importLock = 7_203_001

/** Read one file and keep what it tells, all or nothing. Throws `Unreadable` when the file as a whole is no good. */
export async function importFile(db: Db, request: ImportRequest): Promise<ImportSummary> {
  const { bytes, now } = request
  const fileName = basename(request.fileName)
  const source = request.source ? findSource(request.source) : recogniseSource(bytes)
  const parsed = await source.parse(bytes, fileName)
  const file = { fileName, bytes, sha256: createHash('sha256').update(bytes).digest('hex') }
  const tally = new Tally()
  for (const rejection of parsed.rejected) tally.reject(rejection)

  const importId = await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${importLock})`.execute(tx)
    const id = await openImport(tx, source.name, file, request)
    await save(tx, parsed, file, tally, { importId: id, now })
    if (await changedNothing(tx, id, file.sha256, tally)) {
      await tx.deleteFrom('import').where('id', '=', id).execute()
      return null
    }
    await closeImport(tx, id, parsed.read, tally)
    return id
  })
  return {
    importId,
    source: source.name,
    fileName,
    read: parsed.read,
    ignored: parsed.ignored ?? 0,
    accepted: tally.accepted,
    unchanged: tally.unchanged,
    restated: tally.restated,
    rejections: tally.rejections,
  }
}

async function save(
  db: Db,
  parsed: Parsed,
  file: FileAtHand,
  tally: Tally,
  at: { importId: number; now: Date },
): Promise<void> {
  if (parsed.companies) await saveCompanies(db, parsed.companies, tally, at.now)
  if (parsed.documents) await saveDocuments(db, parsed.documents, at.importId, tally)
  if (parsed.filing) await saveFiling(db, parsed, file, tally, at)
}

async function openImport(db: Db, source: string, file: FileAtHand, { by, now }: ImportRequest): Promise<number> {
  const { id } = await db
    .insertInto('import')
    .values({
      source,
      file_name: file.fileName,
      sha256: file.sha256,
      bytes: file.bytes.length,
      imported_at: now,
      imported_by: by,
      read: 0,
      accepted: 0,
      unchanged: 0,
      restated: 0,
      rejected: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A file that added nothing leaves no trace, unless its rejected rows are news or a document or copy came with it. */
async function changedNothing(db: Db, id: number, sha256: string, tally: Tally): Promise<boolean> {
  if (tally.accepted + tally.restated > 0) return false
  const document = await db.selectFrom('document').select('id').where('import_id', '=', id).executeTakeFirst()
  if (document) return false
  if (tally.rejections.length === 0) return true
  const earlier = await db
    .selectFrom('import')
    .select('id')
    .where('sha256', '=', sha256)
    .where('id', '<>', id)
    .executeTakeFirst()
  return earlier !== undefined
}

async function closeImport(db: Db, id: number, read: number, tally: Tally): Promise<void> {
  const { accepted, unchanged, restated, rejections } = tally
  await db
    .updateTable('import')
    .set({ read, accepted, unchanged, restated, rejected: rejections.length })
    .where('id', '=', id)
    .execute()
  for (let start = 0; start < rejections.length; start += 1000) {
    const rows = rejections.slice(start, start + 1000).map((rejection) => ({ import_id: id, ...rejection }))
    await db.insertInto('import_rejection').values(rows).execute()
  }
}
