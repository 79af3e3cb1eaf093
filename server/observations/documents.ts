import { sql } from 'kysely'
import type { SourceDocument } from '#contract/market/observations.ts'
import type { Db } from '#server/db/database.ts'
import { documentFields } from '#server/market/document-fields.ts'
import { isReportRead } from '#server/market/panel/unread-reports.ts'

/** Documents of a company filed by a day, and tables that name it, oldest first. */
export async function listDocuments(db: Db, companyId: number, asOf: string): Promise<SourceDocument[]> {
  const rows = await db
    .selectFrom('document')
    .selectAll()
    .select(isReportRead.as('is_read'))
    // Gathered first, so that each is looked up by its number; with an `or` the table of all documents is read.
    .where(
      sql<boolean>`id = any(array(
        select id from document where company_id = ${companyId}
        union select document_id from observation where company_id = ${companyId}))`,
    )
    .where('filed_on', '<=', asOf)
    .orderBy('filed_on')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    ...documentFields(row),
    isRead: row.is_read === true,
  }))
}
