import { createHash } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import type { Db } from '#server/db/database.ts'
import type { Schema } from '#server/db/schema.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { lockImports, raiseRevision } from '../market.ts'
import { confirmed, corrected, currencyNote, openReviews } from './reviews.ts'

/** Of a case, whether the figure is right, wrong and known, or wrong and not known. */
export type Verdict =
  /** What was proposed. */
  | 'proposed'
  /** The figure is right as it was filed. */
  | 'filed'
  /** It is wrong, nobody knows the right one, and it stays out. */
  | 'excluded'
  /** The right one, in the indicator's unit. */
  | { readonly value: number }
  /** It is in another currency, of which one unit is so many yen. */
  | { readonly currency: string; readonly rate: number }

export interface Decision {
  readonly as: Verdict
  readonly by: string
  readonly now: Date
}

export type DecisionResult = 'done' | 'unknown' | 'decided-before' | 'no-proposal'

/**
 * Decide cases of the review list together: one entry in the log of imports, one revision. The answer is a new vintage known from
 * today on: the filed one stays, and any day before today is shown as it was. What is excluded needs none: it stays doubted.
 */
export async function decideReviews(
  db: Db,
  ids: readonly number[],
  decision: Decision,
): Promise<Map<number, DecisionResult>> {
  return inTransaction(db, async ({ db: tx }) => {
    await lockImports(tx)
    const rows = await tx
      .selectFrom('review')
      .selectAll()
      .where('id', 'in', [...ids])
      .forUpdate()
      .execute()
    const byId = new Map(rows.map((row) => [row.id, row]))
    const results = new Map<number, DecisionResult>()
    const decided: Decided[] = []
    for (const id of ids) {
      const review = byId.get(id)
      const value = review && decidedValue(review, decision.as)
      if (!review) results.set(id, 'unknown')
      else if (review.decision !== null) results.set(id, 'decided-before')
      else if (value === null || value === undefined) results.set(id, 'no-proposal')
      else {
        results.set(id, 'done')
        decided.push({ review, value })
      }
    }
    if (decided.length === 0) return results
    const importId = await recordDecision(tx, decided, decision)
    if (decision.as !== 'excluded') await addVintages(tx, decided, importId, decision)
    await close(tx, decided, decision)
    // What stands from today on may clear other years of the series, or make them stand out.
    const companyIds = [...new Set(decided.map(({ review }) => review.company_id))]
    await openReviews(tx, companyIds, { importId, now: decision.now })
    await raiseRevision(tx)
    return results
  })
}

type Review = Selectable<Schema['review']>

interface Decided {
  readonly review: Review
  readonly value: number
}

function decidedValue({ filed, proposed }: Review, as: Verdict): number | null {
  if (as === 'filed' || as === 'excluded') return filed
  if (as === 'proposed') return proposed
  return 'rate' in as ? filed * as.rate : as.value
}

const remarkOf = (as: Verdict, isAsFiled: boolean): string[] => {
  if (isAsFiled) return [confirmed]
  return typeof as === 'object' && 'rate' in as ? [corrected, `converted:${as.currency}:${as.rate}`] : [corrected]
}

/** Decisions are an import of their figures, so that they stand in the log with their author. */
async function recordDecision(db: Db, decided: readonly Decided[], { as, by, now }: Decision): Promise<number> {
  const cases = decided.map(({ review, value }) => ({ review: review.id, filed: review.filed, value }))
  const text = JSON.stringify({ as, by, cases })
  const [first] = decided
  const { mapping } = await db
    .selectFrom('import')
    .select('mapping')
    .where('id', '=', first!.review.import_id)
    .executeTakeFirstOrThrow()
  const unchanged = decided.filter(({ review, value }) => value === review.filed).length
  const { id } = await db
    .insertInto('import')
    .values({
      source: 'review',
      file_name: `review ${decided.map(({ review }) => review.id).join(', ')}`.slice(0, 255),
      sha256: createHash('sha256').update(text).digest('hex'),
      bytes: Buffer.byteLength(text),
      imported_at: now,
      imported_by: by,
      read: decided.length,
      accepted: 0,
      unchanged,
      restated: decided.length - unchanged,
      rejected: 0,
      mapping: mapping && JSON.stringify(mapping),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function addVintages(
  db: Db,
  decided: readonly Decided[],
  importId: number,
  { as, now }: Decision,
): Promise<void> {
  const rows = decided.map(({ review, value }) => ({
    review: review.id,
    value,
    remarks: remarkOf(as, value === review.filed),
  }))
  await sql`
    insert into observation (value, company_id, indicator_id, fiscal_year, boundary, state, known_from, import_id,
                             document_id, period_start, period_end, line, part, filed, locator, notes)
    select decided.value, observation.company_id, observation.indicator_id, observation.fiscal_year, observation.boundary,
           observation.state, greatest(observation.known_from, ${tokyoDay(now)}::date), ${importId}, document_id,
           period_start, period_end, line, observation.part, observation.filed, locator,
           (select array_agg(note) from unnest(coalesce(notes, '{}')) note where note not like ${`${currencyNote}%`})
             || array(select json_array_elements_text(decided.remarks))
    from json_to_recordset(${JSON.stringify(rows)}::json) as decided (review int, value float8, remarks json)
      join review on review.id = decided.review
      join observation using (company_id, indicator_id, fiscal_year, boundary, part, known_from, import_id)`.execute(db)
}

async function close(db: Db, decided: readonly Decided[], { as, by, now }: Decision): Promise<void> {
  const decisionOf = ({ review, value }: Decided) =>
    as === 'excluded' ? ('excluded' as const) : value === review.filed ? ('as-filed' as const) : ('corrected' as const)
  for (const [decision, group] of Map.groupBy(decided, decisionOf)) {
    const ids = group.map(({ review }) => review.id)
    const set = { decision, decided_at: now, decided_by: by }
    await db.updateTable('review').set(set).where('id', 'in', ids).execute()
  }
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
