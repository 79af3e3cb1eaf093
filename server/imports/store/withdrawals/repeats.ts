import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Db } from '#server/db/database.ts'
import type { Figure } from '../../edinet-annual-report/figure-records.ts'
import { parseEdinetAnnualReport } from '../../edinet-annual-report/parse.ts'

/** The figures of a filing as its kept copy says them, with the import that read it. */
export interface Repeat {
  readonly documentId: number
  readonly importId: number
  readonly knownFrom: string
  readonly figures: readonly Figure[]
}

/**
 * What the filings of a company say themselves. A figure that was known just so when a filing came is not stored a second time; once the
 * document that said it first is withdrawn, the later one is what it stands on.
 */
export async function readRepeats(db: Db, companyId: number): Promise<Repeat[]> {
  const copies = await db
    .selectFrom('document')
    .innerJoin('source_file', 'document_id', 'document.id')
    .leftJoin('import', (join) => join.onRef('import.sha256', '=', 'source_file.sha256'))
    .distinctOn('document.id')
    .select(['document.id', 'filed_on', 'document.import_id as first_import', 'import.id as import_id'])
    .select(['source_file.content', 'source_file.file_name as name'])
    .where('company_id', '=', companyId)
    .where('kind', '=', 'annual-report')
    .orderBy('document.id')
    .orderBy('import.id')
    .execute()
  const repeats: Repeat[] = []
  for (const { id, filed_on: knownFrom, import_id, first_import, content, name } of copies) {
    const bytes = await promisify(gunzip)(content)
    const { figures = [] } = await parseEdinetAnnualReport(bytes, name)
    repeats.push({ documentId: id, importId: import_id ?? first_import, knownFrom, figures })
  }
  return repeats
}
