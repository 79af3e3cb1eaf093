import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { countsOn } from '#server/db/withdrawn.ts'

interface FilingTarget {
  readonly companyId: number
  readonly name: string
  readonly target: string | null
  readonly performance: string | null
  readonly unit: string | null
  readonly period: string | null
  readonly document: { readonly id: number; readonly title: string; readonly filedOn: string }
}

/**
 * Targets of each company's newest filing that has any, of those filed by the day. A filing that says one word for word in two of its
 * tables says it once.
 */
export async function listFilingTargets(db: Db, ids: readonly number[], asOf: string): Promise<FilingTarget[]> {
  const { rows } = await sql<FilingTarget>`
    with newest as (
      select distinct on (document.company_id) document.id, document.company_id, document.title, document.filed_on
      from document
      where document.company_id = any (${[...ids]}::int[]) and document.filed_on <= ${asOf} and ${countsOn(asOf)}
        and exists (select from target where target.document_id = document.id)
      order by document.company_id, document.filed_on desc, document.id desc
    )
    select newest.company_id as "companyId", target.name, target.target, target.performance, target.unit,
      target.target_period as period,
      json_build_object('id', newest.id, 'title', newest.title, 'filedOn', to_char(newest.filed_on, 'YYYY-MM-DD')) as document
    from newest join (
      select distinct on (document_id, name, target, performance, unit, target_period) *
      from target order by document_id, name, target, performance, unit, target_period, row
    ) target on target.document_id = newest.id
    order by newest.company_id, target.row`.execute(db)
  return rows
}
