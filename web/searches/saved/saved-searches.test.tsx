import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import * as contract from '#contract/search/saved-searches.ts'
import { makeWatchlistOfSearch } from '#contract/search/search-watchlist.ts'
import { setLanguage } from '../../i18n/language.ts'
import { SaveSearch } from '../../saved-searches/SaveSearch.tsx'
import { findNote, pressIn } from '../../test/dialogs.ts'
import { renderParts } from '../../test/parts.tsx'
import { type Answer, answer, givenNetwork, givenSession, refuse, renderAt, type Sent } from '../../test/render.tsx'
import { freeName } from '../../ui/fields/free-name.ts'
import { CompanySearches, CompanySearchList } from './CompanySearches.tsx'
import { RestoreLast } from './RestoreLast.tsx'

// Typing is slow on a busy machine.
vi.setConfig({ testTimeout: 20_000 })
beforeEach(async () => void (await givenSession()))

const materials: contract.SavedSearch = {
  id: 1,
  kind: 'companies',
  name: 'Materials',
  search: 'where=market(PRM)',
  createdAt: '2026-11-20T00:00:00.000Z',
  updatedAt: '2026-11-20T15:30:00.000Z',
}
const rights: contract.SavedSearch = { ...materials, id: 2, name: 'Human rights', search: 'q=rights' }
const two = answer(contract.listSavedSearches, [materials, rights])
const saved = answer(contract.saveSearch, materials)
const overwritten = answer(contract.overwriteSavedSearch, materials)

const bodyTo = (sent: readonly Sent[], path: string) =>
  sent.findLast(({ url, body }) => url.pathname === path && body)?.body

/** Types a name into the dialog that asks for it. */
async function name(text: string, title = 'Name of the search', button = 'Save') {
  const dialog = await screen.findByRole('dialog', { name: title })
  const field = within(dialog).getByRole('textbox')
  await userEvent.clear(field)
  await userEvent.type(field, text)
  await userEvent.click(within(dialog).getByRole('button', { name: button }))
}

async function givenManager(answers: readonly Answer[], text = 'q=now') {
  const sent = givenNetwork(answers)
  const open = vi.fn()
  await renderParts(<CompanySearches text={text} onOpen={open} />)
  await userEvent.click(await screen.findByRole('button', { name: /^(Saved searches|保存した条件)/ }))
  await screen.findByRole('dialog')
  return { sent, open }
}

