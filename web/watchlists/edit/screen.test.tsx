import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { searchCompanies } from '#contract/market/companies.ts'
import { getMemberFigures } from '#contract/watchlists/watchlist-figures.ts'
import * as contract from '#contract/watchlists/watchlists.ts'
import { setLanguage } from '../../i18n/language.ts'
import { givenCompany } from '../../test/given-company.ts'
import { answer, givenProfile, givenSession, refuse, renderAt } from '../../test/render.tsx'
import { notes } from '../../ui/notes/notes.ts'

const earlier = '2026-01-05T00:00:00.000Z'
const later = '2026-01-05T00:01:00.000Z'
const member = (companyId: number, stake: number) => ({
  ...{ companyId, ticker: `${1000 + companyId}`, nameJa: `会社${companyId}`, nameEn: `Company ${companyId}` },
  ...{ isListed: true, stake, note: '', addedAt: earlier, updatedAt: earlier },
})
const list = (...members: ReturnType<typeof member>[]) => ({
  ...{ id: 7, name: 'Banks', companies: members.length, indicators: [], members },
  ...{ stakeTotal: 0, stakes: members.length, createdAt: earlier, updatedAt: earlier, changedAt: earlier },
})
const figures = answer(getMemberFigures, { fiscalYear: 2025, indicators: [], members: [] })

beforeEach(async () => {
  setLanguage('en')
  await givenSession()
})

test('what the market says is asked again once a company has come in', async () => {
  const { sent } = renderAt('/watchlist/7', [
    givenProfile(),
    figures,
    answer(contract.getWatchlist, list(member(1, 10))),
    answer(contract.addMembers, { watchlist: list(member(1, 10), member(2, 0)), added: [2] }),
    answer(searchCompanies, { total: 1, market: 1, companies: [{ ...givenCompany, id: 2, figures: 0 }] }),
  ])
  const requestCount = () => sent.filter(({ url }) => url.pathname.endsWith('/watchlists/7/figures')).length
  await waitFor(() => expect(requestCount()).toBe(1))
  await userEvent.type(await screen.findByRole('combobox', { name: /^Add/ }), '1002')
  await screen.findByRole('option', { name: /Mihon/ })
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(requestCount()).toBe(2))
})

test('what another window changed waits for a choice, and no note stays about it', async () => {
  const answers = [
    givenProfile(),
    figures,
    answer(contract.getWatchlist, list(member(1, 10))),
    refuse(contract.changeWatchlist, 'watchlist.changed'),
  ]
  renderAt('/watchlist/7', answers)
  await userEvent.type(await screen.findByRole('textbox', { name: 'List name' }), ' of mine')
  answers.unshift(answer(contract.getWatchlist, { ...list(member(1, 10)), name: 'Theirs', updatedAt: later }))
  const save = screen.getByRole('button', { name: 'Save' })
  await userEvent.click(save)
  const conflict = await screen.findByRole('alert', { name: 'Changed in another window' })
  expect(within(conflict).getByText('Theirs')).toBeTruthy()
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'List name' })).toHaveProperty('readOnly', false))
  expect(save.getAttribute('aria-disabled')).toBe('true')
  expect(notes.get()).toEqual([])
  await userEvent.click(within(conflict).getByRole('button', { name: 'Keep mine' }))
  expect(save.getAttribute('aria-disabled')).toBeNull()
})
