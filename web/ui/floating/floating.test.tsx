import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderParts } from '../../test/parts.tsx'
import { destroyModals, openModal } from '../modals/modals.ts'
import { delays, Themed } from '../theme.tsx'
import { FloatingMenu, type MenuEntry } from './FloatingMenu.tsx'
import { FloatingPanel } from './FloatingPanel.tsx'
import { Tip } from './Tip.tsx'

afterEach(() => {
  vi.useRealTimers()
  act(() => destroyModals())
})

const panel = (
  <FloatingPanel label="Sort order" target={<button type="button">Sort</button>}>
    {(close) => (
      <button type="button" onClick={close}>
        Done
      </button>
    )}
  </FloatingPanel>
)

async function openPanel(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Sort' }))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Done'))
}

test('the delays are those agreed on', () => {
  expect(delays).toMatchObject({ tooltipShow: 200, menuHide: 400, dispose: 5000, note: 3000, firstLoad: 300 })
})

test.each(['Escape', 'elsewhere', 'itself'])('a panel is closed by %s and gives the focus back', async (way) => {
  render(
    <Themed>
      {panel}
      <p>Elsewhere</p>
    </Themed>,
  )
  await openPanel()
  expect(screen.getByRole('dialog', { name: 'Sort order' })).toBeTruthy()
  if (way === 'Escape') await userEvent.keyboard('{Escape}')
  else await userEvent.click(screen.getByText(way === 'itself' ? 'Done' : 'Elsewhere'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  if (way !== 'elsewhere') await waitFor(() => expect(document.activeElement?.textContent).toBe('Sort'))
})

test('Esc closes a panel over a modal, not the modal', async () => {
  await renderParts(null)
  act(() => void openModal({ label: 'Form', content: () => panel }))
  await screen.findByRole('dialog', { name: 'Form' })
  await openPanel()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sort order' })).toBeNull())
  expect(screen.getByRole('dialog', { name: 'Form' })).toBeTruthy()
})

function showMenu(items: readonly MenuEntry[], opensOnHover = false): void {
  render(
    <Themed>
      <FloatingMenu items={items} opensOnHover={opensOnHover} target={<button type="button">User</button>} />
    </Themed>,
  )
}

test('a menu has groups, and an entry out of use that says why', async () => {
  const [profile, download] = [vi.fn(), vi.fn()]
  showMenu([
    { heading: 'Account' },
    { label: 'Profile', onSelect: profile },
    'divider',
    { label: 'Download', onSelect: download, disabledReason: 'Not in the trial' },
  ])
  await userEvent.click(screen.getByRole('button', { name: 'User' }))
  const spent = await screen.findByRole('menuitem', { name: /^Download\s+Not in the trial$/ })
  expect(spent.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(spent)
  expect(download).not.toHaveBeenCalled()
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByRole('separator')).toBeTruthy()
  await userEvent.click(screen.getByRole('menuitem', { name: 'Profile' }))
  expect(profile).toHaveBeenCalledOnce()
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
})

test('a menu that opens when pointed at stays 400 ms after the pointer has left', async () => {
  vi.useFakeTimers()
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
  showMenu([{ label: 'Profile', onSelect() {} }], true)
  fireEvent.mouseEnter(screen.getByRole('button', { name: 'User' }))
  await pass(50)
  expect(screen.queryByRole('menu')).toBeTruthy()
  fireEvent.mouseLeave(screen.getByRole('button', { name: 'User' }))
  await pass(350)
  expect(screen.queryByRole('menu')).toBeTruthy()
  await pass(100)
  expect(screen.queryByRole('menu')).toBeNull()
})

function showTip(): HTMLElement {
  render(
    <Themed>
      <Tip label="Explained">
        <button type="button">Term</button>
      </Tip>
    </Themed>,
  )
  vi.useFakeTimers()
  return screen.getByRole('button', { name: 'Term' })
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const tip = () => screen.queryByRole('tooltip')

test('a tip comes after 200 ms, and is disposed of 5000 ms after it went', async () => {
  const term = showTip()
  fireEvent.pointerEnter(term, { pointerType: 'mouse' })
  fireEvent.mouseEnter(term)
  fireEvent.mouseMove(term)
  await pass(150)
  expect(tip()).toBeNull()
  await pass(100)
  expect(tip()?.textContent).toBe('Explained')
  fireEvent.keyDown(document, { key: 'Escape' })
  await pass(50)
  expect(tip()).toBeNull()
  expect(screen.queryByText('Explained')).toBeTruthy()
  await pass(4800)
  expect(screen.queryByText('Explained')).toBeTruthy()
  await pass(300)
  expect(screen.queryByText('Explained')).toBeNull()
})

test('a tip comes on focus as well, and Esc sends it away', async () => {
  const term = showTip()
  act(() => term.focus())
  await pass(250)
  expect(tip()).toBeTruthy()
  expect(term.getAttribute('aria-describedby')).toBe(tip()?.id)
  fireEvent.keyDown(term, { key: 'Escape' })
  await pass(50)
  expect(tip()).toBeNull()
  expect(document.activeElement).toBe(term)
})
