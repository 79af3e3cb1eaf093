import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { rememberCompany } from '../../companies/recent.ts'
import { setLanguage } from '../../i18n/language.ts'
import { button, field, givenPalette, list, market, open, options, selectedOption, show } from './given-palette.tsx'

beforeEach(givenPalette)

describe('opens', () => {
  test.each([
    ['Ctrl K', '{Control>}k{/Control}'],
    ['⌘ K', '{Meta>}k{/Meta}'],
    ['/', '/'],
  ])('by %s, with an empty field that has the focus', async (_, keys) => {
    show()
    await button()
    await userEvent.keyboard(keys)
    expect(await field()).toBe(document.activeElement)
    expect(await field()).toHaveProperty('value', '')
  })

  test('by Ctrl K while one types elsewhere, but not by /', async () => {
    show()
    await userEvent.click((await screen.findAllByRole('combobox'))[0]!)
    await userEvent.keyboard('/')
    expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.keyboard('{Control>}k{/Control}')
    expect(await field()).toBeTruthy()
  })
})

describe('closes by Esc, and the focus is where it was', () => {
  test('on the button', async () => {
    await open()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const opener = await button()
    await waitFor(() => expect(document.activeElement).toBe(opener))
  })

  test('in a field of the screen', async () => {
    show()
    const year = await screen.findByRole('combobox', { name: 'Basis' })
    year.focus()
    await userEvent.keyboard('{Control>}k{/Control}')
    await field()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(year))
  })
})

test('Esc leaves a modal below open, and what is opened from the palette gives the focus back as well', async () => {
  show()
  const opener = await button()
  opener.focus()
  await userEvent.keyboard('/')
  await userEvent.type(await field(), 'shortcuts')
  await userEvent.click(await screen.findByRole('option', { name: /See the keyboard shortcuts/ }))
  const shortcuts = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  await within(shortcuts).findByRole('checkbox')
  await userEvent.keyboard('{Control>}k{/Control}')
  await field()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Search and commands' })).toBeNull())
  expect(shortcuts.isConnected).toBe(true)
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(opener)
})

describe('finds', () => {
  test('companies, screens, the catalogue and actions, in this order and under their names', async () => {
    const { field } = await open()
    await userEvent.type(field, 'o')
    await screen.findByRole('option', { name: /Beta Foods/ })
    await screen.findByRole('option', { name: /Female empowerment/ })
    const sections = list().getAllByRole('presentation')
    expect(sections.map(({ textContent }) => textContent)).toEqual([
      'Companies',
      'Screens',
      'Definitions of indicators',
      'Themes, regulations and indices',
      'Actions',
    ])
  })

  test('a company and opens its raw data', async () => {
    const { field, path } = await open()
    await userEvent.type(field, 'alpha')
    await userEvent.click(await screen.findByRole('option', { name: /Alpha Electric/ }))
    await waitFor(() => expect(path()).toBe('/companies/1/dashboard'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('the screen of a company that is named behind it', async () => {
    const { field, path } = await open()
    await userEvent.type(field, 'alpha targets{Enter}')
    await waitFor(() => expect(path()).toBe('/companies/1/simulation/target'))
  })

  test('the second of several by the arrow keys', async () => {
    const { field, path } = await open()
    await userEvent.type(field, 'beta')
    await screen.findByRole('option', { name: /Beta Motors/ })
    expect(selectedOption().textContent).toContain('Beta Foods')
    await userEvent.keyboard('{ArrowDown}')
    expect(selectedOption().textContent).toContain('Beta Motors')
    expect(field.getAttribute('aria-activedescendant')).toBe(selectedOption().id)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(path()).toBe('/companies/3/dashboard'))
  })

  test('a screen by its name in the other language', async () => {
    const { field, path } = await open()
    await userEvent.type(field, 'ウォッチ{Enter}')
    await waitFor(() => expect(path()).toBe('/watchlist'))
  })

  test('the companies one has looked at, before anything is typed', async () => {
    rememberCompany(market[1]!)
    await open()
    expect(options()[0]).toContain('Beta Foods')
  })

  test('nothing: says so, and Enter and the arrows do nothing', async () => {
    const { field, path } = await open()
    await userEvent.type(field, 'zzzz')
    expect(await screen.findByText('Nothing matches')).toBeTruthy()
    // Settled after the last letter: in between the status says nothing.
    expect(await screen.findByText('0 results')).toBeTruthy()
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}')
    expect(path()).toBe('/portfolio')
    await userEvent.clear(field)
    await userEvent.type(field, 'alpha{Enter}')
    await waitFor(() => expect(path()).toBe('/companies/1/dashboard'))
  })
})

describe('Enter before the answer', () => {
  test('waits for it and opens what was asked for, not what stood there', async () => {
    const { field, path, letGo, asked } = await open('beta')
    await userEvent.type(field, 'alpha')
    await screen.findByRole('option', { name: /Alpha Electric/ })
    await userEvent.clear(field)
    await userEvent.type(field, 'beta{Enter}')
    await waitFor(() => expect(asked).toContain('beta'))
    expect(path()).toBe('/portfolio')
    letGo()
    await waitFor(() => expect(path()).toBe('/companies/2/dashboard'))
  })

  test('is forgotten when one types on', async () => {
    const { field, path, letGo } = await open('beta')
    await userEvent.type(field, 'beta{Enter} motors')
    letGo()
    await screen.findByRole('option', { name: /Beta Motors/ })
    expect(path()).toBe('/portfolio')
  })

  test('after an arrow chooses the first that comes', async () => {
    const { field, path, letGo } = await open('beta motors')
    await userEvent.click(field)
    await userEvent.paste('beta motors')
    await waitFor(() => expect(options()).toEqual([]))
    await userEvent.keyboard('{ArrowDown}')
    letGo()
    await screen.findByRole('option', { name: /Beta Motors/ })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(path()).toBe('/companies/3/dashboard'))
  })

  test('of a conversion of kana is not meant for the palette', async () => {
    const { field, path } = await open()
    await userEvent.type(field, 'alpha')
    await screen.findByRole('option', { name: /Alpha Electric/ })
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
    expect(screen.getByRole('dialog')).toBeTruthy()
    expect(path()).toBe('/portfolio')
  })
})

test('a pause after a space keeps the space', async () => {
  const { field } = await open()
  await userEvent.type(field, 'alpha ')
  await screen.findByRole('option', { name: /Alpha Electric/ })
  await userEvent.type(field, 'raw')
  expect(field).toHaveProperty('value', 'alpha raw')
  expect(await screen.findByText('Open Raw data')).toBeTruthy()
})

describe('A vs B', () => {
  const both = `/comparisons/comparison/materiality?companies=1-3`

  test('compares the two', async () => {
    const { field, path } = await open()
    await userEvent.type(field, 'alpha vs beta motors')
    expect((await screen.findByRole('option', { name: 'Compare Alpha Electric and Beta Motors' })).ariaSelected).toBe(
      'true',
    )
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(path()).toBe(both))
  })

  test.each(['alpha', 'beta motors'])('Enter waits for the answer to %s', async (late) => {
    const { field, path, letGo, asked } = await open(late)
    await userEvent.type(field, 'alpha vs beta motors{Enter}')
    await waitFor(() => expect(asked).toEqual(expect.arrayContaining(['alpha', 'beta motors'])))
    expect(path()).toBe('/portfolio')
    letGo()
    await waitFor(() => expect(path()).toBe(both))
  })
})

