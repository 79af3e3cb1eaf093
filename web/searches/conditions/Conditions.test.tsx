import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { listCompanyNames } from '#contract/market/companies.ts'
import { searchMarket } from '#contract/search/searches.ts'
import { setLanguage } from '../../i18n/language.ts'
import { type Answer, answer, givenSession, refuse, renderAt } from '../../test/render.tsx'
import { counted, givenResult, shell, spread, step } from './given.ts'

beforeEach(async () => void (await givenSession()))

const show = (search: Record<string, string>, answers: readonly Answer[]) => {
  const rendered = renderAt(`/v2/comparisons?${new URLSearchParams(search)}`, [...shell, ...answers, counted(142)])
  return { ...rendered, where: () => new URLSearchParams(rendered.path().split('?')[1]).get('where') }
}
const chip = (name: string | RegExp) => screen.findByRole('button', { name, expanded: false })
const five = 'market(PRM),tse33(3200,3450),any(word(hydrogen),word(CCUS))'

test('each condition is a chip that says what it removes or adds, below a sentence', async () => {
  show({ where: five }, [
    givenResult(142, [
      step('0', 3912, 1602),
      step('1', 1602, 398),
      step('2', 398, 242),
      step('2.0', 398, 97),
      step('2.1', 301, 71),
    ]),
  ])
  expect(await screen.findByText('removes 2,310')).toBeTruthy()
  expect(await chip('Market Prime Market')).toBeTruthy()
  expect(await chip('Industry Chemicals, Iron & Steel')).toBeTruthy()
  expect(screen.getByText('adds 97')).toBeTruthy()
  expect(screen.getByText('removes 156')).toBeTruthy()
  expect(screen.getByRole('region', { name: 'The search in words' }).textContent).toBe(
    'Companies that are listed on the Prime Market, are in Chemicals or Iron & Steel, and mention hydrogen or CCUS.',
  )
})

test('chosen companies are called by name, and a number that nobody has says so', async () => {
  const company = (id: number) => ({
    id,
    ticker: null,
    nameJa: `株式会社会社${id}`,
    nameEn: id === 8 ? null : `Company ${id}`,
  })
  const { sent } = show({ where: 'company(7,8,99,9,10),any(company(7))' }, [
    givenResult(4),
    answer(listCompanyNames, { companies: [7, 8, 9, 10].map(company) }),
  ])
  expect(await chip('Company Company 7, 会社8, No. 99 (no such company) + 2')).toBeTruthy()
  expect(await chip('Company Company 7')).toBeTruthy()
  const calls = sent.filter(({ url }) => url.pathname.endsWith('/companies/names'))
  expect(calls.map(({ url }) => url.searchParams.get('ids'))).toEqual(['7,8,9,10,99'])
})

test('a condition on a vendor outside the contract says that it is not used', async () => {
  show({ where: 'ftse(high)' }, [givenResult(3912, [step('0', 3912, 3912, { isLocked: true })])])
  const cut = () => document.querySelector<HTMLElement>('.cut.lock')?.dataset.tip
  await waitFor(() => expect(cut()).toBe('Not used: it needs ratings of vendors outside your contract'))
})

test('× and Delete remove a condition', async () => {
  const { where } = show({ where: five }, [givenResult(142)])
  await userEvent.click(await screen.findByRole('button', { name: 'Remove “Market Prime Market”' }))
  await waitFor(() => expect(where()).toBe('tse33(3200,3450),any(word(hydrogen),word(CCUS))'))
  ;(await chip('Keyword CCUS')).focus()
  await userEvent.keyboard('{Delete}')
  await waitFor(() => expect(where()).toBe('tse33(3200,3450),any(word(hydrogen))'))
})

