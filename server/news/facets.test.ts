import { beforeAll, describe, expect, test } from 'vitest'
import {
  type CompanyFacet,
  companyFacets,
  countCompanyFacets,
  countNewsFacets,
  type NewsFacet,
  newsFacets,
} from '#contract/news/facets.ts'
import { searchNews } from '#contract/news/news.ts'
import { addWatchlist } from '#contract/watchlists/watchlists.ts'
import { categories } from '#methodology/scores/hierarchy.ts'
import { readTse33 } from '#server/catalogue/classifications.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

const database = givenDatabase({ companies: 200, seed: 11 })
const app = givenApp(database)
let token = ''
beforeAll(async () => {
  app.clock.now = new Date('2026-11-20T03:00:00Z')
  token = await app.signedIn()
  await database.db.updateTable('account').set({ password_changed_at: app.clock.now }).execute()
})

type Facets = Record<NewsFacet, { value: string; articles: number }[]>
const facetsOf = async (query: object) =>
  (await app.call(countNewsFacets, { query: { range: 'all', ...query } as never }, token)).body.data as {
    isWhole: boolean
    facets: Facets
  }
const articlesOf = async (query: object): Promise<number> =>
  (await app.call(searchNews, { query: { range: 'all', limit: 1, ...query } as never }, token)).body.data.articles

test.each([
  ['everything', {}],
  ['a word', { q: '排出' }],
  ['a category and a level', { category: categories[0], level: 1 }],
  ['a publisher, as of a past day', { kind: 'news', asOf: '2025-06-30' }],
])(
  'of %s each count is what the search finds once the value is chosen',
  async (_, query) => {
    const { isWhole, facets } = await facetsOf(query)
    expect(isWhole).toBe(true)
    for (const facet of newsFacets)
      for (const { value, articles } of facets[facet].slice(0, 4))
        expect([facet, value, await articlesOf({ ...query, [facet]: value })]).toEqual([facet, value, articles])
  },
  300_000,
)

test('what is chosen does not hide what else could be chosen', async () => {
  const all = await facetsOf({})
  const [first] = all.facets.category
  const one = await facetsOf({ category: first!.value })
  expect(one.facets.category).toEqual(all.facets.category)
  expect(one.facets.kind.reduce((sum, { articles }) => sum + articles, 0)).toBe(first!.articles)
})

test('a publisher that is asked for stands in the list, however few its articles', async () => {
  const row = await database.db.selectFrom('news').select('publisher').orderBy('id', 'desc').executeTakeFirstOrThrow()
  const { facets } = await facetsOf({ publisher: row.publisher })
  expect(facets.publisher.map(({ value }) => value)).toContain(row.publisher)
})

test('nothing fits: no values', async () => {
  const { facets } = await facetsOf({ q: 'zzzqqq' })
  expect(newsFacets.flatMap((facet) => facets[facet])).toEqual([])
})

test('the companies of all lists of the caller, and of nobody else', async () => {
  expect(await articlesOf({ set: 'watchlists' })).toBe(0)
  const rows = await database.db
    .selectFrom('news')
    .select('company_id')
    .distinct()
    .orderBy('company_id')
    .limit(3)
    .execute()
  const ids = rows.map(({ company_id }) => company_id)
  for (const [name, own] of [
    ['One', ids.slice(0, 2)],
    ['Two', ids.slice(1)],
  ] as const) {
    const body = { name, members: own.map((companyId) => ({ companyId })) }
    expect((await app.call(addWatchlist, { body: body as never }, token)).status).toBe(200)
  }
  expect(await articlesOf({ set: 'watchlists' })).toBe(await articlesOf({ companies: ids.join('-') }))
})

describe('watchlists, industries and themes', () => {
  let lists: number[] = []
  beforeAll(async () => {
    const rows = await database.db.selectFrom('news').select('company_id').distinct().orderBy('company_id').execute()
    const ids = rows.map(({ company_id }) => company_id)
    // Two that share companies, and one without any.
    for (const own of [ids.slice(0, 40), ids.slice(20, 70), []]) {
      const body = { name: `List ${lists.length}`, members: own.map((companyId) => ({ companyId })) }
      lists = [...lists, (await app.call(addWatchlist, { body: body as never }, token)).body.data.id]
    }
  })

  type Counts = Record<CompanyFacet, { value: string; articles: number }[]>
  const countsOf = async (query: object) =>
    (await app.call(countCompanyFacets, { query: { range: 'all', ...query } as never }, token)).body.data as {
      isWhole: boolean
      facets: Counts
    }

  test.each([
    ['everything', () => ({})],
    ['a word', () => ({ q: '排出' })],
    ['a list and a category', () => ({ set: `watchlist-${lists[0]}`, category: categories[0] })],
    ['a list, an industry and a theme', () => ({ set: 'watchlists', industry: 'tse33-3200', theme: 'human_rights' })],
    ['a past day', () => ({ industry: 'tse33-3200', asOf: '2025-06-30' })],
  ])(
    'of %s each count is what the search finds once the value is chosen',
    async (_, queryOf) => {
      const query = queryOf()
      const { isWhole, facets } = await countsOf(query)
      expect(isWhole).toBe(true)
      for (const facet of companyFacets)
        for (const { value, articles } of facets[facet].slice(0, 6))
          expect([facet, value, await articlesOf({ ...query, [facet]: value })]).toEqual([facet, value, articles])
    },
    300_000,
  )

  test('what is not counted leaves nothing: an empty list, and an industry in which nobody stands', async () => {
    const { facets } = await countsOf({})
    const empty = `watchlist-${lists[2]}`
    expect(facets.set.map(({ value }) => value)).not.toContain(empty)
    expect(await articlesOf({ set: empty })).toBe(0)
    const counted = new Set(facets.industry.map(({ value }) => value))
    const others = readTse33()
      .map(({ code }) => `tse33-${code}`)
      .filter((id) => !counted.has(id))
    for (const industry of others) expect([industry, await articlesOf({ industry })]).toEqual([industry, 0])
  })

  test('all lists together count what two lists share once', async () => {
    const counts = new Map((await countsOf({})).facets.set.map(({ value, articles }) => [value, articles]))
    const [a, b] = lists.map((id) => counts.get(`watchlist-${id}`)!)
    expect(counts.get('watchlists')).toBeLessThan(a! + b!)
    expect(counts.get('watchlists')).toBe(await articlesOf({ set: 'watchlists' }))
  })
})
