import { EventEmitter, once } from 'node:events'
import { chmodSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startJobs } from '#server/jobs/jobs.ts'
import { openDatabase } from '../database.ts'
import { isUnreachable } from '../unreachable.ts'
import { type Cluster, startCluster } from './cluster.ts'

/** A database of its own, to be killed. */
const home = mkdtempSync(join(tmpdir(), 'satoyama-cluster-'))
chmodSync(home, 0o755) // Else its user could not enter, and the database would live elsewhere.
const settings = { shared_buffers: '16MB', fsync: 'off' }
const messages: string[] = []
const running: { cluster?: Cluster } = {}
const heard = new EventEmitter()
const watcher = {
  onTrouble: (text: string) => {
    messages.push(text)
    heard.emit('trouble')
  },
  onGivenUp: (error: Error) => void messages.push(error.message),
}

beforeAll(async () => {
  running.cluster = await startCluster({ home, settings })
  running.cluster.watch(watcher)
})
afterAll(async () => {
  await running.cluster?.stop()
  rmSync(home, { recursive: true, force: true })
})

const log = () => readFileSync(join(home, 'postgres.log'), 'utf8')

const postmaster = () =>
  Number(readFileSync(join(running.cluster!.places.data, 'postmaster.pid'), 'utf8').split('\n')[0])

/** Processes whose command names a folder, where the system tells. */
const processesOf = (folder: string) =>
  globSync('/proc/[0-9]*/cmdline').filter((path) => existsSync(path) && readFileSync(path, 'utf8').includes(folder))

async function query<T>(text: string): Promise<T> {
  const client = new pg.Client(running.cluster!.connection)
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(text)).rows[0] as T
  } finally {
    await client.end()
  }
}

/** Work without an end has begun in a process of the database. */
const endless = 'select count(*) from generate_series(1, 1e12)'
const untilItIsBusy = async (connection: pg.ClientConfig) => {
  const client = new pg.Client(connection)
  await client.connect()
  const busy = "select from pg_stat_activity where state = 'active' and query = $1"
  await vi.waitFor(async () => expect((await client.query(busy, [endless])).rowCount).toBe(1), { timeout: 120_000 })
  await client.end()
}

const untilItAnswers = () =>
  vi.waitFor(() => query<{ one: number }>('select 1 as one'), { timeout: 120_000, interval: 50 })

test('a killed postmaster is started again, though one of its processes goes on working', async () => {
  await query('create table kept as select 1 as one')
  const busy = query(endless).catch((error: unknown) => error)
  await untilItIsBusy(running.cluster!.connection)
  const before = postmaster()
  process.kill(before, 'SIGKILL')
  await once(heard, 'trouble')
  expect(running.cluster!.state).toBe('starting-again')
  expect(isUnreachable(await query('select 1').catch((error: unknown) => error))).toBe(true)
  await untilItAnswers()
  expect(await query('select one from kept')).toEqual({ one: 1 })
  expect(isUnreachable(await busy)).toBe(true)
  expect(postmaster()).not.toBe(before)
  await vi.waitFor(() => expect([running.cluster!.state, messages.length]).toEqual(['up', 2]), { timeout: 120_000 })
})

test('what goes wrong is logged without the rows it went wrong with', async () => {
  const email = 'secretive@asset.example'
  await query('create table person (email text unique check (length(email) > 3))')
  await query(`insert into person values ('${email}')`)
  const add = (value: string) => query(`insert into person values ('${value}')`)
  await expect(add(email)).rejects.toMatchObject({ code: '23505', detail: expect.stringContaining(email) })
  await expect(add('a@b')).rejects.toMatchObject({ code: '23514', detail: expect.stringContaining('a@b') })
  expect(log()).toContain('duplicate key value violates unique constraint "person_email_key"')
  expect(log()).toContain('violates check constraint')
  expect(log()).not.toMatch(/secretive|a@b/)
})

test('a pool and the jobs go on after the database was killed, or one of its processes', async () => {
  const db = openDatabase(running.cluster!.connection)
  const jobs = await startJobs(running.cluster!.connection, () => {})
  const finished: number[] = []
  await jobs.work<{ round: number }>('test', async ({ round }) => void finished.push(round))
  for (const [round, victim] of ['postmaster', 'backend'].entries()) {
    const backend = (
      await query<{ pid: number }>("select pid from pg_stat_activity where application_name = 'satoyama jobs' limit 1")
    ).pid
    const logged = log().length
    process.kill(victim === 'postmaster' ? postmaster() : backend, 'SIGKILL')
    await vi.waitFor(() => expect(log().length).toBeGreaterThan(logged), { timeout: 120_000 }) // It has been noticed.
    await untilItAnswers()
    await jobs.ask(db, 'test', { round })
    await vi.waitFor(() => expect(finished).toContain(round), { timeout: 120_000 })
  }
  await jobs.stop()
  await db.destroy()
})

test('a start right after everything was killed takes over, whatever still holds the data', async () => {
  for (let round = 0; round < 3; round++) {
    await running.cluster!.stop()
    const left = await startCluster({ home, settings })
    const busy = new pg.Client(left.connection)
    busy.on('error', () => {})
    await busy.connect()
    busy.query(endless).catch(() => {})
    await untilItIsBusy(left.connection)
    process.kill(Number(readFileSync(join(left.places.data, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL')
    running.cluster = await startCluster({ home, settings }) // Not a moment later.
    expect(await query('select one from kept')).toEqual({ one: 1 })
  }
  running.cluster!.watch(watcher)
})

test('a stop while it is being started again leaves nothing running', async () => {
  process.kill(postmaster(), 'SIGKILL')
  await once(heard, 'trouble')
  await running.cluster!.stop(1000)
  await expect(query('select 1')).rejects.toThrow()
  expect(processesOf(home)).toEqual([])
})
