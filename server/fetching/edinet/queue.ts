import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import type { SourceRun } from '../source.ts'
import { newestYearDays } from './calendar.ts'

/** Name of the source of annual reports. */
export const documentsName = 'edinet-documents'

/** A report to fetch. */
export interface QueuedDocument {
  readonly number: string
  /** What is asked for: 5 the table, 1 the whole report. */
  readonly format: 1 | 5
  readonly attempts: number
  /** Whether there is a table as well. */
  readonly hasTable: boolean
  /** Whether it is imported already, in this form or the other. */
  readonly isHere: boolean
}

/** Whether the table can stand for it: whatever goes wrong with the whole report, its figures are or will be here. */
export const hasChoice = ({ format, hasTable }: Pick<QueuedDocument, 'format' | 'hasTable'>): boolean =>
  format === 1 && hasTable

type QueueRequest = Pick<SourceRun, 'db' | 'params'> & {
  readonly now?: SourceRun['now']
  readonly today: SourceRun['today']
}

/**
 * What is still to be fetched: the newest year first, in it the largest companies (by the exchange’s size segments, else by capital), then
 * back year by year. Of reports that are here as tables and are asked for whole: the newest first.
 */
export async function waitingDocuments({ db, params, today, now }: QueueRequest): Promise<QueuedDocument[]> {
  const { from, to, only, limit, again = false, whole = false } = params
  const states = whole ? ['imported'] : again ? ['waiting', 'imported', 'refused', 'absent'] : ['waiting']
  const isWhole = sql`(${whole} or (coalesce(source.is_whole, false) and whole_problem is null))`
  const { rows } = await sql<QueuedDocument>`
    select number, attempts, case when format = 1 or ${isWhole} then 1 else 5 end as format,
      format = 5 as "hasTable", state = 'imported' as "isHere"
    from edinet_document document
    left join company on company.edinet_code = document.edinet_code
    left join fetch_source source on source.name = ${documentsName}
    where document.state = any (${states})
      and (not ${whole} or (format = 5 and (${again} or (not document.is_whole and whole_problem is null))))
      and (next_try_at is null or next_try_at <= ${now?.() ?? new Date()})
      and (${from ?? null}::date is null or day >= ${from ?? null}::date)
      and (${to ?? null}::date is null or day <= ${to ?? null}::date)
      and (${only ?? null}::text[] is null or left(document.security_code, 4) = any (${only ?? null}::text[]))
    order by ${whole ? sql`day desc, sequence desc` : largestFirst(today())}, number
    ${limit === undefined ? sql`` : sql`limit ${limit}`}`.execute(db)
  return rows
}

const largestFirst = (today: string) => sql`(${today}::date - day) / ${newestYearDays},
  coalesce(array_position(array['TOPIX Core30', 'TOPIX Large70', 'TOPIX Mid400', 'TOPIX Small 1', 'TOPIX Small 2'], company.size_segment), 6),
  company.capital_million_jpy desc nulls last, day desc`

/** Documents that an earlier process fetched and whose file is gone are fetched again. */
export const takeBack = (db: Db) =>
  sql`update edinet_document set state = 'waiting' where state = 'fetched' and not exists (
    select from fetch_file where source = ${documentsName} and item = number and fetch_file.state = 'waiting')`.execute(
    db,
  )

/** How many reports are here whole, how many as tables, and of how many the whole report cannot be used. */
export async function countWhole(
  db: Db,
): Promise<{ readonly whole: number; readonly tables: number; readonly problems: number }> {
  const { rows } = await sql<{ whole: number; tables: number; problems: number }>`
    select count(*) filter (where is_whole)::int as whole,
      count(*) filter (where not is_whole and state = 'imported')::int as tables,
      count(*) filter (where whole_problem is not null)::int as problems
    from edinet_document`.execute(db)
  return rows[0]!
}
