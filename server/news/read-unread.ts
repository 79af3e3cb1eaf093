import type { Db } from '#server/db/database.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { lockImports } from '#server/imports/store/market.ts'
import { listUnread, readNewsOf } from '#server/imports/store/news/readings.ts'

/** Companies that are read in one transaction: calls and imports wait for no more than those. */
const atOnce = 5

/**
 * Read the articles that the present rules have not read: after an upgrade. Imports read what they bring by themselves.
 *
 * @param isStopping asked between transactions; what is left then is read after the next start
 */
export async function readUnread(db: Db, isStopping: () => boolean): Promise<void> {
  const ids = await listUnread(db)
  for (let start = 0; start < ids.length && !isStopping(); start += atOnce)
    await inTransaction(db, async (tx) => {
      await lockImports(tx.db)
      await readNewsOf(tx.db, ids.slice(start, start + atOnce))
    })
}
