import { createHash } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import type { Db } from '#server/db/database.ts'
import type { Schema } from '#server/db/schema.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { countFigures } from '../figures/count-figures.ts'
import { openImport } from '../import-log.ts'
import { lockImports, raiseRevision } from '../market.ts'
import { confirmed, corrected, openReviews } from '../reviews/reviews.ts'
import { withdraw } from './save.ts'

export type ReadFigureVerdict = 'accepted' | 'refused' | 'undone'

export interface ReadFigureDecision {
  readonly verdict: ReadFigureVerdict
  /** What the words say where they were read wrongly, in the indicator's unit; of `accepted` alone. */
  readonly value?: number
  readonly by: string
  readonly now: Date
}

export type ReadFigureOutcome =
  | 'done'
  | 'unknown'
  | 'decided-before'
  | 'nothing-to-undo'
  /** A filing that was read again by newer rules is decided by what those read. */
  | 'read-again'

type ReadFigureRow = Selectable<Schema['read_figure']> & {
  readonly verdict: 'accepted' | 'refused' | null
  readonly isNewest: boolean
}

/**
 * Decide figures that were read from words, together: one entry in the log of imports, one revision. What is accepted is known from
 * today on, unless a tag or a list says the figure: then it stands beside that. What is refused stands no more from today on.
 */
export async function decideReadFigures(
  db: Db,
  ids: readonly number[],
  decision: ReadFigureDecision,
): Promise<Map<number, ReadFigureOutcome>> {
  return inTransaction(db, async ({ db: tx }) => {
    await lockImports(tx)
    const rows = new Map((await listRows(tx, ids)).map((row) => [row.id, row]))
    const outcomes = new Map(ids.map((id) => [id, outcomeOf(rows.get(id), decision.verdict)]))
    const decided = [...rows.values()].filter(({ id }) => outcomes.get(id) === 'done')
    if (decided.length === 0) return outcomes
    const importId = await recordDecisions(tx, decided, decision)
    for (const row of newestOfEach(decided)) await settle(tx, row, { importId, ...decision })
    const companyIds = [...new Set(decided.map(({ company_id }) => company_id))]
    await openReviews(tx, companyIds, { importId: null, now: decision.now })
    await countFigures(tx, companyIds, decision.now)
    await raiseRevision(tx)
    return outcomes
  })
}

/** Of readings of one figure in several filings the last, which is what stands: an import says a figure once. */
const newestOfEach = (rows: readonly ReadFigureRow[]): Iterable<ReadFigureRow> =>
  new Map(
    rows.map((row) => [[row.company_id, row.indicator_id, row.fiscal_year, row.boundary].join(' '), row]),
  ).values()

async function listRows(db: Db, ids: readonly number[]): Promise<ReadFigureRow[]> {
  const { rows } = await sql<ReadFigureRow>`
    select read_figure.*, nullif(decided.verdict, 'undone') as verdict,
      revision = reading_revision as "isNewest"
    from read_figure join document on document.id = document_id left join lateral (
      select verdict from read_figure_decision where read_figure_id = read_figure.id order by id desc limit 1
    ) decided on true
    where read_figure.id = any(${[...ids]}::int[]) order by filed_on, read_figure.id`.execute(db)
  return rows
}

function outcomeOf(row: ReadFigureRow | undefined, verdict: ReadFigureVerdict): ReadFigureOutcome {
  if (!row) return 'unknown'
  if (!row.isNewest) return 'read-again'
  if (verdict === 'undone') return row.verdict === null ? 'nothing-to-undo' : 'done'
  return row.verdict === null ? 'done' : 'decided-before'
}

/** Decisions are an import of their figures, so that they stand in the log with their author. */
async function recordDecisions(
  db: Db,
  rows: readonly ReadFigureRow[],
  { verdict, value, by, now }: ReadFigureDecision,
): Promise<number> {
  const text = JSON.stringify({ verdict, value, by, figures: rows.map(({ id }) => id) })
  const bytes = Buffer.from(text)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const fileName = `read figures ${rows.map((row) => row.id).join(', ')}`.slice(0, 255)
  const id = await openImport(db, 'review', { fileName, bytes, sha256 }, { by, now })
  const isAccepted = verdict === 'accepted'
  const counts = { read: rows.length, accepted: isAccepted ? rows.length : 0, restated: isAccepted ? 0 : rows.length }
  await db.updateTable('import').set(counts).where('id', '=', id).execute()
  const decisions = rows.map((row) => ({
    read_figure_id: row.id,
    verdict,
    value: verdict === 'accepted' ? (value ?? null) : null,
    decided_by: by,
    decided_at: now,
  }))
  await db.insertInto('read_figure_decision').values(decisions).execute()
  return id
}

interface Settling extends ReadFigureDecision {
  readonly importId: number
}

/** Bring what stands to what counts since the decision. */
async function settle(db: Db, row: ReadFigureRow, { verdict, value, importId, now }: Settling): Promise<void> {
  const counts = verdict === 'accepted' || (verdict === 'undone' && row.is_unasked)
  const decidedValue = verdict === 'accepted' ? (value ?? row.value) : row.value
  const standing = await findStanding(db, row)
  const isFromText = standing?.state === 'read-from-text'
  const isElsewhere = standing && !isFromText && standing.state !== 'withdrawn'
  if (isElsewhere) return
  const knownFrom = tokyoDay(now)
  if (!counts) {
    if (isFromText && standing.document_id === row.document_id)
      await withdraw(db, [{ ...row, part: '' }], { companyId: row.company_id, importId, knownFrom })
    return
  }
  if (isFromText && standing.value === decidedValue && standing.document_id === row.document_id) return
  const remark = verdict !== 'accepted' ? [] : decidedValue === row.value ? [confirmed] : [corrected]
  const lines = row.passages.map(({ element, address, text }) => ({
    ...{ item: element, position: address, value: text, unit: '' },
  }))
  await sql`
    insert into observation (value, company_id, indicator_id, fiscal_year, boundary, state, known_from, import_id,
                             document_id, period_start, period_end, part, locator, notes)
    select ${decidedValue}::float8, read_figure.company_id, indicator_id, read_figure.fiscal_year, boundary, 'read-from-text',
      greatest(filed_on, ${knownFrom}::date),
      ${importId}::int, document_id, read_figure.period_start, read_figure.period_end, '', ${JSON.stringify(lines)}::jsonb,
      nullif(coalesce(notes, '{}') || ${remark}::text[], '{}')
    from read_figure join document on document.id = document_id where read_figure.id = ${row.id}`.execute(db)
}

async function findStanding(db: Db, row: ReadFigureRow) {
  return db
    .selectFrom('observation')
    .select(['value', 'state', 'document_id'])
    .where('company_id', '=', row.company_id)
    .where('indicator_id', '=', row.indicator_id)
    .where('fiscal_year', '=', row.fiscal_year)
    .where('boundary', '=', row.boundary)
    .where('part', '=', '')
    .orderBy('known_from', 'desc')
    .orderBy('import_id', 'desc')
    .limit(1)
    .executeTakeFirst()
}
