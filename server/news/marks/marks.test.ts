import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { fewestJudged, getNewsPrecision, listNewsMarks, markNews, unmarkNews } from '#contract/news/marks.ts'
import { getNewsTone, searchNews } from '#contract/news/news.ts'
import { readingVersion } from '#methodology/news/reading.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

const database = givenDatabase({ companies: 60, seed: 8 })
const app = givenApp(database)
const people: string[] = []
let ids: number[] = []

beforeAll(async () => {
  app.clock.now = new Date('2026-11-20T03:00:00Z')
  for (let at = 0; at < 2; at++) people.push(await app.signedIn(`person${at}@asset.example`))
  await database.db.updateTable('account').set({ password_changed_at: app.clock.now }).execute()
  const { rows } = await sql<{ id: number }>`
    select news_id as id from news_reading where category_by = 'source' and level is not null order by news_id limit 40`.execute(
    database.db,
  )
  ids = rows.map(({ id }) => id)
})

type Label = 'relevant' | 'tone' | 'category' | 'level'
const say = (articleId: number, label: Label, body: { read: string | null; value: string | null }, by = people[0]!) =>
  app.call(markNews, { params: { articleId, label } as never, body }, by)
const take = (articleId: number, label: Label, by = people[0]!) =>
  app.call(unmarkNews, { params: { articleId, label } as never }, by)
const own = async (query: object = {}, by = people[0]!) =>
  (await app.call(listNewsMarks, { query: query as never }, by)).body.data
const precision = async (query: object = {}, by = people[0]!) =>
  (await app.call(getNewsPrecision, { query: query as never }, by)).body.data

test('a mark is kept once for each account, article and label; changed, and taken back', async () => {
  const [id] = ids
  const first = await say(id!, 'relevant', { read: 'yes', value: 'no' })
  expect(first.body.data).toMatchObject({ mark: { articleId: id, label: 'relevant', value: 'no' }, before: null })
  const second = await say(id!, 'relevant', { read: 'yes', value: 'yes' })
  expect(second.body.data.before).toMatchObject({ value: 'no' })
  expect((await own({ articles: String(id) })).marks).toMatchObject([{ label: 'relevant', value: 'yes' }])
  expect((await own({}, people[1])).total).toBe(0)
  await say(id!, 'relevant', { read: 'yes', value: 'yes' })
  const markRows = await database.db.selectFrom('news_mark').select(['value', 'ended_at']).orderBy('id').execute()
  expect(markRows).toMatchObject([
    { value: 'no', ended_at: app.clock.now },
    { value: 'yes', ended_at: null },
  ])
  expect((await take(id!, 'relevant')).status).toBe(200)
  expect((await own()).total).toBe(0)
  expect((await take(id!, 'relevant')).status).toBe(200)
})

test('two at once leave one mark', async () => {
  const id = ids[1]!
  const replies = await Promise.all(
    ['yes', 'no', 'yes', 'no'].map((value) => say(id, 'relevant', { read: 'yes', value })),
  )
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect((await own({ articles: String(id) })).total).toBe(1)
  await take(id, 'relevant')
})

test('a mark is listed with its article, company and event, and as it stood at the end of a past day', async () => {
  const id = ids[2]!
  const { now } = app.clock
  await say(id, 'relevant', { read: 'yes', value: 'no' })
  const { rows } = await sql<{ title: string; company: number; event: number; at: string }>`
    select title_ja as title, news.company_id as company, event_id as event,
      to_char(news.published_at, 'YYYY-MM-DD HH24:MI') as at
    from news join news_reading on news_id = news.id where news.id = ${id}`.execute(database.db)
  const [{ title, company, event, at }] = rows as [(typeof rows)[number]]
  const expected = { articleId: id, read: 'yes', value: 'no', titleJa: title, eventId: event, publishedAt: at }
  expect((await own()).marks).toMatchObject([{ ...expected, company: { id: company } }])
  app.clock.now = new Date('2026-11-21T03:00:00Z')
  people[0] = await app.signedIn('person0@asset.example')
  await take(id, 'relevant')
  expect(await own()).toEqual({ total: 0, marks: [] })
  expect(await own({ asOf: '2026-11-20' })).toMatchObject({ total: 1, marks: [expected] })
  expect((await own({ asOf: '2026-11-19' })).total).toBe(0)
  app.clock.now = now
  people[0] = await app.signedIn('person0@asset.example')
  await sql`delete from news_mark where news_id = ${id}`.execute(database.db)
})

