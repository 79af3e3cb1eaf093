import type { Db } from '#server/db/database.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { keepSource, setIdentifier } from '../companies/identifiers.ts'
import { lockImports, raiseRevision } from '../market.ts'

export type IdentifierOutcome = 'done' | 'unknown' | 'decided-before'

/** Decide whether a company has the ISIN or LEI that a file gave it; accepted, another company that held it gives it up. */
export async function decideIdentifiers(
  db: Db,
  ids: readonly number[],
  { accept, by, now }: { readonly accept: boolean; readonly by: string; readonly now: Date },
): Promise<readonly { readonly id: number; readonly outcome: IdentifierOutcome }[]> {
  return inTransaction(db, async ({ db: tx }) => {
    await lockImports(tx)
    const outcomes: { id: number; outcome: IdentifierOutcome }[] = []
    for (const id of new Set(ids)) {
      const candidate = await tx.selectFrom('identifier_candidate').selectAll().where('id', '=', id).executeTakeFirst()
      if (!candidate || candidate.decision !== null) {
        outcomes.push({ id, outcome: candidate ? 'decided-before' : 'unknown' })
        continue
      }
      await tx
        .updateTable('identifier_candidate')
        .set({ decision: accept ? 'accepted' : 'refused', decided_at: now, decided_by: by })
        .where('id', '=', id)
        .execute()
      if (accept) await give(tx, candidate, now)
      outcomes.push({ id, outcome: 'done' })
    }
    if (accept && outcomes.some(({ outcome }) => outcome === 'done')) await raiseRevision(tx)
    return outcomes
  })
}

interface IdentifierRow {
  readonly kind: 'isin' | 'lei'
  readonly value: string
  readonly company_id: number
  readonly line: number
  readonly import_id: number
}

async function give(db: Db, { kind, value, company_id, line, import_id }: IdentifierRow, now: Date): Promise<void> {
  const holders = await db.selectFrom('company').select('id').where(kind, '=', value).execute()
  for (const { id } of holders) await setIdentifier(db, { kind, value: null, companyId: id, now })
  await setIdentifier(db, { kind, value, companyId: company_id, now })
  const { imported_at } = await db
    .selectFrom('import')
    .select('imported_at')
    .where('id', '=', import_id)
    .executeTakeFirstOrThrow()
  const today = imported_at.toISOString().slice(0, 10)
  await keepSource(db, { kind, value, companyId: company_id, line, importId: import_id, today })
}
