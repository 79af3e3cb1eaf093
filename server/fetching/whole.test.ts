import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { givenZip } from '#server/imports/files/given-zip.ts'
import { givenDatabase } from '#server/test/database.ts'
import type { Fault } from '#server/test/world/replay/faults.ts'
import { edinetDocuments } from './edinet/documents.ts'
import { type GivenFetching, givenFetching } from './given-fetching.ts'
import { marketRows } from './given-market-rows.ts'
import { changeSource } from './store/sources.ts'

const database = givenDatabase()
const path = /documents\/S.*type=1/
let given: GivenFetching
let market: Awaited<ReturnType<typeof marketNow>>

beforeAll(async () => {
  const none = { noise: 0, corrections: 0, withdrawals: 0, edits: 0, hidings: 0, withoutCsv: 0 }
  const limits = { connect: 2000, silence: 2000, total: 10_000 }
  given = await givenFetching(database, { companies: 8, years: 1, ...none, limits })
  await given.run('edinet-codes')
  await given.run('edinet-lists')
  await given.run('edinet-documents')
  expect(new Set(documentRequests().map(({ type }) => type))).toEqual(new Set([5]))
  market = await marketNow()
  expect([market.documents.length > 5, market.figures.length > 200]).toEqual([true, true])
}, 60_000)
afterAll(() => given?.replay.stop())
afterEach(() => {
  given.replay.clearFaults()
  given.waits.length = 0
})

/** What the market says; which copies are kept, and how often a report was tried, is not of it. */
async function marketNow() {
  const { queue: _, days: __, files: ___, ...rows } = await marketRows(database.db)
  return rows
}

/** What a market says in either form: the whole one also has what stands in tables of chapters, is read by its own revision, and may be read whole. */
const tagged = ({ companies, documents: filed, figures, targets: _, ...rows }: typeof market) => ({
  ...rows,
  companies: companies.map((row) => row.replace(/"figures":\d+/, '')),
  documents: filed.map((row) => row.replace(/"reading_(revision|whole_chapters|not_stated)":(\d+|\[[^\]]*\])/g, '')),
  figures: figures.filter((row) => !/"(read-from-text|read-again)"/.test(row)),
})

/** Documents that were asked for, in order, and as which type. */
const documentRequests = () =>
  given.replay.requests.flatMap(({ path: address }) => {
    const [, number, type] = /documents\/(S\w+)\?type=(\d)/.exec(address) ?? []
    return number === undefined ? [] : [{ number, type: Number(type) }]
  })

const documents = () =>
  database.db
    .selectFrom('edinet_document')
    .select(['number', 'state', 'is_whole', 'whole_problem', 'attempts', 'problem', 'next_try_at'])
    .orderBy('day', 'desc')
    .orderBy('sequence', 'desc')
    .execute()

/** Reports are here as tables, or are not here at all, and nothing of them was asked for whole. */
async function begin(state: 'imported' | 'waiting', fault?: Fault) {
  await sql`delete from fetch_file where source = 'edinet-documents' and (${state} = 'waiting' or address like '%type=1')`.execute(
    database.db,
  )
  const fresh = { attempts: 0, next_try_at: null, problem: null, is_whole: false, whole_problem: null }
  await database.db
    .updateTable('edinet_document')
    .set({ state, ...fresh })
    .execute()
  await changeSource(database.db, 'edinet-documents', { is_whole: true, is_paused: false, slow_until: null })
  given.replay.clearRequests()
  if (fault) given.replay.fault(fault)
}

const estimate = (params = {}) =>
  edinetDocuments.estimate({ db: database.db, params, today: () => given.world.clock().toISOString().slice(0, 10) })

