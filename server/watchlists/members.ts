import { sql } from 'kysely'
import {
  stakeTotal,
  type Watchlist,
  type WatchlistConflict,
  type WatchlistMember,
  watchlistLimits,
} from '#contract/watchlists/watchlists.ts'
import type { ItemKey } from '#server/account-items/tables.ts'
import { tickerOf } from '#server/catalogue/search-text.ts'
import type { Db } from '#server/db/database.ts'
import { nextUpdate } from '#server/db/next-update.ts'
import { Refusal } from '#server/http/refusal.ts'
import { makeRoom, refuseGrowth } from '#server/retention/room.ts'
import { getHead, lockList, touch } from './lists.ts'

export async function getList(db: Db, key: ItemKey): Promise<Watchlist> {
  const head = await getHead(db, key)
  return { ...head, members: await listMembers(db, key.id) }
}

export async function listMembers(db: Db, watchlistId: number): Promise<WatchlistMember[]> {
  const rows = await db
    .selectFrom('watchlist_member')
    .innerJoin('company', 'company.id', 'company_id')
    .selectAll('watchlist_member')
    .select(['security_code', 'name_ja', 'name_en', 'is_listed'])
    .where('watchlist_id', '=', watchlistId)
    .orderBy('position')
    .orderBy('company_id')
    .execute()
  return rows.map((row) => ({
    companyId: row.company_id,
    ticker: tickerOf(row.security_code),
    nameJa: row.name_ja,
    nameEn: row.name_en,
    isListed: row.is_listed,
    stake: row.stake === null ? null : Number(row.stake),
    note: row.note,
    addedAt: row.added_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }))
}

/** Companies of any list of an account. */
export async function listFollowed(db: Db, accountId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('watchlist_member')
    .innerJoin('watchlist', 'watchlist.id', 'watchlist_id')
    .select('company_id')
    .distinct()
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .orderBy('company_id')
    .execute()
  return rows.map(({ company_id }) => company_id)
}

/** Companies of each list of an account; a list without any has none. */
export async function listMembersByList(db: Db, accountId: number): Promise<Map<number, number[]>> {
  const rows = await db
    .selectFrom('watchlist')
    .leftJoin('watchlist_member', 'watchlist_id', 'watchlist.id')
    .select(['watchlist.id', 'company_id'])
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .orderBy('watchlist.id')
    .execute()
  const lists = Map.groupBy(rows, ({ id }) => id)
  return new Map([...lists].map(([id, of]) => [id, of.flatMap(({ company_id }) => company_id ?? [])]))
}

export interface NewMember {
  readonly companyId: number
  readonly stake: number | null
  readonly note?: string
}

/** Companies behind those that are there; of one that is named twice the first counts. Answers which were new. */
export async function insertMembers(
  tx: Db,
  watchlistId: number,
  members: readonly NewMember[],
  now: Date,
): Promise<number[]> {
  const before = await listMembers(tx, watchlistId)
  const met = new Set(before.map(({ companyId }) => companyId))
  const fresh = members.filter(({ companyId }) => !met.has(companyId) && met.add(companyId))
  if (before.length + fresh.length > watchlistLimits.companies) throw new Refusal('watchlist.full')
  const { account_id: accountId } = await tx
    .selectFrom('watchlist')
    .select('account_id')
    .where('id', '=', watchlistId)
    .executeTakeFirstOrThrow()
  if (fresh.length === 0) return []
  await makeRoom(tx, { accountId, table: 'watchlist_member', adding: fresh.length })
  await refuseUnknown(
    tx,
    fresh.map(({ companyId }) => companyId),
  )
  // As arrays: a statement takes no more than 65,535 values.
  await sql`
    insert into watchlist_member (watchlist_id, company_id, position, stake, note, added_at, updated_at)
    select ${watchlistId}, id, place + (
        select coalesce(max(position), -1) from watchlist_member where watchlist_id = ${watchlistId}
      ), stake, note, ${now}, ${now}
    from unnest(
      ${fresh.map(({ companyId }) => companyId)}::int[],
      ${fresh.map(({ stake }) => stake)}::numeric[],
      ${fresh.map(({ note }) => note ?? '')}::text[]
    ) with ordinality as fresh (id, stake, note, place)`.execute(tx)
  return fresh.map(({ companyId }) => companyId)
}

