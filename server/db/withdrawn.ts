import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** Whether a row of `document` counts on a day: neither it nor the document that it corrects is withdrawn or hidden then. */
export const countsOn = (asOf: string): RawBuilder<SqlBool> => sql`not void_days @> ${asOf}::date`

/**
 * Whether a row of `observation` may stand on a day: it is no withdrawal, and none came after it. Of those left the latest stands, or
 * none. An index finds the few withdrawals of a company.
 */
export const standsOn = (asOf: string): RawBuilder<SqlBool> => sql`(
  observation.state <> 'withdrawn' and not exists (
    select from observation gone
    where gone.company_id = observation.company_id and gone.value is null
      and gone.state not in ('disclosed', 'estimated', 'not-applicable')
      and (gone.indicator_id, gone.fiscal_year, gone.boundary, gone.part)
        = (observation.indicator_id, observation.fiscal_year, observation.boundary, observation.part)
      and gone.known_from <= ${asOf}::date
      and (gone.known_from, gone.import_id) > (observation.known_from, observation.import_id)))`
