import { beforeEach, expect, test } from 'vitest'
import { getDownloadUsage } from '#contract/account/downloads.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'
import { sweepJobs } from './queries.ts'

const database = givenDatabase()
const app = givenApp(database)
const now = app.clock.now
const ahead = new Date('2036-01-15T03:00:00Z')
const given = { accountId: 0, token: '' }

beforeEach(async () => {
  given.token = await app.signedIn('ahead@asset.example')
  given.accountId = (await database.db.selectFrom('account').select('id').executeTakeFirstOrThrow()).id
})

const job = () => database.db.selectFrom('export_job').select('created_at').where('id', '=', 'ahead').execute()

test('a file that was asked for while the clock was ahead is kept for a day from now, and no longer', async () => {
  await database.db
    .insertInto('export_job')
    .values({ id: 'ahead', account_id: given.accountId, created_at: ahead, state: 'done', request: '{}' } as never)
    .execute()
  await sweepJobs(database.db, now)
  expect(await job()).toEqual([{ created_at: now }])
  await sweepJobs(database.db, new Date(now.getTime() + 86_400_001))
  expect(await job()).toEqual([])
})

test('a download that was noted while the clock was ahead does not count in the months until then', async () => {
  const used = async () => (await app.call(getDownloadUsage, { query: {} }, given.token)).body.data.used
  const note = (made_at: Date) =>
    database.db
      .insertInto('download')
      .values({ account_id: given.accountId, made_at, kind: 'search', companies: 7, years: 1, items: 1, count: 7 })
      .execute()
  await note(ahead)
  expect(await used()).toBe(0)
  await note(now)
  expect(await used()).toBe(7)
})
