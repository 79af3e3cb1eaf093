import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { Db } from '../server/db/database.ts'

/** Bytes of the table. */
const bytes = 42_000_000

/** A large invented table as an import keeps it, with a document that its figures would name. */
export async function givenTable(db: Db) {
  const head = 'code,date,close,market_cap_million,note\n'
  const rows: string[] = [head]
  let size = head.length
  for (let row = 0; size < bytes; row++) {
    const text = `${1000 + (row % 8000)},2025-03-${String(1 + (row % 28)).padStart(2, '0')},${(row * 7919) % 99_991},${row},row ${row * 31} of an invented table\n`
    rows.push(text)
    size += text.length
  }
  const content = Buffer.from(rows.join(''))
  const sha256 = createHash('sha256').update(content).digest('hex')
  const { id: importId } = await db
    .insertInto('import')
    .values({
      ...{ source: 'prices', file_name: 'prices.csv', sha256, bytes: content.length, imported_at: new Date() },
      ...{
        imported_by: 'bench',
        read: rows.length - 1,
        accepted: 0,
        unchanged: 0,
        restated: 0,
        rejected: 0,
        mapping: null,
      },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: documentId } = await db
    .insertInto('document')
    .values({
      ...{ company_id: null, source_key: `table:${sha256}`, number: null, kind: 'table', url: null, title: 'Prices' },
      ...{ publisher: '', language: 'en', accounting_standard: null, filed_on: '2025-04-01', submitted_at: null },
      ...{ period_start: null, period_end: null, fiscal_year: null, next_update_on: null, is_amendment: false },
      import_id: importId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const file = { sha256, document_id: null, file_name: 'prices.csv', bytes: content.length, content: gzipSync(content) }
  await db.insertInto('source_file').values(file).execute()
  return { sha256, documentId, lines: rows.length }
}
