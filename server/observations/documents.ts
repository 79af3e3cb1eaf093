import { sql } from 'kysely'
import type { SourceDocument } from '#contract/market/observations.ts'
import type { Db } from '#server/db/database.ts'
import { documentLink } from '#server/market/document-link.ts'
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
    id: row.id,
    title: row.title,
    number: row.number,
    url: documentLink(row),
    publisher: row.publisher,
    kind: row.kind,
    language: row.language,
    filedOn: row.filed_on,
    submittedAt: row.submitted_at?.slice(0, 16) ?? null,
    periodStart: row.period_start,
    periodEnd: row.period_end,
    fiscalYear: row.fiscal_year,
    isAmendment: row.is_amendment,
    isRead: row.is_read === true,
  }))
}
