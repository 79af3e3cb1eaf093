import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { AppConfig } from '#contract/account/app-config.ts'
import { type DemoPart, demoParts } from '#contract/market/demo-parts.ts'
import { getMarket } from '#contract/market/market.ts'
import { config, setConfig } from '../../app/config.ts'
import { setLanguage } from '../../i18n/language.ts'
import { answer, givenProfile, givenSession, renderAt } from '../../test/render.tsx'
import { missingAt } from './needs.ts'

let usual: AppConfig
beforeEach(() => {
  usual = config()
})
afterEach(async () => {
  setConfig(usual)
  await setLanguage('en')
})

const market = (making: DemoPart[] | null) =>
  answer(getMarket, {
    kind: 'demo',
    companies: 1,
    listed: 1,
    figures: 1,
    years: [2024],
    revision: 1,
    revisionInMemory: 1,
    openReviews: 0,
    attributions: [],
    making,
  })

async function show(making: DemoPart[] | null, isMarketPartial = true) {
  setConfig({ ...usual, market: 'demo', isMarketPartial })
  await givenSession()
  const answers = [givenProfile(), market(making)]
  return { ...renderAt('/watchlist', answers), answers }
}

const requestCount = (sent: readonly { url: URL }[]) => sent.filter(({ url }) => url.pathname === '/api/market').length

test.each([
  ['ja', 'デモ市場を作成しています（12項目のうち10項目まで完了）。この画面のニュースはまもなく表示します。'],
  ['en', 'The demo market is being made (10 of 12 parts done). On this screen there will shortly be: news.'],
] as const)('a screen says what of it is still being made, and how far that is (%s)', async (language, text) => {
  await setLanguage(language)
  const { answers, sent } = await show(['patents', 'news'])
  expect((await screen.findByText(text)).getAttribute('role')).toBe('status')
  answers[1] = market(null)
  await waitFor(() => expect(screen.queryByText(text)).toBeNull(), { timeout: 120_000 })
  expect(requestCount(sent)).toBeGreaterThanOrEqual(2)
})

test('a market that is whole is not asked about', async () => {
  const { sent } = await show(null, false)
  await screen.findAllByRole('navigation')
  expect(requestCount(sent)).toBe(0)
})

test('every part is shown somewhere, and a screen waits for its own alone', () => {
  const screens = [
    ...['dashboard', 'info', 'patent', 'simulation/target', 'news', 'company-governance'].map(
      (one) => `/companies/7/${one}`,
    ),
    '/portfolio',
    '/watchlist',
  ]
  const missingParts = new Set(screens.flatMap((path) => missingAt(path, demoParts)))
  // Comments stand on a page of their own, without the frame, and take no time.
  expect(demoParts.filter((part) => !missingParts.has(part))).toEqual(['comments'])
  expect(missingAt('/companies/7/patent', ['patents', 'news'])).toEqual(['patents'])
  expect(missingAt('/companies/7/patent', ['news'])).toEqual([])
  expect(missingAt('/industries', demoParts)).toEqual([])
})
