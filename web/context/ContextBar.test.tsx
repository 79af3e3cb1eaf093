import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { searchCompanies } from '#contract/market/companies.ts'
import { setLanguage } from '../i18n/language.ts'
import { answer, givenProfile, givenSession, renderAt } from '../test/render.tsx'

const network = [
  givenProfile({ supported_vendors: ['satoyama', 'msci', 'cdp'] }),
  answer(searchCompanies, { total: 0, market: 0, companies: [] }),
]
beforeEach(async () => void (await givenSession()))

async function show(address: string) {
  const place = renderAt(address, network)
  const bar = within(await screen.findByRole('group', { name: 'Display settings' }))
  await screen.findByRole('button', { name: /^Account: / })
  // Each screen has a bar of its own.
  const chip = (name: string) =>
    within(screen.getByRole('group', { name: 'Display settings' })).getByRole<HTMLSelectElement>('combobox', { name })
  return { ...place, bar, chip }
}
/** Until the screen is there: before, the bar is that of the screen one leaves. */
async function toWatchlist() {
  await userEvent.click(screen.getByRole('link', { name: 'Watchlist' }))
  await screen.findByRole('heading', { name: 'Watchlists' })
}
const toSearch = () => userEvent.click(screen.getByRole('link', { name: 'Company analysis' }))
const day = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^As of/ })

describe('a choice goes into the address and along to another screen', () => {
  test.each([
    ['Method', 'Standard 1.0', 'version=1.0'],
    ['Horizon', 'Long term (3–6 years)', 'period=long'],
    ['Missing values', 'None (worst value)', 'inference=worst-value'],
    ['Peer group', 'TSE 33', 'peers=tse33'],
    ['Basis', 'Parent only', 'basis=parent'],
    ['Show', 'Deviation score', 'display=deviation'],
    ['Year', 'FY2020', 'year=2020'],
  ])('%s', async (name, option, words) => {
    const { chip, path } = await show('/portfolio')
    await userEvent.selectOptions(chip(name), option)
    await waitFor(() => expect(path()).toBe(`/portfolio?${words}`))
    await toWatchlist()
    await waitFor(() => expect(path()).toBe(`/watchlist?${words}`))
    expect(chip(name).selectedOptions[0]!.textContent).toBe(option)
  })

  test('As of, which says so in a line that leads back to now', async () => {
    const { path } = await show('/portfolio')
    fireEvent.change(day(), { target: { value: '2024-06-30' } })
    await waitFor(() => expect(path()).toBe('/portfolio?asOf=2024-06-30'))
    await toWatchlist()
    await waitFor(() => expect(path()).toBe('/watchlist?asOf=2024-06-30'))
    expect(day().value).toBe('2024/06/30')
    expect(await screen.findByText('Showing what was public on 2024/06/30.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Back to now' }))
    await waitFor(() => expect(path()).toBe('/watchlist'))
    expect(screen.queryByText(/what was known/)).toBeNull()
  })

  test('Vendors', async () => {
    const { path } = await show('/portfolio')
    await userEvent.click(screen.getByRole('button', { name: 'Vendors3 / 7' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: /MSCI/ }))
    await waitFor(() => expect(path()).toBe(`/portfolio?vendors=${encodeURIComponent('satoyama,cdp')}`))
    await toSearch()
    await waitFor(() => expect(path()).toBe(`/v2/comparisons?vendors=${encodeURIComponent('satoyama,cdp')}`))
    expect(await screen.findByRole('button', { name: 'Vendors2 / 7' })).toBeTruthy()
  })

  test('all of them at once, beside what the screen itself has there', async () => {
    const all =
      'asOf=2024-06-30&year=2020&method=roe-impact&inference=worst-value&peers=tse33&basis=parent&display=percentile&vendors=cdp'
    const { path } = await show(`/v2/comparisons?q=abc&${all}`)
    await toWatchlist()
    await waitFor(() => expect(path()).toMatch(/^\/watchlist\?/))
    expect(path().split('?')[1]!.split('&').sort()).toEqual(all.split('&').sort())
  })
})

test('the default leaves the address', async () => {
  const { chip, path } = await show('/portfolio?basis=parent')
  await userEvent.selectOptions(chip('Basis'), 'All')
  await waitFor(() => expect(path()).toBe('/portfolio'))
})

test('the standard method takes the withdrawn one of an old link out of the address', async () => {
  const { chip, path } = await show('/portfolio?method=roe-impact')
  await userEvent.selectOptions(chip('Method'), 'Standard 1.0')
  await waitFor(() => expect(path()).toBe('/portfolio?version=1.0'))
})

test('the employment impact is a choice among the methods', async () => {
  const { chip, path } = await show('/portfolio')
  await userEvent.selectOptions(chip('Method'), 'Employment impact')
  await waitFor(() => expect(path()).toBe('/portfolio?method=employment-impact'))
  await toWatchlist()
  await waitFor(() => expect(path()).toBe('/watchlist?method=employment-impact'))
})

