import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { givenAccount } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'
import { isOver, LeasedWorker, type Turn } from './leased.ts'

const database = givenDatabase()

test.each([
  [-1, true],
  [11, false],
  [25, true],
  [86_400 * 365, true],
])('a lease of twelve seconds that ends in %i is over: %s', async (seconds, over) => {
  const until = sql`now() + make_interval(secs => ${seconds})`
  const { rows } = await sql<{ over: boolean }>`select ${isOver(until, 12)} as over`.execute(database.db)
  expect(rows).toEqual([{ over }])
})

test('nobody else writes leases', () => {
  const root = join(import.meta.dirname, '..')
  const exclude = ['db/migrations/**', 'jobs/leased.ts']
  const sources = globSync('**/*.ts', { cwd: root, exclude }).filter((path) => !path.endsWith('.test.ts'))
  const others = sources.filter((path) => /lease_until (=|<|>)/.test(readFileSync(join(root, path), 'utf8')))
  expect(sources.length).toBeGreaterThan(500)
  expect(others).toEqual([])
})

beforeEach(async () => {
  await givenAccount(database.db, 'leased@asset.example')
  await sql`delete from export_job`.execute(database.db)
  await sql`insert into export_job (id, account_id, request, state, created_at)
    select 'row ' || one, (select id from account where email = 'leased@asset.example'), '{}', 'waiting',
      timestamptz '2026-01-14' + one * interval '1 second' from generate_series(1, 2) one`.execute(database.db)
})

const worker = (run: (id: string, turn: Turn) => Promise<void>, failed: string[] = []) =>
  new LeasedWorker({
    ...{ db: database.db, table: 'export_job', running: 'running' },
    run: ({ id }, turn) => run(id, turn),
    fail: async ({ id }, trouble) => void failed.push(`${id}: ${trouble}`),
  })
const rows = () => database.db.selectFrom('export_job').select(['id', 'state', 'holder', 'progress']).orderBy('id')
const finish = (id: string, { holder }: Turn) =>
  database.db
    .updateTable('export_job')
    .set({ state: 'done' })
    .where('id', '=', id)
    .where('holder', '=', holder)
    .execute()

test('two servers share what waits, the oldest first, and each row is worked on once', async () => {
  const worked: string[] = []
  const one = () =>
    worker(async (id, turn) => {
      worked.push(id)
      await finish(id, turn)
    })
  const [first, second] = [one(), one()]
  expect(await Promise.all([first.next(), second.next()])).toEqual([true, true])
  expect(worked.toSorted()).toEqual(['row 1', 'row 2'])
  expect(await Promise.all([first.next(), second.next()])).toEqual([false, false])
})

test('what throws is noted as failed, unless the server stops: then it stays for the next', async () => {
  const failed: string[] = []
  const broken = worker(async () => {
    throw new Error('broken')
  }, failed)
  expect(await broken.next()).toBe(true)
  expect(failed).toEqual(['row 1: broken'])
  const stopping = worker(async (_, { signal }) => {
    stopping.close()
    signal.throwIfAborted()
  }, failed)
  expect(await stopping.next()).toBe(false)
  expect(failed).toHaveLength(1)
  expect((await rows().execute()).map(({ state }) => state)).toEqual(['running', 'running'])
})

test('a sign of life notes the progress; who has lost its row is stopped and fails nothing', async () => {
  const failed: string[] = []
  const lost = worker(async (id, { signal, progress }) => {
    progress[0] = 40
    await expect.poll(async () => (await rows().executeTakeFirstOrThrow()).progress, { timeout: 5000 }).toBe(40)
    await database.db.updateTable('export_job').set({ state: 'cleared' }).where('id', '=', id).execute()
    await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  }, failed)
  expect(await lost.next()).toBe(true)
  expect(failed).toEqual([])
})
