import { existsSync, readdirSync } from 'node:fs'
import { beforeAll, expect, test, vi } from 'vitest'
import { listSpreads } from '#contract/market/indicators.ts'
import { searchMarket } from '#contract/search/searches.ts'
import { peerBases } from '#methodology/panel/peers.ts'
import { periods } from '#methodology/scores/hierarchy.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'
import { inferenceNames } from '../scores/imputation.ts'

const database = givenDatabase({ companies: 60, seed: 8 })
const app = givenApp(database, { env: { SATOYAMA_CACHE_MB: '20' } })
const tokens: string[] = []
beforeAll(async () => {
  for (const name of ['one', 'two']) tokens.push(await app.signedIn(`${name}@asset.example`))
})

const day = (number: number) => `2024-${String(1 + Math.floor(number / 28)).padStart(2, '0')}-${(number % 28) + 10}`
const threads = () => (existsSync('/proc/self/task') ? readdirSync('/proc/self/task').length : 0)

test('thirty past days from one caller take one thread at a time, and no more memory than was set', async () => {
  await app.call(searchMarket, { query: {} }, tokens[0]) // What the present needs is there.
  const before = threads()
  let max = 0
  const watch = setInterval(() => {
    max = Math.max(max, threads() - before)
  }, 5)
  const { queue } = app.market().cache
  const untilItWorks = () => vi.waitFor(() => expect(queue.isWorking).toBe(true), { timeout: 120_000, interval: 1 })
  const days = Array.from({ length: 30 }, (_, number) => day(number % 15))
  const ask = (asOf: string) => app.call(listSpreads, { query: { fiscalYear: 2022, asOf } }, tokens[0])
  const [replies, other] = await Promise.all([
    Promise.all(days.map(ask)),
    untilItWorks().then(() => app.call(listSpreads, { query: { fiscalYear: 2022, asOf: '2023-06-30' } }, tokens[1])),
  ])
  clearInterval(watch)
  const refused = replies.filter(({ status }) => status !== 200)
  for (const { status, headers } of refused) expect([status, Number(headers['retry-after']) > 0]).toEqual([503, true])
  expect(other.body.code).not.toBe('market.busy')
  expect(max).toBeLessThanOrEqual(3) // One reads, one counts, and one that is just ending.
  const { cache } = app.market()
  // On a slow machine most calls are told to come back before their day is read; the reading goes on.
  await vi.waitFor(() => expect(cache.dropped).toBeGreaterThan(0), { timeout: 120_000 })
  expect([cache.limit, cache.bytes.passing <= cache.limit]).toEqual([20_000_000, true])
})

test('a caller who hangs up stops the work, which another begins anew', async () => {
  await app.listen()
  const { queue } = app.market().cache
  await vi.waitFor(() => expect([queue.isWorking, queue.waiting]).toEqual([false, 0]), { timeout: 120_000 })
  const query = { asOf: '2023-03-31', fiscalYear: 2022 }
  const leaving = new AbortController()
  const address = `${app.address()}/api${listSpreads.path}?asOf=${query.asOf}&fiscalYear=${query.fiscalYear}`
  const abandonedCall = fetch(address, { headers: { token: tokens[0]! }, signal: leaving.signal }).catch(() => 'gone')
  await vi.waitFor(() => expect(queue.isWorking).toBe(true), { timeout: 120_000, interval: 1 })
  leaving.abort()
  expect(await abandonedCall).toBe('gone')
  await vi.waitFor(() => expect([queue.isWorking, queue.waiting]).toEqual([false, 0]), { timeout: 120_000 })
  const ask = async () => expect((await app.call(listSpreads, { query }, tokens[1])).status).toBe(200)
  await vi.waitFor(ask, { timeout: 120_000 })
})

test('the recipes of a day are given up for each other', async () => {
  const { cache } = app.market()
  for (const inference of inferenceNames) {
    for (const period of periods) {
      for (const peers of peerBases) {
        const query = { asOf: '2024-12-31', inference, period, peers }
        await vi.waitFor(async () => expect((await app.call(searchMarket, { query }, tokens[0])).status).toBe(200), {
          timeout: 120_000,
        })
        expect(cache.bytes.passing).toBeLessThanOrEqual(cache.limit)
      }
    }
  }
})
