import type { Db } from '#server/db/database.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { lockImports } from '../market.ts'
import { listUnread, readNewsOf } from './readings.ts'

/** Companies that are read in one transaction: an import beside it waits for no more than those. */
const concurrency = 50

/**
 * Read the articles that the present rules have not read: after an upgrade. Imports read what they bring by themselves. What is read
 * stays read when it is cut off.
 */
export async function readUnread(db: Db): Promise<void> {
  const ids = await listUnread(db)
  for (let start = 0; start < ids.length; start += concurrency)
    await inTransaction(db, async (tx) => {
      await lockImports(tx.db)
      await readNewsOf(tx.db, ids.slice(start, start + concurrency))
    })
}
