import { type Selectable, sql } from 'kysely'
import type { WatchlistHead } from '#contract/watchlists/watchlists.ts'
import type { Db } from '#server/db/database.ts'
import { holdAccount } from '#server/db/hold-account.ts'
import { nextUpdate } from '#server/db/next-update.ts'
import type { Schema } from '#server/db/schema.ts'
import { Refusal } from '#server/http/refusal.ts'
import { forgetSurplus } from '#server/retention/removed.ts'
import { makeRoom, usedBy } from '#server/retention/room.ts'

export type WatchlistRow = Selectable<Schema['watchlist']>

/** Which list of whom. */
export interface Which {
  readonly accountId: number
  readonly watchlistId: number
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

type Summed = WatchlistRow & { companies: number; stakes: number; stake_total: number }

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
  const held = companies.length === 0 ? [] : await heldBy(db, accountId, companies)
  return rows.map((row) => ({
    ...toHead(row),
    holds: held.filter(({ watchlist_id }) => watchlist_id === row.id).map(({ company_id }) => company_id),
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

export async function getHead(db: Db, { accountId, watchlistId }: Which): Promise<WatchlistHead> {
  const row = await summed(db)
    .where('watchlist.id', '=', watchlistId)
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

/** The list itself, held until the transaction ends, so that two changes of it come one after the other. */
export async function lockList(tx: Db, { accountId, watchlistId }: Which): Promise<WatchlistRow> {
  // In this order everywhere: two changes at once would wait for each other.
  await holdAccount(tx, accountId)
  const row = await tx
    .selectFrom('watchlist')
    .selectAll()
    .where('id', '=', watchlistId)
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Refusal('watchlist.not-found')
  return row
}

interface NewList {
  readonly accountId: number
  readonly name: string
  readonly indicators: readonly string[]
  readonly now: Date
}

/** An empty list behind the others. */
export async function insertList(tx: Db, { accountId, name, indicators, now }: NewList): Promise<number> {
  const count = await placeBehind(tx, accountId)
  await refuseTaken(tx, accountId, name)
  const { id } = await tx
    .insertInto('watchlist')
    .values({
      account_id: accountId,
      name,
      indicators: [...indicators],
      position: count,
      created_at: now,
      updated_at: now,
      changed_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Refuses when the account is full; answers the place behind the lists that it has. */
async function placeBehind(tx: Db, accountId: number): Promise<number> {
  await makeRoom(tx, { accountId, table: 'watchlist' })
  return (await usedBy(tx, accountId, 'watchlist')).rows
}

/** Found out before anything is written: an insert that fails takes a number of the table's all the same. */
async function refuseTaken(tx: Db, accountId: number, name: string): Promise<void> {
  const taken = await tx
    .selectFrom('watchlist')
    .select('id')
    .where('account_id', '=', accountId)
    .where('name', '=', name)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (taken) throw new Refusal('watchlist.name-taken')
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
export async function changeList(tx: Db, which: Which, { name, indicators, order, updatedAt, now }: Change) {
  await holdAccount(tx, which.accountId)
  const row = await lockList(tx, which)
  if (row.updated_at.getTime() !== Date.parse(updatedAt)) throw new Refusal('watchlist.changed')
  if (name !== undefined && name !== row.name) await refuseTaken(tx, which.accountId, name)
  if (order) await orderMembers(tx, which.watchlistId, order)
  const at = nextUpdate(row.updated_at, now)
  await tx
    .updateTable('watchlist')
    .set({
      ...(name !== undefined && { name }),
      ...(indicators && { indicators: [...indicators] }),
      updated_at: at,
      changed_at: at,
    })
    .where('id', '=', row.id)
    .execute()
}

async function orderMembers(tx: Db, watchlistId: number, order: readonly number[]): Promise<void> {
  await sql`
    update watchlist_member set position = placed.place
    from (
      select company_id as id, row_number() over (order by array_position(${order}::int[], company_id) nulls last, position) - 1 as place
      from watchlist_member where watchlist_id = ${watchlistId}
    ) placed
    where watchlist_id = ${watchlistId} and company_id = placed.id`.execute(tx)
}

export async function orderLists(db: Db, accountId: number, order: readonly number[]): Promise<void> {
  await sql`
    update watchlist set position = placed.place
    from (
      select id as list, row_number() over (order by array_position(${order}::int[], id) nulls last, position) - 1 as place
      from watchlist where account_id = ${accountId} and removed_at is null
    ) placed
    where id = placed.list`.execute(db)
}

/** Remove a list so that it can be restored; of those removed earlier the oldest go for good. */
export async function removeList(tx: Db, which: Which, now: Date): Promise<void> {
  const { id } = await lockList(tx, which)
  await tx.updateTable('watchlist').set({ removed_at: now }).where('id', '=', id).execute()
  await forgetSurplus(tx, which.accountId, 'watchlist')
}

export async function restoreList(tx: Db, { accountId, watchlistId }: Which): Promise<void> {
  const count = await placeBehind(tx, accountId)
  await makeRoom(tx, { accountId, table: 'watchlist_member', adding: await countMembers(tx, watchlistId) })
  const removed = await tx
    .selectFrom('watchlist')
    .select('name')
    .where('id', '=', watchlistId)
    .where('account_id', '=', accountId)
    .where('removed_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
  if (!removed) throw new Refusal('watchlist.not-found')
  await refuseTaken(tx, accountId, removed.name)
  await tx.updateTable('watchlist').set({ removed_at: null, position: count }).where('id', '=', watchlistId).execute()
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
