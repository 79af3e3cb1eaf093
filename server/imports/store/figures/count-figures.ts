import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/db/database.ts'

/** Recounts the distinct figures of each company. The only place that does, so the order of vintages makes no difference. */
export async function countFigures(db: Db, companyIds: readonly number[], now: Date): Promise<void> {
  await sql`
    update company set figures = counted.held, updated_at = ${now}
    from (
      select asked.id, count(distinct (indicator_id, fiscal_year, boundary, part)) filter (where company_id is not null)
               - ${withdrawnFigures(sql`asked.id`)} as held
      from unnest(${[...companyIds]}::int[]) as asked (id) left join observation on company_id = asked.id group by asked.id
    ) counted
    where company.id = counted.id and figures <> counted.held`.execute(db)
}

/** How many figures of a company have been withdrawn, and nothing stands in their place. An index finds the few there are. */
export const withdrawnFigures = (companyId: RawBuilder<unknown>) => sql`(
  select count(distinct (indicator_id, fiscal_year, boundary, part)) from observation gone
  where gone.company_id = ${companyId} and gone.value is null and gone.state not in ('disclosed', 'estimated', 'not-applicable')
    and not exists (
      select from observation later
      where (later.company_id, later.indicator_id, later.fiscal_year, later.boundary, later.part)
          = (gone.company_id, gone.indicator_id, gone.fiscal_year, gone.boundary, gone.part)
        and (later.known_from, later.import_id) > (gone.known_from, gone.import_id)))`
