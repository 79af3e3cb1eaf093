import { type Kysely, sql } from 'kysely'

/**
 * The figures of two periods without a common day are no corrections of each other, though both fall into one fiscal year. Only the
 * view is made anew, with the same columns.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace view restatement as
      select company_id, indicator_id, fiscal_year, boundary, part, known_from, import_id, document_id, value, state,
             earlier_value, earlier_state, earlier_document_id, earlier_known_from
      from (
        select company_id, indicator_id, fiscal_year, boundary, part, known_from, import_id, document_id, value, state,
               lag(value) over key as earlier_value, lag(state) over key as earlier_state,
               lag(document_id) over key as earlier_document_id, lag(known_from) over key as earlier_known_from,
               period_start <= lag(period_end) over key and lag(period_start) over key <= period_end as is_same_period
        from observation
        window key as (partition by company_id, indicator_id, fiscal_year, boundary, part order by known_from, import_id)
      ) pairs
      where earlier_state is not null and is_same_period
        and (value, state) is distinct from (earlier_value, earlier_state)`.execute(db)
}
