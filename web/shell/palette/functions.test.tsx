import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { companyMessages } from '../../companies/messages.ts'
import { setLanguage } from '../../i18n/language.ts'
import { givenPalette, open } from './given-palette.tsx'
import { closePalette, openPalette, takeEarly } from './open.ts'
import { functionOf } from './parse.ts'

beforeEach(givenPalette)

test.each(['ja', 'en'] as const)('every screen of a company is known by its name in %s', (language) => {
  setLanguage(language)
  for (const [tab, name] of Object.entries(companyMessages().tab)) expect([name, functionOf(name)]).toEqual([name, tab])
  setLanguage('en')
})

describe('a function of a company', () => {
  test('beside its name leads to the comparison', async () => {
    const { field, path } = await open()
    await userEvent.type(field, 'alpha 比較{Enter}')
    await waitFor(() => expect(path()).toBe('/comparisons/comparison/materiality?companies=1'))
  })

  test('puts a company into a watchlist where one stands', async () => {
    const { field } = await open()
    await userEvent.type(field, 'alpha watch{Enter}')
    expect(await screen.findByRole('dialog', { name: 'Add Alpha Electric to a watchlist' })).toBeTruthy()
  })

  test('alone on its page is meant of this company', async () => {
    const { field, path } = await open()
    await userEvent.type(field, 'alpha{Enter}')
    await waitFor(() => expect(path()).toBe('/companies/1/dashboard'))
    await userEvent.keyboard('{Control>}k{/Control}')
    await userEvent.type(await screen.findByRole('combobox', { name: 'Search and commands' }), 'コンセンサス')
    await screen.findByRole('option', { name: 'Consensus of this company' })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(path()).toBe('/companies/1/sustainability/consensus'))
  })
})

test('converted kana that come before the field stands go to the palette, not into the field behind it', () => {
  const behind = document.body.appendChild(document.createElement('input'))
  const insert = () =>
    behind.dispatchEvent(
      new InputEvent('beforeinput', { inputType: 'insertText', data: '比較', bubbles: true, cancelable: true }),
    )
  openPalette()
  fireEvent.keyDown(document.body, { key: '1' })
  expect(insert()).toBe(false) // It does not reach the field.
  expect(takeEarly()).toEqual({ text: '1比較', isEntered: false })
  expect(insert()).toBe(true)
  closePalette()
  behind.remove()
})