test('an editor opens in place, counts while one types, and applies on Enter', async () => {
  const { where, path } = show({ where: 'sustainability_score(0.6..)' }, [givenResult(41), spread()])
  await userEvent.click(await chip('Total score ≥ 60.0'))
  const editor = await screen.findByRole('dialog', { name: 'Edit Total score ≥ 60.0' })
  expect(path()).toContain('edit=0')
  // Of 150 companies 41 have 0.60 or more.
  await within(editor).findByText('Removes 109')
  const bound = within(editor).getByRole('textbox', { name: 'at least' })
  expect(document.activeElement).toBe(bound)
  await userEvent.clear(bound)
  await userEvent.type(bound, '９０')
  expect(within(editor).getByText('Removes 139')).toBeTruthy() // 0.90 to 1.00 are 11
  expect(within(editor).getByRole('img', { name: 'Distribution of 150 companies: 11 stay, 139 go' })).toBeTruthy()
  await userEvent.click(within(editor).getByRole('button', { name: 'keep' }))
  expect(within(editor).getByText('Removes 89')).toBeTruthy() // the 50 without a figure stay
  expect(await within(editor).findByRole('button', { name: 'Show 142' })).toBeTruthy()
  await userEvent.type(bound, '{Enter}')
  await waitFor(() => expect(where()).toBe('sustainability_score(0.9..,missing)'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement?.textContent).toContain('Total score')
})

test('no request goes out per key, and Esc leaves everything as it was', async () => {
  const { sent, where } = show({ where: 'sustainability_score(0.6..)', edit: '0' }, [givenResult(41), spread()])
  const bound = await screen.findByRole('textbox', { name: 'at least' })
  await screen.findByText('Removes 109')
  const spreads = () => sent.filter(({ url }) => url.pathname.endsWith('/search/spread')).length
  const before = spreads()
  await userEvent.type(bound, '123')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(spreads()).toBe(before)
  expect(where()).toBe('sustainability_score(0.6..)')
  expect(document.activeElement).toBe(await chip('Total score ≥ 60.0'))
})

test('limits are moved over the bars by keys and by pointer, and the fields say so', async () => {
  const { where } = show({ where: 'sustainability_score(0.4..0.6)', edit: '0' }, [givenResult(41), spread()])
  const editor = await screen.findByRole('dialog')
  const lower = await within(editor).findByRole('slider', { name: 'Handle of the lower limit' })
  const field = within(editor).getByRole<HTMLInputElement>('textbox', { name: 'Minimum' })
  expect(lower.getAttribute('aria-valuetext')).toBe('40.0 points')
  act(() => lower.focus())
  await userEvent.keyboard('{ArrowRight}')
  expect([field.value, lower.getAttribute('aria-valuenow')]).toEqual(['41', '41']) // 105 ÷ 120 is 0.875: from point to point
  await userEvent.keyboard('{PageUp}{PageUp}')
  expect(field.value).toBe('60') // Not beyond the upper limit.
  const lines = () => editor.querySelectorAll('.con-spread g[fill="var(--brand)"]').length
  expect(lines()).toBe(1) // Both limits stand at one place.
  await userEvent.keyboard('{Home}')
  expect([field.value, lines()]).toEqual(['0', 2])

  const upper = within(editor).getByRole('slider', { name: 'Handle of the upper limit' })
  Object.assign(upper, { setPointerCapture() {}, hasPointerCapture: () => true })
  // Everything stands from 100 to 180 pixels: a quarter is 26.25 of 0 to 105.
  fireEvent.pointerMove(upper, { clientX: 120 })
  expect(within(editor).getByRole<HTMLInputElement>('textbox', { name: 'Maximum' }).value).toBe('26')
  await userEvent.click(within(editor).getByRole('button', { name: /Show|Apply/ }))
  await waitFor(() => expect(where()).toBe('sustainability_score(0..0.26)'))
})

test('a number is required, and the lowest may not be above the highest', async () => {
  show({ where: 'sustainability_score(0.4..0.6)', edit: '0' }, [givenResult(41), spread()])
  const low = await screen.findByRole('textbox', { name: 'Minimum' })
  await userEvent.clear(low)
  await userEvent.type(low, 'many{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe('Enter a number')
  await userEvent.clear(low)
  await userEvent.type(low, '70')
  expect((await screen.findByRole('alert')).textContent).toBe('The minimum may not be above the maximum')
})

test('a new condition is found, made and added by keyboard', async () => {
  const { where } = show({ where: 'any(word(hydrogen))' }, [givenResult(142), spread()])
  await userEvent.click(await screen.findByRole('button', { name: 'Add a condition to Group “Any of”, level 2' }))
  await userEvent.type(
    await screen.findByRole('searchbox', { name: 'Search conditions, values, indicators, codes' }),
    'tse 33{Enter}',
  )
  const editor = await screen.findByRole('dialog')
  await userEvent.click(await within(editor).findByRole('checkbox', { name: /Chemicals/ }))
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(where()).toBe('any(word(hydrogen),tse33(3200))'))
})

test.each([
  ['プライム', 'market(PRM)'],
  ['ぷらいむ', 'market(PRM)'],
  ['東証一部', 'market(PRM)'], // What it was called before.
  ['3200', 'tse33(3200)'],
  ['ｃｈｅｍｉｃａｌｓ', 'tse33(3200)'],
  ['人権', 'theme(human_rights)'],
  ['Kanto', 'region(JP-kanto)'],
  ['水素', 'word(水素)'], // No value is called so: the keyword itself.
])('%s is found as a value, and Enter adds the condition with it', async (text, expected) => {
  const { where } = show({ where: 'sustainability_score(0.6..)' }, [givenResult(41)])
  await userEvent.click(await screen.findByRole('button', { name: /^Add a condition to Group “All of”/ }))
  await userEvent.type(await screen.findByRole('searchbox', { name: /^Search conditions/ }), text)
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(where()).toBe(`sustainability_score(0.6..),${expected}`))
})