async function refuseUnknown(tx: Db, ids: readonly number[]): Promise<void> {
  const { known } = await tx
    .selectFrom('company')
    .select(sql<number>`count(*)::integer`.as('known'))
    .where(sql<boolean>`id = any (${ids}::int[])`)
    .executeTakeFirstOrThrow()
  if (known < ids.length) throw new Refusal('company.not-found')
}

/** Refuses a list whose stakes are more than the whole; called after a change, before it is kept. */
export async function refuseOver(tx: Db, watchlistId: number): Promise<void> {
  const rows = await tx.selectFrom('watchlist_member').select('stake').where('watchlist_id', '=', watchlistId).execute()
  if (stakeTotal(rows.map(({ stake }) => (stake === null ? null : Number(stake)))) > 100)
    throw new Refusal('watchlist.total')
}

interface Changes {
  readonly changes: readonly {
    readonly companyId: number
    readonly stake?: number | null | undefined
    readonly note?: string | undefined
    readonly updatedAt: string
  }[]
  readonly removals: readonly { readonly companyId: number; readonly updatedAt: string }[]
}

/** Change rows whose state is the one that the change is based on; the others are answered as they stand, and stay so. */
export async function changeRows(tx: Db, key: ItemKey, { changes, removals }: Changes, now: Date) {
  const { id: watchlistId } = await lockList(tx, key)
  const rows = new Map((await listMembers(tx, watchlistId)).map((row) => [row.companyId, row]))
  const isCurrent = ({ companyId, updatedAt }: { readonly companyId: number; readonly updatedAt: string }) =>
    Date.parse(rows.get(companyId)?.updatedAt ?? '') === Date.parse(updatedAt)
  const conflicts: WatchlistConflict[] = [
    ...changes.filter((change) => !isCurrent(change)),
    // A row that is gone is what a removal wants.
    ...removals.filter((removal) => rows.has(removal.companyId) && !isCurrent(removal)),
  ].map(({ companyId }) => ({ companyId, theirs: rows.get(companyId) ?? null }))

  await refuseGrowth(tx, { accountId: key.accountId, table: 'watchlist_member' }, async () => {
    for (const change of changes.filter(isCurrent))
      await changeRow(tx, watchlistId, change, rows.get(change.companyId)!, now)
  })
  const gone = removals.filter(isCurrent).map(({ companyId }) => companyId)
  await tx
    .deleteFrom('watchlist_member')
    .where('watchlist_id', '=', watchlistId)
    .where(sql<boolean>`company_id = any (${gone}::int[])`)
    .execute()
  await refuseOver(tx, watchlistId)
  await touch(tx, watchlistId, now)
  return conflicts
}

async function changeRow(
  tx: Db,
  watchlistId: number,
  { companyId, stake, note }: Changes['changes'][number],
  before: WatchlistMember,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('watchlist_member')
    .set({
      ...(stake !== undefined && { stake }),
      ...(note !== undefined && { note }),
      updated_at: nextUpdate(new Date(before.updatedAt), now),
    })
    .where('watchlist_id', '=', watchlistId)
    .where('company_id', '=', companyId)
    .execute()
}

/** Companies and stakes as a file has them. A second time the same changes nothing. */
export async function importRows(
  tx: Db,
  key: ItemKey,
  { members, mode }: { readonly members: readonly NewMember[]; readonly mode: 'merge' | 'replace' },
  now: Date,
) {
  const { id: watchlistId } = await lockList(tx, key)
  const rows = new Map((await listMembers(tx, watchlistId)).map((row) => [row.companyId, row]))
  const membersById = new Map(members.map((member) => [member.companyId, member]))
  const gone = mode === 'replace' ? [...rows.keys()].filter((id) => !membersById.has(id)) : []
  await tx
    .deleteFrom('watchlist_member')
    .where('watchlist_id', '=', watchlistId)
    .where(sql<boolean>`company_id = any (${gone}::int[])`)
    .execute()
  const changed = [...membersById.values()].filter(({ companyId, stake }) => {
    const row = rows.get(companyId)
    return row && row.stake !== stake
  })
  for (const { companyId, stake } of changed)
    await changeRow(tx, watchlistId, { companyId, stake, updatedAt: '' }, rows.get(companyId)!, now)
  const added = await insertMembers(tx, watchlistId, [...membersById.values()], now)
  await refuseOver(tx, watchlistId)
  if (added.length + changed.length + gone.length > 0) await touch(tx, watchlistId, now)
  return { added: added.length, changed: changed.length, removed: gone.length }
}
