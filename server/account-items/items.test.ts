import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { givenAccount } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'
import { deleteItem, getItem, insertItem, listItems, lockState, setItem, updateItem } from './items.ts'
import { placeInOrder } from './order.ts'
import { listRemovedItems, removeItem, restoreItem } from './removal.ts'
import type { Items, VersionedItems } from './tables.ts'

const database = givenDatabase()
const searches: VersionedItems<'saved_search'> = {
  ...{ table: 'saved_search', missing: 'search.not-found', taken: 'search.name-taken', changed: 'search.changed' },
  unique: ['kind', 'name'],
}
const scenarios: Items<'saved_scenario'> = {
  ...{ table: 'saved_scenario', missing: 'scenario.not-found', taken: 'scenario.name-taken' },
}
const at = (second: number) => new Date(Date.UTC(2026, 0, 15, 0, 0, second))
const day = 86_400_000
let people = 0

async function givenPerson() {
  const email = `items${++people}@asset.example`
  await givenAccount(database.db, email)
  const { id: accountId } = await database.db
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const within = <T>(work: (tx: typeof database.db) => Promise<T>) => database.db.transaction().execute(work)
  const add = (name: string, { search = '', now = at(0) } = {}) =>
    within((tx) => insertItem(tx, searches, { accountId, values: { kind: 'companies', name, search }, now }))
  const change = (id: number, updatedAt: Date, values: { name?: string; search?: string }, now = at(0)) =>
    within(async (tx) => {
      const row = await lockState(tx, searches, { accountId, id, updatedAt: updatedAt.toISOString() })
      return updateItem(tx, searches, { row, values, now })
    })
  return { accountId, within, add, change }
}

const refused = (code: string, room?: object) =>
  expect.objectContaining({ code, ...(room && { particulars: { room: expect.objectContaining(room) } }) })

test('another account has no such item, whatever it tries', async () => {
  const [mine, other] = [await givenPerson(), await givenPerson()]
  const { id, updated_at } = await mine.add('mine')
  const key = { accountId: other.accountId, id }
  const missing = refused('search.not-found')
  await expect(getItem(database.db, searches, key)).rejects.toEqual(missing)
  await expect(other.change(id, updated_at, { name: 'taken over' })).rejects.toEqual(missing)
  await expect(other.within((tx) => removeItem(tx, searches, { ...key, now: at(1) }))).rejects.toEqual(missing)
  await expect(deleteItem(database.db, searches, key)).rejects.toEqual(missing)
  await mine.within((tx) => removeItem(tx, searches, { accountId: mine.accountId, id, now: at(1) }))
  await expect(other.within((tx) => restoreItem(tx, searches, { ...key, now: at(2) }))).rejects.toEqual(missing)
})

test('a name is free again once its item is removed, and taken when that is restored', async () => {
  const { accountId, within, add, change } = await givenPerson()
  const first = await add('name')
  await expect(add('name')).rejects.toEqual(refused('search.name-taken'))
  await within((tx) => removeItem(tx, searches, { accountId, id: first.id, now: at(1) }))
  const second = await add('name')
  await expect(within((tx) => restoreItem(tx, searches, { accountId, id: first.id, now: at(2) }))).rejects.toEqual(
    refused('search.name-taken'),
  )
  await change(second.id, second.updated_at, { name: 'other' })
  const restored = await within((tx) => restoreItem(tx, searches, { accountId, id: first.id, now: at(2) }))
  expect(restored).toMatchObject({ id: first.id, name: 'name', removed_at: null })
})

test('of one name at once only one gets in, and the other uses up no number', async () => {
  const { add } = await givenPerson()
  const all = await Promise.allSettled([add('race'), add('race'), add('race')])
  const ids = all.flatMap((one) => (one.status === 'fulfilled' ? one.value.id : []))
  expect(ids).toHaveLength(1)
  expect((await add('after the race')).id).toBe(ids[0]! + 1)
})

test('a column of the name that is left out is a fault', async () => {
  const { accountId, within } = await givenPerson()
  const values = { name: 'without kind', search: '' }
  await expect(within((tx) => insertItem(tx, searches, { accountId, values, now: at(0) }))).rejects.toThrow('kind')
})