test('regions stand inside of one another, with the companies of each', async () => {
  const { where } = show({ where: 'region(150,JP-kanto,999)', edit: '0' }, [givenResult(2400)])
  const editor = await screen.findByRole('dialog')
  expect(await within(editor).findByRole('checkbox', { name: /Kanto/, checked: true })).toBeTruthy()
  const boxes = within(editor).getAllByRole('checkbox').slice(0, 6)
  expect(boxes.map((box) => box.closest('label')!.textContent)).toEqual([
    'Asia3,905',
    'Eastern Asia3,902',
    'Kanto2,400',
    'Tokyo2,000',
    'Europe', // Chosen, though no company is there.
    '999', // Chosen by the address, so that it can be taken away.
  ])
  expect(boxes.map((box) => box.closest('label')!.dataset.level)).toEqual(['0', '1', '2', '3', '0', '0'])
  await userEvent.click(boxes[5]!)
  await userEvent.click(boxes[3]!)
  await userEvent.click(within(editor).getByRole('button', { name: /Show|Apply/ }))
  await waitFor(() => expect(where()).toBe('region(150,JP-kanto,JP-13)'))
  expect(await chip('Region Europe + 2')).toBeTruthy()
})

test('themes are chosen with their state, and a condition can exclude and move', async () => {
  const { where } = show({ where: 'market(PRM),theme(human_rights)', edit: '1' }, [givenResult(142)])
  const theme = await screen.findByRole('group', { name: 'Human rights' })
  await userEvent.click(within(theme).getByRole('checkbox', { name: /in place/ }))
  await userEvent.click(within(theme).getByRole('checkbox', { name: /no information/ }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Exclude companies that fit' }))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Add to' }), 'new')
  await userEvent.click(await screen.findByRole('button', { name: 'Show 142' }))
  await waitFor(() => expect(where()).toBe('market(PRM),any(!theme(human_rights:no_information))'))
})

test('groups are made, changed, excluded and dissolved', async () => {
  const { where } = show({ where: 'market(PRM)' }, [givenResult(142)])
  await userEvent.click(await screen.findByRole('button', { name: 'Add an “any of” group' }))
  await waitFor(() => expect(where()).toBe('market(PRM),any()'))
  const act = async (entry: string) => {
    await userEvent.click(await screen.findByRole('button', { name: /^Actions for/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: entry }))
  }
  await act('Change to “all of”')
  await waitFor(() => expect(where()).toBe('market(PRM),all()'))
  await act('Exclude companies that fit this group')
  await waitFor(() => expect(where()).toBe('market(PRM),!all()'))
  await act('Dissolve the group, keep its conditions')
  await waitFor(() => expect(where()).toBe('market(PRM)'))
})

