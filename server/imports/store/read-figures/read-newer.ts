import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Db } from '#server/db/database.ts'
import { readingRevision } from '../../edinet-annual-report/words/text-figures.ts'
import { readerOf } from '../documents/texts.ts'
import { type ImportSummary, importFile } from '../import-file.ts'

interface By {
  readonly by: string
  readonly now: Date
  /** Hears of each filing before it is read. */
  readonly onFiling?: (progress: { readonly at: number; readonly of: number; readonly fileName: string }) => void
}

/**
 * Read the kept copies of annual reports whose words were read by former rules, or by none, once more. Each is an import of its own, so
 * what was read stays read when it is cut off; what the newer rules read differently is a vintage of today.
 */
export async function readByNewerRules(db: Db, { by, now, onFiling }: By): Promise<ImportSummary[]> {
  const filings = await db
    .selectFrom('document')
    .innerJoin('source_file', 'source_file.document_id', 'document.id')
    .select(['sha256', 'file_name'])
    .where('kind', '=', 'annual-report')
    .where((where) =>
      where.or([
        where('reading_revision', 'is', null),
        where('reading_revision', '<', readingRevision),
        where.exists(
          where
            .selectFrom('read_text')
            .select('element')
            .whereRef('read_text.document_id', '=', 'document.id')
            .groupBy('element')
            .having(({ fn }) => fn.max('reader'), '<', readerOf(false)),
        ),
      ]),
    )
    .orderBy('filed_on')
    .orderBy('document.id')
    // The form that has tables is the larger; what it said, the other does not take back.
    .orderBy('source_file.bytes', 'desc')
    .execute()
  const summaries: ImportSummary[] = []
  for (const [at, { sha256, file_name: fileName }] of filings.entries()) {
    onFiling?.({ at: at + 1, of: filings.length, fileName })
    const { content } = await db
      .selectFrom('source_file')
      .select('content')
      .where('sha256', '=', sha256)
      .executeTakeFirstOrThrow()
    const bytes = await promisify(gunzip)(content)
    summaries.push(await importFile(db, { bytes, fileName, by, now, source: 'edinet-annual-report' }))
  }
  return summaries
}
