import { type SqlBool, sql } from 'kysely'
import { assuranceNotes, standardNotes } from '#contract/market/marks.ts'
import type { Db } from '#server/db/database.ts'

const marks = sql`${[...assuranceNotes, ...standardNotes]}::text[]`

/** Whether a vintage says of its value what the one before it, `earlier_notes`, did not: how it was assured, or its standard. */
export const saysMore = sql<SqlBool>`coalesce(notes && ${marks} and not coalesce(earlier_notes, '{}') @> notes, false)`

/**
 * A mark that arrives for a value that is held stands beside the remarks on it: what was reviewed stays reviewed, and an assurance
 * that is not repeated stays. Of two assurances, or two standards, the later counts.
 */
export async function keepRemarks(db: Db): Promise<void> {
  await sql`
    update arriving set notes = (
      select array_agg(distinct note) from unnest(arriving.notes || held.notes) note
      where note = any(arriving.notes)
         or not (note = any(${assuranceNotes}) and arriving.notes && ${assuranceNotes}::text[]
              or note = any(${standardNotes}) and arriving.notes && ${standardNotes}::text[])
    )
    from (
      select distinct on (marked.ctid) marked.ctid as arriving_at, observation.value, observation.state, observation.notes
      from arriving marked join observation using (company_id, indicator_id, fiscal_year, boundary, part)
      where marked.notes && ${marks} and observation.known_from <= marked.known_from
      order by marked.ctid, observation.known_from desc, observation.import_id desc
    ) held
    where arriving.ctid = held.arriving_at and held.notes is not null
      and (held.value, held.state) is not distinct from (arriving.value, arriving.state)`.execute(db)
}
