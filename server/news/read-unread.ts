import type { Db } from '#server/db/database.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { lockImports } from '#server/imports/store/market.ts'
import { listUnread, readNewsOf } from '#server/imports/store/news/readings.ts'

/** Companies that are read in one transaction, so that an import waits for no more than those. */
const atOnce = 50

/** Read the articles that the present rules have not read: after an upgrade. Imports read what they bring by themselves. */
export async function readUnread(db: Db): Promise<void> {
  for (;;) {
    const ids = await listUnread(db, atOnce)
    if (ids.length === 0) return
    await inTransaction(db, async (tx) => {
      await lockImports(tx.db)
      await readNewsOf(tx.db, ids)
    })
  }
}