describe('saving', () => {
  test('asks for a name and says that it is saved', async () => {
    const sent = givenNetwork([two, saved])
    await renderParts(<SaveSearch kind="companies" text="q=now" />)
    await userEvent.click(screen.getByRole('button', { name: 'Save search' }))
    await name(' Prime ')
    expect(await findNote('Search condition saved')).toHaveProperty('role', 'status')
    expect(bodyTo(sent, '/api/saved-searches')).toMatchObject({ name: 'Prime', search: 'q=now' })
  })

  test('in Japanese', async () => {
    setLanguage('ja')
    givenNetwork([two, saved])
    await renderParts(<SaveSearch kind="companies" text="q=now" />)
    await userEvent.click(screen.getByRole('button', { name: '条件を保存' }))
    await name('素材', '検索条件の名前', '保存する')
    expect(await findNote('検索条件を保存しました')).toBeTruthy()
  })

  test('a name counts in full-width characters; a longer one than 75 stays as it is until it is shortened', async () => {
    const sent = givenNetwork([two, saved])
    await renderParts(<SaveSearch kind="companies" text="" />)
    await userEvent.click(screen.getByRole('button', { name: 'Save search' }))
    await screen.findByRole('dialog')
    const field = screen.getByRole<HTMLInputElement>('textbox')
    await userEvent.click(field)
    await userEvent.paste(`${'化'.repeat(74)}abc`)
    expect(screen.getByText('75.5 / 75 characters')).toBeTruthy() // 74 + 3 × ½
    await userEvent.keyboard('{Enter}')
    expect(field.value).toBe(`${'化'.repeat(74)}abc`)
    expect(bodyTo(sent, '/api/saved-searches')).toBeUndefined()
    await userEvent.keyboard('{Backspace}')
    expect(screen.getByText('75 / 75 characters')).toBeTruthy() // 74 + 2 × ½
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(bodyTo(sent, '/api/saved-searches')).toMatchObject({ name: `${'化'.repeat(74)}ab` }))
  })

  test('a name that is taken is overwritten after asking', async () => {
    const sent = givenNetwork([two, refuse(contract.saveSearch, 'search.name-taken'), overwritten])
    await renderParts(<SaveSearch kind="companies" text="q=now" />)
    await userEvent.click(screen.getByRole('button', { name: 'Save search' }))
    await name('Materials')
    expect(await screen.findByText(/saved on 2026\/11\/21 00:30 JST will be lost/)).toBeTruthy()
    await pressIn('Overwrite “Materials”?', 'Overwrite')
    expect(await findNote('Search condition saved')).toBeTruthy()
    const { updatedAt } = materials
    expect(bodyTo(sent, '/api/saved-searches/1/search')).toMatchObject({ search: 'q=now', updatedAt })
  })

  test('a full account is told so', async () => {
    givenNetwork([two, refuse(contract.saveSearch, 'search.too-many')])
    await renderParts(<SaveSearch kind="companies" text="q=now" />)
    await userEvent.click(screen.getByRole('button', { name: 'Save search' }))
    await name('One more')
    expect(await findNote('You can keep 200 saved searches. Please delete some you no longer need.')).toHaveProperty(
      'role',
      'alert',
    )
  })
})

