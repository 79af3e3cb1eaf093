import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listClassifications } from '#contract/market/classifications.ts'
import { getCompany } from '#contract/market/companies.ts'
import { setLanguage } from '../../i18n/language.ts'
import { givenCompany } from '../../test/given-company.ts'
import { answer, givenProfile, givenSession, renderAt } from '../../test/render.tsx'

beforeEach(async () => {
  await givenSession()
  setLanguage('en')
})

afterEach(() => vi.unstubAllGlobals())

const at = (address: string, years: number[] = [2023, 2024]) =>
  renderAt(address, [
    givenProfile(),
    answer(listClassifications, {
      tse33: [],
      tse17: [],
      gics: [],
      markets: [],
      bases: ['gics74', 'gics69', 'gics25', 'gics24', 'gics11', 'tse33'],
      segments: [],
    }),
    answer(getCompany, { ...givenCompany, years }),
  ])

/** The menu is one tab stop; arrows walk it. */
async function choose(name: string): Promise<void> {
  const user = userEvent.setup()
  const button = await screen.findByRole('button', { name: 'More actions' })
  button.focus()
  await user.keyboard('{Enter}')
  const menuItem = await screen.findByRole('menuitem', { name })
  for (let step = 0; document.activeElement !== menuItem && step < 10; step++) await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(menuItem)
  await user.keyboard('{Enter}')
}

test('on a phone a menu holds comment, alert, export and print by their names, and the view as code', async () => {
  at('/companies/7/info')
  await userEvent.click(await screen.findByRole('button', { name: 'More actions' }))
  await screen.findByRole('menuitem', { name: 'Comment' })
  const names = screen.getAllByRole('menuitem').map(({ textContent }) => textContent!.trim())
  expect(names).toEqual(['Comment', 'Get alerts by e-mail', 'Export', 'Print', 'Copy as curl', 'Copy as Python'])
})

test('a comment keeps the link of the view', async () => {
  const { path } = at('/companies/7/info?asOf=2025-04-01')
  await choose('Comment')
  await waitFor(() => expect(path()).toMatch(/^\/companies\/7\/comments\?/))
  const about = new URL(path(), 'http://localhost').searchParams.get('about')
  expect(about).toBe('/companies/7/info?asOf=2025-04-01')
})

test('the printed sheet keeps the context, without the panel that was open', async () => {
  const { path } = at('/companies/7/info?asOf=2025-04-01&why=sustainability_score')
  await choose('Print')
  await waitFor(() => expect(path()).toBe('/-print-company-/7?asOf=2025-04-01'))
})

test('the choice of a file opens', async () => {
  at('/companies/7/info')
  await choose('Export')
  expect(await screen.findByRole('dialog')).toBeTruthy()
})

test('a company without figures has no file', async () => {
  at('/companies/7/info', [])
  await userEvent.click(await screen.findByRole('button', { name: 'More actions' }))
  await screen.findByRole('menuitem', { name: 'Comment' })
  expect(screen.queryByRole('menuitem', { name: 'Export' })).toBeNull()
})

test('once the figures have scrolled away, the menu holds what no longer has a button', async () => {
  const above = { isIntersecting: false, boundingClientRect: { bottom: 0 } }
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly observe: () => void
      constructor(callback: (entries: readonly object[]) => void) {
        this.observe = () => callback([above])
      }
      disconnect() {}
    },
  )
  at('/companies/7/info')
  const button = await screen.findByRole('button', { name: 'More actions' })
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Print' })).toBeNull())
  await userEvent.click(button)
  await screen.findByRole('menuitem', { name: 'Comment' })
  const names = screen.getAllByRole('menuitem').map(({ textContent }) => textContent!.trim())
  expect(names).toEqual(['Comment', 'Get alerts by e-mail', 'Export', 'Print', 'Copy as curl', 'Copy as Python'])
})
