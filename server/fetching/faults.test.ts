import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { givenDatabase } from '#server/test/database.ts'
import type { Fault } from '#server/test/world/replay/faults.ts'
import { replayKey } from '#server/test/world/replay/replay.ts'
import { type GivenFetching, givenFetching } from './given-fetching.ts'

const database = givenDatabase()
const span = { from: '2025-05-01', to: '2025-07-31' }
const path = /documents\/S/
const minute = 60_000
let given: GivenFetching

beforeAll(async () => {
  const limits = { connect: 2000, silence: 300, total: 1500 }
  given = await givenFetching(database, {
    companies: 14,
    years: 1,
    noise: 0,
    corrections: 0,
    withdrawals: 0,
    edits: 0,
    hidings: 0,
    withoutCsv: 0,
    limits,
  })
  await given.run('edinet-codes')
  await given.run('edinet-lists', span)
  expect(await documents()).not.toEqual([])
}, 60_000)
afterAll(() => given?.replay.stop())
afterEach(async () => {
  given.replay.clearFaults()
  given.waits.length = 0
  await database.db
    .updateTable('fetch_source')
    .set({ is_paused: false, pause_reason: null, paused_until: null, slow_until: null })
    .execute()
})

const documents = () =>
  database.db
    .selectFrom('edinet_document')
    .select(['number', 'state', 'attempts', 'problem'])
    .orderBy('number')
    .execute()

/** Everything is to be fetched again, and nothing of it is known. */
async function begin(fault?: Fault) {
  await sql`delete from fetch_file where source = 'edinet-documents'`.execute(database.db)
  await database.db
    .updateTable('edinet_document')
    .set({ state: 'waiting', attempts: 0, next_try_at: null, problem: null })
    .execute()
  if (fault) given.replay.fault(fault)
  given.replay.clearRequests()
  const result = await given.run('edinet-documents', { limit: 3 })
  const states = (await documents()).map(({ state }) => state)
  return { ...result, imported: states.filter((state) => state === 'imported').length, states }
}
const long = () => given.waits.filter((wait) => wait >= minute)

test.each<[Fault, number[]]>([
  [{ kind: 'status-in-body', status: 500, path, times: 3 }, [1, 2, 4]],
  [{ kind: '503', path, times: 3 }, [1, 2, 4]],
  [{ kind: '429', path, times: 3 }, [1, 2, 4]],
  [{ kind: '429', path, times: 2, retryAfter: 600 }, [10, 10]],
  [{ kind: 'status-in-body', status: 429, path, times: 1 }, [1]],
  [{ kind: 'json-for-zip', path, times: 2 }, [1, 2]],
  [{ kind: 'html', path, times: 2 }, [1, 2]],
  [{ kind: 'login-page', path, times: 1 }, [1]],
  [{ kind: 'empty', path, times: 1 }, [1]],
  [{ kind: 'wrong-length', path, times: 1 }, [1]],
  [{ kind: 'reset-half', path, times: 1 }, [1]],
  [{ kind: 'pdf-for-zip', path, times: 1 }, [1]],
  [{ kind: 'slow', path, times: 1 }, [1]],
])('%o passes: it waits, asks again and has everything', async (fault, minutes) => {
  const { outcome, imported } = await begin(fault)
  expect([outcome, imported]).toEqual(['done', 3])
  expect(long()).toEqual(minutes.map((each) => each * minute))
  const { slow_until } = await database.db
    .selectFrom('fetch_source')
    .select('slow_until')
    .where('name', '=', 'edinet-documents')
    .executeTakeFirstOrThrow()
  const isTooMuch = fault.kind === '429' || fault.status === 429
  expect(slow_until !== null).toBe(isTooMuch)
  // At half pace from then on.
  if (isTooMuch) expect(given.waits.at(-1)).toBe(4000)
})

test('what never passes is put off, and five such in a row let the source rest', async () => {
  const { outcome, until, states } = await begin({ kind: 'html', path })
  expect([outcome, until, states.includes('imported')]).toEqual(['done', null, false])
  expect((await documents()).filter(({ attempts }) => attempts === 1)).toHaveLength(3)
  await database.db.updateTable('edinet_document').set({ attempts: 0, next_try_at: null }).execute()
  const all = await given.run('edinet-documents')
  expect(all).toMatchObject({ outcome: 'more', problem: expect.stringContaining('web page') })
  expect(all.until!.getTime() - given.world.clock().getTime()).toBe(30 * minute)
})

