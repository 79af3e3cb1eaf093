import { type Selectable, sql } from 'kysely'
import type { OwnMethod, OwnMethodHead } from '#contract/scores/own-methods.ts'
import { canonical } from '#methodology/scores/recipe.ts'
import { getItem, insertItem, lockState, updateItem } from '#server/account-items/items.ts'
import { removeItem, restoreItem } from '#server/account-items/removal.ts'
import type { ItemKey, Row, VersionedItems } from '#server/account-items/tables.ts'
import type { Db } from '#server/db/database.ts'
import type { Schema } from '#server/db/schema.ts'
import { Refusal } from '#server/http/refusal.ts'
import { surplusVersionsOf } from '#server/retention/conditions.ts'
import { makeRoom } from '#server/retention/room.ts'
import { type KeptRecipe, keptRecipe, type Recipe } from './weights.ts'

const methods: VersionedItems<'own_method'> = {
  table: 'own_method',
  missing: 'own-method.not-found',
  taken: 'own-method.name-taken',
  changed: 'own-method.changed',
}

type MethodRow = Row<'own_method'>
type VersionRow = Selectable<Schema['own_method_version']>

const heads = (db: Db) =>
  db
    .selectFrom('own_method')
    .innerJoin('own_method_version as held', (join) =>
      join.onRef('held.method_id', '=', 'own_method.id').onRef('held.version', '=', 'own_method.version'),
    )
    .selectAll('own_method')
    .select(['industries', 'indicators', 'hash'])

/** The methods of an account, the last changed first. */
export async function listMethods(db: Db, accountId: number): Promise<OwnMethodHead[]> {
  const rows = await heads(db)
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => toHead(row, row))
}

/** A method with the weights that it has, or that one of its versions had. */
export async function getMethod(db: Db, key: ItemKey, version?: number): Promise<OwnMethod> {
  const row = await getItem(db, methods, key)
  return toMethod(row, await getVersion(db, row.id, version ?? row.version))
}

export async function listVersions(db: Db, key: ItemKey) {
  const { id } = await getItem(db, methods, key)
  const rows = await db
    .selectFrom('own_method_version')
    .select(['version', 'industries', 'indicators', 'hash', 'created_at'])
    .where('method_id', '=', id)
    .orderBy('version', 'desc')
    .execute()
  return rows.map(({ created_at, ...row }) => ({ ...row, createdAt: created_at.toISOString() }))
}

interface Words {
  readonly name: string
  readonly note: string
  readonly groups: OwnMethod['groups']
}

type Addition = Words & Recipe & { readonly now: Date }

export function addMethod(db: Db, accountId: number, addition: Addition): Promise<OwnMethod> {
  return db.transaction().execute((tx) => addMethodIn(tx, accountId, addition))
}

/** The same in a transaction that does more. */
export async function addMethodIn(
  tx: Db,
  accountId: number,
  { name, note, groups, now, ...recipe }: Addition,
): Promise<OwnMethod> {
  const recipeRow = keptRecipe(recipe)
  await makeRoom(tx, { accountId, table: 'own_method_version' })
  const values = { name, note, groups: JSON.stringify(groups), version: 1 }
  const row = await insertItem(tx, methods, { accountId, values, now })
  return toMethod(row, await addVersion(tx, row, { kept: recipeRow, now }))
}

interface Change extends Words, Recipe {
  /** The state that the change is based on. */
  readonly updatedAt: string
  readonly now: Date
}

/** Change words or weights, unless somebody else, another tab perhaps, has done so since. Other weights are a new version. */
export async function changeMethod(
  db: Db,
  key: ItemKey,
  { name, note, groups, updatedAt, now, ...recipe }: Change,
): Promise<OwnMethod> {
  const recipeRow = keptRecipe(recipe)
  return db.transaction().execute(async (tx) => {
    const row = await lockState(tx, methods, { ...key, updatedAt })
    const currentVersion = await getVersion(tx, row.id, row.version)
    // Adjustments of what weighs nothing are in no hash, and are kept all the same.
    const isSame =
      currentVersion.hash === recipeRow.hash &&
      currentVersion.industries === recipeRow.industries &&
      canonical(currentVersion.adjustments) === canonical(recipeRow.adjustments)
    const version = isSame ? row.version : row.version + 1
    const values = { name, note, groups: JSON.stringify(groups), version }
    const changed = await updateItem(tx, methods, { row, values, now })
    if (isSame) return toMethod(changed, currentVersion)
    await makeRoom(tx, { accountId: key.accountId, table: 'own_method_version' })
    return toMethod(changed, await addVersion(tx, changed, { kept: recipeRow, now }))
  })
}

/** Remove a method so that it can be restored, in a transaction that may do more. */
export const removeMethodIn = (tx: Db, key: ItemKey, now: Date) => removeItem(tx, methods, { ...key, now })

export const removeMethod = (db: Db, key: ItemKey, now: Date) =>
  db.transaction().execute((tx) => removeMethodIn(tx, key, now))

export function restoreMethod(db: Db, key: ItemKey, now: Date): Promise<OwnMethod> {
  return db.transaction().execute(async (tx) => {
    await makeRoom(tx, { accountId: key.accountId, table: 'own_method_version' })
    const row = await restoreItem(tx, methods, { ...key, now })
    return toMethod(row, await getVersion(tx, row.id, row.version))
  })
}

async function addVersion(
  tx: Db,
  { id, version }: MethodRow,
  { kept, now }: { readonly kept: KeptRecipe; readonly now: Date },
): Promise<VersionRow> {
  const { weights, adjustments, ...rest } = kept
  const values = {
    ...rest,
    weights: JSON.stringify(weights),
    adjustments: JSON.stringify(adjustments),
    created_at: now,
  }
  const row = await tx
    .insertInto('own_method_version')
    .values({ method_id: id, version, ...values })
    .returningAll()
    .executeTakeFirstOrThrow()
  await sql`delete from own_method_version where method_id = ${id} and ${surplusVersionsOf(id)}`.execute(tx)
  return row
}

async function getVersion(db: Db, methodId: number, version: number): Promise<VersionRow> {
  const row = await db
    .selectFrom('own_method_version')
    .selectAll()
    .where('method_id', '=', methodId)
    .where('version', '=', version)
    .executeTakeFirst()
  if (!row) throw new Refusal('own-method.not-found')
  return row
}

function toHead(
  { id, name, note, created_at, updated_at }: MethodRow,
  { version, industries, indicators, hash }: Pick<VersionRow, 'version' | 'industries' | 'indicators' | 'hash'>,
): OwnMethodHead {
  const moments = { createdAt: created_at.toISOString(), updatedAt: updated_at.toISOString() }
  return { id, name, note, version, industries, indicators, hash, ...moments }
}

const toMethod = (row: MethodRow, version: VersionRow): OwnMethod => ({
  ...toHead(row, version),
  weights: version.weights,
  adjustments: version.adjustments,
  groups: row.groups,
})
