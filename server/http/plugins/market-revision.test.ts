import { expect, test } from 'vitest'
import { getMarket, getScoreDistributions } from '#contract/market/market.ts'
import { marketHeader } from '#contract/wire/endpoint.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'
import { givenParsedImport, twoCompanies } from '#server/test/table.ts'

const database = givenDatabase()
const app = givenApp(database)

test('an answer to somebody signed in tells the revision of the market in memory, which an import raises; strangers are told nothing', async () => {
  const token = await app.signedIn()
  const currentRevision = async () => Number((await app.call(getMarket, {}, token)).headers[marketHeader])
  const before = await currentRevision()
  expect(before).toBe(app.market().revision)
  await givenParsedImport(database.db, twoCompanies)
  await expect.poll(currentRevision, { timeout: 120_000 }).toBeGreaterThan(before)
  expect((await app.call(getScoreDistributions, {})).headers).not.toHaveProperty(marketHeader)
})
