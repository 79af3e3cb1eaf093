import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import type { Parsed } from '../records.ts'
import { Unreadable } from '../rejections.ts'
import { ensureObservationKey } from './figures/bulk-copy.ts'

/** Where servers listen for news of the market. */
export const channel = 'satoyama_market'

const importLock = 7_203_001

/**
 * Wait until nobody else imports, and keep others waiting until the transaction ends: imports of one database wait for each other,
 * so that vintages are compared with what really came before. Observations have their key from here on.
 */
export async function lockImports(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${importLock})`.execute(db)
  await ensureObservationKey(db)
}

/** One server holds one market: what names real companies is refused while the market is invented. */
export async function claimMarket(db: Db, { companies, newCompanies, documents, filing }: Parsed): Promise<void> {
  if (!companies && !newCompanies && !documents && !filing) return
  const { kind } = await db.selectFrom('market').select('kind').executeTakeFirstOrThrow()
  if (kind === 'demo') throw new Unreadable('market-demo')
  if (kind === null && (companies || newCompanies)) await db.updateTable('market').set({ kind: 'real' }).execute()
}

/**
 * Say that what is known has changed; heard by every server when the transaction is committed.
 *
 * @param what changed: where it is nothing that companies, figures and scores depend on, those in memory stay
 */
export async function raiseRevision(db: Db, what: 'anything' | 'beside-figures' = 'anything'): Promise<number> {
  const { revision } = await db
    .updateTable('market')
    .set({
      revision: sql<number>`revision + 1`,
      ...(what === 'anything' && { figures_revision: sql<number>`revision + 1` }),
    })
    .returning('revision')
    .executeTakeFirstOrThrow()
  await sql`select pg_notify(${channel}, ${String(revision)})`.execute(db)
  return Number(revision)
}