test('the simple search edits the same question', async () => {
  const { where } = show({ where: 'market(PRM),e_score(0.5..)', mode: 'simple' }, [givenResult(142)])
  await screen.findByRole('option', { name: 'Standard Market' })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Market' }), 'Standard Market')
  await waitFor(() => expect(where()).toBe('market(STD),e_score(0.5..)'))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Industry (TSE 33)' }), 'Chemicals')
  await userEvent.type(screen.getByRole('textbox', { name: 'Keyword' }), 'hydrogen CCUS')
  await waitFor(() => expect(where()).toBe('market(STD),e_score(0.5..),tse33(3200),word(hydrogen,CCUS)'))
  expect(screen.getByText(/joined by OR for companies, and by AND for news/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Remove “Environment ≥ 50.0”' }))
  await waitFor(() => expect(where()).toBe('market(STD),tse33(3200),word(hydrogen,CCUS)'))
})

test('a name goes into the address while it is typed', async () => {
  const { path } = show({}, [givenResult(3912)])
  await userEvent.type(await screen.findByRole('searchbox', { name: /^Company/ }), 'sokai')
  await waitFor(() => expect(path()).toContain('q=sokai'))
})

test('nothing fits: the condition to drop is named', async () => {
  setLanguage('ja')
  const { where } = show({ where: 'market(PRM),tse33(3450)' }, [
    givenResult(0, [step('0', 3912, 1602, { without: 3 }), step('1', 1602, 0, { without: 12 })]),
  ])
  expect(await screen.findByText('「業種 鉄鋼」を外すと 12社になります。')).toBeTruthy()
  await userEvent.click(screen.getAllByRole('button', { name: '「業種 鉄鋼」を外す' }).at(-1)!)
  await waitFor(() => expect(where()).toBe('market(PRM)'))
})

test('nothing fits and no single condition helps: all of them can go', async () => {
  const { where } = show({ where: 'market(PRM),tse33(3450)' }, [
    givenResult(0, [step('0', 1, 0, { without: 0 }), step('1', 0, 0, { without: 0 })]),
  ])
  expect(await screen.findByText('Removing any one condition still finds no company.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Remove all conditions' }))
  await waitFor(() => expect(where()).toBeNull())
})

test('a refused value is named with its reason, and its condition can go', async () => {
  const { where } = show({ where: 'market(PRM,MOON),word(a)' }, [
    refuse(searchMarket, 'search.invalid', {
      search: { reason: 'unknown-value', parameter: 'where', at: 11, text: 'MOON' },
    }),
  ])
  const alert = await screen.findByRole('alert', { name: 'This search cannot be read' })
  expect(within(alert).getByText('“MOON” in the conditions: This value is not in the list.')).toBeTruthy()
  await userEvent.click(within(alert).getByRole('button', { name: 'Remove “Market Prime Market, MOON”' }))
  await waitFor(() => expect(where()).toBe('word(a)'))
})

test('a text that is no search can be mended by hand', async () => {
  const { where } = show({ where: 'market(PRM' }, [
    refuse(searchMarket, 'search.invalid', { search: { reason: 'syntax', parameter: 'where', at: 10, text: '' } }),
  ])
  const field = await screen.findByRole('textbox', { name: 'The conditions as text' })
  await userEvent.type(field, '){Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Search with this' }))
  await waitFor(() => expect(where()).toBe('market(PRM)'))
})

test.each([
  ['columns', 'Back to the usual columns', { columns: 'nothing' }],
  ['sort', 'Back to the usual order', { sort: 'nothing' }],
  ['year', 'Back to the usual year', { year: '1999' }],
] as const)('a refused %s can be put back', async (parameter, button, search) => {
  const { path } = show(search, [
    refuse(searchMarket, 'search.invalid', { search: { reason: 'unknown-name', parameter, at: 0, text: 'nothing' } }),
  ])
  await userEvent.click(await screen.findByRole('button', { name: button }))
  await waitFor(() => expect(path()).not.toContain(`${parameter}=`))
})
