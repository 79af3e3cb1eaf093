import { expect, test } from 'vitest'
import * as contract from '#contract/scores/own-methods.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

const database = givenDatabase()
const app = givenApp(database)
let people = 0

type Weights = contract.OwnMethod['weights']
const emissions = { industry: null, indicator: 'E-CC-001', weight: 60 }
const board = { industry: null, indicator: 'G-BD-002', weight: 40 }

async function givenUser() {
  const token = await app.signedIn(`method${++people}@asset.example`)
  const save = (parts: object = {}) =>
    app.call(
      contract.saveOwnMethod,
      { body: { name: `独自手法${people}`, industries: 25, weights: [emissions, board], ...parts } as never },
      token,
    )
  return { token, save, saved: async (parts?: object): Promise<contract.OwnMethod> => (await save(parts)).body.data }
}

const heads = async (token: string) =>
  (await app.call(contract.listOwnMethods, {}, token)).body.data as contract.OwnMethodHead[]
const change = (token: string, method: contract.OwnMethod, parts: object) => {
  const { name, note, industries, weights, updatedAt } = method
  const body = { name, note, industries, weights, updatedAt, ...parts } as never
  return app.call(contract.changeOwnMethod, { params: { methodId: `${method.id}` }, body }, token)
}

test('a method is kept with its weights, under the same hash in whatever order they come', async () => {
  const { token, saved } = await givenUser()
  const one = await saved({ note: '気候を重く\nみる。' })
  expect(one).toMatchObject({ version: 1, indicators: 2, note: '気候を重く\nみる。', weights: [emissions, board] })
  const other = await saved({ name: '順序だけ違う', weights: [board, { ...emissions, weight: 60 }] })
  expect(other.hash).toBe(one.hash)
  const zero = { industry: null, indicator: 'E-CC-002', weight: 0 }
  expect((await saved({ name: '零を含む', weights: [zero, board, emissions] })).hash).toBe(one.hash)
  expect((await saved({ name: '別の重み', weights: [board] })).hash).not.toBe(one.hash)
  expect(await heads(token)).toHaveLength(4)
})

test('a zero of one industry overrules what all industries weigh, and is kept', async () => {
  const { saved } = await givenUser()
  const none = { industry: '1010', indicator: 'E-CC-001', weight: 0 }
  expect((await saved({ weights: [none, emissions] })).weights).toEqual([emissions, none])
})

test('a direction of an indicator that weighs nothing yet is kept, and groups are no new version', async () => {
  const { token, saved } = await givenUser()
  const method = await saved()
  const adjustments = [{ indicator: 'S-DV-002', direction: 'lower_better' as const }]
  const turned: contract.OwnMethod = (await change(token, method, { adjustments })).body.data
  expect([turned.version, turned.adjustments, turned.hash]).toEqual([2, adjustments, method.hash])
  const groups = [{ name: '気候', indicators: ['E-CC-001', 'E-CC-002'] }]
  const grouped: contract.OwnMethod = (await change(token, turned, { adjustments, groups })).body.data
  expect([grouped.version, grouped.groups]).toEqual([2, groups])
})

test.each<[string, Weights]>([
  ['a negative weight', [{ ...emissions, weight: -1 }]],
  ['an unknown indicator', [{ ...emissions, indicator: 'NONE' }]],
  ['an indicator that is neither good nor bad', [{ ...emissions, indicator: 'S-LR-004' }]],
  ['an unknown industry', [{ ...emissions, industry: '9999' }]],
  ['an industry of another number of them', [{ ...emissions, industry: '101010' }]],
  ['a cell that is given twice', [emissions, emissions]],
  ['zeros alone', [{ ...emissions, weight: 0 }]],
])('%s is refused', async (_, weights) => {
  const { save } = await givenUser()
  expect(await save({ weights })).toMatchObject({ status: 422, body: { code: 'weights.invalid' } })
})

test('other weights are a new version, other words are not, and each version can be read', async () => {
  const { token, saved } = await givenUser()
  const first = await saved()
  const renamed = (await change(token, first, { name: '改名' })).body.data
  expect(renamed).toMatchObject({ version: 1, name: '改名' })
  const second = (await change(token, renamed, { weights: [board], industries: 11 })).body.data
  expect(second).toMatchObject({ version: 2, indicators: 1, industries: 11 })
  const at = { params: { methodId: `${first.id}` } }
  const versions = (await app.call(contract.listOwnMethodVersions, at, token)).body.data
  expect(versions.map(({ version, hash }: { version: number; hash: string }) => [version, hash])).toEqual([
    [2, second.hash],
    [1, first.hash],
  ])
  const old = await app.call(contract.getOwnMethod, { ...at, query: { version: 1 } as never }, token)
  expect(old.body.data).toMatchObject({ version: 1, hash: first.hash, weights: first.weights })
  expect((await change(token, first, { note: 'x' })).body.code).toBe('own-method.changed')
})

test('of two who change the same state at once one is refused', async () => {
  const { token, saved } = await givenUser()
  const method = await saved()
  const both = await Promise.all([10, 20].map((weight) => change(token, method, { weights: [{ ...board, weight }] })))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('a name is taken once, comes free when its method is removed, and keeps it from being restored', async () => {
  const { token, save, saved } = await givenUser()
  const method = await saved({ name: '気候重視' })
  expect((await save({ name: '気候重視' })).body.code).toBe('own-method.name-taken')
  const at = { params: { methodId: `${method.id}` } }
  await app.call(contract.removeOwnMethod, at, token)
  expect((await app.call(contract.getOwnMethod, { ...at, query: {} }, token)).status).toBe(404)
  expect((await app.call(contract.restoreOwnMethod, at, token)).body.data).toMatchObject({ hash: method.hash })
  await app.call(contract.removeOwnMethod, at, token)
  await saved({ name: '気候重視' })
  expect((await app.call(contract.restoreOwnMethod, at, token)).body.code).toBe('own-method.name-taken')
})

test('nobody else reads, changes or removes it', async () => {
  const [one, other] = [await givenUser(), await givenUser()]
  const method = await one.saved()
  const at = { params: { methodId: `${method.id}` } }
  expect((await app.call(contract.getOwnMethod, { ...at, query: {} }, other.token)).status).toBe(404)
  expect((await change(other.token, method, { name: 'x' })).status).toBe(404)
  expect((await app.call(contract.removeOwnMethod, at, other.token)).status).toBe(404)
  expect(await heads(other.token)).toEqual([])
})

test('an account keeps a hundred', async () => {
  const { save, token } = await givenUser()
  const weights = JSON.stringify([board])
  await save()
  const { account_id: accountId } = await database.db
    .selectFrom('own_method')
    .select('account_id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const at = app.clock.now
  for (let count = 1; count < contract.ownMethodLimits.methods; count++) {
    const row = { account_id: accountId, name: `M${count}`, note: '', version: 1, created_at: at, updated_at: at }
    const { id } = await database.db.insertInto('own_method').values(row).returning('id').executeTakeFirstOrThrow()
    await database.db
      .insertInto('own_method_version')
      .values({
        method_id: id,
        version: 1,
        industries: 11,
        weights,
        indicators: 1,
        adjustments: '[]',
        hash: 'x',
        created_at: at,
      })
      .execute()
  }
  expect((await save({ name: '101番目' })).body.code).toBe('own-method.too-many')
  expect(await heads(token)).toHaveLength(100)
})
