import { beforeAll, expect, test } from 'vitest'
import * as contract from '#contract/watchlists/watchlists.ts'
import { givenApp, type Reply } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

const database = givenDatabase({ companies: 60, seed: 8 })
const app = givenApp(database)
const ids: number[] = []
let people = 0
beforeAll(async () => {
  const rows = await database.db.selectFrom('company').select('id').orderBy('id').execute()
  ids.push(...rows.map(({ id }) => id))
})

const someone = () => app.signedIn(`holder${++people}@asset.example`)
const add = (token: string, name: string, members: object[] = []): Promise<Reply> =>
  app.call(contract.addWatchlist, { body: { name, members } as never }, token)
const added = async (token: string, name: string, members: object[] = []) => {
  const { status, body } = await add(token, name, members)
  expect(status).toBe(200)
  return body.data as contract.Watchlist
}
const heads = async (token: string) =>
  (await app.call(contract.listWatchlists, { query: {} }, token)).body.data as contract.WatchlistHead[]
const at = (watchlistId: number) => ({ params: { watchlistId } })

test('a list keeps its companies, stakes and notes in order', async () => {
  const token = await someone()
  const list = await added(token, '　銀行  ', [
    { companyId: ids[2], stake: 12.5, note: 'a\r\nb' },
    { companyId: ids[0], stake: 87.5 },
    { companyId: ids[1] },
    { companyId: ids[2], stake: 3 },
  ])
  expect(list).toMatchObject({ name: '銀行', companies: 3, stakes: 2, stakeTotal: 100 })
  expect(list.members.map(({ companyId, stake, note }) => [companyId, stake, note])).toEqual([
    [ids[2], 12.5, 'a\nb'],
    [ids[0], 87.5, ''],
    [ids[1], null, ''],
  ])
  expect((await app.call(contract.getWatchlist, at(list.id), token)).body.data).toEqual(list)
})

test.each([
  ['no name', ' \u200b ', []],
  ['76 full-width characters', '字'.repeat(76), []],
  ['a negative stake', 'x', [{ companyId: 1, stake: -0.01 }]],
  ['a stake over 100', 'x', [{ companyId: 1, stake: 100.01 }]],
  ['three decimals', 'x', [{ companyId: 1, stake: 1.005 }]],
  ['a stake that is text', 'x', [{ companyId: 1, stake: '12' }]],
])('%s is refused', async (_, name, members) => {
  expect((await add(await someone(), name, members)).body.code).toBe('request.invalid')
})

test('75 full-width characters fit, and 150 half-width ones', async () => {
  const token = await someone()
  expect((await added(token, '字'.repeat(75))).name).toHaveLength(75)
  expect((await added(token, 'a'.repeat(150))).name).toHaveLength(150)
  expect((await add(token, 'a'.repeat(151))).status).toBe(400)
})

test('more than the whole, an unknown company and a taken name are refused, and nothing is kept', async () => {
  const token = await someone()
  // 33.34 + 33.33 + 33.34 = 100.01
  const thirds = [33.34, 33.33, 33.34].map((stake, index) => ({ companyId: ids[index], stake }))
  expect((await add(token, 'over', thirds)).body.code).toBe('watchlist.total')
  expect((await add(token, 'unknown', [{ companyId: 99_999_999 }])).body.code).toBe('company.not-found')
  await added(token, 'once')
  expect((await add(token, 'once')).body.code).toBe('watchlist.name-taken')
  expect((await heads(token)).map(({ name }) => name)).toEqual(['once'])
})

test('hundredths that a computer cannot write add up to the whole', async () => {
  const token = await someone()
  // Ten times 9.99 and 0.10 are 100; added as fractions they are 100.00000000000001.
  const members = [...Array.from({ length: 10 }, () => 9.99), 0.1].map((stake, index) => ({
    companyId: ids[index],
    stake,
  }))
  expect((await added(token, 'whole', members)).stakeTotal).toBe(100)
})

test('somebody else’s list is not there', async () => {
  const [token, other] = [await someone(), await someone()]
  const { id } = await added(token, 'mine', [{ companyId: ids[0] }])
  const calls = [
    app.call(contract.getWatchlist, at(id), other),
    app.call(contract.removeWatchlist, at(id), other),
    app.call(contract.restoreWatchlist, at(id), other),
    app.call(contract.copyWatchlist, { ...at(id), body: { name: 'copy' } }, other),
    app.call(contract.addMembers, { ...at(id), body: { companies: [ids[1]!] } }, other),
    app.call(contract.changeMembers, { ...at(id), body: {} }, other),
    app.call(contract.importMembers, { ...at(id), body: { members: [] } }, other),
  ]
  for (const reply of await Promise.all(calls)) expect(reply.body.code).toBe('watchlist.not-found')
  expect(await heads(other)).toEqual([])
})

