import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { searchCompanies } from '#contract/market/companies.ts'
import * as contract from '#contract/watchlists/watchlists.ts'
import { comparisonOf } from '../../companies/comparison.ts'
import { answer, givenProfile, givenSession, refuse, renderAt } from '../../test/render.tsx'

const at = '2026-01-05T00:00:00.000Z'
const head = (id: number, name: string, companies: number) => ({
  ...{ id, name, companies, indicators: [], stakeTotal: 0, stakes: 0 },
  ...{ createdAt: at, updatedAt: at, changedAt: at },
})
const member = (companyId: number) => ({
  ...{ companyId, ticker: null, nameJa: `会社${companyId}`, nameEn: null, isListed: true },
  ...{ stake: null, note: '', addedAt: at, updatedAt: at },
})
/** Of the three companies of the tray the first list has one and the last one all. */
const lists = [
  { ...head(7, 'Banks', 1), holds: [1] },
  { ...head(8, 'Water', 0), holds: [] },
  { ...head(9, 'All of them', 3), holds: [1, 2, 3] },
]
let owner = ''

beforeEach(async () => {
  owner = `${crypto.randomUUID()}@b.example`
  localStorage.removeItem('single-keys')
  await givenSession()
})
afterEach(() => localStorage.clear())

/** The list of companies with so many in the tray, and what the server says of watchlists. */
function show(count: number, ...answers: Parameters<typeof renderAt>[1]) {
  const tray = Array.from({ length: count }, (_, at) => ({
    ...{ id: at + 1, ticker: `${1000 + at}`, nameJa: `会社${at + 1}`, nameEn: `Company ${at + 1}` },
  }))
  comparisonOf(owner).add(tray)
  const list = answer(searchCompanies, { total: 0, market: 0, companies: [] })
  return renderAt('/companies', [givenProfile({ email: owner }), list, ...answers])
}

async function openPane(title = 'Add 3 companies to a watchlist'): Promise<HTMLElement> {
  await screen.findByRole('button', { name: 'Add to a watchlist' })
  // The screen's own field has the focus at first.
  act(() => (document.activeElement as HTMLElement).blur())
  await userEvent.keyboard('w')
  const pane = await screen.findByRole('dialog', { name: title })
  await within(pane).findByRole('button', { name: /^(Add|Make the list and add)$/ })
  return pane
}

const names = (pane: HTMLElement) =>
  within(pane)
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')!.textContent)

test('w opens it; it says what each list has; the last used stands first', async () => {
  localStorage.setItem(`last-watchlist:${owner}`, '8')
  const { sent } = show(3, answer(contract.listWatchlists, lists))
  const pane = await openPane()
  expect(names(pane)).toEqual([
    'WaterLast used · 0 companies',
    'Banks1 company · 1 of 3 are in it',
    'All of them3 companies · All 3 are in it',
  ])
  const request = sent.find(({ url }) => url.pathname === '/api/watchlists')!
  expect(request.url.searchParams.get('companies')).toBe('1,2,3')
})

test('a destination must be chosen; what was added is said and can be taken back, and nothing else', async () => {
  const watchlist = { ...head(7, 'Banks', 3), members: [member(1), member(2), member(3)] }
  const { sent } = show(
    3,
    answer(contract.listWatchlists, lists),
    answer(contract.addMembers, { watchlist, added: [2, 3] }),
    answer(contract.changeMembers, { watchlist: { ...watchlist, members: [member(1)] }, conflicts: [] }),
  )
  const pane = await openPane()
  await userEvent.click(within(pane).getByRole('button', { name: 'Add' }))
  expect(within(pane).getByRole('alert').textContent).toBe('Choose a list.')
  expect(sent.some(({ url }) => url.pathname.endsWith('/members'))).toBe(false)

  await userEvent.click(within(pane).getByRole('radio', { name: /Banks/ }))
  expect(within(pane).queryByRole('alert')).toBeNull()
  await userEvent.click(within(pane).getByRole('button', { name: 'Add' }))
  await screen.findByText('2 companies added to “Banks”; 1 already in it.')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(localStorage.getItem(`last-watchlist:${owner}`)).toBe('7')

  await userEvent.click(
    within(document.querySelector<HTMLElement>('.note-card')!).getByRole('button', { name: 'Undo' }),
  )
  await screen.findByText('2 companies removed from “Banks” again.')
  expect(sent.filter(({ url }) => url.pathname === '/api/watchlists/7/members').at(-1)!.body).toEqual({
    removals: [2, 3].map((companyId) => ({ companyId, updatedAt: at })),
  })
})

