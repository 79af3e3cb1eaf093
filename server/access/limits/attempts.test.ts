import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { givenDatabase } from '#server/test/database.ts'
import { accountCounter, networkCounter } from './attempt-counters.ts'
import { countAttempt } from './attempts.ts'
import { limits, longestLimitMinutes } from './limits.ts'

const database = givenDatabase()
const now = new Date('2026-01-15T03:00:00Z')
const minutes = (count: number) => new Date(now.getTime() + count * 60_000)
const caller = { email: 'a@b.example', address: '192.0.2.1' }
const limit = limits.password
const lines = [accountCounter(limit, caller), networkCounter(limit, caller)]
const attempt = (at: Date) => countAttempt(database.db, limit, lines, at)
const rows = async () => (await database.db.selectFrom('attempt').select('made_at').execute()).length

beforeEach(async () => {
  await database.db.deleteFrom('attempt').execute()
})

test('tries that were noted while the clock was ahead do not close anything', async () => {
  for (let tries = 0; tries < 10; tries++) await attempt(minutes(24 * 60))
  await expect(attempt(minutes(24 * 60))).rejects.toThrow('session.too-many-attempts')
  expect(await attempt(now)).toMatchObject({ earlier: 0 })
  expect(await rows()).toBe(2) // Those of the future are swept.
})

test('tries of a server whose clock is a little ahead count, and close for no longer than usual', async () => {
  const ahead = new Date(now.getTime() + 30_000)
  for (let tries = 0; tries < 10; tries++) await attempt(ahead)
  await expect(attempt(now)).rejects.toMatchObject({ particulars: { retryAfter: 900 } })
})

test('what no limit counts any more is swept, however much there is, and the sweep reads nothing else', async () => {
  await sql`
    insert into attempt (subject, made_at)
    select md5(n::text), ${minutes(-longestLimitMinutes - 1)} from generate_series(1, 5000) n`.execute(database.db)
  await sql`
    insert into attempt (subject, made_at) select md5(n::text), ${now} from generate_series(1, 100000) n`.execute(
    database.db,
  )
  await sql`analyze attempt`.execute(database.db)
  await attempt(now)
  expect(await rows()).toBe(100_002)
  const { rows: plan } = await sql<{ 'QUERY PLAN': string }>`
    explain delete from attempt where made_at < ${minutes(-longestLimitMinutes)} or made_at > ${minutes(1)}`.execute(
    database.db,
  )
  expect(plan.map((line) => line['QUERY PLAN']).join('\n')).not.toContain('Seq Scan')
})
