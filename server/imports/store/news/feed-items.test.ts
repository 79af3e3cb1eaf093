import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { givenDatabase } from '#server/test/database.ts'
import { heldQuery, listItemCompanies } from './save-news.ts'

const database = givenDatabase({ companies: 60, seed: 8 })

test('companies of a feed’s items are looked up by the items, however many articles there are', async () => {
  const { db } = database
  // 60 companies, each with a hundred items of a feed, of which every item is about three.
  await sql`
    insert into news (company_id, source_key, published_at, publisher, title_en, kind, import_id)
    select company.id, 'feed:item ' || item || ' ' || company.id, '2026-01-05 09:00', 'Mihon', 'Title', 'news', import.id
    from company, generate_series(1, 2000) item, (select min(id) as id from import) import
    where company.id % 20 = item % 20`.execute(db)
  await sql`analyze news`.execute(db)
  const { rows } = await sql<{ company_id: number }>`
    select company_id from news where source_key like 'feed:item 7 %' order by company_id`.execute(db)
  const companies = rows.map(({ company_id }) => company_id)
  expect(companies).toHaveLength(3)
  expect(await listItemCompanies(db, ['feed:item 7', 'feed:item 70 1', 'feed:none'])).toEqual(
    new Map([['feed:item 7', companies]]),
  )

  const plan = await sql<{ 'QUERY PLAN': string }>`explain ${heldQuery(['feed:item 7', 'feed:item 8'])}`.execute(db)
  expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('news_feed_item')
})