test('lists are found by their names in any width and kana, and ↓ goes into them', async () => {
  show(3, answer(contract.listWatchlists, [...lists, { ...head(10, '銀行とバンク', 2), holds: [] }]))
  const pane = await openPane()
  const field = within(pane).getByRole('searchbox', { name: 'Find a list' })
  await waitFor(() => expect(document.activeElement).toBe(field))
  await userEvent.type(field, 'ばんく')
  expect(names(pane)).toEqual(['銀行とバンク2 companies'])
  await userEvent.keyboard('{ArrowDown}')
  expect(within(pane).getByRole<HTMLInputElement>('radio').checked).toBe(true)
  await userEvent.clear(field)
  await userEvent.type(field, 'ｘｙ')
  expect(within(pane).getByText('No list matches “ｘｙ”')).toBeTruthy()
})

describe('a new list', () => {
  const made = { ...head(11, 'Rail', 3), members: [member(1), member(2), member(3)] }

  test('needs a name of at most 75 full-width characters, of which it counts', async () => {
    const { sent } = show(3, answer(contract.listWatchlists, lists), answer(contract.addWatchlist, made))
    const pane = await openPane()
    await userEvent.click(within(pane).getByRole('button', { name: 'New list' }))
    const create = within(pane).getByRole('button', { name: 'Make the list and add' })
    await userEvent.click(create)
    expect(within(pane).getByText('Enter a list name.')).toBeTruthy()
    const field = within(pane).getByRole('textbox', { name: 'List name' })
    await userEvent.click(field)
    await userEvent.paste(`${'字'.repeat(75)}a`) // 75 + ½
    expect(within(pane).getByText('75.5 / 75 (full-width)')).toBeTruthy()
    await userEvent.click(create)
    expect(within(pane).getByText('At most 75 full-width characters.')).toBeTruthy()
    await userEvent.clear(field)
    await userEvent.type(field, ' Rail {Enter}')
    await screen.findByText('“Rail” was made with 3 companies.')
    expect(sent.find(({ body }) => body && 'members' in (body as object))!.body).toMatchObject({
      name: 'Rail',
      members: [1, 2, 3].map((companyId) => ({ companyId })),
    })
  })

  test.each([
    ['goes again', at, '“Rail” was removed again.'],
    ['that was worked on keeps what is new', '2026-01-06T00:00:00.000Z', '3 companies removed from “Rail” again.'],
  ])('undone, one %s', async (_, changedAt, message) => {
    show(
      3,
      answer(contract.listWatchlists, []),
      answer(contract.addWatchlist, made),
      answer(contract.getWatchlist, { ...made, changedAt }),
      answer(contract.removeWatchlist, {}),
      answer(contract.changeMembers, { watchlist: made, conflicts: [] }),
    )
    const pane = await openPane()
    expect(within(pane).getByText('There are no watchlists yet. Make one to add to.')).toBeTruthy()
    await userEvent.type(within(pane).getByRole('textbox', { name: 'List name' }), 'Rail{Enter}')
    await userEvent.click(
      within(
        (await screen.findByText('“Rail” was made with 3 companies.')).closest<HTMLElement>('.note-card')!,
      ).getByRole('button', { name: 'Undo' }),
    )
    expect(await screen.findByText(message)).toBeTruthy()
  })

  test('whose name is taken stays in the form and says so', async () => {
    show(3, answer(contract.listWatchlists, []), refuse(contract.addWatchlist, 'watchlist.name-taken'))
    const pane = await openPane()
    await userEvent.type(within(pane).getByRole('textbox', { name: 'List name' }), 'Rail{Enter}')
    expect(await within(pane).findByText('You already have a list of this name.')).toBeTruthy()
  })
})

test('letters are letters in a field, and nothing happens where there is nothing to add', async () => {
  show(0)
  await screen.findByText('There are no companies yet')
  act(() => (document.activeElement as HTMLElement).blur())
  await userEvent.keyboard('w')
  expect(screen.queryByRole('dialog')).toBeNull()
  act(() => void comparisonOf(owner).add([{ id: 1, ticker: '1000', nameJa: '会社1', nameEn: null }]))
  await screen.findByRole('button', { name: 'Add to a watchlist' })
  await userEvent.type(screen.getAllByRole('searchbox')[0]!, 'w')
  expect(screen.queryByRole('dialog')).toBeNull()
})