describe('indicators and themes', () => {
  test.each(['E-CC-001', 'ＧＨＧ emis', 'GHG排出'])('%s opens the definition of the indicator', async (text) => {
    const { field, path } = await open()
    await userEvent.type(field, text)
    expect((await screen.findByRole('option', { name: /^E-CC-001/ })).textContent).toContain('GHG emissions')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(path()).toBe('/definitions/E-CC-001'))
  })

  test.each(['women_emp', 'female emp', '女性活躍'])('%s opens the rule of the theme', async (text) => {
    const { field, path } = await open()
    await userEvent.type(field, text)
    await userEvent.click(await screen.findByRole('option', { name: /^Female empowerment/ }))
    await waitFor(() => expect(path()).toContain('/taxonomy'))
    const theme = (await screen.findByText('Female empowerment')).closest('details')!
    expect(theme.open).toBe(true)
  })

  test('stand behind the companies, and before or after the screens by how well they fit', async () => {
    const { field } = await open()
    await userEvent.type(field, 'def')
    await screen.findByRole('option', { name: 'Definitions' })
    expect(options()[0]).toBe('Definitions')
    await userEvent.clear(field)
    await userEvent.type(field, 'female')
    await screen.findByRole('option', { name: /Female manager ratio/ })
    expect(options()[0]).toContain('S-DV-002')
  })
})

test('companies that hold one of several words stand behind what holds them all', async () => {
  const { field } = await open()
  await userEvent.type(field, 'beta')
  await screen.findByRole('option', { name: /Beta Foods/ })
  expect(options()[0]).toContain('Beta Foods')
  await userEvent.clear(field)
  await userEvent.type(field, 'female ratio')
  await screen.findByRole('option', { name: /Some Female Company/ })
  await screen.findByRole('option', { name: /^S-DV-002/ })
  expect(options()[0]).toContain('S-DV-002')
})

test('what one is looking at goes along', async () => {
  const { field, path } = await open()
  await userEvent.type(field, 'watchlist{Enter}')
  await waitFor(() => expect(path()).toBe('/watchlist'))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Basis' }), 'Parent only')
  await waitFor(() => expect(path()).toBe('/watchlist?basis=parent'))
  await userEvent.click(await button())
  await userEvent.type(await screen.findByRole('combobox', { name: 'Search and commands' }), 'alpha{Enter}')
  await waitFor(() => expect(path()).toBe('/companies/1/dashboard?basis=parent'))
})

test('in Japanese', async () => {
  setLanguage('ja')
  show()
  await userEvent.click(await screen.findByRole('button', { name: /企業・指標・テーマ・コード・操作/ }))
  await userEvent.type(await screen.findByRole('combobox', { name: '検索とコマンド' }), 'zzzz')
  expect(await screen.findByText('該当するものがありません')).toBeTruthy()
})
