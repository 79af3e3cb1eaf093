import { giveBackNumbers } from '#server/db/counters.ts'
import type { Db } from '#server/db/database.ts'
import type { ImportCounts } from '#server/db/import-columns.ts'
import type { ReadOptions } from '../read-options.ts'
import type { Parsed } from '../records.ts'
import type { FileAtHand } from './import-source.ts'
import type { Tally } from './tally.ts'

/** Whether a file is a table of many companies, of which the copy is kept by its import. */
export const isTable = (parsed: Parsed) => tableParts.some((part) => parsed[part] !== undefined)
const tableParts = [
  'table',
  'tableDocuments',
  'aliases',
  'entities',
  'vendors',
  'vendorScores',
  'prices',
  'news',
  'feed',
  'patents',
  'terms',
  'holdings',
  'commitments',
  'carbonPrices',
] as const

export const countsOf = ({ read }: Parsed, tally: Tally): ImportCounts => ({
  rows: tally.rows(read),
  figures: tally.figures(),
})

/** The row of an import that begins. */
export async function openImport(
  db: Db,
  source: string,
  file: FileAtHand,
  { by, now }: { readonly by: string; readonly now: Date },
): Promise<number> {
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
      mapping: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A file that added nothing leaves no trace, unless its rejected rows are news or a document or copy came with it. */
export async function changedNothing(db: Db, id: number, sha256: string, tally: Tally): Promise<boolean> {
  const {
    accepted,
    restated,
    suggestions,
    made,
    joined,
    delisted,
    learnt,
    issues,
    emitters,
    conflicts,
    readTexts,
    readings,
    states,
    withdrawn,
  } = tally
  const rows = accepted + restated + readTexts + readings + states + withdrawn + issues + emitters
  if (rows + suggestions + made + joined + delisted + learnt + conflicts > 0) return false
  const document = await db
    .selectFrom('document')
    .select('id')
    .where('import_id', '=', id)
    .where('kind', '<>', 'table')
    .executeTakeFirst()
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

/** Its numbers too: a file may be read again every minute for years. Imports wait for each other, so nobody has taken later ones. */
export async function removeTraces(db: Db, id: number): Promise<void> {
  const documents = await db
    .deleteFrom('document')
    .where('import_id', '=', id)
    .where('kind', '=', 'table')
    .returning('id')
    .execute()
  await db.deleteFrom('import').where('id', '=', id).execute()
  for (const document of documents) await giveBackNumbers(db, 'document', document.id)
  await giveBackNumbers(db, 'import', id)
}

interface Outcome {
  readonly parsed: Parsed
  readonly tally: Tally
  readonly options: ReadOptions
}

/** What came of it, and how it was read. */
export async function closeImport(db: Db, id: number, { parsed, tally, options }: Outcome): Promise<void> {
  const { accepted, unchanged, restated, rejections } = tally
  const { read, table } = parsed
  const counts = JSON.stringify(countsOf(parsed, tally))
  const how = { name: table?.mapping ?? '', columns: table?.columns ?? {}, options }
  const mapping = isTable(parsed) ? JSON.stringify(how) : null
  await db
    .updateTable('import')
    .set({ read, accepted, unchanged, restated, rejected: rejections.length, mapping, counts })
    .where('id', '=', id)
    .execute()
  for (let start = 0; start < rejections.length; start += 1000) {
    const rows = rejections.slice(start, start + 1000).map((rejection) => ({ import_id: id, ...rejection }))
    await db.insertInto('import_rejection').values(rows).execute()
  }
}
