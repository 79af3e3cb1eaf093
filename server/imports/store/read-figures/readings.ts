import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** Whether a later correction of a day, joined as `document`'s, has the chapters that a row of `read_figure` was read from. */
export const isCorrectedOn = (asOf: RawBuilder<unknown>): RawBuilder<SqlBool> => sql`exists (
  select from document correction
  where correction.company_id = document.company_id and correction.is_amendment and correction.filed_on <= ${asOf}
    and correction.parent_number in (document.number, document.parent_number)
    and (correction.filed_on, correction.id) > (document.filed_on, document.id)
    and correction.reading_chapters @> array(select passage ->> 'element' from jsonb_array_elements(read_figure.passages) passage))`

/** Readings of some companies by the newest rules that read their filing, with the decision that stands of each, null where none does. */
const readingsOf = (companyIds: readonly number[]): RawBuilder<unknown> => sql`
  select read_figure.*, document.filed_on, nullif(decided.verdict, 'undone') as verdict, decided.value as corrected
  from read_figure
    join document on document.id = document_id
    left join lateral (
      select verdict, value from read_figure_decision where read_figure_id = read_figure.id order by id desc limit 1
    ) decided on true
  where read_figure.company_id = any(${[...companyIds]}::int[])
    and revision = reading_revision and not ${isCorrectedOn(sql`'infinity'`)}`

/** Those that count: unasked and not refused, or accepted, with the value that a person gave them. */
export const readingsThatCount = (companyIds: readonly number[]): RawBuilder<unknown> => sql`
  select id, company_id, document_id, indicator_id, fiscal_year, boundary, filed_on, coalesce(corrected, value) as value
  from (${readingsOf(companyIds)}) reading
  where case when verdict is null then is_unasked else verdict = 'accepted' end`
