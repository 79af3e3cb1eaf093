import { beforeAll, expect, test } from 'vitest'
import { getScores } from '#contract/scores/scores.ts'
import { getMemberFigures, listWatchlistFigures } from '#contract/watchlists/watchlist-figures.ts'
import * as contract from '#contract/watchlists/watchlists.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

const database = givenDatabase({ companies: 60, seed: 8 })
const app = givenApp(database)
let token = ''
let scored: { id: number; score: number; previous: number | null }[] = []

beforeAll(async () => {
  token = await app.signedIn('figures@asset.example')
  const rows = await database.db.selectFrom('company').select('id').orderBy('id').limit(20).execute()
  const all = await Promise.all(
    rows.map(async ({ id }) => {
      const { body } = await app.call(getScores, { params: { companyId: id }, query: {} as never }, token)
      const whole = body.data.scores.find(({ key }: { key: string }) => key === 'sustainability_score')
      return { id, score: whole?.value ?? null, previous: whole?.previous ?? null }
    }),
  )
  scored = all.filter((one) => one.score !== null) as typeof scored
  expect(scored.length).toBeGreaterThan(3)
})

const add = async (name: string, members: object[], indicators: string[] = []) =>
  (await app.call(contract.addWatchlist, { body: { name, members, indicators } as never }, token)).body
    .data as contract.Watchlist
const figures = async (query: object = {}) =>
  (await app.call(listWatchlistFigures, { query: query as never }, token)).body.data

test('a list’s score is the mean of its companies’ by stake, else alike; the change is of those that can be compared', async () => {
  const [a, b, c] = scored as [(typeof scored)[0], (typeof scored)[0], (typeof scored)[0]]
  const weighed = await add('weighed', [
    { companyId: a.id, stake: 30 },
    { companyId: b.id, stake: 10 },
    { companyId: c.id },
  ])
  const alike = await add('alike', [{ companyId: a.id }, { companyId: b.id, stake: 0 }])
  const none = await add('none', [])
  const { lists } = await figures()
  const of = (id: number) => lists.find((list: { watchlistId: number }) => list.watchlistId === id)

  expect(of(weighed.id)).toMatchObject({ weighting: 'stake', coverage: 1, news: null })
  // (30 a + 10 b) ÷ 40; a company without a stake weighs nothing.
  expect(of(weighed.id).score).toBeCloseTo((30 * a.score + 10 * b.score) / 40, 12)
  expect(of(weighed.id).members).toEqual([a.score, b.score, c.score].sort((x, y) => x - y))
  expect(of(alike.id)).toMatchObject({ weighting: 'equal', coverage: 1 })
  expect(of(alike.id).score).toBeCloseTo((a.score + b.score) / 2, 12)
  const compared = [a, b].filter(({ previous }) => previous !== null)
  const change = compared.reduce((sum, one) => sum + one.score - one.previous!, 0) / compared.length
  if (compared.length > 0) expect(of(alike.id).change).toBeCloseTo(change, 12)
  expect(of(none.id)).toMatchObject({ score: null, coverage: 0, change: null, members: [], scandal: null })
})

test('news are counted by story since a moment, and never after the day that is looked at', async () => {
  const id = scored[0]!.id
  const list = await add('news', [{ companyId: id, stake: 1 }])
  const { rows } = await countStories(id)
  const since = '2000-01-01T00:00:00.000Z'
  const newsOf = async (query: object) =>
    (await figures(query)).lists.find((one: { watchlistId: number }) => one.watchlistId === list.id).news
  expect(await newsOf({ since })).toBe(rows)
  expect(await newsOf({ since, asOf: '2000-01-02' })).toBe(0)
})

async function countStories(companyId: number): Promise<{ rows: number }> {
  const news = await database.db
    .selectFrom('news')
    .select(['id', 'story'])
    .where('company_id', '=', companyId)
    .execute()
  return { rows: new Set(news.map(({ id, story }) => story ?? String(id))).size }
}

test('each company has its industry, score and the list’s indicators, in the order of the list', async () => {
  const [a, b] = scored as [(typeof scored)[0], (typeof scored)[0]]
  const list = await add('members', [{ companyId: b.id }, { companyId: a.id }], ['E-CC-001', 'F-PL-001'])
  const params = { watchlistId: list.id }
  const { data } = (await app.call(getMemberFigures, { params, query: {} as never }, token)).body
  expect(data.indicators.map(({ code }: { code: string }) => code)).toEqual(['E-CC-001', 'F-PL-001'])
  expect(data.members.map(({ companyId, score }: { companyId: number; score: number }) => [companyId, score])).toEqual([
    [b.id, b.score],
    [a.id, a.score],
  ])
  expect(data.members[0].industry.nameJa).not.toBe('')
  expect(data.members[0].indicators).toHaveLength(2)
  const other = await app.signedIn('stranger@asset.example')
  expect((await app.call(getMemberFigures, { params, query: {} as never }, other)).body.code).toBe(
    'watchlist.not-found',
  )
})
