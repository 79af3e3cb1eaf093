import { beforeEach, expect, test } from 'vitest'
import { getDownloadUsage } from '#contract/account/downloads.ts'
import { clearExport, countExport, listExports, retryExport } from '#contract/exports/exports.ts'
import { prolong, takeNext } from '#server/jobs/leased.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'
import { givenExports } from './given-exports.ts'
import { failJob, sweepJobs } from './queries.ts'

const database = givenDatabase({ companies: 140, seed: 11 })
const app = givenApp(database, { env: { SATOYAMA_DOWNLOAD_LIMIT: '100' } })
const exports = givenExports(database, app)
const now = app.clock.now
let people = 0
beforeEach(async () => {
  app.clock.now = now
  await database.db.deleteFrom('export_job').execute()
})

const someone = () => app.signedIn(`person${++people}@asset.example`)
const used = async (token: string) => (await app.call(getDownloadUsage, { query: {} }, token)).body.data.used
const clear = (exportId: string, token: string) => app.call(clearExport, { params: { exportId } }, token)
const retry = (exportId: string, token: string) => app.call(retryExport, { params: { exportId } }, token)

/** Companies that there is anything of in a fiscal year. */
const holdersOf = async (year: number) => {
  const holderQuery = database.db
    .selectFrom('observation')
    .select('company_id')
    .distinct()
    .where('fiscal_year', '=', year)
  return (await holderQuery.execute()).map(({ company_id }) => company_id)
}

test.each([
  ['reversed years', () => ({ from_y: 2024, to_y: 2022 }), 'export.years'],
  ['more than thirty years', () => ({ from_y: 1990, to_y: 2024 }), 'export.years'],
  ['101 companies', () => ({ companies: exports.ids.slice(0, 101) }), 'export.too-many'],
  ['an unknown company', () => ({ companies: [exports.ids[0]!, 99_999_999] }), 'company.not-found'],
  ['an unknown indicator', () => ({ indicators: ['E-XX-999'] }), 'indicator.not-found'],
  ['no contents', () => ({ contents: [] }), 'request.invalid'],
  ['an unknown format', () => ({ format: 'pdf' as never }), 'request.invalid'],
])('%s: refused, and nothing is taken', async (_, parts, code) => {
  const token = await someone()
  expect((await exports.ask(token, parts())).body.code).toBe(code)
  expect((await app.call(countExport, { body: exports.wish(parts()) as never }, token)).body.code).toBe(code)
  expect(await used(token)).toBe(0)
})

test('a hundred companies are what fits, and a company that is named twice counts once', async () => {
  const token = await someone()
  const holders = (await holdersOf(2024)).slice(0, 100)
  const companies = [...holders, holders[0]!]
  const parts = { companies, from_y: 2024, to_y: 2024 }
  const counted = (await app.call(countExport, { body: exports.wish(parts) as never }, token)).body.data
  expect(counted).toMatchObject({ count: 100, limit: 100, used: 0, remaining: 100, unit: 'company-year' })
  expect((await exports.ask(token, parts)).status).toBe(200)
  expect(await used(token)).toBe(100)
})

test('a year without anything is not paid for, alone or beside others', async () => {
  const token = await someone()
  const countOf = async (parts: Parameters<typeof exports.wish>[0]) =>
    (await app.call(countExport, { body: exports.wish(parts) as never }, token)).body.data.count
  const years = await database.db.selectFrom('observation').select('fiscal_year').distinct().execute()
  const last = Math.max(...years.map(({ fiscal_year }) => fiscal_year))
  const whole = await countOf({ from_y: last, to_y: last })
  expect(whole).toBe(3) // three companies
  for (const contents of [['scores'], ['raws'], ['scores', 'raws']] as const) {
    expect(await countOf({ from_y: last + 1, to_y: last + 2, contents: [...contents] })).toBe(0)
    expect(await countOf({ from_y: last, to_y: last + 2, contents: [...contents] })).toBe(whole)
  }
  // A company that there is nothing of in a year is not paid for either, whatever the others hold of it.
  const holders = await holdersOf(2024)
  const without = exports.ids.find((id) => !holders.includes(id))!
  const companies = [...holders.slice(0, 3), without]
  expect(await countOf({ companies, from_y: 2024, to_y: 2024, contents: ['raws'] })).toBe(3)
  // Its targets, which are of no year, count as one.
  expect(await countOf({ companies, from_y: 2024, to_y: 2024, contents: ['raws', 'targets'] })).toBe(4)
  expect((await exports.ask(token, { from_y: last + 1, to_y: last + 1 })).status).toBe(200)
  expect(await used(token)).toBe(0)
})

test('two at once do not overspend, and over the limit says what is left', async () => {
  const token = await someone()
  const parts = { companies: exports.ids.slice(0, 60), from_y: 2024, to_y: 2024 }
  const replies = await Promise.all([exports.ask(token, parts), exports.ask(token, parts)])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 422])
  const download = { limit: 100, used: 60, remaining: 40, count: 60 }
  expect(replies.find(({ status }) => status === 422)!.body).toMatchObject({ code: 'download.over-limit', download })
})

