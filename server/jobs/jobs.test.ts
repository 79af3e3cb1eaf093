import { sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'
import { givenDatabase } from '#server/test/database.ts'
import { mayLieAhead, putRight } from './clock.ts'
import { type Jobs, startJobs } from './jobs.ts'
import { listPasses } from './passes.ts'

const database = givenDatabase()
const running: Jobs[] = []
afterEach(async () => {
  for (const jobs of running.splice(0)) await jobs.stop()
})

/** Jobs whose minute is so many milliseconds long. */
async function given(every?: number): Promise<Jobs> {
  const jobs = await startJobs(database.connection, () => {}, every)
  running.push(jobs)
  return jobs
}

const patience = { timeout: 120_000, interval: 20 }

/** As if all that the library notes had been noted by a clock that was ten years ahead. */
async function putAhead(): Promise<void> {
  for (const column of putRight) {
    const [table, name] = column.split('.') as [string, string]
    await sql`update ${sql.table(`pgboss.${table}`)} set ${sql.ref(name)} = now() + interval '10 years'
      where ${sql.lit(table !== 'job')} or ${sql.ref(name)} is not null`.execute(database.db)
  }
}

test('a clock that was ahead holds up neither what is done every minute nor jobs that wait, at a start and while it runs', async () => {
  const first = await given()
  await first.everyMinute('tried', async () => {})
  await running.pop()!.stop()
  const done: string[] = []
  await sql`insert into pgboss.job (name, data, policy) values ('tried', '{}', 'short') on conflict do nothing`.execute(
    database.db,
  )
  await putAhead()

  const jobs = await given(300)
  await jobs.work('asked', async () => void done.push('asked'))
  await jobs.everyMinute('tried', async () => void done.push('tried'))
  await vi.waitFor(() => expect(done).toContain('tried'), patience)
  await jobs.ask(database.db, 'asked', {})
  await putAhead()
  done.length = 0
  await vi.waitFor(() => expect(done).toEqual(expect.arrayContaining(['asked', 'tried'])), patience)
})

test('every moment that the library notes is put right, or may lie ahead', async () => {
  await given()
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'pgboss' and table_name in ('version', 'queue', 'job') and data_type like 'timestamp with time zone'`.execute(
    database.db,
  )
  expect(rows.map(({ name }) => name).sort()).toEqual([...putRight, ...mayLieAhead].sort())
})

test('what is done every minute is late after five of them, unless it is under way; what failed says why', async () => {
  const jobs = await given()
  const state = { failure: '' }
  await jobs.everyMinute('late', async () => {
    if (state.failure) throw new Error(state.failure)
  })
  const look = async () => (await listPasses(database.db)).find(({ name }) => name === 'late')!
  await vi.waitFor(async () => expect((await look()).endedAt).not.toBeNull(), patience)
  expect(await look()).toMatchObject({ isLate: false, failure: null })
  const age = (what: string) =>
    sql`
    update pgboss.job set created_on = now() - interval '10 minutes', started_on = now() - interval '10 minutes',
      completed_on = case when completed_on is not null then now() - interval '6 minutes' end
    where name = 'late' and state = ${what}::pgboss.job_state`.execute(database.db)
  await age('completed')
  expect(await look()).toMatchObject({ isLate: true })
  state.failure = 'the market is away'
  await jobs.ask(database.db, 'late', {})
  await vi.waitFor(async () => expect(await look()).toMatchObject({ failure: 'the market is away' }), patience)
  expect(await look()).toMatchObject({ isLate: false })

  await jobs.noLonger('late')
  expect(await listPasses(database.db)).not.toContainEqual(expect.objectContaining({ name: 'late' }))
})

test('nothing is late where no server runs', async () => {
  const jobs = await given()
  await jobs.everyMinute('alone', async () => {})
  await running.pop()!.stop()
  await vi.waitFor(async () => expect(await listPasses(database.db)).toEqual([]), patience)
})
