import { type SqlBool, sql } from 'kysely'
import type { Db } from '#server/db/database.ts'

/** Sources that tell of annual reports without bringing them: lists of documents, what those withdraw, and tables of many reports. */
export const summaries = ['edinet-document-list', 'withdrawal', 'edinet-financial-panel']

/** Whether a report of `document` was imported itself; what it carries and such a list does not is then not disclosed. */
export const isReportRead = sql<SqlBool>`(
  exists (select from import where import.id = document.import_id and source <> all (${summaries}))
  or exists (
    select from observation join import on import.id = observation.import_id
    where observation.document_id = document.id and observation.company_id = document.company_id
      and source <> all (${summaries})))`

/**
 * Fiscal years of companies whose annual report is known only through such sources: of what an annual report alone carries, nothing
 * was heard there, and that is no silence of the company.
 */
export async function listUnreadReports(db: Db): Promise<ReadonlyMap<number, ReadonlySet<number>>> {
  const { rows } = await sql<{ company: number; year: number }>`
    with told as (select id from import where source = any (${summaries})),
      read as (
        select distinct observation.company_id, observation.fiscal_year
        from observation join document on document.id = document_id
        where document.kind = 'annual-report' and observation.import_id not in (select id from told)
        union select company_id, fiscal_year from document
        where kind = 'annual-report' and import_id not in (select id from told)
      )
    select company_id as company, fiscal_year as year from document
    where kind = 'annual-report' and company_id is not null and fiscal_year is not null and exists (select from told)
    except select company_id, fiscal_year from read`.execute(db)
  const years = new Map<number, Set<number>>()
  for (const { company, year } of rows) years.set(company, (years.get(company) ?? new Set()).add(year))
  return years
}

/** Whether the annual report of a company's fiscal year was imported itself: what it leaves out cannot be had from it. */
export async function hasReadReport(db: Db, companyId: number, fiscalYear: number): Promise<boolean> {
  const row = await db
    .selectFrom('document')
    .select('id')
    .where('company_id', '=', companyId)
    .where('fiscal_year', '=', fiscalYear)
    .where('kind', '=', 'annual-report')
    .where(isReportRead)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
