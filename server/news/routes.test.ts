import { beforeAll, describe, expect, test } from 'vitest'
import {
  getNewsEvent,
  getNewsTone,
  listNewsArticles,
  type NewsArticle,
  type NewsEvent,
  searchNews,
  weighNewsConditions,
} from '#contract/news/news.ts'
import { addWatchlist } from '#contract/watchlists/watchlists.ts'
import { toneOver } from '#methodology/news/windows.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'
import { dayNumber } from './period.ts'

const database = givenDatabase({ companies: 200, seed: 11 })
const app = givenApp(database)
let token = ''
beforeAll(async () => {
  app.clock.now = new Date('2026-11-20T03:00:00Z')
  token = await app.signedIn()
  await database.db.updateTable('account').set({ password_changed_at: app.clock.now }).execute()
})

interface Answer {
  readonly articles: number
  readonly total: number | null
  readonly events: NewsEvent[]
}

const search = async (query: object = {}): Promise<Answer> =>
  (await app.call(searchNews, { query: { limit: 100, range: 'all', ...query } as never }, token)).body.data
const list = async (query: object = {}) =>
  (await app.call(listNewsArticles, { query: { limit: 100, range: 'all', ...query } as never }, token)).body.data as {
    articles: number
    items: NewsArticle[]
  }
const codeOf = async (query: object) => (await app.call(searchNews, { query: query as never }, token)).body.code

describe('words', () => {
  test('any two letters of a Japanese title and any beginning of an English word find it, and a phrase all of it', async () => {
    const { items } = await list()
    for (const { id, titleJa, titleEn } of items.filter((_, at) => at % 9 === 0)) {
      const at = id % (titleJa!.length - 1)
      const pair = titleJa!.slice(at, at + 2)
      const words = [
        ...(/^[\p{L}\p{N}]{2}$/u.test(pair) && !/[０-９0-9a-zA-Z]/.test(pair) ? [pair] : []),
        titleEn!.split(' ')[0]!.slice(0, 4),
        `"${titleEn!.replaceAll(/["“”]/g, '')}"`,
      ]
      for (const q of words.filter((word) => /[\p{L}\p{N}]{2}/u.test(word))) {
        const ids: number[] = []
        for (let offset = 0; offset < 1200; offset += 100)
          ids.push(...(await list({ q, offset })).items.map((one) => one.id))
        expect([q, ids.includes(id)]).toEqual([q, true])
      }
    }
  })

  test('all words must be there, an excluded one must not, widths and cases are one', async () => {
    const [both, one, other, without] = await Promise.all(
      ['排出 削減', '排出', '削減', '排出 -削減'].map(async (q) => (await search({ q })).articles),
    )
    expect(both).toBeGreaterThan(0)
    expect(both).toBeLessThanOrEqual(Math.min(one!, other!))
    expect(without! + both!).toBe(one)
    expect((await search({ q: 'ＣＯ２' })).articles).toBe((await search({ q: 'co2' })).articles)
  })

  test('letters that mean something to a database mean nothing here', async () => {
    for (const q of [
      "'",
      "');drop table news;--",
      '%',
      '_',
      '\\',
      ':*',
      '!',
      '&',
      '|',
      '#kind:news',
      '"',
      '-',
      '「',
      '\0',
    ])
      expect([q, (await app.call(searchNews, { query: { q, range: 'all' } }, token)).status]).toEqual([q, 200])
    expect((await search({ q: '100%_' })).articles).toBe(0)
  })

  test('one letter finds the words that begin with it', async () => {
    expect((await search({ q: '水' })).articles).toBeGreaterThanOrEqual((await search({ q: '水素' })).articles)
  })

  test('too many words, and a text too long, are refused', async () => {
    const words = (count: number) => Array.from({ length: count }, (_, at) => `w${at}`).join(' ')
    expect(await codeOf({ q: words(20) })).toBeUndefined()
    expect(await codeOf({ q: words(21) })).toBe('news.words')
    expect(await codeOf({ q: words(200) })).toBe('news.words')
    expect(await codeOf({ q: 'w'.repeat(501) })).toBe('request.invalid')
    expect(await codeOf({ q: 'w'.repeat(20_001) })).toBe('request.invalid')
  })
})

