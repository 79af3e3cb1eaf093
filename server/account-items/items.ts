import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { holdAccount } from '#server/db/hold-account.ts'
import { nextUpdate } from '#server/db/next-update.ts'
import { Refusal } from '#server/http/refusal.ts'
import { makeRoom, refuseGrowth } from '#server/retention/room.ts'
import {
  asItems,
  type Change,
  type ItemKey,
  type ItemRow,
  type Items,
  type ItemTable,
  isLive,
  isRestorable,
  type NewRow,
  type RestorableTable,
  type Row,
  type VersionedItems,
} from './tables.ts'

// Whatever writes holds the account first: two calls at once would find the same name free, or each wait for the other.

/** Items that are not removed, the last changed first. */
export async function listItems<T extends RestorableTable>(db: Db, { table }: Items<T>, accountId: number) {
  const { rows } = await sql<Row<T>>`
    select * from ${sql.table(table)} where account_id = ${accountId} and ${isLive(table)}
    order by updated_at desc, id desc`.execute(db)
  return rows
}

export async function getItem<T extends ItemTable>(db: Db, items: Items<T>, key: ItemKey): Promise<Row<T>> {
  return toRow(items, await itemQuery(db, items, key).executeTakeFirst())
}

/** An item that nobody else changes until the transaction ends. */
export async function lockItem<T extends ItemTable>(tx: Db, items: Items<T>, key: ItemKey): Promise<Row<T>> {
  await holdAccount(tx, key.accountId)
  return toRow(items, await itemQuery(tx, items, key).forUpdate().executeTakeFirst())
}

/** The same, unless somebody has changed the item since the state that the caller knows. */
export async function lockState<T extends RestorableTable>(
  tx: Db,
  items: VersionedItems<T>,
  { updatedAt, ...key }: ItemKey & { readonly updatedAt: string },
): Promise<Row<T>> {
  const row = await lockItem(tx, items, key)
  if (toItem(row).updated_at.getTime() !== Date.parse(updatedAt)) throw new Refusal(items.changed)
  return row
}

interface Addition<T extends ItemTable> {
  readonly accountId: number
  readonly values: NewRow<T>
  readonly now: Date
}

export async function insertItem<T extends ItemTable>(
  tx: Db,
  items: Items<T>,
  { accountId, values, now }: Addition<T>,
): Promise<Row<T>> {
  const { table } = items
  await makeRoom(tx, { accountId, table })
  const stamps = { account_id: accountId, created_at: now, ...(isRestorable(table) && { updated_at: now }) }
  const row = { ...values, ...stamps }
  await refuseDuplicate(tx, items, row)
  return toRow(
    items,
    await asItems(tx)
      .insertInto(table as ItemTable)
      .values(row as never)
      .returningAll()
      .executeTakeFirst(),
  )
}

interface Update<T extends ItemTable> {
  /** As it was locked. */
  readonly row: Row<T>
  readonly values: Change<T>
  readonly now: Date
}

/** A new state of an item. */
export async function updateItem<T extends ItemTable>(
  tx: Db,
  items: Items<T>,
  { row, values, now }: Update<T>,
): Promise<Row<T>> {
  const { id, account_id: accountId, updated_at } = toItem(row)
  await refuseDuplicate(tx, items, { ...row, ...values })
  const stamp = isRestorable(items.table) && { updated_at: nextUpdate(updated_at, now) }
  return refuseGrowth(tx, { accountId, table: items.table }, () =>
    setItem(tx, items, { id, values: { ...values, ...stamp } }),
  )
}

/** Write what makes no new state of an item: whoever has it open can go on. */
export async function setItem<T extends ItemTable>(
  tx: Db,
  items: Items<T>,
  { id, values }: { readonly id: number; readonly values: Change<T> },
): Promise<Row<T>> {
  const query = asItems(tx)
    .updateTable(items.table as ItemTable)
    .set(values as never)
    .where('id', '=', id)
  return toRow(items, await query.returningAll().executeTakeFirst())
}

/** Remove an item for good. */
export async function deleteItem<T extends ItemTable>(db: Db, items: Items<T>, { accountId, id }: ItemKey) {
  const { numDeletedRows } = await asItems(db)
    .deleteFrom(items.table as ItemTable)
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new Refusal(items.missing)
}

function itemQuery<T extends ItemTable>(db: Db, { table }: Items<T>, { accountId, id }: ItemKey) {
  return asItems(db)
    .selectFrom(table as ItemTable)
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where(isLive(table))
}

/** Looked up before anything is written: an insert that fails takes a number of the table's all the same. */
export async function refuseDuplicate<T extends ItemTable>(tx: Db, { table, taken, unique }: Items<T>, row: object) {
  const values = row as Readonly<Record<string, unknown>>
  const columns = ['account_id', ...(unique ?? ['name'])]
  // Null equals nothing: a column that the table fills in by itself would let the same name in.
  if (columns.some((column) => values[column] === undefined)) throw new Error(`${table}: give ${columns.join(', ')}`)
  const isSame = columns.map((column) => sql`${sql.ref(column)} = ${values[column]}`)
  const { rows } = await sql`
    select id from ${sql.table(table)}
    where ${sql.join(isSame, sql` and `)} and id <> ${values.id ?? 0} and ${isLive(table)}`.execute(tx)
  if (rows.length > 0) throw new Refusal(taken)
}

const toItem = (row: object) => row as ItemRow

function toRow<T extends ItemTable>({ missing }: Items<T>, row: ItemRow | undefined): Row<T> {
  if (!row) throw new Refusal(missing)
  return row as unknown as Row<T>
}