test.each<[Fault, string]>([
  [{ kind: 'status-in-body', status: 401, path }, 'key'],
  [{ kind: 'redirect', path, to: 'foreign' }, 'foreign'],
  [{ kind: 'redirect', path, to: 'http' }, 'foreign'],
  [{ kind: 'redirect', path, to: 'loopback' }, 'foreign'],
  [{ kind: 'redirect', path, to: 'loop' }, 'foreign'],
])('%o stops the source until a person looks', async (fault, kind) => {
  const { outcome, problem, states } = await begin(fault)
  expect([outcome, problem?.split(':')[0], states.includes('imported')]).toEqual(['stopped', kind, false])
  const row = await database.db
    .selectFrom('fetch_source')
    .selectAll()
    .where('name', '=', 'edinet-documents')
    .executeTakeFirstOrThrow()
  expect([row.is_paused, row.pause_reason]).toEqual([true, problem])
})

test('a document that is not there is not asked for again', async () => {
  const { outcome, states } = await begin({ kind: 'status-in-body', status: 404, path, times: 1 })
  expect([outcome, states.filter((state) => state === 'absent').length]).toEqual(['done', 1])
})

test.each<[Fault, RegExp, string]>([
  [{ kind: 'cut-zip', path, times: 1 }, /zip-damaged/, 'waiting'],
  [{ kind: 'bad-crc', path, times: 1 }, /zip-damaged/, 'waiting'],
  [{ kind: 'bomb', path, times: 1 }, /zip-too-large/, 'refused'],
  [{ kind: 'renamed-column', path, times: 1 }, /header-missing|unrecognised/, 'refused'],
  [{ kind: 'huge', path, times: 1 }, /more than/, 'waiting'],
])(
  '%o is listed, and the others come',
  async (fault, problem, state) => {
    const { outcome, imported } = await begin(fault)
    expect([outcome, imported]).toEqual(['done', 2])
    const listed = (await documents()).filter((document) => document.problem !== null)
    expect(listed).toEqual([expect.objectContaining({ state, problem: expect.stringMatching(problem) })])
  },
  60_000,
)

test.each<[Fault, string]>([
  [{ kind: 'renamed-column', path: /documents\.json/ }, 'changed'],
  [{ kind: 'missing-column', path: /documents\.json/ }, 'changed'],
])('a list with %o is refused, and what is here stays', async (fault, kind) => {
  const before = await documents()
  given.replay.fault(fault)
  const { outcome, problem } = await given.run('edinet-lists', { ...span, again: true })
  expect([outcome, problem?.split(':')[0]]).toEqual(['stopped', kind])
  expect(await documents()).toEqual(before)
})

test('a day that is said not to be there does not count as an empty one', async () => {
  const day = '2025-04-30'
  const readDays = () => database.db.selectFrom('edinet_day').select('day').where('day', '=', day).execute()
  given.replay.fault({ kind: 'status-in-body', status: 404, path: /documents\.json/ })
  await given.run('edinet-lists', { from: day, to: day })
  expect(await readDays()).toEqual([])
  given.replay.clearFaults()
  await given.run('edinet-lists', { from: day, to: day })
  expect(await readDays()).toEqual([{ day }])
})

