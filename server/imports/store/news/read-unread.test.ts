import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { givenDatabase } from '#server/test/database.ts'
import { readUnread } from './read-unread.ts'

const database = givenDatabase({ companies: 60, seed: 8 })
const readings = async () =>
  (await sql`select *, terms::text from news_reading order by news_id`.execute(database.db)).rows

test('what was never read, or by older rules, is read as an import reads it', async () => {
  const before = await readings()
  expect(before.length).toBeGreaterThan(100)
  await sql`delete from news_reading where news_id % 3 = 0`.execute(database.db)
  await sql`update news_reading set reader = 0, event_id = news_id, role = 'first', tone = null, terms = '' where news_id % 3 = 1`.execute(
    database.db,
  )
  await readUnread(database.db)
  expect(await readings()).toEqual(before)
})
