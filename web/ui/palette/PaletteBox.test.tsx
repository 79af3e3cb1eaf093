import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { searchCompanies } from '#contract/companies.ts'
import { answer, givenProfile, givenSession, renderAt } from '../../test/render.tsx'
import { destroyModals, modals, openModal } from '../modals.ts'
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
