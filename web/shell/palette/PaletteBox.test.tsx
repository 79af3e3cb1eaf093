import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { searchCompanies } from '#contract/market/companies.ts'
import { answer, givenProfile, givenSession, renderAt } from '../../test/render.tsx'
import { destroyModals, modals, openModal } from '../../ui/modals/modals.ts'
import { closePalette, openPalette } from './open.ts'

// Typing is slow on a busy machine.
vi.setConfig({ testTimeout: 20_000 })

const nobody = answer(searchCompanies, { total: 0, market: 0, companies: [] })

beforeEach(async () => {
  await givenSession()
  renderAt('/companies', [givenProfile(), nobody])
  await screen.findByText('There are no companies yet')
})
afterEach(() =>
  act(() => {
    closePalette()
    destroyModals()
  }),
)

async function call(): Promise<HTMLElement> {
  act(openPalette)
  return screen.findByRole('combobox', { name: 'Search and commands' })
}

test('Esc closes the palette over a modal, and leaves the modal', async () => {
  act(() => void openModal({ label: 'Message', content: () => <input aria-label="Typed" /> }))
  await screen.findByLabelText('Typed')
  const field = await call()
  await waitFor(() => expect(document.activeElement).toBe(field))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Search and commands' })).toBeNull())
  expect(modals.get()).toHaveLength(1)
})

describe('keys that come before the field', () => {
  const hurry = (...keys: readonly string[]) =>
    act(() => {
      openPalette()
      for (const key of keys) fireEvent.keyDown(document.activeElement!, { key })
    })

  test('go into it, and not into the field of the screen', async () => {
    const own = screen.getByRole('searchbox')
    own.focus()
    hurry('r', 'a', 'v', 'Backspace', 'w')
    const field = await screen.findByRole('combobox', { name: 'Search and commands' })
    await waitFor(() => expect(field).toHaveProperty('value', 'raw'))
    await userEvent.type(field, 's')
    expect(field).toHaveProperty('value', 'raws')
    await userEvent.keyboard('{Escape}')
    expect(own).toHaveProperty('value', '')
    await waitFor(() => expect(document.activeElement).toBe(own))
  })

  test('open what they name when Enter is among them', async () => {
    hurry(...'disclaimer', 'Enter')
    expect(await screen.findByRole('heading', { name: 'Disclaimer' })).toBeTruthy()
  })

  test('let Esc take the call back', async () => {
    const own = screen.getByRole('searchbox')
    own.focus()
    hurry('r', 'Escape')
    expect(document.activeElement).toBe(own)
    await userEvent.keyboard('x')
    expect(own).toHaveProperty('value', 'x')
    expect(await call()).toHaveProperty('value', '')
  })
})
