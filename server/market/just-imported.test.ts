import { expect, test } from 'vitest'
import { ownCaller } from '#server/http/turns/caller.ts'
import { clearMarket } from '#server/market/clear.ts'
import { givenDatabase } from '#server/test/database.ts'
import { codeList, givenImport, report2024 } from '#server/test/samples.ts'
import { Market } from './market.ts'

const database = givenDatabase()
const today = '2026-01-10'
const years = async (market: Market) => (await market.unscoredSnapshot({ today }, ownCaller)).panel.years

test('who asks just after the first import waits for its figures, and is not told that there are none', async () => {
  // Nobody tells this market of the import, nor does it look by itself: the call has to.
  const market = new Market({ connection: database.connection, home: null, pollMilliseconds: 1_000_000 })
  expect(await years(market)).toEqual([])
  for (const round of [1, 2]) {
    await givenImport(database.db, codeList)
    await givenImport(database.db, report2024)
    expect((await years(market)).length, `round ${round}`).toBeGreaterThan(0)
    const { defaultYear } = await market.snapshot({ today }, ownCaller)
    expect(defaultYear).not.toBeNull()
    await clearMarket(database.db)
    await expect.poll(() => years(market), { timeout: 60_000, interval: 20 }).toEqual([])
  }
  await market.close()
})
