import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { type Selectable, sql } from 'kysely'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import type { Db } from '#server/db/database.ts'
import type { Schema } from '#server/db/schema.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { type ImportSummary, importFile } from '../import-file.ts'
import { lockImports, raiseRevision } from '../market.ts'
import { confirmed, corrected, openReviews } from './reviews.ts'

export interface Decision {
  /** A value of the person's own, the proposal, or the figure as it was filed. */
  readonly as: 'proposed' | 'filed' | { readonly value: number }
  readonly by: string
  readonly now: Date
}

export type DecisionResult = 'done' | 'unknown' | 'decided-before' | 'no-proposal'

/**
 * Decide a case of the review list. The answer is a new vintage known from today on: the filed one stays, and any day before
 * today is shown as it was.
 */
export async function decideReview(db: Db, id: number, decision: Decision): Promise<DecisionResult> {
  return inTransaction(db, async ({ db: tx }) => {
    await lockImports(tx)
    const review = await tx.selectFrom('review').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    if (!review) return 'unknown'
    if (review.decision !== null) return 'decided-before'
    const value = decidedValue(review, decision.as)
    if (value === null) return 'no-proposal'

    const importId = await recordDecision(tx, review, value, decision)
    await addVintage(tx, review, value, importId, decision)
    await tx
      .updateTable('review')
      .set({
        decision: value === review.filed ? 'as-filed' : 'corrected',
        decided_at: decision.now,
        decided_by: decision.by,
      })
      .where('id', '=', id)
      .execute()
    // What stands from today on may clear other years of the series, or make them stand out.
    await openReviews(tx, [review.company_id], { importId, now: decision.now })
    await raiseRevision(tx)
    return 'done'
  })
}

type Review = Selectable<Schema['review']>

function decidedValue({ filed, proposed }: Review, as: Decision['as']): number | null {
  if (as === 'filed') return filed
  return as === 'proposed' ? proposed : as.value
}

/** A decision is an import of one figure, so that it stands in the log with its author. */
async function recordDecision(db: Db, review: Review, value: number, { by, now }: Decision): Promise<number> {
  const text = JSON.stringify({ review: review.id, filed: review.filed, value, by })
  const { mapping } = await db
    .selectFrom('import')
    .select('mapping')
    .where('id', '=', review.import_id)
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('import')
    .values({
      source: 'review',
      file_name: `review ${review.id}`,
      sha256: createHash('sha256').update(text).digest('hex'),
      bytes: Buffer.byteLength(text),
      imported_at: now,
      imported_by: by,
      read: 1,
      accepted: 0,
      unchanged: value === review.filed ? 1 : 0,
      restated: value === review.filed ? 0 : 1,
      rejected: 0,
      mapping: mapping && JSON.stringify(mapping),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function addVintage(db: Db, review: Review, value: number, importId: number, { now }: Decision): Promise<void> {
  const note = value === review.filed ? confirmed : corrected
  await sql`
    insert into observation (value, company_id, indicator_id, fiscal_year, boundary, state, known_from, import_id,
                             document_id, period_start, period_end, line, part, filed, locator, notes)
    select ${value}, company_id, indicator_id, fiscal_year, boundary, state, greatest(known_from, ${tokyoDay(now)}::date),
           ${importId}, document_id, period_start, period_end, line, part, filed, locator,
           array_append(coalesce(notes, '{}'), ${note})
    from observation
    where company_id = ${review.company_id} and indicator_id = ${review.indicator_id}
      and fiscal_year = ${review.fiscal_year} and boundary = ${review.boundary} and part = ${review.part}
      and known_from = ${review.known_from} and import_id = ${review.import_id}`.execute(db)
}

/** Judge every series of the market again, for cases that older rules opened; answers how many are new. */
export async function judgeAgain(db: Db, now: Date): Promise<number> {
  return inTransaction(db, async ({ db: tx }) => {
    await lockImports(tx)
    const companies = await tx.selectFrom('company').select('id').orderBy('id').execute()
    const ids = companies.map(({ id }) => id)
    const opened = await openReviews(tx, ids, { importId: null, now })
    await raiseRevision(tx)
    return opened
  })
}

/** Decide whether a name means a company; when it does, the files that named it are read again. */
export async function decideName(
  db: Db,
  id: number,
  { accept, by, now }: { accept: boolean; by: string; now: Date },
): Promise<{ readonly outcome: DecisionResult } & ReadAgain> {
  const candidate = await db.selectFrom('name_candidate').selectAll().where('id', '=', id).executeTakeFirst()
  if (!candidate) return { outcome: 'unknown', ...nothingRead }
  const updated = await db
    .updateTable('name_candidate')
    .set({ decision: accept ? 'accepted' : 'refused', decided_at: now, decided_by: by })
    .where('id', '=', id)
    .where('decision', 'is', null)
    .executeTakeFirst()
  if (updated.numUpdatedRows === 0n) return { outcome: 'decided-before', ...nothingRead }
  return { outcome: 'done', ...(accept ? await readAgain(db, candidate.source, { by, now }) : nothingRead) }
}

interface ReadAgain {
  readonly imports: readonly ImportSummary[]
  /** Copies that could not be read again; the others were. */
  readonly failed: readonly { readonly fileName: string; readonly error: unknown }[]
}

const nothingRead: ReadAgain = { imports: [], failed: [] }

/** Import the kept copies of a source once more; what they said already changes nothing. */
async function readAgain(db: Db, source: string, { by, now }: { by: string; now: Date }): Promise<ReadAgain> {
  const files = await db
    .selectFrom('import')
    .innerJoin('source_file', 'source_file.sha256', 'import.sha256')
    .select(['import.file_name', 'content', 'mapping'])
    .distinctOn('import.sha256')
    .where('source', '=', source)
    .where('document_id', 'is', null)
    .orderBy('import.sha256')
    .orderBy('import.id')
    .execute()
  const imports: ImportSummary[] = []
  const failed: { fileName: string; error: unknown }[] = []
  for (const { file_name: fileName, content, mapping } of files) {
    try {
      const bytes = await promisify(gunzip)(content)
      imports.push(await importFile(db, { bytes, fileName, source, by, now, options: mapping?.options ?? {} }))
    } catch (error) {
      failed.push({ fileName, error })
    }
  }
  return { imports, failed }
}