describe('conditions', () => {
  test('parts of the whole add up: kinds, categories, levels', async () => {
    const all = (await search()).articles
    const count = async (query: object) => (await search(query)).articles
    expect((await count({ kind: 'news' })) + (await count({ kind: 'disclosure' }))).toBe(all)
    expect(await count({ tone: 'good,even,bad,none' })).toBe(all)
    expect(await count({ level: 0 })).toBe(all) // The demo’s sources judged every item.
    const { events } = await search({ level: 3 })
    expect(events.length).toBeGreaterThan(0)
    for (const { level } of events) expect(level).toBeGreaterThanOrEqual(3)
  })

  test('companies, a list of one’s own, an industry and a theme narrow; another’s list is not there', async () => {
    const [event] = (await search()).events
    const companyId = event!.company.id
    const own = await search({ companies: String(companyId) })
    expect(own.events.every(({ company }) => company.id === companyId)).toBe(true)
    const body = { name: 'News', members: [{ companyId }] }
    const { id } = (await app.call(addWatchlist, { body: body as never }, token)).body.data
    expect((await search({ set: `watchlist-${id}` })).articles).toBe(own.articles)
    expect(await codeOf({ set: 'watchlist-9999' })).toBe('watchlist.not-found')
    expect(await codeOf({ industry: 'tse33-0000' })).toBe('industry.not-found')
    expect(await codeOf({ theme: 'no_such_theme' })).toBe('request.invalid')
    expect((await search({ theme: 'tcfd' })).articles).toBeLessThan((await search()).articles)
    const nobody = await search({ companies: '2147483' })
    expect(nobody).toMatchObject({ articles: 0, total: 0, events: [] })
  })

  test('what each word and condition costs', async () => {
    const query = { q: '排出 zzzz', kind: 'news', range: 'all' } as const
    const { conditions } = (await app.call(weighNewsConditions, { query }, token)).body.data
    expect(conditions).toEqual([
      { name: 'q', word: '排出', articles: 0 },
      { name: 'q', word: 'zzzz', articles: (await search({ q: '排出', kind: 'news' })).articles },
      { name: 'kind', word: null, articles: 0 },
    ])
  })

  test('days are refused beside a period that passes them over', async () => {
    const ask = async (query: object) => (await app.call(searchNews, { query: query as never }, token)).body
    const days = { from: '2026-01-01', to: '2026-03-31' }
    expect(await ask(days)).toMatchObject({ code: 'request.invalid', field: 'query.from' })
    expect(await ask({ range: '30d', to: days.to })).toMatchObject({ code: 'request.invalid', field: 'query.to' })
    expect((await ask({ range: 'custom', ...days })).result).toBe(true)
  })

  test('a custom range holds its first and last day', async () => {
    const { items } = await list({ range: 'custom', from: '2026-03-01', to: '2026-03-10' })
    expect(items.length).toBeGreaterThan(0)
    for (const { publishedAt } of items) expect(publishedAt >= '2026-03-01' && publishedAt < '2026-03-11').toBe(true)
  })
})

describe('events', () => {
  test('pages follow each other without a repeat, in each order', async () => {
    for (const sort of ['time', 'weight', 'relevance']) {
      const ids: number[] = []
      for (let offset = 0; offset < 400; offset += 100)
        ids.push(...(await search({ sort, offset })).events.map(({ id }) => id))
      expect(new Set(ids).size).toBe(ids.length)
    }
    const weights = (await search({ sort: 'weight' })).events.map(({ weight }) => weight)
    expect(weights).toEqual(weights.toSorted((a, b) => b - a))
  })

  test('a past day knows nothing of what came later', async () => {
    const asOf = '2025-06-30'
    const then = await search({ asOf, sort: 'weight' })
    for (const { lastAt, articles } of then.events) {
      expect(lastAt < '2025-07-01').toBe(true)
      for (const { publishedAt } of articles) expect(publishedAt < '2025-07-01').toBe(true)
    }
    const grown = (await search({ sort: 'weight' })).events.find(
      ({ firstAt, lastAt }) => firstAt < '2025-07-01' && lastAt >= '2025-07-01',
    )
    const before = grown && (await app.call(getNewsEvent, { params: { articleId: grown.id }, query: { asOf } }, token))
    if (grown) expect(before!.body.data.reports).toBeLessThan(grown.reports)
  })

  test('an event opens by any of its articles; one that is not there, or not yet, is not found', async () => {
    const event = (await search({ sort: 'weight' })).events.find(({ reports }) => reports > 1)!
    for (const { id } of event.articles) {
      const { data } = (await app.call(getNewsEvent, { params: { articleId: id }, query: {} }, token)).body
      expect(data.id).toBe(event.id)
    }
    const missing = (params: { articleId: number }, query: object) =>
      app.call(getNewsEvent, { params, query }, token).then(({ body }) => body.code)
    expect(await missing({ articleId: 2_147_483_647 }, {})).toBe('news.not-found')
    expect(await missing({ articleId: event.id }, { asOf: '2015-01-01' })).toBe('news.not-found')
  })
})

test('the tone of a company is the mean of its articles by relevance and novelty', async () => {
  const { events } = await search({ sort: 'weight' })
  const companies = String(events[0]!.company.id)
  const items = (await list({ companies })).items.flatMap(({ publishedAt, tone, relevance, novelty }) =>
    tone === null ? [] : [{ at: dayNumber(publishedAt.slice(0, 10)), tone, relevance, novelty }],
  )
  const { snapshots } = (await app.call(getNewsTone, { query: { companies } }, token)).body.data
  for (const { day, cells } of snapshots)
    for (const cell of cells) {
      const expected = toneOver(items, dayNumber(day), cell.months)
      expect(cell.items).toBe(expected.items)
      if (expected.tone === null) expect(cell.tone).toBeNull()
      else expect(cell.tone).toBeCloseTo(expected.tone, 5)
    }
})