test('a list that has not changed counts as read anew, and is asked for whole where nothing was kept of it', async () => {
  const { db } = database
  const today = given.world.clock().toISOString().slice(0, 10)
  const day = '2025-06-27'
  const read = async () => {
    given.moveTo(today)
    given.replay.clearRequests()
    await given.run('edinet-lists', { from: day, to: day })
    return given.replay.requests.map(({ headers }) => headers['if-none-match'] !== undefined)
  }
  const row = () => db.selectFrom('edinet_day').selectAll().where('day', '=', day).executeTakeFirstOrThrow()
  const [before, queue] = [await row(), await documents()]
  given.replay.fault({ kind: 'validators', path: /documents\.json/ })
  const ask = () =>
    db
      .updateTable('edinet_day')
      .set({ is_final: false, read_at: new Date(0) })
      .where('day', '=', day)
  await ask().execute()
  expect(await read()).toEqual([false])
  await ask().execute()
  expect(await read()).toEqual([true])
  expect(await row()).toMatchObject({ ...before, read_at: expect.toSatisfy((at: Date) => at > new Date(1)) })
  // As after a kill between the file and its day.
  await db.deleteFrom('edinet_day').where('day', '=', day).execute()
  await db.deleteFrom('edinet_document').where('day', '=', day).execute()
  expect((await documents()).length).toBeLessThan(queue.length)
  expect(await read()).toEqual([false])
  expect(await row()).toMatchObject({ documents: before.documents, sha256: before.sha256, is_final: true })
  expect((await documents()).map(({ number }) => number)).toEqual(queue.map(({ number }) => number))
})

test('lists with one column more are read; a day that has grown brings the new ones alone', async () => {
  const before = await documents()
  given.replay.fault({ kind: 'added-column', path: /documents\.json/ })
  expect(await given.run('edinet-lists', { ...span, again: true })).toMatchObject({ outcome: 'done' })
  expect(await documents()).toEqual(before)
})

test('the list of the exchange with another header changes nothing and says so', async () => {
  given.replay.fault({ kind: 'renamed-column', host: 'www.jpx.co.jp', path: /data_j/ })
  expect(await given.run('jpx-list')).toMatchObject({
    outcome: 'stopped',
    problem: expect.stringMatching(/^changed: list: header-missing/),
  })
})

test('a clock that is wrong, a disk that is full: nothing is fetched', async () => {
  await begin()
  const wrong = { ...given.world, clock: () => new Date(given.world.clock().getTime() + 3 * 86_400_000) }
  const { runSource } = await import('./run/run-source.ts')
  const { edinetCodes } = await import('./sources/edinet-codes.ts')
  const options = { params: { again: true }, signal: new AbortController().signal, patience: Number.POSITIVE_INFINITY }
  expect(await runSource(edinetCodes, wrong, options)).toMatchObject({
    outcome: 'stopped',
    problem: expect.stringMatching(/^clock/),
  })
  const full = { ...given.world, space: { ...given.world.space, free: () => 1e9 } }
  expect(await runSource(edinetCodes, full, options)).toMatchObject({
    outcome: 'stopped',
    requests: 0,
    problem: expect.stringMatching(/^space: 1\.0 GB free/),
  })
})

test('a source that a person pauses while it runs stays paused, one that a problem had paused goes on', async () => {
  const paused = () =>
    database.db
      .selectFrom('fetch_source')
      .select('is_paused')
      .where('name', '=', 'edinet-codes')
      .executeTakeFirstOrThrow()
  const change = (pause_reason: string | null) =>
    database.db
      .updateTable('fetch_source')
      .set({ is_paused: true, pause_reason })
      .where('name', '=', 'edinet-codes')
      .execute()
  await change(null)
  await given.run('edinet-codes', { again: true })
  expect(await paused()).toEqual({ is_paused: true })
  await change('changed: the page')
  await given.run('edinet-codes', { again: true })
  expect(await paused()).toEqual({ is_paused: false })
})

test('of two that begin at once one works', async () => {
  await begin()
  given.replay.clearRequests()
  const both = await Promise.all([
    given.run('edinet-codes', { again: true }),
    given.run('edinet-codes', { again: true }),
  ])
  expect(both.map(({ outcome }) => outcome).toSorted()).toEqual(['busy', 'done'])
  expect(given.replay.requests).toHaveLength(2)
})

test('the key stands in no row, whatever went wrong', async () => {
  const { rows } = await sql<{
    name: string
  }>`select table_name as name from information_schema.tables where table_schema = 'public'`.execute(database.db)
  for (const { name } of rows) {
    const { rows: hits } =
      await sql`select 1 from ${sql.table(name)} one where one::text like ${`%${replayKey}%`} limit 1`.execute(
        database.db,
      )
    expect([name, hits]).toEqual([name, []])
  }
  expect(
    given.replay.requests.every(
      ({ hasKey, path: address }) => !address.includes(replayKey) && typeof hasKey === 'boolean',
    ),
  ).toBe(true)
})
