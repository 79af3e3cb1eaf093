import { deleteItem, insertItem, lockItem, updateItem } from '#server/account-items/items.ts'
import type { ItemKey, Items, Row } from '#server/account-items/tables.ts'
import type { Db } from '#server/db/database.ts'

const scenarios: Items<'saved_scenario'> = {
  table: 'saved_scenario',
  missing: 'scenario.not-found',
  taken: 'scenario.name-taken',
}

const toSaved = ({ id, name, address, created_at }: Row<'saved_scenario'>) => {
  return { id, name, address, createdAt: created_at.toISOString() }
}

export async function listSaved(db: Db, accountId: number) {
  const rows = await db
    .selectFrom('saved_scenario')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('name')
    .execute()
  return rows.map(toSaved)
}

interface NewScenario {
  readonly name: string
  readonly address: string
  readonly now: Date
}

export function addSaved(db: Db, accountId: number, { now, ...values }: NewScenario) {
  return db.transaction().execute(async (tx) => toSaved(await insertItem(tx, scenarios, { accountId, values, now })))
}

export function renameSaved(db: Db, key: ItemKey, { name, now }: { readonly name: string; readonly now: Date }) {
  return db.transaction().execute(async (tx) => {
    const row = await lockItem(tx, scenarios, key)
    return toSaved(await updateItem(tx, scenarios, { row, values: { name }, now }))
  })
}

export const removeSaved = (db: Db, key: ItemKey) => deleteItem(db, scenarios, key)