describe('refused', () => {
  test('a label that is another by now, a value that the label cannot have, an article that is not there', async () => {
    const id = ids[0]!
    const codeOf = async (...words: Parameters<typeof say>) => (await say(...words)).body.code
    expect(await codeOf(id, 'level', { read: '9', value: '1' })).toBe('news.changed')
    expect(await codeOf(id, 'level', { read: null, value: '5' })).toBe('request.invalid')
    expect(await codeOf(id, 'relevant', { read: 'yes', value: null })).toBe('request.invalid')
    expect(await codeOf(id, 'category', { read: null, value: "'; drop table news" })).toBe('request.invalid')
    expect(await codeOf(2_147_483_647, 'relevant', { read: 'yes', value: 'no' })).toBe('news.not-found')
    expect(await codeOf(id, 'shape' as never, { read: 'yes', value: 'no' })).toBe('request.invalid')
    expect((await take(2_147_483_647, 'relevant')).body.code).toBe('news.not-found')
  })
})

test('marks change no number', async () => {
  const everything = async () => {
    const query = { range: 'all', limit: 100 } as never
    const [events, tone] = await Promise.all([
      app.call(searchNews, { query }, people[0]!),
      app.call(getNewsTone, { query: { range: 'all' } }, people[0]!),
    ])
    return [events.body.data, tone.body.data]
  }
  const before = await everything()
  const { rows } = await sql<{ revision: string }>`select revision from market`.execute(database.db)
  for (const id of ids.slice(0, 5)) await say(id, 'relevant', { read: 'yes', value: 'no' })
  expect(await everything()).toEqual(before)
  expect((await sql`select revision from market`.execute(database.db)).rows).toEqual(rows)
  for (const id of ids.slice(0, 5)) await take(id, 'relevant')
})

test('precision: counted over all people by version, label and category, a share from twenty on, and as of a day', async () => {
  const { rows } = await sql<{ id: number; category: string; level: number }>`
    select news_id as id, category, level from news_reading where news_id = any (${ids}::int[]) order by news_id`.execute(
    database.db,
  )
  const some = rows.slice(0, fewestJudged)
  for (const [at, { id, category }] of some.entries()) {
    if (at === fewestJudged - 1) {
      const { labels } = await precision()
      expect(labels).toMatchObject([{ label: 'category', judged: fewestJudged - 1, right: 14, share: null }])
    }
    const other = category === 'water' ? 'energy' : 'water'
    await say(id, 'category', { read: category, value: at % 4 === 0 ? other : category }, people[at % 2]!)
  }
  app.clock.now = new Date('2026-11-21T03:00:00Z')
  people[0] = await app.signedIn('person0@asset.example')
  const today = await precision()
  expect(today).toMatchObject({ reader: readingVersion, own: 10 })
  // 5 of 20, those at 0, 4, 8, 12 and 16, were corrected: 15 ÷ 20.
  expect(today.labels).toMatchObject([
    {
      reader: readingVersion,
      label: 'category',
      by: 'source',
      judged: 20,
      right: 15,
      share: 0.75,
      unread: 0,
      people: 2,
    },
  ])
  const sum = today.labels[0].categories.reduce((total: number, { judged }: { judged: number }) => total + judged, 0)
  expect(sum).toBe(20)
  await take(some[0]!.id, 'category', people[0]!)
  expect((await precision()).labels[0]).toMatchObject({ judged: 19, share: null })
  expect(await precision({ asOf: '2026-11-20' })).toEqual(today)
  expect((await precision({ asOf: '2026-11-19' })).labels).toEqual([])
})