test('switched on, what is still to come is fetched whole; what is here as a table only on request, the newest first', async () => {
  await begin('imported')
  const all = await documents()
  const waiting = all.slice(2, 4).map(({ number }) => number)
  await database.db.updateTable('edinet_document').set({ state: 'waiting' }).where('number', 'in', waiting).execute()
  expect(await estimate()).toEqual({ requests: 2, bytes: 2 * 956_000 })
  expect(await given.run('edinet-documents')).toMatchObject({ outcome: 'done', refused: 0 })
  expect(documentRequests().toSorted((a, b) => (a.number < b.number ? -1 : 1))).toEqual(
    waiting.toSorted().map((number) => ({ number, type: 1 })),
  )
  expect(await given.run('edinet-documents')).toMatchObject({ outcome: 'done', requests: 0 })

  given.replay.clearRequests()
  given.waits.length = 0
  const tables = all.map(({ number }) => number).filter((number) => !waiting.includes(number))
  expect((await estimate({ whole: true })).requests).toBe(tables.length)
  expect(await given.run('edinet-documents', { whole: true, limit: 2 })).toMatchObject({ outcome: 'done', requests: 2 })
  expect(await given.run('edinet-documents', { whole: true })).toMatchObject({ outcome: 'done', refused: 0 })
  expect(documentRequests()).toEqual(tables.map((number) => ({ number, type: 1 })))
  // At the pace of every run, within one and from one to the next.
  expect(given.waits.length).toBeGreaterThanOrEqual(tables.length - 2)
  expect(new Set(given.waits)).toEqual(new Set([2000]))
  expect(new Set((await documents()).map(({ state, is_whole }) => `${state} ${is_whole}`))).toEqual(
    new Set(['imported true']),
  )
  expect(await estimate({ whole: true })).toEqual({ requests: 0, bytes: 0 })
  const whole = await marketNow()
  expect(tagged(whole)).toEqual(tagged(market))
  expect(whole.figures.length).toBeGreaterThan(market.figures.length)
  // From here on nothing changes it: neither a table read again nor a report that does not come.
  market = whole
}, 60_000)

test('a disk that is full stops it, and what is here stays', async () => {
  await begin('imported')
  const { runSource } = await import('./run/run-source.ts')
  const full = { ...given.world, space: { ...given.world.space, free: () => 1e9 } }
  const options = { params: { whole: true }, signal: new AbortController().signal, patience: Number.POSITIVE_INFINITY }
  expect(await runSource(edinetDocuments, full, options)).toMatchObject({ outcome: 'stopped', requests: 0 })
  expect(new Set((await documents()).map(({ state }) => state))).toEqual(new Set(['imported']))
})

const name = 'XBRL/PublicDoc/jpcrp030000-asr-001_E90001-000_2025-03-31_01_2025-06-20.xbrl'
const bomb = givenZip([{ name, content: Buffer.alloc(300 * 1024 * 1024) }], { level: 1 })
const two = givenZip(
  [name, `copy/${name}`].map((each) => ({ name: each, content: Buffer.from('<?xml version="1.0"?>') })),
)

/** Passing troubles, which another try may end, and those for which the table stands for good. */
const passing: readonly (readonly [Fault, RegExp])[] = [
  [{ kind: 'cut-zip', path, times: 1 }, /zip-damaged/],
  [{ kind: 'bad-crc', path, times: 1 }, /zip-damaged/],
  [{ kind: 'json-for-zip', path, times: 5 }, /words|archive/],
  [{ kind: 'status-in-body', status: 500, path, times: 5 }, /not well/],
  [{ kind: 'pdf-for-zip', path, times: 5 }, /PDF/],
  [{ kind: 'reset-half', path, times: 5 }, /broke off/],
]
const lasting: readonly (readonly [string, Fault, RegExp])[] = [
  ['status 404 in the body', { kind: 'status-in-body', status: 404, path, times: 1 }, /^not retrievable/],
  ['more than may come', { kind: 'huge', path, times: 1 }, /^more than 100000000/],
  ['a bomb', { kind: 'other-bytes', bytes: bomb, path, times: 1 }, /^zip-too-large/],
  ['two reports', { kind: 'other-bytes', bytes: two, path, times: 1 }, /^zip-no-report/],
]

