import type { SavedSearch, SavedSearchKind } from '#contract/search/saved-searches.ts'
import { getItem, insertItem, listItems, lockState, updateItem } from '#server/account-items/items.ts'
import { removeItem, restoreItem } from '#server/account-items/removal.ts'
import type { ItemKey, Row, VersionedItems } from '#server/account-items/tables.ts'
import type { Db } from '#server/db/database.ts'

const searches: VersionedItems<'saved_search'> = {
  table: 'saved_search',
  missing: 'search.not-found',
  taken: 'search.name-taken',
  changed: 'search.changed',
  unique: ['kind', 'name'],
}

/** The saved searches of an account, of one kind or of all, the last changed first. */
export async function listSearchesOf(db: Db, accountId: number, kind?: SavedSearchKind): Promise<SavedSearch[]> {
  const rows = await listItems(db, searches, accountId)
  return rows.filter((row) => kind === undefined || row.kind === kind).map(toSavedSearch)
}

export async function getSearch(db: Db, key: ItemKey): Promise<SavedSearch> {
  return toSavedSearch(await getItem(db, searches, key))
}

interface NewSearch {
  readonly accountId: number
  readonly kind: SavedSearchKind
  readonly name: string
  readonly search: string
  readonly now: Date
}

export function addSearch(db: Db, { accountId, now, ...values }: NewSearch): Promise<SavedSearch> {
  return db
    .transaction()
    .execute(async (tx) => toSavedSearch(await insertItem(tx, searches, { accountId, values, now })))
}

interface Change {
  readonly name?: string
  readonly search?: string
  /** The state that the change is based on. */
  readonly updatedAt: string
  readonly now: Date
}

/** Change name or conditions, unless somebody else, another tab perhaps, has done so since. */
export function changeSearch(db: Db, key: ItemKey, { updatedAt, now, ...values }: Change): Promise<SavedSearch> {
  return db.transaction().execute(async (tx) => {
    const row = await lockState(tx, searches, { ...key, updatedAt })
    return toSavedSearch(await updateItem(tx, searches, { row, values, now }))
  })
}

export function removeSearch(db: Db, key: ItemKey, now: Date): Promise<void> {
  return db.transaction().execute((tx) => removeItem(tx, searches, { ...key, now }))
}

export function restoreSearch(db: Db, key: ItemKey, now: Date): Promise<SavedSearch> {
  return db.transaction().execute(async (tx) => toSavedSearch(await restoreItem(tx, searches, { ...key, now })))
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

const toSavedSearch = ({ id, kind, name, search, created_at, updated_at }: Row<'saved_search'>): SavedSearch => {
  return { id, kind, name, search, createdAt: created_at.toISOString(), updatedAt: updated_at.toISOString() }
}
