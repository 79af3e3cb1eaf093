import { CompiledQuery } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { chaptersOfYes } from '../../edinet-annual-report/words/not-stated.ts'

const isKnown = (document: string) =>
  `${document}.kind = 'annual-report' and ${document}.filed_on <= $1::date and not ${document}.void_days @> $1::date`

/**
 * What annual reports do not state, known from the day of the report on: company, fiscal year and code of a yes/no indicator. A later
 * report or correction of the year that has such a chapter and may say it, or was not read so closely, leaves nothing of it.
 *
 * Parameters: the day, and the number of a company or null for all.
 */
export const notStatedQuery = `
  select report.company_id as company, report.fiscal_year as year, code, report.id as document,
    report.reading_whole_chapters as chapters
  from document report cross join unnest(report.reading_not_stated) code
  where ${isKnown('report')} and report.company_id is not null and report.fiscal_year is not null
    and ($2::int is null or report.company_id = $2)
    and not exists (
      select from document later
      where later.company_id = report.company_id and later.fiscal_year = report.fiscal_year and ${isKnown('later')}
        and (later.filed_on, later.id) > (report.filed_on, report.id)
        and later.reading_chapters && report.reading_whole_chapters
        and not coalesce(later.reading_not_stated @> array[code], false))`

export interface NotStated {
  readonly indicator: string
  readonly fiscalYear: number
  readonly documentId: number
  /** Elements of the chapters in which a yes would stand, all read whole. */
  readonly chapters: string[]
}

/** What the reports of a company do not state, as of a day. */
export async function listNotStatedOf(db: Db, companyId: number, asOf: string): Promise<NotStated[]> {
  const query = CompiledQuery.raw(`${notStatedQuery} order by report.filed_on, code`, [asOf, companyId])
  const { rows } = await db.executeQuery<{ year: number; code: string; document: number; chapters: string[] }>(query)
  return rows.map(({ year, code, document, chapters }) => ({
    indicator: code,
    fiscalYear: year,
    documentId: document,
    chapters: chaptersOfYes(code, chapters),
  }))
}
