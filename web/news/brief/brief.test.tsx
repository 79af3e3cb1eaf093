import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { type NewsEvent, searchNews } from '#contract/news/news.ts'
import { setLanguage } from '../../i18n/language.ts'
import { renderParts } from '../../test/parts.tsx'
import { answer, givenNetwork, givenSession, refuse } from '../../test/render.tsx'
import { NewsBrief } from './NewsBrief.tsx'

beforeEach(async () => void (await givenSession()))

const article = (id: number, level: number, titleEn: string): NewsEvent['articles'][number] => ({
  ...{ id, publishedAt: `2026-10-1${id} 12:00`, publisher: 'Hokushin', kind: 'news', titleJa: `見出し${id}`, titleEn },
  ...{ passage: null, url: null, isTitleOnly: true, tone: -0.4, toneBy: 'text', confidence: 0.5, sentences: [] },
  ...{
    category: 'water',
    categoryBy: 'text',
    topic: null,
    level,
    levelBy: 'text',
    levelWords: [],
    relevance: 1,
    byHand: null,
  },
  ...{ novelty: 1, role: 'first', joinedTo: null, reason: { kind: 'first' }, isMatch: true },
})
const event: NewsEvent = {
  ...{ id: 1, company: { id: 7, nameJa: '見本株式会社', nameEn: 'Sample Inc.', ticker: '1000' } },
  ...{ firstAt: '2026-10-11 12:00', lastAt: '2026-10-12 12:00', reports: 2, publishers: 1, category: 'water' },
  ...{ topic: null, level: 3, levelBy: 'text', tone: -0.4, weight: 3 },
  articles: [article(2, 0, 'Plant reopens'), article(1, 3, 'Plant leaks')],
}
const found = { day: '2026-11-01', since: '2025-11-02', articles: 2, total: 1, events: [event] }

test('the gravest report speaks among what is grave, the newest among what is new; each leads to its open event', async () => {
  givenNetwork([answer(searchNews, found)])
  await renderParts(<NewsBrief title="News on this list" scope={{ set: 'watchlist-8' }} />)
  const news = within(await screen.findByRole('region', { name: 'News on this list' }))
  const grave = await news.findByRole('list', { name: 'Most serious controversies, last 90 days' })
  const link = within(grave).getByRole<HTMLAnchorElement>('link', { name: 'Plant leaks' })
  expect(link.href).toMatch(/news_search\?.*set=watchlist-8/)
  expect(link.href).toMatch(/event=1/)
  expect(within(news.getByRole('list', { name: 'Latest' })).getByRole('link', { name: 'Plant reopens' })).toBeTruthy()
})

test('nothing held is not said to be nothing happened', async () => {
  setLanguage('ja')
  givenNetwork([answer(searchNews, { ...found, articles: 0, total: 0, events: [] })])
  await renderParts(<NewsBrief title="この業種のニュース" scope={{ industry: 'tse33-3200' }} />)
  expect(await screen.findByText(/収録がないことは、出来事がなかったことを意味しません/)).toBeTruthy()
})

test('a failure says so, and offers to try again', async () => {
  givenNetwork([refuse(searchNews, 'watchlist.not-found')])
  await renderParts(<NewsBrief title="News on this list" scope={{ set: 'watchlist-9' }} />)
  expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0)
})
