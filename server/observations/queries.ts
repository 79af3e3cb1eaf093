import { type Selectable, type SqlBool, sql } from 'kysely'
import { type Cell, type Figure, maxObservationYears } from '#contract/market/observations.ts'
import { withdrawalNotes } from '#contract/market/withdrawal-notes.ts'
import { forever } from '#contract/wire/day.ts'
import { monthsNote } from '#methodology/figures/period-months.ts'
import { newestFullYear } from '#methodology/panel/disclosure-rate.ts'
import type { Db } from '#server/db/database.ts'
import type { Schema } from '#server/db/schema.ts'
import { dayInTokyo } from '#server/db/tokyo.ts'
import { confirmed, corrected } from '#server/imports/store/reviews/reviews.ts'

interface Table {
  readonly companyId: number
  readonly toYear?: number | undefined
  readonly asOf?: string | undefined
}

/**
 * The fiscal years a table shows, at most ten, and the last one that it shows when none is asked for: the newest known, unless the
 * newest that holds at least half as many figures as the fullest year would be among the ten no more.
 */
export async function findYears(db: Db, { companyId, toYear, asOf = forever }: Table) {
  const rows = await db
    .selectFrom('observation')
    .select(({ fn }) => ['fiscal_year as year', fn.count<string>('indicator_id').distinct().as('figures')])
    .where('company_id', '=', companyId)
    .where('known_from', '<=', asOf)
    .groupBy('fiscal_year')
    .orderBy('fiscal_year')
    .execute()
  const full = newestFullYear(rows.map(({ figures }) => Number(figures)))
  if (full === null) return { years: [], newestYear: null }

  const [oldest, newest] = [rows[0]!.year, rows.at(-1)!.year]
  const newestYear = newest - rows[full]!.year < maxObservationYears ? newest : rows[full]!.year
  const last = Math.min(toYear ?? newestYear, newest)
  const first = Math.max(oldest, last - maxObservationYears + 1)
  return { years: Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index), newestYear }
}

/** The line that a figure rests on: a filing's by its locator, a table's by row and column. What a person corrected is filed nowhere. */
const filed = sql`case
  when 'corrected-on-review' = any(notes) then null
  when locator is not null then jsonb_build_object(
    'item', locator->0->>'item', 'row', null, 'unit', locator->0->>'unit',
    'value', case when jsonb_array_length(locator) = 1 then locator->0->>'value' end)
  when observation.line is not null then jsonb_build_object(
    'item', coalesce(mapped.words->>'column', code), 'row', observation.line,
    'unit', coalesce(mapped.words->>'unit', ''),
    'value', coalesce(observation.filed, value::text))
end`

/** The standing figure of every indicator, year and boundary: the latest vintage known by the as-of day. */
export async function listCells(
  db: Db,
  { companyId, asOf = forever, today }: Table & { readonly today: string },
  years: readonly number[],
): Promise<Cell[]> {
  if (years.length === 0) return []
  // The columns of each mapping are read once: taken from it beside every figure, it would be unpacked for each.
  const { rows } = await sql<Omit<Cell, 'nextUpdateOn'> & { readonly periodStart: string }>`
    with mapped as materialized (
      select import.id as import_id, key as code, value as words
      from import cross join jsonb_each(mapping->'columns')
      where import.id in (select import_id from observation where company_id = ${companyId})
    )
    select distinct on (indicator_id, observation.fiscal_year, boundary, part)
      code as indicator, observation.fiscal_year as "fiscalYear", boundary, part, value, state,
      observation.period_start as "periodStart", observation.period_end as "periodEnd", ${dayInTokyo('imported_at')} as "acquiredOn",
      document_id as "documentId", coalesce(notes, '{}') as notes, ${filed} as filed,
      min(value) over key is distinct from max(value) over key
        or min(state) over key <> max(state) over key as "isRestated",
      review.id is not null as "isUnderReview"
    from observation
      join indicator on indicator.id = indicator_id
      left join (select * from review where company_id = ${companyId} and doubted @> ${asOf}::date) review
        using (company_id, indicator_id, fiscal_year, boundary, part, known_from, import_id)
      join import on import.id = observation.import_id
      left join mapped using (import_id, code)
    where observation.company_id = ${companyId} and known_from <= ${asOf}
      and observation.fiscal_year between ${years[0]!} and ${years.at(-1)!}
    window key as (partition by indicator_id, observation.fiscal_year, boundary, part)
    order by indicator_id, observation.fiscal_year, boundary, part, known_from desc, observation.import_id desc`.execute(
    db,
  )
  const updates = await listUpdates(db, [...new Set(rows.map(({ documentId }) => documentId))])
  const day = asOf === forever ? today : asOf
  return rows.map(({ periodStart, ...row }) => ({
    ...row,
    notes: [...row.notes, ...monthsNote(periodStart, row.periodEnd)],
    nextUpdateOn: stillAhead(updates.get(row.documentId) ?? null, day),
  }))
}

