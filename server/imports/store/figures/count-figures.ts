import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'

/** Recounts the distinct figures of each company. The only place that does, so the order of vintages makes no difference. */
export async function countFigures(db: Db, companyIds: readonly number[], now: Date): Promise<void> {
  await sql`
    update company set figures = counted.held, updated_at = ${now}
    from (
      select asked.id, count(distinct (indicator_id, fiscal_year, boundary, part)) filter (where company_id is not null) as held
      from unnest(${[...companyIds]}::int[]) as asked (id) left join observation on company_id = asked.id group by asked.id
    ) counted
    where company.id = counted.id and figures <> counted.held`.execute(db)
}
