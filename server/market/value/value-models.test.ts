import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ownCaller } from '#server/http/turns/caller.ts'
import { Market } from '#server/market/market.ts'
import type { MarketSnapshot } from '#server/market/snapshot/market-snapshot.ts'
import { givenDatabase } from '#server/test/database.ts'
import { groupScope, type MarketScope } from './scope.ts'
import { regressionProgress, regressionsOf, valueModelOf, valueProgress } from './value-models.ts'

const database = givenDatabase({ companies: 140, seed: 11 })
let market: Market
let snapshot: MarketSnapshot
let scope: MarketScope
beforeAll(async () => {
  market = new Market({ connection: database.connection, home: null })
  snapshot = await market.unscoredSnapshot({ today: '2026-01-15' }, ownCaller)
  scope = groupScope(snapshot, 'market')!
})
afterAll(() => market.close())

const often = { interval: 5, timeout: 120_000 }

test('who leaves ends them, and nothing of them is kept', async () => {
  const leaving = new AbortController()
  const left = regressionsOf(snapshot, scope, { account: 1, signal: leaving.signal })
  left.catch(() => {})
  await vi.waitUntil(() => regressionProgress(snapshot, scope) !== null, often)
  leaving.abort()
  await expect(left).rejects.toThrow()
  await vi.waitUntil(() => regressionProgress(snapshot, scope) === null, often)
})

test.each([
  ['regressions', () => regressionsOf(snapshot, scope, ownCaller), () => regressionProgress(snapshot, scope)],
  ['both stages', () => valueModelOf(snapshot, ownCaller), () => valueProgress(snapshot)],
] as const)(
  '%s tell how far they are, and are made once for a state of the market',
  async (_, make, progress) => {
    const making = make()
    const shares = new Set<number>()
    let isMade = false
    void making.then(() => {
      isMade = true
    })
    await vi.waitUntil(() => {
      const share = progress()
      if (share !== null) shares.add(share)
      return isMade
    }, often)
    expect(progress()).toBeNull()
    expect(shares.size).toBeGreaterThan(3)
    expect([...shares]).toEqual([...shares].sort((a, b) => a - b))
    expect(Math.max(...shares)).toBeLessThanOrEqual(1)
    expect(await make()).toBe(await making)
  },
  300_000,
)
