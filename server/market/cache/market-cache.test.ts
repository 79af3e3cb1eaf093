import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ownCaller } from '#server/http/turns/caller.ts'
import { MarketCache } from './market-cache.ts'

const givenArrays = (bytes: number) => ({ values: new Uint8Array(new SharedArrayBuffer(bytes)) })
const entry = (key: string, parts: { isLasting?: boolean; revision?: string } = {}) => ({
  key,
  revision: 'r1',
  patience: 1000,
  ...parts,
})

test('what was used longest ago goes first, what lasts never', async () => {
  const cache = new MarketCache(100)
  const get = (key: string, isLasting = false) =>
    cache.get(entry(key, { isLasting }), ownCaller, async () => givenArrays(40))
  await get('lasting', true)
  await get('a')
  await get('b')
  await get('a')
  await get('c') // 120 of 100: b is the one that nobody has asked for since.
  expect(['lasting', 'a', 'b', 'c'].map((key) => cache.has(key))).toEqual([true, true, false, true])
  expect([cache.bytes, cache.dropped]).toEqual([{ passing: 80, lasting: 40 }, 1])
})

test('what a piece of work uses stays until it ends, even where it is too large for the cache', async () => {
  const cache = new MarketCache(50)
  await cache.queue.run({ key: 'work', patience: 1000 }, ownCaller, async (turn) => {
    await cache.get(entry('panel'), turn, async () => givenArrays(40))
    await cache.get(entry('scores'), turn, async () => givenArrays(40))
    expect([cache.has('panel'), cache.has('scores')]).toEqual([true, true])
  })
  await cache.get(entry('other'), ownCaller, async () => givenArrays(10))
  expect([cache.has('panel'), cache.has('scores'), cache.has('other')]).toEqual([false, true, true])
})

test('what lasts is made at once, whatever else is under way', async () => {
  const cache = new MarketCache(100)
  const { promise, resolve } = Promise.withResolvers<void>()
  const past = cache.get(entry('past'), ownCaller, () => promise.then(() => givenArrays(10)))
  expect(await cache.get(entry('present', { isLasting: true }), ownCaller, async () => givenArrays(10))).toBeTruthy()
  expect([cache.has('past'), cache.has('present')]).toEqual([false, true])
  resolve()
  await past
})

test('an earlier state of the market goes as a whole', async () => {
  const cache = new MarketCache(100)
  await cache.get(entry('old', { isLasting: true }), ownCaller, async () => givenArrays(10))
  await cache.get(entry('new', { revision: 'r2' }), ownCaller, async () => givenArrays(10))
  cache.dropOthers('r2')
  expect([cache.has('old'), cache.has('new')]).toEqual([false, true])
})

test('what was begun before the market changed does not last', async () => {
  const cache = new MarketCache(100)
  const { promise, resolve } = Promise.withResolvers<void>()
  const late = cache.get(entry('late', { isLasting: true }), ownCaller, () => promise.then(() => givenArrays(10)))
  cache.dropOthers('r2')
  resolve()
  await late
  expect(cache.bytes).toEqual({ passing: 10, lasting: 0 })
})

test('whatever is asked for, no more than the limit and one thing stay', async () => {
  const key = fc.record({ key: fc.constantFrom(...'abcdefgh'), bytes: fc.integer({ min: 1, max: 90 }) })
  await fc.assert(
    fc.asyncProperty(fc.array(key, { maxLength: 40 }), async (all) => {
      const cache = new MarketCache(100)
      for (const { key, bytes } of all) {
        const { values } = await cache.get(entry(key), ownCaller, async () => givenArrays(bytes))
        expect(cache.find(key)).toEqual({ values })
        expect(cache.bytes.passing).toBeLessThanOrEqual(100) // Nothing here is larger than the whole.
      }
    }),
    { numRuns: 50 },
  )
})

test('what nobody has asked for since a moment is given up; what lasts is not', async () => {
  const cache = new MarketCache(100)
  await cache.get(entry('present', { isLasting: true }), ownCaller, async () => givenArrays(10))
  await cache.get(entry('past'), ownCaller, async () => givenArrays(10))
  await cache.dropUnused(performance.now() - 60_000)
  expect(cache.has('past')).toBe(true)
  await cache.dropUnused(performance.now() + 1)
  expect([cache.has('past'), cache.has('present'), cache.dropped]).toEqual([false, true, 1])
})
