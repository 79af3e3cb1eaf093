import { createHash } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import type { Db } from '#server/db/database.ts'
import type { Schema } from '#server/db/schema.ts'
import { inTransaction } from '#server/db/transaction.ts'
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