test('a change is taken once from each state, and no two states have the same moment', async () => {
  const { add, change } = await givenPerson()
  const { id, updated_at } = await add('states', { now: at(5) })
  // The clock went back: the new state is later all the same.
  const changed = await change(id, updated_at, { search: 'a' }, at(3))
  expect(changed.updated_at).toEqual(new Date(at(5).getTime() + 1))
  await expect(change(id, updated_at, { search: 'b' })).rejects.toEqual(refused('search.changed'))
  expect((await change(id, changed.updated_at, { name: 'states' }, at(6))).search).toBe('a')
})

test('what is set makes no new state', async () => {
  const { within, add } = await givenPerson()
  const { id, updated_at } = await add('quiet')
  const row = await within((tx) => setItem(tx, searches, { id, values: { search: 'x' } }))
  expect(row).toMatchObject({ search: 'x', updated_at })
})

test('lists are in the order of change and of removal, and a removal ends after thirty days', async () => {
  const { accountId, within, add, change } = await givenPerson()
  const [a, b, c] = [await add('a'), await add('b'), await add('c')]
  await change(a!.id, a!.updated_at, { search: 'x' }, at(9))
  const names = async () => (await listItems(database.db, searches, accountId)).map(({ name }) => name)
  expect(await names()).toEqual(['a', 'c', 'b'])
  await within((tx) => removeItem(tx, searches, { accountId, id: c!.id, now: at(1) }))
  await within((tx) => removeItem(tx, searches, { accountId, id: b!.id, now: at(2) }))
  expect((await listRemovedItems(database.db, searches, accountId)).map(({ name }) => name)).toEqual(['b', 'c'])
  const restore = (id: number, now: number) =>
    within((tx) => restoreItem(tx, searches, { accountId, id, now: new Date(now) }))
  await expect(restore(c!.id, at(1).getTime() + 30 * day)).rejects.toEqual(refused('search.not-found'))
  await restore(b!.id, at(2).getTime() + 30 * day - 1)
  expect(await names()).toEqual(['a', 'b'])
})

test('what grows beyond the bytes of an account is refused; smaller and other words are not', async () => {
  const { within, add, change } = await givenPerson()
  const long = 'x'.repeat(100_000)
  const rows: Awaited<ReturnType<typeof add>>[] = []
  for (let at = 0; at < 49; at++) rows.push(await add(`long ${at}`, { search: long }))
  const last = await add('last', { search: 'x'.repeat(99_999) })
  const full = refused('search.space', { unit: 'bytes', most: 5_000_000 })
  await expect(change(last.id, last.updated_at, { search: long })).rejects.toEqual(full)
  const over = await add('one over', { search: 'xx' })
  await expect(add('none')).rejects.toEqual(full)
  const renamed = await change(over.id, over.updated_at, { name: 'renamed' })
  await change(over.id, renamed.updated_at, { search: 'x' })
  await within((tx) => removeItem(tx, searches, { accountId: rows[0]!.account_id, id: rows[0]!.id, now: at(1) }))
  await add('room again')
})

test('items without states have names and an end', async () => {
  const { accountId, within } = await givenPerson()
  const add = (name: string) =>
    within((tx) => insertItem(tx, scenarios, { accountId, values: { name, address: 'x' }, now: at(0) }))
  const row = await add('calm')
  await expect(add('calm')).rejects.toEqual(refused('scenario.name-taken'))
  const renamed = await within((tx) => updateItem(tx, scenarios, { row, values: { name: 'calm' }, now: at(1) }))
  expect(renamed).toEqual(row)
  await deleteItem(database.db, scenarios, { accountId, id: row.id })
  await expect(getItem(database.db, scenarios, { accountId, id: row.id })).rejects.toEqual(
    refused('scenario.not-found'),
  )
})

test('named rows come first, the others behind them as they were', async () => {
  const { accountId } = await givenPerson()
  await sql`insert into watchlist (account_id, name, position, created_at, updated_at, changed_at)
    select ${accountId}, 'list ' || one, one, now(), now(), now() from generate_series(0, 3) one`.execute(database.db)
  const names = async () => {
    const rows = await database.db
      .selectFrom('watchlist')
      .select(['id', 'name', 'position'])
      .where('account_id', '=', accountId)
      .orderBy('position')
      .execute()
    expect(rows.map(({ position }) => position)).toEqual([0, 1, 2, 3])
    return rows
  }
  const before = await names()
  const where = sql`account_id = ${accountId}`
  const ids = [before[3]!.id, 0, before[1]!.id]
  await placeInOrder(database.db, { table: 'watchlist', column: 'id', where, ids })
  expect((await names()).map(({ name }) => name)).toEqual(['list 3', 'list 1', 'list 0', 'list 2'])
})
