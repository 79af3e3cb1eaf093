import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { getDownloadUsage, takeDownload } from '#contract/account/downloads.ts'
import { countOf } from '#contract/wire/download-count.ts'
import { endpoint } from '#contract/wire/endpoint.ts'
import { type Feature, features } from '#server/app.ts'
import { serve } from '#server/http/serve.ts'
import { userOf } from '#server/http/user.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'
import { spend } from './quota.ts'

const download = endpoint('POST /download', {
  summary: 'For the test',
  body: z.object({ companies: z.int() }),
  response: z.object({ remaining: z.int().nullable() }),
  refusals: ['download.over-limit'],
})
const downloadRoute: Feature = (app, { db, clock, config }) =>
  serve(app, download, async ({ body: { companies } }, request) =>
    spend(db, config.downloads, {
      accountId: userOf(request).id,
      kind: 'test',
      companies,
      years: 1,
      items: 1,
      now: clock(),
    }),
  )

const database = givenDatabase()
const app = givenApp(database, {
  env: { SATOYAMA_DOWNLOAD_LIMIT: '1000' },
  features: [...features, downloadRoute],
})
let people = 0

async function givenUser() {
  const token = await app.signedIn(`person${++people}@asset.example`)
  return {
    take: (companies: number) => app.call(download, { body: { companies } }, token),
    usage: async (query = {}) => (await app.call(getDownloadUsage, { query }, token)).body.data,
  }
}

const inJanuary = app.clock.now

test.each([
  ['company-year', 710], // 142 companies × 5 years
  ['item-company-year', 12_070], // 17 items × 142 × 5
] as const)('counts by %s', (unit, count) => {
  expect(countOf({ companies: 142, years: 5, items: 17 }, unit)).toBe(count)
})

test('the usage says what a planned download would take, before it is made', async () => {
  const { usage, take } = await givenUser()
  const month = { month: '2026-01', unit: 'company-year', limit: 1000 }
  expect(await usage()).toEqual({ ...month, used: 0, remaining: 1000, count: 0 })
  await take(300)
  const plan = { companies: 142, years: 5, items: 17 }
  expect(await usage(plan)).toEqual({ ...month, used: 300, remaining: 700, count: 710 })
})

test('a download over the limit is refused with where one stands, and takes nothing', async () => {
  const { take, usage } = await givenUser()
  await take(600)
  const refused = await take(401)
  expect([refused.status, refused.body]).toEqual([
    422,
    {
      result: false,
      code: 'download.over-limit',
      download: { limit: 1000, used: 600, remaining: 400, count: 401 },
    },
  ])
  expect((await usage()).used).toBe(600)
  expect((await take(400)).body.data).toEqual({ remaining: 0 })
  expect((await take(1)).status).toBe(422)
})

test('tabs that download at once do not overspend together', async () => {
  const { take, usage } = await givenUser()
  const replies = await Promise.all(Array.from({ length: 8 }, () => take(300)))
  // Three times 300 fit into 1000.
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 200, 422, 422, 422, 422, 422])
  expect((await usage()).used).toBe(900)
})

test('a month begins at midnight in Tokyo, and each account has its own', async () => {
  const standing = async (email: string) =>
    (await app.call(getDownloadUsage, { query: {} }, await app.signedIn(email))).body.data
  app.clock.now = new Date('2026-01-31T14:59:59Z') // 23:59:59 of 31 January in Tokyo
  const { take } = await givenUser()
  const email = `person${people}@asset.example`
  await take(1000)
  expect(await standing(email)).toMatchObject({ month: '2026-01', used: 1000, remaining: 0 })
  expect(await standing('other@asset.example')).toMatchObject({ used: 0 })
  app.clock.now = new Date('2026-01-31T15:00:00Z')
  expect(await standing(email)).toMatchObject({ month: '2026-02', used: 0, remaining: 1000 })
  app.clock.now = inJanuary
})

test('what was downloaded is recorded', async () => {
  const { take } = await givenUser()
  await take(7)
  const last = await database.db.selectFrom('download').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()
  expect(last).toMatchObject({ kind: 'test', companies: 7, years: 1, items: 1, count: 7, made_at: inJanuary })
})

test('a size that is none is refused', async () => {
  const token = await app.signedIn('sizes@asset.example')
  for (const companies of [-1, 1.5, 1_000_001])
    expect((await app.call(getDownloadUsage, { query: { companies } }, token)).status).toBe(400)
})

describe('where the operator names no limit', () => {
  const open = givenApp(database)

  test('a market without ratings of vendors has none', async () => {
    const token = await open.signedIn('unbounded@asset.example')
    const { data } = (await open.call(getDownloadUsage, { query: { companies: 9 } }, token)).body
    expect(data).toMatchObject({ limit: null, remaining: null, used: 0, count: 9 })
    expect(
      (await open.call(takeDownload, { body: { kind: 'dashboard', companies: 900_000 } }, token)).body.data,
    ).toMatchObject({
      limit: null,
      used: 900_000,
    })
  })
})
