import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { getNewsEvent, getNewsTone, type NewsArticle, type NewsEvent, searchNews } from '#contract/news/news.ts'
import { maxPlacesADay, placeNews, unplaceNews } from '#contract/news/places.ts'
import { getRatings } from '#contract/scores/ratings.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

const database = givenDatabase({ companies: 140, seed: 11 })
const app = givenApp(database)
let token = ''
let event: NewsEvent
/** Of the event, one that is not its first. */
let article: NewsArticle

/** Another day; a session lasts an hour. */
async function goTo(day: string): Promise<void> {
  app.clock.now = new Date(`${day}T03:00:00Z`)
  token = await app.signedIn()
}

beforeAll(async () => {
  await app.signedIn()
  await database.db
    .updateTable('account')
    .set({ password_changed_at: new Date('2026-11-20T03:00:00Z') })
    .execute()
  await goTo('2026-11-20')
  const { body } = await app.call(searchNews, { query: { range: 'all', limit: 100, sort: 'weight' } }, token)
  const own = (id: number) => body.data.events.filter(({ company }: NewsEvent) => company.id === id).length
  event = body.data.events.find(({ reports, company }: NewsEvent) => reports > 1 && own(company.id) > 1)
  article = event.articles.find(({ role }) => role !== 'first')!
})
beforeEach(() => goTo('2026-11-20'))

const place = (articleId: number, body: { event: number; joinTo: number | null }) =>
  app.call(placeNews, { params: { articleId }, body }, token)
const undo = (articleId: number, decision: number) =>
  app.call(unplaceNews, { params: { articleId }, query: { decision } }, token)
const eventOf = async (articleId: number, query: object = {}): Promise<NewsEvent> =>
  (await app.call(getNewsEvent, { params: { articleId }, query: query as never }, token)).body.data
const readings = async () =>
  (await sql`select *, terms::text from news_reading order by news_id`.execute(database.db)).rows
const othersOf = async (): Promise<NewsEvent[]> => {
  const query = { range: 'all', limit: 100, companies: String(event.company.id) } as never
  const { body } = await app.call(searchNews, { query }, token)
  return body.data.events.filter(({ id }: NewsEvent) => id !== event.id)
}

test('split off, an article begins an event of its own, by hand, by whom and when; undone, all is exactly as it was', async () => {
  const before = await readings()
  const { body, status } = await place(article.id, { event: event.id, joinTo: null })
  expect(status).toBe(200)
  expect(body.data).toMatchObject({ before: null, event: { id: article.id } })
  const split = await eventOf(article.id)
  expect(split.articles.find(({ id }) => id === article.id)).toMatchObject({
    role: 'first',
    novelty: 1,
    reason: { kind: 'by-hand' },
    byHand: { decision: body.data.decision, joinTo: null, at: app.clock.now.toISOString() },
  })
  expect((await eventOf(event.id)).articles.map(({ id }) => id)).not.toContain(article.id)
  const undone = await undo(article.id, body.data.decision)
  expect(undone.body.data).toMatchObject({ decision: null, before: { joinTo: null }, event: { id: event.id } })
  expect(await readings()).toEqual(before)
  expect((await eventOf(article.id)).articles.every(({ byHand }) => byHand === null)).toBe(true)
})

test('joined to another event of the company, and back: exactly as it was', async () => {
  const before = await readings()
  const [other] = await othersOf()
  const { body } = await place(other!.id, { event: other!.id, joinTo: event.id })
  expect(body.data.event.articles.map(({ id }: NewsArticle) => id)).toEqual(
    expect.arrayContaining([...event.articles, ...other!.articles].map(({ id }) => id)),
  )
  expect(body.data.event.reports).toBe(event.reports + other!.reports)
  await undo(other!.id, body.data.decision)
  expect(await readings()).toEqual(before)
})

