import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { searchMarket } from '#contract/search/searches.ts'
import { listWatchlists } from '#contract/watchlists/watchlists.ts'
import { type Answer, answer, givenSession, refuse, renderAt } from '../../test/render.tsx'
import { counted, givenResult, shell } from './given.ts'

beforeEach(async () => void (await givenSession()))

const show = (search: Record<string, string>, answers: readonly Answer[]) => {
  const rendered = renderAt(`/v2/comparisons?${new URLSearchParams(search)}`, [...shell, ...answers, counted(142)])
  return { ...rendered, where: () => new URLSearchParams(rendered.path().split('?')[1]).get('where') }
}
const chip = (name: string | RegExp) => screen.findByRole('button', { name, expanded: false })

const at = '2026-01-05T00:00:00.000Z'
const watchlist = (id: number, name: string, companies: number) => ({
  ...{ id, name, companies, indicators: [], stakeTotal: 0, stakes: 0, holds: [] },
  ...{ createdAt: at, updatedAt: at, changedAt: at },
})
const watchlists = answer(listWatchlists, [watchlist(8, 'Banks', 12), watchlist(9, 'Rail', 4)])

test('watchlists are called by name and chosen by their names; a number of none says so and can go', async () => {
  const { where } = show({ where: 'watchlist(8),!watchlist(99)', edit: '0' }, [givenResult(4), watchlists])
  expect(await screen.findByRole('button', { name: 'List Banks' })).toBeTruthy()
  expect(await chip('Exclude List No. 99 (not available)')).toBeTruthy()
  expect(screen.getByRole('region', { name: 'The search in words' }).textContent).toBe(
    'Companies that are in the watchlist “Banks” and are not in the watchlist “No. 99 (not available)”.',
  )
  const editor = await screen.findByRole('dialog')
  await userEvent.click(await within(editor).findByRole('checkbox', { name: /^Rail/ }))
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(where()).toBe('watchlist(8,9),!watchlist(99)'))
})

test('somebody else’s watchlist is a fault of the condition', async () => {
  const { where } = show({ where: 'market(PRM),watchlist(99)' }, [
    watchlists,
    refuse(searchMarket, 'search.invalid', {
      search: { reason: 'unknown-watchlist', parameter: 'where', at: 22, text: '99' },
    }),
  ])
  const alert = await screen.findByRole('alert', { name: 'This search cannot be read' })
  expect(within(alert).getByText(/You have no watchlist with this number/)).toBeTruthy()
  await userEvent.click(await within(alert).findByRole('button', { name: 'Remove “List No. 99 (not available)”' }))
  await waitFor(() => expect(where()).toBe('market(PRM)'))
})
