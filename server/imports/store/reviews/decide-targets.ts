import type { TargetFields } from '#methodology/targets/sentences/target.ts'
import type { Db } from '#server/db/database.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { lockImports, raiseRevision } from '../market.ts'

export type TargetVerdict = 'accepted' | 'refused' | 'undone'

export interface TargetDecision {
  readonly verdict: TargetVerdict
  /** What the sentence says where it was read wrongly; of `accepted` alone. */
  readonly correction?: Partial<Omit<TargetFields, 'denominator'>>
  readonly by: string
  readonly now: Date
}

export type TargetOutcome = 'done' | 'unknown' | 'decided-before' | 'nothing-to-undo' | 'contradiction'

/** Decide targets read from sentences; what was decided before stays in the history, and is undone first. */
export async function decideTargets(
  db: Db,
  ids: readonly number[],
  decision: TargetDecision,
): Promise<Map<number, TargetOutcome>> {
  return inTransaction(db, async ({ db: tx }) => {
    await lockImports(tx)
    const outcomes = new Map<number, TargetOutcome>()
    for (const id of ids) outcomes.set(id, await decide(tx, id, decision))
    if ([...outcomes.values()].includes('done')) await raiseRevision(tx)
    return outcomes
  })
}

async function decide(db: Db, id: number, { verdict, correction, by, now }: TargetDecision): Promise<TargetOutcome> {
  const row = await db.selectFrom('read_target').select('fields').where('id', '=', id).executeTakeFirst()
  if (!row) return 'unknown'
  const last = await db
    .selectFrom('read_target_decision')
    .select('verdict')
    .where('read_target_id', '=', id)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  const isDecided = last !== undefined && last.verdict !== 'undone'
  if (verdict === 'undone' && !isDecided) return 'nothing-to-undo'
  if (verdict !== 'undone' && isDecided) return 'decided-before'
  const fields = correction && Object.keys(correction).length > 0 ? corrected(row.fields, correction) : null
  if (fields?.base && fields.target && fields.target.year <= fields.base.year) return 'contradiction'
  await db
    .insertInto('read_target_decision')
    .values({
      read_target_id: id,
      verdict,
      fields: fields && JSON.stringify(fields),
      decided_by: by,
      decided_at: now,
    })
    .execute()
  return 'done'
}

function corrected(read: TargetFields, correction: NonNullable<TargetDecision['correction']>): TargetFields {
  const fields = { ...read, ...correction }
  const denominator = fields.kind === 'intensity' ? (read.denominator ?? 'unknown') : null
  return { ...fields, denominator, amount: fields.kind === 'net-zero' ? null : fields.amount }
}