test('the number of controversies of the head, the tone and the weight follow, and so do caches', async () => {
  const companyId = event.company.id
  const facts = async () => {
    const query = { range: 'all', companies: String(companyId) } as const
    const [ratings, tone, { rows }] = await Promise.all([
      app.call(getRatings, { params: { companyId }, query: {} as never }, token),
      app.call(getNewsTone, { query }, token),
      sql<{ revision: string }>`select revision from market`.execute(database.db),
    ])
    return { scandal: ratings.body.data?.scandal, tone: tone.body.data.snapshots, revision: Number(rows[0]!.revision) }
  }
  const before = await facts()
  const { body } = await place(article.id, { event: event.id, joinTo: null })
  const split = await facts()
  expect(split.scandal.level).toBe(before.scandal.level)
  expect(split.revision).toBe(before.revision + 1)
  expect(split.tone).not.toEqual(before.tone)
  await undo(article.id, body.data.decision)
  expect(await facts()).toEqual({ ...before, revision: before.revision + 2 })
})

test('a past day shows what the decisions of then made of it', async () => {
  const asOf = { before: '2026-11-19', day: '2026-11-20', between: '2026-11-22', undone: '2026-11-23' }
  const search = async (day: string) =>
    (
      await app.call(
        searchNews,
        { query: { range: 'all', limit: 100, companies: String(event.company.id), asOf: day } },
        token,
      )
    ).body.data
  const tone = async (day: string) =>
    (await app.call(getNewsTone, { query: { range: 'all', asOf: day } }, token)).body.data
  await goTo('2026-11-25')
  const then = { events: await search(asOf.before), tone: await tone(asOf.before) }
  await goTo('2026-11-20')
  const { body } = await place(article.id, { event: event.id, joinTo: null })
  await goTo('2026-11-23')
  await undo(article.id, body.data.decision)
  await goTo('2026-11-25')
  expect({ events: await search(asOf.before), tone: await tone(asOf.before) }).toEqual(then)
  for (const day of [asOf.day, asOf.between]) {
    const split = await eventOf(article.id, { asOf: day })
    expect([day, split.id]).toEqual([day, article.id])
    expect(split.articles.at(-1)!.byHand).toMatchObject({ joinTo: null })
    const ids = (await search(day)).events.map(({ id }: NewsEvent) => id)
    expect(ids).toContain(article.id)
  }
  expect((await eventOf(article.id, { asOf: asOf.undone })).id).toBe(event.id)
  expect((await eventOf(article.id, { asOf: asOf.before })).id).toBe(event.id)
})

test('two people at once: the second is told that it has changed', async () => {
  const replies = await Promise.all([1, 2].map(() => place(article.id, { event: event.id, joinTo: null })))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const { decision } = replies.find(({ status }) => status === 200)!.body.data
  const undone = await Promise.all([1, 2].map(() => undo(article.id, decision)))
  expect(undone.map(({ body }) => body.code).toSorted()).toEqual(['news.changed', undefined])
})

test('what makes no sense is refused', async () => {
  const codeOf = async (...words: Parameters<typeof place>) => (await place(...words)).body.code
  const [other] = await othersOf()
  const { rows } = await sql<{ id: number }>`
    select event_id as id from news_reading where company_id <> ${event.company.id} limit 1`.execute(database.db)
  expect(await codeOf(article.id, { event: event.id, joinTo: article.id })).toBe('news.place')
  expect(await codeOf(event.id, { event: event.id, joinTo: article.id })).toBe('news.place')
  expect(await codeOf(event.id, { event: event.id, joinTo: null })).toBe('news.place')
  expect(await codeOf(article.id, { event: event.id, joinTo: rows[0]!.id })).toBe('news.place')
  expect(await codeOf(article.id, { event: other!.id, joinTo: null })).toBe('news.changed')
  expect(await codeOf(article.id, { event: event.id, joinTo: 2_147_483_647 })).toBe('news.not-found')
  expect(await codeOf(2_147_483_647, { event: 1, joinTo: null })).toBe('news.not-found')
  expect((await undo(article.id, 2_147_483_647)).body.code).toBe('news.changed')
})

test('more decisions a day than a person makes are refused', async () => {
  const { id } = await database.db.selectFrom('account').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  await sql`
    insert into news_place (news_id, join_to, is_undone, account_id, decided_at)
    select ${article.id}, null, true, ${id}, ${app.clock.now} from generate_series(1, ${maxPlacesADay})`.execute(
    database.db,
  )
  expect((await place(article.id, { event: event.id, joinTo: null })).body.code).toBe('news.too-many')
})
