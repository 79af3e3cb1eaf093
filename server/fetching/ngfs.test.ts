import { readdirSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getScenario } from '#contract/scenario/cost.ts'
import { listPricePaths, type PricePathRow } from '#contract/scenario/prices.ts'
import { clearMarket } from '#server/market/clear.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'
import { type GivenFetching, givenFetching } from './given-fetching.ts'

const database = givenDatabase({ companies: 60, seed: 8 })
const app = givenApp(database)
let given: GivenFetching
beforeAll(async () => {
  given = await givenFetching(database, { companies: 2, years: 1 })
})
afterAll(() => given.replay.stop())

const paths = async (token: string): Promise<PricePathRow[]> =>
  (await app.call(listPricePaths, {}, token)).body.data.filter(({ key }: PricePathRow) => key.startsWith('ngfs-'))

test('prices of the explorer are offered to everybody with whose they are, and a cost is worked out by them', async () => {
  expect(await given.run('ngfs')).toMatchObject({ outcome: 'done', requests: 3, imported: 1 })
  const [token, other] = [await app.signedIn(), await app.signedIn()]
  const offered = await paths(token)
  // Five runs without damages of their own, in two regions.
  expect(offered).toHaveLength(10)
  expect(await paths(other)).toEqual(offered)
  const sentence = 'NGFS Climate Scenarios Phase V (November 2024), IIASA NGFS Scenario Explorer'
  const below = offered.find(({ scenario, regionEn }) => scenario === 'Below 2°C' && regionEn === 'Japan')!
  expect(below).toMatchObject({
    ...{ vintage: 'REMIND-MAgPIE 3.3-4.8', regionJa: '日本', currency: 'USD', priceLevel: 2010, copyright: sentence },
    importedOn: given.world.clock().toISOString().slice(0, 10),
  })
  // 12 % 10 × 11 × 1.25 × 1.03 ** 10
  expect(below.points.find(({ year }) => year === 2030)).toEqual({
    ...{ year: 2030, price: 36.9577, source: sentence, status: 'official' },
  })

  const query = { who: 'market', scenarios: below.key, path: 'constant', fx: 100, free: 0, pass: 0, in: 2030 } as const
  const { status, body } = await app.call(getScenario, { query }, token)
  expect(status, JSON.stringify(body).slice(0, 300)).toBe(200)
  const { years, emissions, scenarios } = body.data
  const at = years.indexOf(2030)
  expect(emissions.constant[at]).toBeGreaterThan(0)
  expect(scenarios[0].costs.constant[at] / (emissions.constant[at] * 3695.77)).toBeCloseTo(1, 9)

  // The same again changes nothing, and links stay.
  expect(await given.run('ngfs')).toMatchObject({ outcome: 'done', imported: 0, unchanged: 1 })
  expect(await paths(token)).toEqual(offered)
}, 60_000)

test('the guest’s token is sent with each request and kept nowhere; what is no table any more stops it', async () => {
  const authorizations = given.replay.requests.map(({ headers }) => headers.authorization)
  expect(authorizations.slice(0, 3)).toEqual([undefined, ...Array(2).fill('Bearer invented-guest-token')])
  expect(readdirSync(given.world.space.folder)).toEqual([])
  for (const table of ['fetch_run', 'fetch_file', 'fetch_source', 'import'])
    expect(
      (await sql`select from ${sql.table(table)} one where one::text like '%guest-token%'`.execute(database.db)).rows,
    ).toEqual([])

  const token = await app.signedIn()
  const before = await paths(token)
  for (const [path, kind] of [
    [/bulk/, 'json-for-zip'],
    [/anonym/, 'json-for-zip'],
    [/runs\?/, 'status-in-body'],
  ] as const) {
    const end = given.replay.fault({ kind, path })
    expect(await given.run('ngfs'), String(path)).toMatchObject({
      outcome: 'stopped',
      problem: expect.stringMatching(/^changed: /),
    })
    end()
  }
  expect(await paths(token)).toEqual(before)

  await clearMarket(database.db)
  expect(await paths(token)).toEqual([])
}, 60_000)