test('a fourth at once is refused, and takes nothing', async () => {
  const token = await someone()
  const statuses = []
  for (let at = 0; at < 4; at++) statuses.push((await exports.ask(token)).status)
  expect(statuses).toEqual([200, 200, 200, 429])
  expect(await used(token)).toBe(27)
})

test('somebody else’s, and one of another day, is not there', async () => {
  const [token, other] = [await someone(), await someone()]
  const id = await exports.made(token)
  expect((await exports.file(id, token)).status).toBe(200)
  for (const call of [exports.status, exports.file, clear, retry]) {
    expect((await call(id, other)).body.code).toBe('export.not-found')
  }
  expect((await app.call(listExports, {}, other)).body.data.exports).toEqual([])
  expect((await app.call(listExports, {}, token)).body.data.exports).toMatchObject([{ export_id: id, status: 100 }])
  app.clock.now = new Date(now.getTime() + 24 * 3_600_000)
  const later = await app.signedIn(`person${people - 1}@asset.example`)
  for (const call of [exports.status, exports.file, clear, retry]) {
    expect((await call(id, later)).body.code).toBe('export.not-found')
  }
  await sweepJobs(database.db, app.clock.now)
  expect(await database.db.selectFrom('export_part').select('position').execute()).toEqual([])
})

test('cancelled before it is done, the counts come back once; the file never comes', async () => {
  const token = await someone()
  const id = (await exports.ask(token)).body.data.export_id
  expect((await exports.status(id, token)).body).toMatchObject({ result: true, status: 0, url: null, count: 9 })
  expect((await exports.file(id, token)).body.code).toBe('export.not-ready')
  await exports.ask(token)
  expect(await used(token)).toBe(18)
  await Promise.all([clear(id, token), clear(id, token)])
  expect(await used(token)).toBe(9)
  expect((await exports.status(id, token)).body).toMatchObject({ result: false, status: -2, count: 0 })
  expect((await exports.file(id, token)).body.code).toBe('export.not-found')
})

test('cancelled while it is made, it stays cancelled', async () => {
  const token = await someone()
  const id = (await exports.ask(token, { contents: ['raws'] })).body.data.export_id
  const exportWorker = exports.open()
  const making = exportWorker.makeNext()
  while ((await exports.status(id, token)).body.phase === 'waiting') {}
  await clear(id, token)
  await making
  await exportWorker.close()
  expect((await exports.status(id, token)).body.status).toBe(-2)
  expect(await used(token)).toBe(0)
})

test('a cleared file keeps its counts: it was there to be fetched', async () => {
  const token = await someone()
  const id = await exports.made(token)
  await clear(id, token)
  expect(await used(token)).toBe(9)
  expect((await exports.file(id, token)).body.code).toBe('export.not-found')
  expect((await retry(id, token)).body.code).toBe('export.not-ready')
  expect(await used(token)).toBe(9)
})

const takeJob = (holder: string) =>
  takeNext(database.db, { table: 'export_job', running: 'running' }, { holder, seconds: 60 })

test('what failed gives its counts back once, and can be asked for again', async () => {
  const token = await someone()
  const id = (await exports.ask(token)).body.data.export_id
  await takeJob('a')
  await Promise.all([failJob(database.db, id, 'broken'), failJob(database.db, id, 'broken')])
  expect((await exports.status(id, token)).body).toMatchObject({ result: false, status: -1, url: null, count: 0 })
  expect(await used(token)).toBe(0)
  expect((await retry(id, token)).status).toBe(200)
  expect((await retry(id, token)).body.code).toBe('export.not-ready')
  expect(await used(token)).toBe(9)
  const exportWorker = exports.open()
  while (await exportWorker.makeNext()) {}
  await exportWorker.close()
  expect((await exports.status(id, token)).body.status).toBe(100)
})

test('a server that died loses the job to another, which counts it no second time', async () => {
  const token = await someone()
  const id = (await exports.ask(token)).body.data.export_id
  expect((await takeJob('dead'))?.id).toBe(id)
  expect(await takeJob('other')).toBeUndefined()
  await database.db
    .updateTable('export_job')
    .set({ lease_until: new Date(0) })
    .execute()
  const exportWorker = exports.open()
  expect(await exportWorker.makeNext()).toBe(true)
  await exportWorker.close()
  expect((await exports.status(id, token)).body).toMatchObject({ status: 100, count: 9 })
  expect(await used(token)).toBe(9)
  // Whoever was taken for dead and was not has nothing to say any more.
  expect(
    await prolong(database.db, 'export_job', { id, state: 'running', holder: 'dead', progress: 5, seconds: 60 }),
  ).toBe(false)
})

test('one that ends every server that begins it fails', async () => {
  const token = await someone()
  const id = (await exports.ask(token)).body.data.export_id
  await database.db.updateTable('export_job').set({ attempts: 3 }).execute()
  const exportWorker = exports.open()
  await exportWorker.makeNext()
  await exportWorker.close()
  expect((await exports.status(id, token)).body.status).toBe(-1)
  expect(await used(token)).toBe(0)
})

test('a sweep gives back what was never made', async () => {
  const token = await someone()
  await exports.ask(token)
  await sweepJobs(database.db, new Date(now.getTime() + 25 * 3_600_000))
  expect(await used(token)).toBe(0)
})
