import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { listClassifications } from '#contract/market/classifications.ts'
import { getCompany } from '#contract/market/companies.ts'
import { setLanguage } from '../i18n/language.ts'
import { givenCompany } from '../test/given-company.ts'
import { answer, givenSession, renderAt } from '../test/render.tsx'
import { givenScoreScreens } from './given-scores.ts'

vi.setConfig({ testTimeout: 30_000 })
beforeEach(async () => void (await givenSession()))

const names = answer(listClassifications, {
  tse33: [],
  tse17: [],
  gics: [{ code: '452030', nameJa: '化学', nameEn: 'Chemicals' }],
  markets: [],
  bases: ['gics74', 'gics69', 'gics25', 'gics24', 'gics11', 'tse33'],
  segments: [],
})
const company = answer(getCompany, {
  ...givenCompany,
  isListed: false,
  gicsCode: '452030',
  marketCap: { millionJpy: 123_456, day: '2026-10-30' },
  nextUpdateOn: '2027-06-25',
})
const network = givenScoreScreens(company, names)
const strip = () => document.querySelector('.strip.scores')

describe.each([
  {
    language: 'ja',
    cap: '時価総額 1,235億円（2026/10/30）', // 123,456 ÷ 100 = 1,234.56
    next: '次回更新 2027/06/25',
    delisted: '上場廃止',
    among: '比較対象：化学（GICS 74業種）',
    rank: '12 / 60位',
    unfold: '企業の概要とスコアの内訳を表示',
    tse: '東証33業種',
    unusual: '点数と順位は「化学（GICS 74業種）」の中でのものです。通常の比較対象（GICS 74業種）とは異なります。',
    back: '通常の比較対象に戻す',
  },
  {
    language: 'en',
    cap: 'Market cap ¥123bn (2026/10/30)', // 123,456 ÷ 1,000 = 123.456
    next: 'Next update 2027/06/25',
    delisted: 'Delisted',
    among: 'Peer group: Chemicals (GICS 74)',
    rank: '12 / 60',
    unfold: 'Show company facts and scores',
    tse: 'TSE, 33 industries',
    unusual: 'Scores and ranks are among Chemicals (GICS 74), not the usual peer group (GICS 74).',
    back: 'Back to the usual peer group',
  },
] as const)('$language', (w) => {
  beforeEach(() => setLanguage(w.language))

  test('the summary begins unfolded: size, industry by GICS, next update, delisted, and whom the score is ranked among', async () => {
    const { path } = renderAt('/companies/7/dashboard', network)
    expect(await screen.findByText(w.cap)).toBeTruthy()
    expect(screen.getAllByText(w.next).length).toBeGreaterThan(0)
    expect(screen.getAllByText(w.delisted)).toHaveLength(2) // Beside the name, and in place of the market.
    const among = await screen.findByRole('button', { name: w.among })
    expect(strip()!.textContent).toContain(w.rank)
    await userEvent.click(among)
    await userEvent.click(await screen.findByRole('menuitem', { name: w.tse }))
    await waitFor(() => expect(path()).toContain('peers=tse33'))
  })

  test('where an address brings other peers along, every tab says so and leads back; otherwise nothing is said', async () => {
    const { path } = renderAt('/companies/7/sustainability/esg?peers=tse33', network)
    expect(await screen.findByText(w.unusual, { exact: false })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: w.back }))
    await waitFor(() => expect(path()).not.toContain('peers'))
    await waitFor(() => expect(screen.queryByText(w.unusual, { exact: false })).toBeNull())
  })

  test('another tab begins with one line that has name, score, rank and peer group; unfolded once, it stays so', async () => {
    renderAt('/companies/7/sustainability/esg', network)
    const brief = await waitFor(() => {
      const line = document.querySelector<HTMLElement>('.brief')!.closest('div')!
      expect(line.textContent).toContain('60.0')
      expect(line.textContent).toContain(w.language === 'ja' ? '化学（GICS 74業種）' : 'Chemicals (GICS 74)')
      return line
    })
    expect(within(brief).getByRole('heading', { level: 1 }).textContent).toContain('9X9Y')
    expect(brief.textContent).toContain(w.rank)
    expect(strip()).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: w.unfold }))
    await waitFor(() => expect(strip()).toBeTruthy())
    expect(document.querySelector('.brief')).toBeNull()
    cleanup()
    renderAt('/companies/7/details', network)
    await waitFor(() => expect(strip()).toBeTruthy())
  })
})

test('what a tab shows is there as code, with its context and what it is compared with', async () => {
  const person = userEvent.setup() // With a clipboard.
  renderAt('/companies/7/sustainability/score-decomposition?peers=tse33&against=company&other=9&key=e_score', network)
  await person.click(await screen.findByRole('button', { name: 'This view over the API' }))
  await person.click(await screen.findByRole('menuitem', { name: 'Copy as curl' }))
  expect(await screen.findByText(/^Code copied/)).toBeTruthy()
  const code = await navigator.clipboard.readText()
  expect(code).toContain("/companies/7/scores/e_score/decomposition' \\\n")
  for (const parameter of ['peers=tse33', 'against=company', 'other=9']) expect(code).toContain(`'${parameter}'`)
})
