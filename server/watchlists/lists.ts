import { sql } from 'kysely'
import type { WatchlistHead } from '#contract/watchlists/watchlists.ts'
import { insertItem, lockItem, lockState, setItem, updateItem } from '#server/account-items/items.ts'
import { placeInOrder } from '#server/account-items/order.ts'
import { removeItem, restoreItem } from '#server/account-items/removal.ts'
import type { ItemKey, Row, VersionedItems } from '#server/account-items/tables.ts'
import type { Db } from '#server/db/database.ts'
import { holdAccount } from '#server/db/hold-account.ts'
import { Refusal } from '#server/http/refusal.ts'
import { makeRoom, usedBy } from '#server/retention/room.ts'

const watchlists: VersionedItems<'watchlist'> = {
  table: 'watchlist',
  missing: 'watchlist.not-found',
  taken: 'watchlist.name-taken',
  changed: 'watchlist.changed',
}

/** Numbers of what a list holds, as its head says them. */
const summed = (db: Db) =>
  db
    .selectFrom('watchlist')
    .leftJoin('watchlist_member', 'watchlist_member.watchlist_id', 'watchlist.id')
    .selectAll('watchlist')
    .select(({ fn }) => [
      fn.count<number>('company_id').as('companies'),
      fn.count<number>('stake').as('stakes'),
      fn.coalesce(fn.sum<number>('stake'), sql<number>`0`).as('stake_total'),
    ])
    .groupBy('watchlist.id')

type Summed = Row<'watchlist'> & { companies: number; stakes: number; stake_total: number }

export async function listHeads(
  db: Db,
  accountId: number,
  companies: readonly number[],
): Promise<(WatchlistHead & { holds: number[] })[]> {
  const rows = await summed(db)
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('watchlist.id')
    .execute()
  const memberships = companies.length === 0 ? [] : await heldBy(db, accountId, companies)
  return rows.map((row) => ({
    ...toHead(row),
    holds: memberships.filter(({ watchlist_id }) => watchlist_id === row.id).map(({ company_id }) => company_id),
  }))
}

function heldBy(db: Db, accountId: number, companies: readonly number[]) {
  return db
    .selectFrom('watchlist_member')
    .innerJoin('watchlist', 'watchlist.id', 'watchlist_id')
    .select(['watchlist_id', 'company_id'])
    .where('account_id', '=', accountId)
    .where(sql<boolean>`company_id = any (${companies}::int[])`)
    .orderBy('watchlist_member.position')
    .execute()
}

export async function getHead(db: Db, { accountId, id }: ItemKey): Promise<WatchlistHead> {
  const row = await summed(db)
    .where('watchlist.id', '=', id)
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (!row) throw new Refusal('watchlist.not-found')
  return toHead(row)
}

function toHead(row: Summed): WatchlistHead {
  return {
    id: row.id,
    name: row.name,
    indicators: row.indicators,
    companies: Number(row.companies),
    stakes: Number(row.stakes),
    stakeTotal: Number(row.stake_total),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    changedAt: row.changed_at.toISOString(),
  }
}

/** A list that nobody else changes until the transaction ends. */
export const lockList = (tx: Db, key: ItemKey) => lockItem(tx, watchlists, key)

interface NewList {
  readonly accountId: number
  readonly name: string
  readonly indicators: readonly string[]
  readonly now: Date
}

/** An empty list behind the others. */
export async function insertList(tx: Db, { accountId, name, indicators, now }: NewList): Promise<number> {
  await holdAccount(tx, accountId)
  const { rows: position } = await usedBy(tx, accountId, 'watchlist')
  const values = { name, indicators: [...indicators], position, changed_at: now }
  return (await insertItem(tx, watchlists, { accountId, values, now })).id
}

interface Change {
  readonly name?: string | undefined
  readonly indicators?: readonly string[] | undefined
  readonly order?: readonly number[] | undefined
  /** The state that the change is based on. */
  readonly updatedAt: string
  readonly now: Date
}

/** Change name, indicators or order, unless somebody else, another tab perhaps, has done so since. */
export async function changeList(tx: Db, key: ItemKey, { name, indicators, order, updatedAt, now }: Change) {
  const row = await lockState(tx, watchlists, { ...key, updatedAt })
  if (order) {
    const where = sql`watchlist_id = ${key.id}`
    await placeInOrder(tx, { table: 'watchlist_member', column: 'company_id', where, ids: order })
  }
  const values = { name: name ?? row.name, indicators: [...(indicators ?? row.indicators)] }
  const { updated_at } = await updateItem(tx, watchlists, { row, values, now })
  await touch(tx, key.id, updated_at)
}

/** Note that the list or one of its rows changed. */
export const touch = (tx: Db, id: number, now: Date) => setItem(tx, watchlists, { id, values: { changed_at: now } })

export async function orderLists(db: Db, accountId: number, order: readonly number[]): Promise<void> {
  const where = sql`account_id = ${accountId} and removed_at is null`
  await placeInOrder(db, { table: 'watchlist', column: 'id', where, ids: order })
}

export const removeList = (tx: Db, key: ItemKey, now: Date) => removeItem(tx, watchlists, { ...key, now })

/** Take a removal back; the list comes behind the others. */
export async function restoreList(tx: Db, key: ItemKey, now: Date): Promise<void> {
  await makeRoom(tx, { accountId: key.accountId, table: 'watchlist_member', adding: await countMembers(tx, key.id) })
  const { id } = await restoreItem(tx, watchlists, { ...key, now })
  const { rows } = await usedBy(tx, key.accountId, 'watchlist')
  await setItem(tx, watchlists, { id, values: { position: rows - 1 } })
}

async function countMembers(tx: Db, watchlistId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('watchlist_member')
    .select(sql<number>`count(*)`.as('count'))
    .where('watchlist_id', '=', watchlistId)
    .executeTakeFirstOrThrow()
  return count
}

export async function listRemoved(db: Db, accountId: number) {
  const rows = await summed(db)
    .where('account_id', '=', accountId)
    .where('removed_at', 'is not', null)
    .orderBy('removed_at', 'desc')
    .execute()
  return rows.map(({ id, name, companies, removed_at }) => ({
    id,
    name,
    companies: Number(companies),
    removedAt: removed_at!.toISOString(),
  }))
}
