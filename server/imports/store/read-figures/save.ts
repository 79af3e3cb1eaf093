import { type Insertable, sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import type { Schema } from '#server/db/schema.ts'
import type { ReadFigureRecord, Reading } from '../../edinet-annual-report/figure-records.ts'
import { indicatorNumbers, separatePeriods, toRow } from '../figures/observations.ts'
import type { Tally } from '../tally.ts'

interface Origin {
  readonly companyId: number
  readonly documentId: number
  readonly importId: number
  readonly filedOn: string
  /** Day of the import, Tokyo. */
  readonly today: string
}

/** Remark on a vintage that is there because newer rules read the same words. */
export const readAgain = 'read-again'

/**
 * Keep the figures that the words of a filing say, and add those that count as vintages. A tag or a list that says the same figure
 * stands; what the words say is kept beside it. A filing that was read by the same rules before stays as it is. Newer rules, and the
 * form that has tables, bring rows of their own: what is new was public with the filing, and what they read differently is known from
 * today on.
 */
export async function saveReading(db: Db, reading: Reading, origin: Origin, tally: Tally): Promise<void> {
  const { figures, revision } = reading
  const last = await lastRevision(db, origin.documentId)
  if (last !== null && last >= revision) {
    tally.unchanged += figures.length
    return
  }
  await db
    .updateTable('document')
    .set({
      reading_revision: revision,
      reading_chapters: [...reading.chapters],
      reading_links: [...reading.links],
      reading_whole_chapters: [...reading.wholeChapters],
      reading_not_stated: [...reading.notStated],
    })
    .where('id', '=', origin.documentId)
    .execute()
  tally.readings++
  const numbers = await indicatorNumbers(db)
  const ids = await saveRows(db, reading, { ...origin, numbers })
  if (last !== null) await carryDecisions(db, { documentId: origin.documentId, revision, last })
  tally.readFigures += figures.length
  tally.waitingFigures += await countWaiting(db, ids)
  await addVintages(db, reading, { ...origin, numbers, isAgain: last !== null }, tally)
  await followCorrections(db, origin, tally)
}

const later = (a: string, b: string) => (a > b ? a : b)

async function lastRevision(db: Db, documentId: number): Promise<number | null> {
  const document = await db
    .selectFrom('document')
    .select('reading_revision')
    .where('id', '=', documentId)
    .executeTakeFirstOrThrow()
  return document.reading_revision
}

async function saveRows(
  db: Db,
  { figures, revision }: Reading,
  { numbers, ...origin }: NumberedOrigin,
): Promise<number[]> {
  const rows = figures.map(
    (figure): Insertable<Schema['read_figure']> => ({
      company_id: origin.companyId,
      document_id: origin.documentId,
      import_id: origin.importId,
      indicator_id: numbers.get(figure.indicator)!,
      fiscal_year: figure.fiscalYear,
      boundary: figure.boundary,
      period_start: figure.periodStart,
      period_end: figure.periodEnd,
      value: figure.value,
      reader: figure.reader,
      revision,
      passages: JSON.stringify(figure.passages),
      notes: figure.notes.length > 0 ? [...figure.notes] : null,
      is_unasked: figure.isUnasked,
    }),
  )
  const ids: number[] = []
  for (let start = 0; start < rows.length; start += 500) {
    const batch = rows.slice(start, start + 500)
    ids.push(...(await db.insertInto('read_figure').values(batch).returning('id').execute()).map(({ id }) => id))
  }
  return ids
}

/** What a person decided of the same value in the same filing holds for the row of the newer rules. */
async function carryDecisions(
  db: Db,
  { documentId, revision, last }: { readonly documentId: number; readonly revision: number; readonly last: number },
): Promise<void> {
  await sql`
    insert into read_figure_decision (read_figure_id, verdict, value, decided_by, decided_at)
    select arriving.id, decided.verdict, decided.value, decided.decided_by, decided.decided_at
    from read_figure arriving
      join read_figure earlier using (document_id, indicator_id, fiscal_year, boundary, value)
      cross join lateral (
        select * from read_figure_decision where read_figure_id = earlier.id order by id desc limit 1
      ) decided
    where arriving.document_id = ${documentId} and arriving.revision = ${revision} and earlier.revision = ${last}
    order by decided.id`.execute(db)
}

async function countWaiting(db: Db, ids: readonly number[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from read_figure
    where id = any(${[...ids]}::int[]) and not is_unasked
      and not exists (select from read_figure_decision where read_figure_id = read_figure.id)`.execute(db)
  return rows[0]!.count
}

interface NumberedOrigin extends Origin {
  /** Numbers of the indicators by code. */
  readonly numbers: ReadonlyMap<string, number>
}

interface VintageOrigin extends NumberedOrigin {
  /** Whether the filing was read before. */
  readonly isAgain: boolean
}

interface Before {
  readonly value: number | null
  readonly state: string
  readonly document_id: number
}

/** Vintages for what is new, and withdrawals of what this filing said by former rules, or said before it was corrected, and says no more. */
async function addVintages(
  db: Db,
  reading: Reading,
  { numbers, ...origin }: VintageOrigin,
  tally: Tally,
): Promise<void> {
  const counting = await listCounting(db, reading, origin)
  const today = later(origin.filedOn, origin.isAgain ? origin.today : origin.filedOn)
  const standing = await listStanding(db, origin.companyId, today)
  const rows: Insertable<Schema['observation']>[] = []
  const periods = await listPeriods(db, origin.companyId)
  const keys = new Set<string>()
  for (const figure of separatePeriods(counting, periods)) {
    const key = [numbers.get(figure.indicator)!, figure.fiscalYear, figure.boundary, figure.part].join(' ')
    keys.add(key)
    const before = standing.get(key)
    if (before && before.state !== 'read-from-text' && before.state !== 'withdrawn') continue
    const isSame = before?.state === 'read-from-text' && before.value === figure.value
    const fate = isSame ? 'unchanged' : before?.state === 'read-from-text' ? 'restated' : 'accepted'
    tally[fate]++
    if (isSame) continue
    // What was never said before was public with the filing, whenever it is read.
    const isNew = !before
    const notes = origin.isAgain && !isNew ? [...figure.notes, readAgain] : figure.notes
    const knownFrom = isNew ? origin.filedOn : today
    rows.push(toRow({ ...figure, notes }, numbers.get(figure.indicator)!, { ...origin, knownFrom }))
  }
  const gone = await listGone(db, { ...origin, chapters: reading.chapters }, keys)
  tally.restated += gone.length
  for (let start = 0; start < rows.length; start += 500)
    await db
      .insertInto('observation')
      .values(rows.slice(start, start + 500))
      .execute()
  await withdraw(db, gone, { ...origin, knownFrom: today })
}

/** What counts of a reading: unasked, or accepted with the value that a person gave it; never what a person refused. */
async function listCounting(
  db: Db,
  { figures, revision }: Reading,
  { documentId }: Origin,
): Promise<ReadFigureRecord[]> {
  const { rows } = await sql<{ key: string; verdict: string; value: number | null }>`
    select distinct on (read_figure.id) concat_ws(' ', code, fiscal_year, boundary) as key, verdict, decided.value
    from read_figure join indicator on indicator.id = indicator_id
      join read_figure_decision decided on read_figure_id = read_figure.id
    where document_id = ${documentId} and revision = ${revision}
    order by read_figure.id, decided.id desc`.execute(db)
  const decisions = new Map(rows.map(({ key, ...decision }) => [key, decision]))
  return figures.flatMap((figure) => {
    const decision = decisions.get([figure.indicator, figure.fiscalYear, figure.boundary].join(' '))
    const isDecided = decision !== undefined && decision.verdict !== 'undone'
    if (!isDecided) return figure.isUnasked ? [figure] : []
    return decision.verdict === 'refused' ? [] : [{ ...figure, value: decision.value ?? figure.value }]
  })
}

/** What stands of the company on the day, by key. */
async function listStanding(db: Db, companyId: number, day: string): Promise<Map<string, Before>> {
  const { rows } = await sql<Before & { key: string }>`
    select distinct on (indicator_id, fiscal_year, boundary, part)
      concat_ws(' ', indicator_id, fiscal_year, boundary, part) as key,
      value, state, document_id
    from observation where company_id = ${companyId} and known_from <= ${day}
    order by indicator_id, fiscal_year, boundary, part, known_from desc, import_id desc`.execute(db)
  return new Map(rows.map(({ key, ...row }) => [key, row]))
}

async function listPeriods(db: Db, companyId: number) {
  return db
    .selectFrom('observation')
    .select(['fiscal_year', 'part', 'period_start', 'period_end'])
    .distinct()
    .where('company_id', '=', companyId)
    .execute()
}

interface Key {
  readonly indicator_id: number
  readonly fiscal_year: number
  readonly boundary: Schema['observation']['boundary']
  readonly part: string
}

/**
 * Figures that stand as read from this filing, or from the one that it corrects in chapters that the correction repeats, and that are
 * not read any more.
 */
async function listGone(
  db: Db,
  { companyId, documentId, chapters }: Origin & { readonly chapters: readonly string[] },
  keys: ReadonlySet<string>,
): Promise<Key[]> {
  const { rows } = await sql<Key>`
    with standing as (
      select distinct on (indicator_id, fiscal_year, boundary, part) * from observation where company_id = ${companyId}
      order by indicator_id, fiscal_year, boundary, part, known_from desc, import_id desc
    )
    select indicator_id, fiscal_year, boundary, part from standing
    where state::text = 'read-from-text' and (
      document_id = ${documentId}
      or document_id in (
        select former.id from document correction
          join document former on correction.parent_number in (former.number, former.parent_number)
        where correction.id = ${documentId} and correction.is_amendment and former.filed_on <= correction.filed_on
      ) and not exists (
        select from jsonb_array_elements(locator) passage where passage ->> 'item' <> all(${[...chapters]}::text[])))`.execute(
    db,
  )
  return rows.filter((row) => !keys.has([row.indicator_id, row.fiscal_year, row.boundary, row.part].join(' ')))
}

/**
 * What a correction that came before the report it corrects repeats without a figure: that of the report stands until the day of the
 * correction, in whatever order the two are imported.
 */
async function followCorrections(db: Db, { companyId, documentId, importId }: Origin, tally: Tally): Promise<void> {
  const { rows } = await sql<Key & { knownFrom: string }>`
    with standing as (
      select distinct on (indicator_id, fiscal_year, boundary, part) * from observation where company_id = ${companyId}
      order by indicator_id, fiscal_year, boundary, part, known_from desc, import_id desc
    )
    select indicator_id, standing.fiscal_year, boundary, part, to_char(min(correction.filed_on), 'YYYY-MM-DD') as "knownFrom"
    from standing
      join document own on own.id = standing.document_id
      join document correction on correction.company_id = own.company_id and correction.is_amendment
        and correction.parent_number in (own.number, own.parent_number)
        and (correction.filed_on, correction.id) > (own.filed_on, own.id)
    where own.id = ${documentId} and state::text = 'read-from-text'
      and correction.reading_chapters @> array(select passage ->> 'item' from jsonb_array_elements(locator) passage)
      and not exists (
        select from read_figure said
        where said.document_id = correction.id and said.indicator_id = standing.indicator_id
          and said.fiscal_year = standing.fiscal_year and said.boundary = standing.boundary)
    group by 1, 2, 3, 4`.execute(db)
  tally.restated += rows.length
  for (const [knownFrom, keys] of Map.groupBy(rows, (row) => row.knownFrom))
    await withdraw(db, keys, { companyId, importId, knownFrom })
}

/** Say that figures read from text stand no more. */
export async function withdraw(
  db: Db,
  keys: readonly Key[],
  { companyId, importId, knownFrom }: Pick<Origin, 'companyId' | 'importId'> & { readonly knownFrom: string },
): Promise<void> {
  if (keys.length === 0) return
  await sql`
    insert into observation (value, company_id, indicator_id, fiscal_year, boundary, state, known_from, import_id,
                             document_id, period_start, period_end, part, notes)
    select distinct on (indicator_id, fiscal_year, boundary, part) null::float8, observation.company_id, indicator_id, fiscal_year, boundary,
      'withdrawn'::figure_state, greatest(observation.known_from, ${knownFrom}::date), ${importId}::int,
      observation.document_id, observation.period_start, observation.period_end, part,
      array[${readAgain}]
    from observation
      join json_populate_recordset(null::observation, ${JSON.stringify(keys)}::json) gone
        using (indicator_id, fiscal_year, boundary, part)
    where observation.company_id = ${companyId}
    order by indicator_id, fiscal_year, boundary, part, observation.known_from desc, observation.import_id desc`.execute(
    db,
  )
}
