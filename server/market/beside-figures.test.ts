import { expect, test } from 'vitest'
import { ownCaller } from '#server/http/turns/caller.ts'
import { raiseRevision } from '#server/imports/store/market.ts'
import { givenDatabase } from '#server/test/database.ts'
import { Market } from './market.ts'

const database = givenDatabase({ companies: 60, seed: 8 })
const rule = { inference: 'industry', period: 'short', version: '2.0', scoring: 'standard' } as const
const today = '2026-01-10'

async function until(isSo: () => boolean): Promise<void> {
  await expect.poll(isSo, { timeout: 120_000, interval: 20 }).toBe(true)
}

test('a change beside the figures is known at once, on the same figures and scores; any other reads them anew', async () => {
  const market = new Market({ connection: database.connection, home: null, pollMilliseconds: 1_000_000 })
  const { revision } = await market.current()
  const before = await market.snapshot({ today }, ownCaller)
  await raiseRevision(database.db, 'beside-figures')
  await until(() => market.revision === revision + 1)
  const panel = await market.current()
  expect(panel.values).toBe(before.engine.panel.values)
  expect(market.load.count).toBe(1)
  const engine = await market.engine({ today }, ownCaller)
  expect(engine).not.toBe(before.engine)
  expect(engine.isReady(rule)).toBe(true)
  expect(await engine.scores(rule, ownCaller)).toBe(await before.engine.scores(rule, ownCaller))

  await raiseRevision(database.db)
  await until(() => market.revision === revision + 2)
  expect((await market.current()).values).not.toBe(panel.values)
  expect(market.load.count).toBe(2)
  await market.close()
})
