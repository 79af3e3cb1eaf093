import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'

/** The companies of some of a person's lists, each list in its order. What is somebody else's, removed or not there is left out. */
export async function companiesOfLists(
  db: Db,
  accountId: number,
  watchlistIds: readonly number[],
): Promise<Map<number, readonly number[]>> {
  if (watchlistIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('watchlist')
    .leftJoin('watchlist_member', 'watchlist_member.watchlist_id', 'watchlist.id')
    .select(['watchlist.id', 'company_id'])
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .where(sql<boolean>`watchlist.id = any (${watchlistIds}::int[])`)
    .orderBy('watchlist_member.position')
    .orderBy('company_id')
    .execute()
  const lists = Map.groupBy(rows, ({ id }) => id)
  return new Map([...lists].map(([id, own]) => [id, own.flatMap(({ company_id }) => company_id ?? [])]))
}