test('the back button leads to the screen before, not through every choice', async () => {
  const { chip, path, back } = await show('/portfolio')
  await toWatchlist()
  await waitFor(() => expect(path()).toBe('/watchlist'))
  await userEvent.selectOptions(chip('Basis'), 'Parent only')
  await userEvent.selectOptions(chip('Missing values'), 'None (worst value)')
  await waitFor(() => expect(path()).toBe('/watchlist?basis=parent&inference=worst-value'))
  act(back)
  await waitFor(() => expect(path()).toBe('/portfolio'))
})

test.each([
  'asOf=2024-13-45',
  'asOf=yesterday',
  'year=abc',
  'year=1989',
  'year=2101',
  'method=magic',
  'version=3',
  'inference=guess',
  'basis=both',
  'peers=gics7',
  'display=points',
  'vendors=nobody',
])('%s makes no sense and counts as the default', async (nonsense) => {
  const { chip } = await show(`/portfolio?${nonsense}`)
  expect(
    ['Year', 'Method', 'Missing values', 'Peer group', 'Basis', 'Show'].map(
      (name) => chip(name).selectedOptions[0]!.textContent,
    ),
  ).toEqual(['latest', 'Standard 2.1', 'By industry', 'GICS 74', 'All', 'Score'])
  expect(screen.getByRole('textbox', { name: 'As of: now' })).toBeTruthy()
  expect(screen.queryByText(/what was known/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Vendors3 / 7' })).toBeTruthy()
})

test('nonsense does not go along', async () => {
  const { path } = await show('/portfolio?basis=both&year=2020')
  await toWatchlist()
  await waitFor(() => expect(path()).toBe('/watchlist?year=2020'))
})

test('a day while it is typed, and one that has not come, change nothing but that', async () => {
  const { path } = await show('/portfolio')
  fireEvent.change(day(), { target: { value: '0020-06-30' } })
  fireEvent.change(day(), { target: { value: '2999-01-01' } })
  await toWatchlist()
  await waitFor(() => expect(path()).toBe('/watchlist'))
})

test('vendors outside the contract stand there locked', async () => {
  await show('/portfolio')
  await userEvent.click(screen.getByRole('button', { name: 'Vendors3 / 7' }))
  const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox')
  const boxTexts = boxes.map((box) => `${box.closest('label')!.textContent}: ${box.checked ? 'on' : 'off'}`)
  expect(boxTexts).toEqual([
    'Satoyama: on',
    'MSCI: on',
    'S&P Globallocked: off',
    'Refinitivlocked: off',
    'Sustainalyticslocked: off',
    'CDP: on',
    'FTSE Russelllocked: off',
  ])
  expect(boxes.map(({ disabled }) => disabled)).toEqual([false, false, true, true, true, false, true])
})

test('a link to a vendor outside the contract shows what there is', async () => {
  await show('/portfolio?vendors=ftse,cdp')
  await userEvent.click(screen.getByRole('button', { name: 'Vendors1 / 7' }))
  expect(await screen.findByRole('checkbox', { name: 'CDP' })).toHaveProperty('checked', true)
  expect(screen.getByRole('checkbox', { name: /FTSE/ })).toHaveProperty('checked', false)
})

test('the year of a link is among the choices even when it is not offered', async () => {
  const { chip } = await show('/portfolio?year=1998')
  expect(chip('Year').selectedOptions[0]!.textContent).toBe('FY1998')
  expect(chip('Year').options[chip('Year').options.length - 1]!.value).toBe('1998') // the oldest is the last
})

test('methods that were withdrawn open from a link and cannot be chosen', async () => {
  const { chip } = await show('/portfolio?method=roe-impact')
  expect(chip('Method').selectedOptions[0]!.textContent).toBe('ROE impact (withdrawn)')
  expect([...chip('Method').options].filter(({ disabled }) => disabled)).toHaveLength(3)
})

test('chips that change nothing on a screen say so', async () => {
  const { chip } = await show('/portfolio')
  expect(chip('Basis').closest('label')!.dataset.tip).toBe('Does not affect this page')
})

test('in Japanese', async () => {
  setLanguage('ja')
  renderAt('/portfolio?asOf=2024-06-30', network)
  const bar = within(await screen.findByRole('group', { name: '表示条件' }))
  expect(bar.getAllByRole('combobox').map((chip) => chip.getAttribute('aria-label'))).toEqual([
    '年度',
    '手法',
    '期間',
    '欠損補完',
    '比較対象',
    '本文の数値',
    '会計区分',
    '表示',
  ])
  expect(screen.getByText('2024/06/30時点で公表されていた数値を表示しています。')).toBeTruthy()
})