test.each(passing)(
  '%o: the table stays, and the report is tried again later',
  async (fault, problem) => {
    await begin('imported', fault)
    const [newest] = await documents()
    expect(await given.run('edinet-documents', { whole: true, limit: 1 })).toMatchObject({ outcome: 'done' })
    const [after] = await documents()
    expect(after).toMatchObject({
      ...newest,
      attempts: 1,
      problem: expect.stringMatching(problem),
      next_try_at: expect.any(Date),
    })
    expect(await marketNow()).toEqual(market)
    // Not at once, and not by the schedule.
    expect((await estimate()).requests).toBe(0)
    const { number } = newest!
    await database.db
      .updateTable('edinet_document')
      .set({ next_try_at: new Date(0) })
      .where('number', '=', number)
      .execute()
    expect(await given.run('edinet-documents', { whole: true, limit: 1 })).toMatchObject({ outcome: 'done' })
    expect((await documents())[0]).toMatchObject({ number, state: 'imported', is_whole: true, problem: null })
  },
  30_000,
)

test.each(lasting)(
  '%s: the table stays for good, unless a person asks again',
  async (_, fault, problem) => {
    await begin('imported', fault)
    await given.run('edinet-documents', { whole: true, limit: 1 })
    const [newest, second] = await documents()
    expect(newest).toMatchObject({ state: 'imported', is_whole: false, whole_problem: expect.stringMatching(problem) })
    expect(await marketNow()).toEqual(market)
    given.replay.clearRequests()
    await given.run('edinet-documents', { whole: true, limit: 1 })
    expect(documentRequests()).toEqual([{ number: second!.number, type: 1 }])
    await given.run('edinet-documents', { whole: true, limit: 1, again: true })
    expect((await documents())[0]).toMatchObject({ state: 'imported', is_whole: true, whole_problem: null })
  },
  30_000,
)

test.each(lasting)(
  '%s for a report that is not here: its table is fetched instead',
  async (_, fault, problem) => {
    await begin('waiting', fault)
    await given.run('edinet-documents', { limit: 1 })
    const [{ number } = { number: '' }] = documentRequests()
    // What could not be read was refused at the end of the run: the next one knows.
    if (!documentRequests().some(({ type }) => type === 5)) await given.run('edinet-documents', { limit: 1 })
    expect(documentRequests()).toEqual([
      { number, type: 1 },
      { number, type: 5 },
    ])
    expect((await documents()).find((each) => each.number === number)).toMatchObject({
      ...{ state: 'imported', is_whole: false, whole_problem: expect.stringMatching(problem) },
    })
    expect(await marketNow()).toEqual(market)
  },
  30_000,
)

test('a report that never comes whole is fetched as a table after eight tries', async () => {
  await begin('waiting', { kind: 'cut-zip', path })
  const [{ number } = { number: '' }] = await documents()
  await database.db.updateTable('edinet_document').set({ state: 'left' }).where('number', '<>', number).execute()
  for (let run = 0; run < 8; run++) {
    await given.run('edinet-documents')
    await database.db.updateTable('edinet_document').set({ next_try_at: null }).execute()
  }
  expect(documentRequests()).toEqual(Array.from({ length: 8 }, () => ({ number, type: 1 })))
  await given.run('edinet-documents')
  expect(documentRequests().at(-1)).toEqual({ number, type: 5 })
  expect((await documents())[0]).toMatchObject({ state: 'imported', whole_problem: expect.stringMatching(/damaged/) })
}, 30_000)

test('switched off again, tables are fetched, and what is here whole stays', async () => {
  await begin('imported')
  await given.run('edinet-documents', { whole: true, limit: 1 })
  await changeSource(database.db, 'edinet-documents', { is_whole: false })
  const [newest, second] = await documents()
  await database.db
    .updateTable('edinet_document')
    .set({ state: 'waiting' })
    .where('number', '=', second!.number)
    .execute()
  given.replay.clearRequests()
  await given.run('edinet-documents')
  expect(documentRequests()).toEqual([{ number: second!.number, type: 5 }])
  expect((await documents()).slice(0, 2)).toMatchObject([
    { number: newest!.number, is_whole: true },
    { number: second!.number, is_whole: false, state: 'imported' },
  ])
})
