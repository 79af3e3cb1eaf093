import { beforeAll, expect, test } from 'vitest'
import { makeWatchlistOfSearch } from '#contract/search/search-watchlist.ts'
import {
  countMatches,
  getSearchPoints,
  getSearchSpread,
  saveSearchCsv,
  searchMarket,
} from '#contract/search/searches.ts'
import * as lists from '#contract/watchlists/watchlists.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

const database = givenDatabase({ companies: 60, seed: 8 })
const ids: number[] = []
let delisted = 0
let people = 0
// Before the application reads the market.
beforeAll(async () => {
  const rows = await database.db.selectFrom('company').select('id').orderBy('id').execute()
  delisted = rows.pop()!.id
  await database.db.updateTable('company').set({ is_listed: false }).where('id', '=', delisted).execute()
  ids.push(...rows.map(({ id }) => id))
})
const app = givenApp(database)

const someone = () => app.signedIn(`finder${++people}@asset.example`)
async function givenList(token: string, companies: readonly number[], name = 'list'): Promise<number> {
  const body = { name, members: companies.map((companyId) => ({ companyId })) }
  return (await app.call(lists.addWatchlist, { body: body as never }, token)).body.data.id
}
async function found(where: string, token: string): Promise<number[]> {
  const { status, body } = await app.call(searchMarket, { query: { where, columns: '', perPage: 100 } }, token)
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data.rows.map(({ id }: { id: number }) => id).sort((a: number, b: number) => a - b)
}
const some = (from: number, to: number) => ids.slice(from, to)

test('a list is a set of companies: one of several, with other conditions, and not in it', async () => {
  const token = await someone()
  const a = await givenList(token, some(0, 6), 'a')
  const b = await givenList(token, some(4, 9), 'b')
  expect(await found(`watchlist(${a})`, token)).toEqual(some(0, 6))
  expect(await found(`watchlist(${a},${b})`, token)).toEqual(some(0, 9))
  expect(await found(`watchlist(${a}),watchlist(${b})`, token)).toEqual(some(4, 6))
  expect(await found(`watchlist(${a}),!watchlist(${b})`, token)).toEqual(some(0, 4))
  expect(await found(`!any(watchlist(${a}),watchlist(${b}))`, token)).toEqual(ids.slice(9))
  expect(await found(`watchlist(${await givenList(token, [], 'empty')})`, token)).toEqual([])
})

test('a list has its delisted companies, and what is not in it has none', async () => {
  const token = await someone()
  const list = await givenList(token, [delisted, ids[0]!])
  expect(await found(`watchlist(${list})`, token)).toEqual([ids[0]!, delisted].sort((a, b) => a - b))
  expect(await found(`!watchlist(${list})`, token)).toEqual(ids.slice(1))
})

test('somebody else’s list, a removed one and none at all are one and the same fault, wherever they are asked', async () => {
  const [token, other] = [await someone(), await someone()]
  const theirs = await givenList(other, some(0, 3))
  const removed = await givenList(token, some(0, 3))
  await app.call(lists.removeWatchlist, { params: { watchlistId: removed } }, token)
  for (const id of [theirs, removed, 999_999_999]) {
    const where = `market(PRM),watchlist(${id})`
    const query = { where }
    const replies = await Promise.all([
      app.call(searchMarket, { query }, token),
      app.call(countMatches, { query }, token),
      app.call(getSearchSpread, { query: { where, measure: 'e_score' } }, token),
      app.call(getSearchPoints, { query: { where, x: 'e_score', y: 's_score' } }, token),
      app.call(saveSearchCsv, { body: { where } as never }, token),
    ])
    for (const { status, body } of replies) {
      expect(status).toBe(422)
      expect(body).toMatchObject({
        code: 'search.invalid',
        // After `market(PRM),watchlist(`.
        search: { parameter: 'where', reason: 'unknown-watchlist', at: 22, text: String(id) },
      })
    }
  }
  expect(await found(`watchlist(${theirs})`, other)).toEqual(some(0, 3))
})

test.each(['x', '0', '-1', '1.5', '12345678901'])('%s is no number of a list', async (value) => {
  const { body } = await app.call(countMatches, { query: { where: `watchlist('${value}')` } }, await someone())
  expect(body.search).toMatchObject({ reason: 'unknown-value', text: value })
})

test('a search says at once what has changed in the list', async () => {
  const token = await someone()
  const list = await givenList(token, some(0, 3))
  const where = `watchlist(${list})`
  expect(await found(where, token)).toEqual(some(0, 3))
  await app.call(lists.addMembers, { params: { watchlistId: list }, body: { companies: some(3, 5) } }, token)
  expect(await found(where, token)).toEqual(some(0, 5))
  const { members } = (await app.call(lists.getWatchlist, { params: { watchlistId: list } }, token)).body.data
  const removals = members
    .slice(0, 2)
    .map(({ companyId, updatedAt }: lists.WatchlistMember) => ({ companyId, updatedAt }))
  await app.call(lists.changeMembers, { params: { watchlistId: list }, body: { changes: [], removals } }, token)
  expect(await found(where, token)).toEqual(some(2, 5))
})

test('what is kept of one person’s search is not another’s answer', async () => {
  const [one, other] = [await someone(), await someone()]
  const mine = await givenList(one, some(0, 4))
  const theirs = await givenList(other, some(10, 12))
  // Warm whatever is kept of either condition, then ask with the other's.
  expect(await found(`watchlist(${mine})`, one)).toEqual(some(0, 4))
  expect(await found(`watchlist(${theirs})`, other)).toEqual(some(10, 12))
  for (const [where, token] of [
    [`watchlist(${theirs})`, one],
    [`watchlist(${mine})`, other],
    [`any(market(PRM),watchlist(${mine}))`, other],
    [`!watchlist(${mine},${theirs})`, other],
  ] as const) {
    const { status } = await app.call(searchMarket, { query: { where } }, token)
    expect({ where, status }).toEqual({ where, status: 422 })
  }
})

test('a list is made of the whole result, in its order, and not of one that is too long or of a name that is taken', async () => {
  const token = await someone()
  const make = (body: object) => app.call(makeWatchlistOfSearch, { body: body as never }, token)
  const all = (await make({ name: 'all', sort: 'code' })).body.data as lists.Watchlist
  const { rows } = (await app.call(searchMarket, { query: { columns: '', sort: 'code', perPage: 100 } }, token)).body
    .data
  expect(rows.length).toBe(ids.length)
  expect(all).toMatchObject({ name: 'all', companies: ids.length, stakes: 0 })
  expect(all.members.map(({ companyId }) => companyId)).toEqual(rows.map(({ id }: { id: number }) => id))
  expect(await found(`watchlist(${all.id})`, token)).toEqual(ids)

  expect((await make({ name: 'all' })).body.code).toBe('watchlist.name-taken')
  expect((await make({ name: ' ' })).body.code).toBe('request.invalid')
  expect((await make({ name: 'odd', where: 'nothing(' })).body.code).toBe('search.invalid')
  expect((await app.call(lists.listWatchlists, { query: {} }, token)).body.data).toHaveLength(1)
})
