import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { startJobs } from '#server/jobs/jobs.ts'
import { givenDatabase } from '#server/test/database.ts'
import { Client } from './client.ts'
import { isUnreachable } from './unreachable.ts'

const database = givenDatabase()

/** End every other connection to this database, as a crash does, and wait until they are gone; answers how many there were. */
async function endOthers(): Promise<number> {
  const client = new Client(database.connection)
  await client.connect()
  const { rows } = await client.query<{ pid: number }>(
    'select pid, pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  const left = 'select from pg_stat_activity where pid = any($1)'
  await vi.waitFor(async () => expect((await client.query(left, [rows.map(({ pid }) => pid)])).rowCount).toBe(0), {
    timeout: 120_000,
  })
  await client.end()
  return rows.length
}

test('connections that break while nobody asks them anything end no process, wherever they are', async () => {
  const uncaught = vi.fn()
  process.on('uncaughtException', uncaught)
  const jobs = await startJobs(database.connection, () => {})
  await sql`select 1`.execute(database.db) // One waits in the pool,
  const between = database.db.transaction().execute(async (tx) => {
    await sql`select 1`.execute(tx)
    expect(await endOthers()).toBeGreaterThan(2) // one stands between two queries of a transaction, some are the jobs'.
    await sql`select 1`.execute(tx)
  })
  expect(isUnreachable(await between.catch((error: unknown) => error))).toBe(true)
  expect((await sql<{ one: number }>`select 1 as one`.execute(database.db)).rows).toEqual([{ one: 1 }])
  await jobs.stop()
  process.off('uncaughtException', uncaught)
  expect(uncaught.mock.calls).toEqual([])
})

test('every connection is made so', () => {
  const server = join(import.meta.dirname, '..')
  const files = globSync('**/*.ts', { cwd: server }).filter((file) => !/\.test\.ts$|^test\/|db\/client\.ts$/.test(file))
  const bare = files.filter((file) =>
    /new pg\.(Client|Pool)\((?!\{[^}]*\bClient\b)/.test(readFileSync(join(server, file), 'utf8')),
  )
  expect(bare).toEqual([])
})
