import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'

/**
 * Everything that a market knows, row by row, without the numbers and moments that depend on when it was imported. The key of a document
 * is one of them: that of a correction has the period of its report where a list told of the report before.
 */
const queries = {
  companies: sql`select to_jsonb(company) - 'id' - 'updated_at' as row from company`,
  documents: sql`select to_jsonb(document) - 'id' - 'company_id' - 'import_id' - 'source_key' || jsonb_build_object('company', edinet_code) as row
    from document left join company on company.id = document.company_id where kind <> 'table'`,
  figures: sql`select to_jsonb(observation) - 'company_id' - 'indicator_id' - 'document_id' - 'import_id'
      || jsonb_build_object('company', edinet_code, 'indicator', code, 'document', number) as row
    from observation join company on company.id = observation.company_id join indicator on indicator.id = indicator_id
    left join document on document.id = document_id`,
  officers: sql`select to_jsonb(officer) - 'document_id' || jsonb_build_object('document', number) as row
    from officer join document on document.id = document_id`,
  targets: sql`select to_jsonb(read_target) - 'id' - 'document_id' - 'import_id' || jsonb_build_object('document', number) as row
    from read_target join document on document.id = document_id`,
  commitments: sql`select to_jsonb(climate_commitment) - 'id' - 'company_id' - 'import_id' - 'document_id' || jsonb_build_object('company', edinet_code) as row
    from climate_commitment left join company on company.id = company_id`,
  files: sql`select to_jsonb(source_file) - 'document_id' - 'content' as row from source_file`,
  queue: sql`select to_jsonb(edinet_document) - 'attempts' - 'next_try_at' as row from edinet_document`,
  days: sql`select to_jsonb(edinet_day) - 'read_at' - 'sha256' as row from edinet_day`,
} as const

export async function marketRows(db: Db): Promise<Readonly<Record<keyof typeof queries, readonly string[]>>> {
  const rows = await Promise.all(
    Object.entries(queries).map(async ([name, query]) => {
      const { rows: some } = await sql<{ row: object }>`${query}`.execute(db)
      return [name, some.map(({ row }) => JSON.stringify(row)).toSorted()] as const
    }),
  )
  return Object.fromEntries(rows) as Record<keyof typeof queries, string[]>
}
