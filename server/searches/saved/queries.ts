import type { Selectable } from 'kysely'
import type { SavedSearch, SavedSearchKind } from '#contract/search/saved-searches.ts'
import type { Db } from '#server/db/database.ts'
import { nextUpdate } from '#server/db/next-update.ts'
import type { Schema } from '#server/db/schema.ts'
import { Refusal } from '#server/http/refusal.ts'
import { forgetSurplus } from '#server/retention/removed.ts'
import { makeRoom } from '#server/retention/room.ts'

type SavedSearchRow = Selectable<Schema['saved_search']>

/** Which search of whom. */
interface Which {
  readonly accountId: number
  readonly searchId: number
}

/** The saved searches of an account, of one kind or of all, the last changed first. */
export async function listSearchesOf(db: Db, accountId: number, kind?: SavedSearchKind): Promise<SavedSearch[]> {
  const rows = await db
    .selectFrom('saved_search')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind!))
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(toSavedSearch)
}

export async function getSearch(db: Db, which: Which): Promise<SavedSearch> {
  return toSavedSearch(await getRow(db, which))
}

interface NewSearch {
  readonly accountId: number
  readonly kind: SavedSearchKind
  readonly name: string
  readonly search: string
  readonly now: Date
}

export async function addSearch(db: Db, { accountId, kind, name, search, now }: NewSearch): Promise<SavedSearch> {
  return db.transaction().execute(async (tx) => {
    await makeRoom(tx, { accountId, table: 'saved_search' })
    // Found out beforehand: an insert that fails takes a number of the table's all the same.
    if (await isNameTaken(tx, { accountId, kind, name })) throw new Refusal('search.name-taken')
    const row = await tx
      .insertInto('saved_search')
      .values({ account_id: accountId, kind, name, search, created_at: now, updated_at: now })
      .returningAll()
      .executeTakeFirstOrThrow()
      .catch(refuseTaken)
    return toSavedSearch(row)
  })
}

interface Change {
  readonly name?: string
  readonly search?: string
  /** The state that the change is based on. */
  readonly updatedAt: string
  readonly now: Date
}

/** Change name or conditions, unless somebody else, another tab perhaps, has done so since. */
export async function changeSearch(db: Db, which: Which, { updatedAt, now, ...change }: Change): Promise<SavedSearch> {
  return db.transaction().execute(async (tx) => {
    const row = await getRow(tx, which, 'locked')
    if (row.updated_at.getTime() !== Date.parse(updatedAt)) throw new Refusal('search.changed')
    const changed = await tx
      .updateTable('saved_search')
      .set({ ...change, updated_at: nextUpdate(row.updated_at, now) })
      .where('id', '=', row.id)
      .returningAll()
      .executeTakeFirstOrThrow()
      .catch(refuseTaken)
    return toSavedSearch(changed)
  })
}

/** Remove a search so that it can be restored; of those removed earlier the oldest go for good. */
export async function removeSearch(db: Db, which: Which, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { id } = await getRow(tx, which, 'locked')
    await tx.updateTable('saved_search').set({ removed_at: now }).where('id', '=', id).execute()
    await forgetSurplus(tx, which.accountId, 'saved_search')
  })
}

export async function restoreSearch(db: Db, { accountId, searchId }: Which): Promise<SavedSearch> {
  return db.transaction().execute(async (tx) => {
    await makeRoom(tx, { accountId, table: 'saved_search' })
    const row = await tx
      .updateTable('saved_search')
      .set({ removed_at: null })
      .where('id', '=', searchId)
      .where('account_id', '=', accountId)
      .where('removed_at', 'is not', null)
      .returningAll()
      .executeTakeFirst()
      .catch(refuseTaken)
    if (!row) throw new Refusal('search.not-found')
    return toSavedSearch(row)
  })
}

export async function findLastSearch(db: Db, accountId: number): Promise<string | null> {
  const row = await db.selectFrom('last_search').select('search').where('account_id', '=', accountId).executeTakeFirst()
  return row?.search ?? null
}

export async function saveLastSearch(db: Db, accountId: number, search: string, now: Date): Promise<void> {
  await db
    .insertInto('last_search')
    .values({ account_id: accountId, search, kept_at: now })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ search, kept_at: now }))
    .execute()
}

async function getRow(db: Db, { accountId, searchId }: Which, isLocked?: 'locked'): Promise<SavedSearchRow> {
  const row = await db
    .selectFrom('saved_search')
    .selectAll()
    .where('id', '=', searchId)
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .$if(isLocked !== undefined, (query) => query.forUpdate())
    .executeTakeFirst()
  if (!row) throw new Refusal('search.not-found')
  return row
}

async function isNameTaken(
  tx: Db,
  { accountId, kind, name }: Pick<NewSearch, 'accountId' | 'kind' | 'name'>,
): Promise<boolean> {
  const savedSearch = await tx
    .selectFrom('saved_search')
    .select('id')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('name', '=', name)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return savedSearch !== undefined
}

function refuseTaken(error: { readonly constraint?: string }): never {
  if (error.constraint === 'saved_search_name') throw new Refusal('search.name-taken')
  throw error
}

function toSavedSearch({ id, kind, name, search, created_at, updated_at }: SavedSearchRow): SavedSearch {
  return { id, kind, name, search, createdAt: created_at.toISOString(), updatedAt: updated_at.toISOString() }
}