/** An expected day that has passed promises nothing. */
export const stillAhead = (next: string | null, day: string) => (next !== null && next >= day ? next : null)

/** When each document expects its next. Asked for by itself: joined to the figures, the table of all documents is read as a whole. */
async function listUpdates(db: Db, documents: readonly number[]): Promise<Map<number, string | null>> {
  if (documents.length === 0) return new Map()
  const rows = await db.selectFrom('document').select(['id', 'next_update_on']).where('id', 'in', documents).execute()
  return new Map(rows.map(({ id, next_update_on }) => [id, next_update_on]))
}

/** How many figures of those years were added or changed after a day. */
export async function countChanges(db: Db, { companyId, asOf }: Table, years: readonly number[]): Promise<number> {
  if (asOf === undefined || years.length === 0) return 0
  const { rows } = await sql<{ changes: string }>`
    select count(distinct (indicator_id, fiscal_year, boundary, part)) as changes
    from (
      select indicator_id, fiscal_year, boundary, part, known_from, value, state,
             lag(value) over key as earlier_value, lag(state) over key as earlier_state
      from observation
      where company_id = ${companyId} and fiscal_year between ${years[0]!} and ${years.at(-1)!}
      window key as (partition by indicator_id, fiscal_year, boundary, part order by known_from, import_id)
    ) vintages
    where known_from > ${asOf} and (value, state) is distinct from (earlier_value, earlier_state)`.execute(db)
  return Number(rows[0]!.changes)
}

interface FigureKey {
  readonly companyId: number
  readonly indicator: string
  readonly fiscalYear: number
  readonly boundary: string
  readonly part: string
}

/** Every vintage of one figure, newest first. */
export function listVintages(db: Db, key: FigureKey) {
  return db
    .selectFrom('observation')
    .innerJoin('indicator', 'indicator.id', 'indicator_id')
    .innerJoin('document', 'document.id', 'document_id')
    .innerJoin('import', 'import.id', 'observation.import_id')
    .selectAll('observation')
    .select(['next_update_on', 'imported_at', 'mapping'])
    .where('observation.company_id', '=', key.companyId)
    .where('code', '=', key.indicator)
    .where('observation.fiscal_year', '=', key.fiscalYear)
    .where(sql<SqlBool>`boundary = ${key.boundary}`)
    .where('part', '=', key.part)
    .orderBy('known_from', 'desc')
    .orderBy('observation.import_id', 'desc')
    .execute()
}

/** Why a vintage was doubted on a day; undefined for one that was not. */
export function findReview(db: Db, vintage: Awaited<ReturnType<typeof listVintages>>[number], asOf: string) {
  return db
    .selectFrom('review')
    .select(['reason', 'proposed', 'supports', 'reference', 'reference_year', 'against', 'decision'])
    .where('company_id', '=', vintage.company_id)
    .where('indicator_id', '=', vintage.indicator_id)
    .where('fiscal_year', '=', vintage.fiscal_year)
    .where(sql<SqlBool>`boundary = ${vintage.boundary}`)
    .where('part', '=', vintage.part)
    .where('known_from', '=', vintage.known_from)
    .where('import_id', '=', vintage.import_id)
    .where(sql<SqlBool>`doubted @> ${asOf}::date`)
    .executeTakeFirst()
}

/** A case of the review list in the words of the wire; null for a figure that nobody doubts. */
export function toReview(row: Awaited<ReturnType<typeof findReview>>): Figure['review'] {
  if (!row) return null
  const { reference_year: referenceYear, decision, ...rest } = row
  return { ...rest, referenceYear, isExcluded: decision === 'excluded' }
}

/** The import that read a vintage; of one that stands again, and of words that a person decided, the one that read its document. */
export async function findImport(
  db: Db,
  {
    import_id,
    document_id,
    notes,
    state,
  }: Pick<Selectable<Schema['observation']>, 'import_id' | 'document_id' | 'notes' | 'state'>,
) {
  const all = db.selectFrom('import').selectAll('import')
  const isDecided = state === 'read-from-text' && notes?.some((note) => note === confirmed || note === corrected)
  const reading =
    isDecided || notes?.some((note) => withdrawalNotes.includes(note))
      ? await all
          .innerJoin('source_file', 'source_file.sha256', 'import.sha256')
          .where('document_id', '=', document_id)
          // Words were read last from the form that has tables; figures stand in the form that came first.
          .orderBy('import.id', isDecided ? 'desc' : 'asc')
          .executeTakeFirst()
      : undefined
  return reading ?? all.where('id', '=', import_id).executeTakeFirstOrThrow()
}
