import { beforeAll, expect, test } from 'vitest'
import { getDownloadUsage } from '#contract/account/downloads.ts'
import { countExport, createExport, listExports } from '#contract/exports/exports.ts'
import * as lists from '#contract/watchlists/watchlists.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'
import { givenExports } from './given-exports.ts'

const database = givenDatabase({ companies: 140, seed: 11 })
const app = givenApp(database)
const exports = givenExports(database, app)
let people = 0
const tokens: string[] = []
beforeAll(async () => {
  for (let at = 0; at < 2; at++) tokens.push(await app.signedIn(`lister${++people}@asset.example`))
})

async function givenList(token: string, count: number): Promise<number> {
  const members = exports.ids.slice(0, count).map((companyId) => ({ companyId }))
  const body = { name: `list ${++people}`, members }
  return (await app.call(lists.addWatchlist, { body: body as never }, token)).body.data.id
}
const wish = (watchlistId: number) => {
  const { companies: _, ...rest } = exports.wish({ contents: ['scores', 'raws'] })
  return { ...rest, watchlistId, place: 'watchlist' as const }
}
const used = async (token: string) => (await app.call(getDownloadUsage, { query: {} }, token)).body.data.used

test('a file of a watchlist has the companies of when it was asked for, and is counted by them', async () => {
  const [token] = tokens as [string]
  const watchlistId = await givenList(token, 4)
  const counted = (await app.call(countExport, { body: wish(watchlistId) as never }, token)).body.data
  // 4 companies × 3 years, less the company year of which nothing is held.
  expect(counted).toMatchObject({ count: 11, plan: { companies: 4, years: 3 }, unit: 'company-year' })
  const { export_id } = (await app.call(createExport, { body: wish(watchlistId) as never }, token)).body.data
  expect(await used(token)).toBe(11)
  await app.call(lists.addMembers, { params: { watchlistId }, body: { companies: [exports.ids[9]!] } }, token)
  const exportWorker = exports.open()
  while (await exportWorker.makeNext()) {}
  await exportWorker.close()
  expect((await exports.status(export_id, token)).body).toMatchObject({ status: 100, count: 11 })
  expect((await app.call(listExports, {}, token)).body.data.exports).toMatchObject([{ export_id, companies: 4 }])
})

test.each([
  ['more companies than a file holds', () => givenList(tokens[0]!, 101), 'export.too-many'],
  ['an empty list', () => givenList(tokens[0]!, 0), 'company.not-found'],
  ['somebody else’s list', () => givenList(tokens[1]!, 3), 'watchlist.not-found'],
  ['no list at all', async () => 999_999_999, 'watchlist.not-found'],
])('%s: refused, and nothing is taken', async (_, list, code) => {
  const [token] = tokens as [string]
  const before = await used(token)
  const body = wish(await list())
  for (const endpoint of [countExport, createExport]) {
    expect((await app.call(endpoint, { body: body as never }, token)).body.code).toBe(code)
  }
  expect(await used(token)).toBe(before)
})

test('companies and a list at once, or neither, is no wish', async () => {
  const [token] = tokens as [string]
  const { companies: _, ...neither } = exports.wish()
  for (const body of [{ ...exports.wish(), watchlistId: 1 }, neither]) {
    expect((await app.call(countExport, { body: body as never }, token)).body.code).toBe('request.invalid')
  }
})
