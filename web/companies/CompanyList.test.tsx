import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { listClassifications } from '#contract/market/classifications.ts'
import { type CompanySummary, searchCompanies } from '#contract/market/companies.ts'
import { setLanguage } from '../i18n/language.ts'
import { answer, givenProfile, givenSession, refuse, renderAt } from '../test/render.tsx'
import { pageNumbers } from './Pages.tsx'

const company: CompanySummary = {
  id: 7,
  ticker: '9X9Y',
  nameJa: '見本電機株式会社',
  nameEn: 'Mihon Electric Co., Ltd.',
  nameKana: null,
  isin: null,
  corporateNumber: null,
  marketCode: 'PRM',
  tse33Code: '3650',
  edinetIndustry: null,
  isListed: true,
  figures: 1234,
}
const shell = [
  givenProfile(),
  answer(listClassifications, {
    tse33: [{ code: '3650', nameJa: '電気機器', nameEn: 'Electric Appliances', tse17Code: '9' }],
    tse17: [],
    gics: [],
    bases: ['tse33'],
    segments: [],
    markets: [{ code: 'PRM', nameJa: 'プライム市場', nameEn: 'Prime Market' }],
  }),
]
beforeEach(async () => void (await givenSession()))

test('shows what is found in the reader’s language, Japanese names marked as such', async () => {
  renderAt('/companies?q=mihon', [...shell, answer(searchCompanies, { total: 1, market: 3857, companies: [company] })])
  const row = (await screen.findByRole('link', { name: 'Mihon Electric Co., Ltd.' })).closest('tr')!
  await within(row).findByText('Electric Appliances')
  expect(within(row).getByText('Prime Market')).toBeTruthy()
  expect(within(row).getByText('見本電機株式会社').closest('[lang]')?.getAttribute('lang')).toBe('ja')
  expect(within(row).getByText('1,234')).toBeTruthy()
  expect(screen.getByText('of 3,857')).toBeTruthy()
})

test('asks once the typing pauses and puts the words into the address', async () => {
  const { sent, path } = renderAt('/companies', [
    ...shell,
    answer(searchCompanies, { total: 1, market: 1, companies: [company] }),
  ])
  await screen.findByRole('link', { name: 'Mihon Electric Co., Ltd.' })
  await userEvent.type(screen.getByRole('searchbox'), 'みほん')
  await waitFor(() => expect(path()).toContain(`q=${encodeURIComponent('みほん')}`))
  await waitFor(() => expect(sent.some(({ url }) => url.searchParams.get('q') === 'みほん')).toBe(true))
})

test('of all page links only that of the page one is on is current', async () => {
  const results = { total: 480, market: 480, companies: [company] }
  renderAt('/companies?page=2&perPage=100', [...shell, answer(searchCompanies, results)])
  const pages = within(await screen.findByRole('navigation', { name: 'Pagination' }))
  const current = pages.getAllByRole('link').filter((link) => link.getAttribute('aria-current'))
  expect(current.map(({ textContent }) => textContent)).toEqual(['2'])
})

test('nothing found says what to do; an empty market says how to fill it', async () => {
  renderAt('/companies?q=zzz', [...shell, answer(searchCompanies, { total: 0, market: 5, companies: [] })])
  expect(await screen.findByText('No company matches')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Clear the search' })).toBeTruthy()
})

test('an empty market in Japanese', async () => {
  setLanguage('ja')
  renderAt('/companies', [...shell, answer(searchCompanies, { total: 0, market: 0, companies: [] })])
  expect(await screen.findByText('まだ企業が登録されていません')).toBeTruthy()
  expect(screen.getByText(/npm run satoyama -- import/)).toBeTruthy()
})

test('a refusal is told in the panel and can be tried again', async () => {
  renderAt('/companies', [...shell, refuse(searchCompanies, 'request.too-many')])
  expect((await screen.findByRole('alert')).textContent).toContain('Too many requests')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('at most nine page links, two at each end', () => {
  expect(pageNumbers(1, 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(pageNumbers(1, 78)).toEqual([1, 2, 3, 4, 5, 6, 7, null, 77, 78])
  expect(pageNumbers(40, 78)).toEqual([1, 2, null, 38, 39, 40, 41, 42, null, 77, 78])
  expect(pageNumbers(78, 78)).toEqual([1, 2, null, 72, 73, 74, 75, 76, 77, 78])
})

test('a company that has left the exchange is marked, and one without an industry says so', async () => {
  const gone = { ...company, id: 8, isListed: false, marketCode: null, tse33Code: null, nameEn: 'Gone Co., Ltd.' }
  const found = answer(searchCompanies, { total: 2, market: 3857, companies: [company, gone] })
  renderAt('/companies?q=co', [...shell, found])
  const row = (await screen.findByRole('link', { name: 'Gone Co., Ltd.' })).closest('tr')!
  expect(within(row).getByText('Delisted')).toBeTruthy()
  expect(within(row).getByText('Industry unknown')).toBeTruthy()
  const listed = screen.getByRole('link', { name: 'Mihon Electric Co., Ltd.' }).closest('tr')!
  expect(within(listed).queryByText('Delisted')).toBeNull()
})