test('two tabs change different rows and keep both; the same row is answered as it stands', async () => {
  const token = await someone()
  const { id, members } = await added(token, 'tabs', [
    { companyId: ids[0], stake: 10 },
    { companyId: ids[1], stake: 20 },
  ])
  const [first, second] = members as [contract.WatchlistMember, contract.WatchlistMember]
  const change = (changes: object[], removals: object[] = []) =>
    app.call(contract.changeMembers, { ...at(id), body: { changes, removals } as never }, token)
  const mine = await change([{ companyId: ids[0], stake: 11, updatedAt: first.updatedAt }])
  expect(mine.body.data.conflicts).toEqual([])
  // The other tab still has the first states of both.
  const theirs = await change([
    { companyId: ids[0], stake: 12, updatedAt: first.updatedAt },
    { companyId: ids[1], stake: 21, note: 'seen', updatedAt: second.updatedAt },
  ])
  expect(theirs.body.data.conflicts).toMatchObject([{ companyId: ids[0], theirs: { stake: 11 } }])
  expect(theirs.body.data.watchlist.members.map(({ stake }: { stake: number }) => stake)).toEqual([11, 21])
  // Removed on an old state it stays; a change of what is gone is a conflict without a row.
  const removal = await change([], [{ companyId: ids[0], updatedAt: first.updatedAt }])
  expect(removal.body.data.conflicts).toHaveLength(1)
  const [present] = removal.body.data.watchlist.members
  await change([], [{ companyId: ids[0], updatedAt: present.updatedAt }])
  const late = await change([{ companyId: ids[0], stake: 1, updatedAt: present.updatedAt }])
  expect(late.body.data.conflicts).toEqual([{ companyId: ids[0], theirs: null }])
})

test('two tabs that together pass the whole: one is refused, and nothing of it is kept', async () => {
  const token = await someone()
  const { id, members } = await added(token, 'race', [
    { companyId: ids[0], stake: 40 },
    { companyId: ids[1], stake: 40 },
  ])
  const replies = await Promise.all(
    members.map(({ companyId, updatedAt }) =>
      app.call(contract.changeMembers, { ...at(id), body: { changes: [{ companyId, stake: 60, updatedAt }] } }, token),
    ),
  )
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 422])
  expect((await heads(token))[0]!.stakeTotal).toBe(100)
})

test('a name changed elsewhere is not overwritten', async () => {
  const token = await someone()
  const { id, updatedAt } = await added(token, 'before')
  const change = (name: string) => app.call(contract.changeWatchlist, { ...at(id), body: { name, updatedAt } }, token)
  expect((await change('after')).body.data.name).toBe('after')
  expect((await change('later')).body.code).toBe('watchlist.changed')
  expect((await app.call(contract.getWatchlist, at(id), token)).body.data.name).toBe('after')
})

test('companies are added once, 100 at once, and up to the limit', async () => {
  const token = await someone()
  const { id } = await added(token, 'many', [{ companyId: ids[0], stake: 5 }])
  const reply = await app.call(contract.addMembers, { ...at(id), body: { companies: ids.slice(0, 60) } }, token)
  expect(reply.body.data.added).toEqual(ids.slice(1, 60))
  expect(reply.body.data.watchlist.members[0]).toMatchObject({ companyId: ids[0], stake: 5 })
  const [head] = (
    await app.call(contract.listWatchlists, { query: { companies: `${ids[0]},${ids[59]},9999999` } }, token)
  ).body.data
  expect(head.holds).toEqual([ids[0], ids[59]])
})

test('an import that comes a second time changes nothing', async () => {
  const token = await someone()
  const { id } = await added(token, 'file', [
    { companyId: ids[0], stake: 5 },
    { companyId: ids[5], stake: 1 },
  ])
  const take = (mode: 'merge' | 'replace') =>
    app.call(
      contract.importMembers,
      {
        ...at(id),
        body: {
          mode,
          members: [
            { companyId: ids[0]!, stake: 6 },
            { companyId: ids[1]!, stake: 7 },
          ],
        },
      },
      token,
    )
  expect((await take('merge')).body.data).toMatchObject({ added: 1, changed: 1, removed: 0 })
  const { body } = await take('merge')
  expect(body.data).toMatchObject({ added: 0, changed: 0, removed: 0, watchlist: { companies: 3, stakeTotal: 14 } })
  expect((await take('replace')).body.data).toMatchObject({ added: 0, changed: 0, removed: 1 })
})

test('copied, put in order, removed and restored', async () => {
  const token = await someone()
  const one = await added(token, 'one', [{ companyId: ids[0], stake: 5, note: 'n' }])
  await added(token, 'two')
  const copy = (await app.call(contract.copyWatchlist, { ...at(one.id), body: { name: 'three' } }, token)).body.data
  expect(copy.members).toMatchObject([{ companyId: ids[0], stake: 5, note: 'n' }])
  await app.call(contract.orderWatchlists, { body: { watchlists: [copy.id, one.id] } }, token)
  expect((await heads(token)).map(({ name }) => name)).toEqual(['three', 'one', 'two'])

  await app.call(contract.removeWatchlist, at(one.id), token)
  expect((await app.call(contract.getWatchlist, at(one.id), token)).body.code).toBe('watchlist.not-found')
  expect((await app.call(contract.listRemovedWatchlists, {}, token)).body.data).toMatchObject([
    { id: one.id, companies: 1 },
  ])
  await added(token, 'one')
  expect((await app.call(contract.restoreWatchlist, at(one.id), token)).body.code).toBe('watchlist.name-taken')
  const now = (await heads(token)).find(({ name }) => name === 'one')!
  await app.call(contract.changeWatchlist, { ...at(now.id), body: { name: 'other', updatedAt: now.updatedAt } }, token)
  expect((await app.call(contract.restoreWatchlist, at(one.id), token)).body.data.members).toHaveLength(1)
})

test('companies in their own order; those left out come after', async () => {
  const token = await someone()
  const { id, updatedAt } = await added(
    token,
    'order',
    ids.slice(0, 4).map((companyId) => ({ companyId })),
  )
  const order = [ids[3]!, ids[1]!]
  const { data } = (await app.call(contract.changeWatchlist, { ...at(id), body: { order, updatedAt } }, token)).body
  expect(data.members.map(({ companyId }: { companyId: number }) => companyId)).toEqual([
    ids[3],
    ids[1],
    ids[0],
    ids[2],
  ])
})
