import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { holdAccount } from '#server/db/hold-account.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Refused } from './table.ts'
import { type AccountTableName, accountTables } from './tables.ts'

interface RoomRequest {
  readonly accountId: number
  readonly table: AccountTableName
  /** Rows that are about to be added. */
  readonly adding?: number
}

/**
 * Refuses when the account would keep more in a table than it may. The account is held until the transaction ends, so that two calls at
 * once do not both find room. What takes bytes is refused once its room is used up, since nobody knows before what a row will take.
 */
export async function makeRoom(tx: Db, { accountId, table, adding = 1 }: RoomRequest): Promise<void> {
  await holdAccount(tx, accountId)
  const { most } = accountTables[table]
  if (most.kind !== 'refused') return
  const { rows, bytes } = await usedBy(tx, accountId, table)
  refuseBytes(most, bytes)
  if (rows + adding <= most.rows) return
  // Of one more the words of the refusal say enough: the account has as many as it can.
  throw new Refusal(most.refusal, adding > 1 ? { room: { unit: 'rows', used: rows, most: most.rows } } : {})
}

/** Make a change of rows that are there; refused when it takes more bytes than before and there is no room for them. */
export async function refuseGrowth<T>(tx: Db, of: Omit<RoomRequest, 'adding'>, change: () => Promise<T>): Promise<T> {
  const { most } = accountTables[of.table]
  if (most.kind !== 'refused' || !most.bytes) return change()
  const before = await usedBy(tx, of.accountId, of.table)
  const result = await change()
  const { bytes } = await usedBy(tx, of.accountId, of.table)
  if (bytes > before.bytes) refuseBytes(most, bytes)
  return result
}

function refuseBytes({ bytes, refusal }: Refused, used: number): void {
  if (!bytes || used < bytes.most) return
  throw new Refusal(bytes.refusal ?? refusal, { room: { unit: 'bytes', used, most: bytes.most } })
}

/** What an account keeps in a table, as far as it counts. */
export async function usedBy(db: Db, accountId: number, table: AccountTableName) {
  const { most } = accountTables[table]
  const [bytes, countedIf] = most.kind === 'refused' ? [most.bytes?.of, most.countedIf] : []
  const { rows } = await sql<{ rows: number; bytes: number }>`
    select count(*) as rows, coalesce(sum(${bytes ?? sql`0`}), 0)::bigint as bytes from ${sql.table(table)}
    where ${isOwn(accountId, table)} and ${countedIf ?? sql`true`}`.execute(db)
  return rows[0]!
}

/** Rows of an account. */
function isOwn(accountId: number, table: AccountTableName) {
  const { owner } = accountTables[table]
  if (owner === null) return sql`false`
  if (owner === 'account_id') return sql`account_id = ${accountId}`
  return sql`${sql.ref(owner.column)} in (select id from ${sql.table(owner.of)} where account_id = ${accountId})`
}
