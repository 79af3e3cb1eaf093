import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { getDownloadUsage } from '#contract/account/downloads.ts'
import { type IndustryCompany, listIndustries, listIndustryCompanies } from '#contract/industries/industries.ts'
import { listClassifications } from '#contract/market/classifications.ts'
import { listMarketSources } from '#contract/market/sources.ts'
import { countMatches, saveSearchCsv } from '#contract/search/searches.ts'
import { setLanguage } from '../i18n/language.ts'
import { answer, givenSession, renderAt } from '../test/render.tsx'
import { givenCompanies, givenIndustryScreens, givenList } from './given-industries.ts'

vi.setConfig({ testTimeout: 30_000 })
beforeEach(async () => void (await givenSession()))

const address = '/industries/gics74-151010/companies?display=deviation'
const none = { sustainability_score: null, e_score: null, s_score: null, g_score: null }
const companiesAnswer = answer(listIndustryCompanies, {
  ...givenCompanies,
  display: 'deviation',
  companies: givenCompanies.companies.map(
    (row): IndustryCompany => ({
      ...row,
      displayed: row.rank === null ? none : { sustainability_score: 71.23, e_score: 48.1, s_score: 50, g_score: null },
    }),
  ),
})

describe.each([
  {
    language: 'ja',
    head: '前年差（スコアのポイント）',
    unit: '業種内の偏差値（平均50、標準偏差10）',
    file: '総合（偏差値）',
    table: '表',
  },
  {
    language: 'en',
    head: 'vs last year (points of score)',
    unit: 'Deviation score in the industry: mean 50, standard deviation 10',
    file: 'Total (deviation score)',
    table: 'Table',
  },
] as const)('the companies of an industry in $language', ({ language, head, unit, file, table }) => {
  test('are shown as the context says; the difference vs last year says that it is in points', async () => {
    setLanguage(language)
    const { sent } = renderAt(address, givenIndustryScreens(companiesAnswer))
    const list = await screen.findByRole('table')
    expect(screen.getByText(unit)).toBeTruthy()
    const [heads, first, silent] = within(list).getAllByRole('row')
    expect(heads!.textContent).toContain(head)
    expect(first!.textContent).toContain('71.2')
    expect(first!.textContent).toContain('48.1')
    expect(first!.textContent).not.toContain('52.3') // The score itself.
    expect(silent!.textContent).not.toMatch(/\d\d\.\d/)
    expect(screen.getByRole('heading', { level: 2 }).textContent).toContain('71.2')
    const requests = sent.filter(({ url }) => url.pathname.endsWith('/companies'))
    expect(requests.map(({ url }) => url.searchParams.get('display'))).toEqual(['deviation'])
    await userEvent.click(screen.getAllByRole('button', { name: table })[0]!)
    expect((await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent)).toContain(file)
  })
})

test('the file asks for what is shown, in the order that is shown', async () => {
  setLanguage('en')
  const summary = { total: 118, scored: 118, universe: 118, market: 118, year: 2024, steps: [], years: [2024] }
  const usage = { month: '2026-11', unit: 'company-year' as const, limit: 9, used: 0, remaining: 9, count: 0 }
  const bytes = { name: 'companies.csv', type: 'text/csv', bytes: new Uint8Array([1]), replaced: 0 }
  const answers = [
    companiesAnswer,
    answer(countMatches, summary),
    answer(getDownloadUsage, { ...usage, limit: 10_000, remaining: 10_000 }),
    answer(saveSearchCsv, bytes),
  ]
  URL.createObjectURL = () => 'blob:x'
  URL.revokeObjectURL = () => {}
  const { sent } = renderAt(`${address}&order=e`, givenIndustryScreens(...answers))
  await userEvent.click(await screen.findByRole('button', { name: /^Export and link/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Save all 120 companies as CSV…' }))
  await userEvent.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Download' }))
  await waitFor(() =>
    expect(sent.find(({ url }) => url.pathname === '/api/search/csv')?.body).toMatchObject({
      sort: '-e_score:deviation',
      columns:
        'sustainability_score:deviation,e_score:deviation,s_score:deviation,g_score:deviation,sustainability_score:difference,coverage,market_cap',
    }),
  )
})

test('averages of industries are no company’s score: there the chip says that it changes nothing', async () => {
  setLanguage('en')
  renderAt('/industries/gics74-151010/sustainability?display=deviation', givenIndustryScreens())
  await screen.findAllByRole('table')
  expect([...document.querySelectorAll('.fig .unit')].map(({ textContent }) => textContent)).toEqual(
    Array(3).fill('In points of score'),
  )
  const bar = within(screen.getByRole('group', { name: 'Display settings' }))
  expect(bar.getByRole('combobox', { name: 'Show' }).closest('label')!.dataset.tip).toBe('Does not affect this page')
})

test('a market without companies has no selector without options, and says what brings them', async () => {
  const list = givenList()
  renderAt('/industries', [
    answer(listClassifications, { bases: [], gics: [], tse33: [], tse17: [], markets: [], segments: [] }),
    answer(listMarketSources, { sources: [] }),
    answer(listIndustries, { ...list, industries: [], market: { ...list.market, companies: 0 } }),
    ...givenIndustryScreens(),
  ])
  await screen.findByRole('heading', { name: 'There are no companies yet' })
  screen.getByText(/npm run satoyama -- import/)
  for (const select of screen.queryAllByRole('combobox'))
    expect(within(select).queryAllByRole('option').length).toBeGreaterThan(0)
})

test('companies without an industry have a line and are not counted as one', async () => {
  const { industries, ...list } = givenList()
  const unclassified = { ...industries[0]!, code: 'unclassified', id: 'gics74-unclassified', nameEn: 'Unclassified' }
  renderAt('/industries', [
    answer(listIndustries, { ...list, industries: [...industries, unclassified] }),
    ...givenIndustryScreens(),
  ])
  const count = await screen.findByText(`${industries.length} industries`)
  expect(count.parentElement?.textContent).toContain('and companies without an industry')
  screen.getAllByText('Unclassified')
})
