import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import { sql } from 'kysely'
import { from as copyFrom } from 'pg-copy-streams'
import type { Db } from '#server/db/database.ts'
import type { Transaction } from '#server/db/transaction.ts'
import { copiedColumns, copyHead, copyTail } from './observation-copy.ts'

const key = 'company_id, indicator_id, fiscal_year, boundary, part, known_from, import_id'

/**
 * Fill the empty table of observations with encoded rows. Emptied in the same transaction, it needs no log of its own; its rows
 * are frozen, so that the first reader need not mark each as committed. Nobody can read it meanwhile. It is left without its key,
 * which the next one who locks imports builds at once for all rows (`ensureObservationKey`): half the time of filling it with the
 * key in place, and none of it before the first page.
 */
export async function fillObservations(tx: Transaction, chunks: AsyncIterable<Uint8Array>): Promise<void> {
  await sql`alter table observation disable trigger append_only, drop constraint observation_pkey`.execute(tx.db)
  await sql`truncate observation`.execute(tx.db)
  await sendRows(tx, 'observation', chunks, ', freeze')
  await sql`alter table observation enable trigger append_only`.execute(tx.db)
}

/** Build the key of observations where a bulk copy has left it to be built. They can be read meanwhile. */
export async function ensureObservationKey(db: Db): Promise<void> {
  const { rows } = await sql<{
    isThere: boolean
  }>`select to_regclass('observation_pkey') is not null as "isThere"`.execute(db)
  if (rows[0]!.isThere) return
  await sql`set local maintenance_work_mem = '1GB'`.execute(db)
  await sql`create unique index observation_pkey on observation (${sql.raw(key)})`.execute(db)
  await sql`alter table observation add constraint observation_pkey primary key using index observation_pkey`.execute(
    db,
  )
}

/** Hand encoded rows to `COPY`, no faster than the database takes them. */
export async function sendRows(
  { client }: Transaction,
  table: string,
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  how = '',
): Promise<void> {
  const copy = client.query(copyFrom(`copy ${table} (${copiedColumns}) from stdin (format binary${how})`))
  const copied = finished(copy)
  copied.catch(() => {}) // Told below, when the last chunk has been handed over.
  copy.write(copyHead)
  try {
    for await (const chunk of chunks) {
      if (!copy.write(chunk)) await Promise.race([once(copy, 'drain'), copied])
    }
  } catch (error) {
    copy.destroy() // Ends the copy with an error, so that the transaction can be undone.
    await copied.catch(() => {})
    throw error
  }
  copy.end(copyTail)
  await copied
}
