import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { removedDays } from '#server/retention/limits.ts'
import { forgetSurplus } from '#server/retention/removed.ts'
import { makeRoom } from '#server/retention/room.ts'
import { lockItem, refuseDuplicate } from './items.ts'
import { asItems, type ItemKey, type Items, type RestorableTable, type Row } from './tables.ts'

interface KeyAt extends ItemKey {
  readonly now: Date
}

/** Remove an item so that it can be restored; of those removed earlier the oldest go for good. */
export async function removeItem<T extends RestorableTable>(
  tx: Db,
  items: Items<T>,
  { now, ...key }: KeyAt,
): Promise<void> {
  await lockItem(tx, items, key)
  await setRemoved(tx, items, key.id, now)
  await forgetSurplus(tx, key.accountId, items.table)
}

/** Take a removal back while nothing of the item can have been deleted, it has room, and no other has its name. */
export async function restoreItem<T extends RestorableTable>(
  tx: Db,
  items: Items<T>,
  { accountId, id, now }: KeyAt,
): Promise<Row<T>> {
  await makeRoom(tx, { accountId, table: items.table })
  const row = await asItems(tx)
    .selectFrom(items.table as RestorableTable)
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('removed_at', '>', new Date(now.getTime() - removedDays * 86_400_000))
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Refusal(items.missing)
  await refuseDuplicate(tx, items, row)
  await setRemoved(tx, items, id, null)
  return { ...row, removed_at: null } as unknown as Row<T>
}

function setRemoved<T extends RestorableTable>(tx: Db, { table }: Items<T>, id: number, removedAt: Date | null) {
  return asItems(tx)
    .updateTable(table as RestorableTable)
    .set({ removed_at: removedAt })
    .where('id', '=', id)
    .execute()
}

/** Items that can be restored, the last removed first. */
export async function listRemovedItems<T extends RestorableTable>(db: Db, { table }: Items<T>, accountId: number) {
  const { rows } = await sql<Row<T>>`
    select * from ${sql.table(table)} where account_id = ${accountId} and removed_at is not null
    order by removed_at desc, id desc`.execute(db)
  return rows
}