describe('the manager', () => {
  test('lists names and times in Tokyo, marks the present search, and opens one', async () => {
    const { open } = await givenManager([two], rights.search)
    const row = within((await screen.findByRole('rowheader', { name: /Materials/ })).closest('tr')!)
    expect(row.getByText('2026/11/21 00:30 JST')).toBeTruthy() // 15:30 UTC the day before
    expect(row.queryByText('Present search')).toBeNull()
    const other = within(screen.getByRole('rowheader', { name: /Human rights/ }).closest('tr')!)
    expect(other.getByText('Present search')).toBeTruthy()
    expect(
      other.getByRole<HTMLButtonElement>('button', { name: 'Overwrite “Human rights” with the present search' })
        .disabled,
    ).toBe(true)
    const link = row.getByRole('link', { name: 'Search with “Materials”' })
    expect(link.getAttribute('href')).toBe('/v2/comparisons?where=market(PRM)')
    await userEvent.click(link)
    expect(open).toHaveBeenCalledWith('where=market(PRM)')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('makes a watchlist of all that one finds, in its order, and asks anew for a name that is taken', async () => {
    const ordered = { ...materials, search: 'where=market(PRM)&sort=code&view=map' }
    const { sent } = await givenManager([
      answer(contract.listSavedSearches, [ordered]),
      refuse(makeWatchlistOfSearch, 'watchlist.name-taken'),
    ])
    await userEvent.click(await screen.findByRole('button', { name: 'Make a watchlist of what “Materials” finds' }))
    const dialog = await screen.findByRole('dialog', { name: 'Name of the watchlist' })
    expect(within(dialog).getByRole<HTMLInputElement>('textbox').value).toBe('Materials')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Make the list' }))
    expect(await screen.findByText('“Materials” is taken. Please enter another name.')).toBeTruthy()
    const { q, where, sort, name: asked, columns } = bodyTo(sent, '/api/search/watchlist') as Record<string, unknown>
    expect({ q, where, sort, asked, columns }).toEqual({
      ...{ where: 'market(PRM)', sort: 'code', asked: 'Materials' },
      ...{ q: undefined, columns: undefined },
    })
  })

  test('renames on the state that it saw', async () => {
    const { sent } = await givenManager([two, answer(contract.renameSavedSearch, materials)])
    await userEvent.click(await screen.findByRole('button', { name: 'Rename “Materials”' }))
    await name('Steel', 'New name', 'Rename')
    expect(await findNote('Name changed')).toBeTruthy()
    const { updatedAt } = materials
    expect(bodyTo(sent, '/api/saved-searches/1/name')).toEqual({ name: 'Steel', updatedAt })
  })

  test('a new name that is taken is asked for again, with what was typed', async () => {
    await givenManager([two, refuse(contract.renameSavedSearch, 'search.name-taken')])
    await userEvent.click(await screen.findByRole('button', { name: 'Rename “Materials”' }))
    await name('Human rights', 'New name', 'Rename')
    expect(await screen.findByText('“Human rights” is taken. Please enter another name.')).toBeTruthy()
    const dialog = screen.getByRole('dialog', { name: 'New name' })
    expect(within(dialog).getByRole<HTMLInputElement>('textbox').value).toBe('Human rights')
  })

  test('a search that another window changed is not overwritten unknowingly', async () => {
    const { sent } = await givenManager([two, refuse(contract.overwriteSavedSearch, 'search.changed')])
    await userEvent.click(await screen.findByRole('button', { name: 'Overwrite “Materials” with the present search' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Overwrite' }))
    expect(await screen.findByText(/has been changed in another window/)).toBeTruthy()
    await pressIn('Overwrite “Materials”?', 'Cancel')
    expect(sent.filter(({ url }) => url.pathname === '/api/saved-searches/1/search')).toHaveLength(1)
  })

  test('copies under a name of its own', async () => {
    const copy = { ...materials, id: 3, name: 'Materials (copy)' }
    const { sent } = await givenManager([two, answer(contract.copySavedSearch, copy)])
    await userEvent.click(await screen.findByRole('button', { name: 'Copy “Materials”' }))
    expect(await findNote('“Materials (copy)” has been made')).toBeTruthy()
    expect(bodyTo(sent, '/api/saved-searches/1/copies')).toMatchObject({ name: 'Materials (copy)' })
  })

  test('what was deleted leaves the way back in its place, with the focus on it', async () => {
    const answers: Answer[] = [
      two,
      answer(contract.removeSavedSearch, {}),
      answer(contract.restoreSavedSearch, materials),
    ]
    const { sent } = await givenManager(answers)
    await screen.findByRole('button', { name: 'Delete “Materials”' })
    answers[0] = answer(contract.listSavedSearches, [rights])
    await userEvent.click(screen.getByRole('button', { name: 'Delete “Materials”' }))
    const undo = await screen.findByRole('button', { name: 'Undo the deletion of “Materials”' })
    expect(screen.getByText('“Materials” has been deleted.')).toBeTruthy()
    expect(document.activeElement).toBe(undo)
    answers[0] = two
    await userEvent.click(undo)
    expect(await screen.findByRole('button', { name: 'Delete “Materials”' })).toBeTruthy()
    expect(sent.some(({ url }) => url.pathname === '/api/saved-searches/1/restore')).toBe(true)
  })

  test('one that was deleted elsewhere is said to be gone', async () => {
    await givenManager([two, refuse(contract.removeSavedSearch, 'search.not-found')])
    await userEvent.click(await screen.findByRole('button', { name: 'Delete “Materials”' }))
    expect(await findNote('There is no such saved search. It may have been deleted.')).toBeTruthy()
  })

  test('finds by name where there are many', async () => {
    const many = Array.from({ length: 12 }, (_, index) => ({ ...materials, id: index + 1, name: `水素 ${index + 1}` }))
    await givenManager([answer(contract.listSavedSearches, many)])
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Find by name' }), '１２')
    expect(screen.getAllByRole('rowheader')).toHaveLength(1)
    await userEvent.type(screen.getByRole('searchbox'), 'x')
    expect(screen.getByText('No name matches.')).toBeTruthy()
  })

  test('is empty with a word on what would be here', async () => {
    setLanguage('ja')
    await givenManager([answer(contract.listSavedSearches, [])])
    expect(await screen.findByRole('heading', { name: '保存した条件はまだありません' })).toBeTruthy()
  })
})

test('the list of the left column leads to each, and to all', async () => {
  givenNetwork([two])
  await renderParts(<CompanySearchList text="q=rights" />)
  const list = within(await screen.findByRole('navigation', { name: 'Saved searches' }))
  expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual(['Materials', 'Human rights'])
  expect(list.getByRole('link', { current: true }).textContent).toBe('Human rights')
  await userEvent.click(list.getByRole('button', { name: 'Manage' }))
  expect(await screen.findByRole('dialog', { name: 'Saved searches' })).toBeTruthy()
})

describe('the last search', () => {
  const last = (search: string | null) => answer(contract.getLastSearch, { search })
  const lastSearchSaved = answer(contract.keepLastSearch, {})

  test('is offered to be restored, and not overwritten by an empty one', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    const sent = givenNetwork([last('q=before'), lastSearchSaved])
    const open = vi.fn()
    await renderParts(<RestoreLast text="" onOpen={open} />)
    await userEvent.click(await screen.findByRole('link', { name: 'Restore the previous search' }))
    expect(open).toHaveBeenCalledWith('q=before')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(bodyTo(sent, '/api/last-search')).toBeUndefined()
  })

  test('the present search takes its place after a moment, and the former stays in reach', async () => {
    const sent = givenNetwork([last('q=before'), lastSearchSaved])
    await renderParts(<RestoreLast text="q=now" />)
    await waitFor(() => expect(bodyTo(sent, '/api/last-search')).toEqual({ search: 'q=now' }), { timeout: 120_000 })
    expect(screen.getByRole('link', { name: 'Restore the previous search' }).getAttribute('href')).toBe(
      '/v2/comparisons?q=before',
    )
  })

  test.each([null, 'q=now'])('%s is nothing to go back to', async (search) => {
    const sent = givenNetwork([last(search), lastSearchSaved])
    await renderParts(<RestoreLast text="q=now" />)
    await waitFor(() => expect(sent).not.toHaveLength(0))
    expect(screen.queryByRole('link', { name: 'Restore the previous search' })).toBeNull()
  })
})

describe('the lasting address', () => {
  test('of somebody else’s search says that there is none', async () => {
    renderAt('/saved-searches/9', [refuse(contract.getSavedSearch, 'search.not-found')])
    expect(await screen.findByRole('heading', { name: 'There is no such saved search' })).toBeTruthy()
    expect(screen.getByText('It may have been deleted, or it belongs to another user.')).toBeTruthy()
  })

  test('leads to the search with its conditions', async () => {
    const savedSearch = answer(contract.getSavedSearch, { ...materials, search: 'q=steel' })
    const { path } = renderAt('/saved-searches/1', [savedSearch])
    await waitFor(() => expect(path()).toBe('/v2/comparisons?q=steel'))
  })
})

test.each([
  ['Prime', [], 'Primeの写し'],
  ['Prime', ['Primeの写し'], 'Primeの写し 2'],
  ['Prime', ['Primeの写し', 'Primeの写し 2'], 'Primeの写し 3'],
  ['化'.repeat(75), [], `${'化'.repeat(72)}の写し`], // 72 + 3
  ['化'.repeat(75), [`${'化'.repeat(72)}の写し`], `${'化'.repeat(71)}の写し 2`], // 71 + 3 + 2 × ½
])('a copy of %s beside %j is %s', (original, names, copy) => {
  expect(freeName((text) => `${text}の写し`, original, new Set(names))).toBe(copy)
})
