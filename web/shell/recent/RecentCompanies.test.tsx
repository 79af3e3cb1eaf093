import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { searchCompanies } from '#contract/market/companies.ts'
import { forgetCompanies, rememberCompany } from '../../companies/recent.ts'
import { setLanguage } from '../../i18n/language.ts'
import { givenScoreScreens } from '../../scores/given-scores.ts'
import { answer, givenProfile, givenSession, renderAt } from '../../test/render.tsx'

const list = answer(searchCompanies, { total: 0, market: 0, companies: [] })
const givenCompany = (id: number) => ({
  id,
  ticker: `${1000 + id}`,
  nameJa: `株式会社架空${id}`,
  nameEn: `Invented ${id}`,
})
const show = async (path = '/companies') => {
  await givenSession()
  const screenOf = renderAt(path, [givenProfile(), list])
  await screen.findByRole('heading', { level: 1 })
  return screenOf
}
const places = () => screen.findByRole('navigation', { name: 'Recently seen' })
const namesIn = (nav: HTMLElement) =>
  within(nav)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

beforeEach(() => localStorage.clear())
afterEach(() => localStorage.clear())

test('six, the newest first, each leads to its summary in the same context', async () => {
  for (const id of [1, 2, 3, 4, 5, 6, 7]) rememberCompany(givenCompany(id))
  await show('/companies?year=2023')
  const nav = await places()
  expect(namesIn(nav)).toEqual([7, 6, 5, 4, 3, 2].map((id) => `${1000 + id} Invented ${id}`))
  expect(within(nav).getByRole('link', { name: '1007 Invented 7' }).getAttribute('href')).toBe(
    '/companies/7/dashboard?year=2023',
  )
})

test('is not there before the first, nor in a folded column, and follows what is looked at', async () => {
  await show()
  expect(screen.queryByRole('navigation', { name: 'Recently seen' })).toBeNull()
  act(() => rememberCompany(givenCompany(1)))
  expect(namesIn(await places())).toEqual(['1001 Invented 1'])
  await userEvent.click(screen.getByRole('button', { name: 'Collapse the menu' }))
  expect(screen.queryByRole('navigation', { name: 'Recently seen' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Expand the menu' }))
  await places()
  act(() => forgetCompanies())
  expect(screen.queryByRole('navigation', { name: 'Recently seen' })).toBeNull()
})

test('another tab’s company arrives', async () => {
  rememberCompany(givenCompany(1))
  await show()
  localStorage.setItem('recent-companies', JSON.stringify([givenCompany(2), givenCompany(1)]))
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'recent-companies' })))
  expect(namesIn(await places())).toEqual(['1002 Invented 2', '1001 Invented 1'])
})

test('the company on the screen joins them, and is marked', async () => {
  rememberCompany(givenCompany(1))
  await givenSession()
  renderAt('/companies/7/dashboard', givenScoreScreens())
  const nav = await places()
  await waitFor(() => expect(within(nav).getAllByRole('link')).toHaveLength(2))
  const [here, other] = within(nav).getAllByRole('link')
  expect(here!.getAttribute('aria-current')).toBe('page')
  expect(other!.getAttribute('aria-current')).toBeNull()
})

test('names are in the reader’s language, without what all companies share', async () => {
  setLanguage('ja')
  rememberCompany(givenCompany(1))
  await show()
  expect(namesIn(await screen.findByRole('navigation', { name: '最近見た企業' }))).toEqual(['1001 架空1'])
})

test('a narrow screen has them in its menu', async () => {
  rememberCompany(givenCompany(1))
  await show()
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
  const menu = await screen.findByRole('dialog')
  await waitFor(() => expect(within(menu).getByRole('link', { name: '1001 Invented 1' })).toBeTruthy())
})
