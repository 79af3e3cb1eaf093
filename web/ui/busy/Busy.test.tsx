import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { setLanguage } from '../../i18n/language.ts'
import { renderParts } from '../../test/parts.tsx'
import { busy, busyWhile, hideBusy, showBusy } from './busy.ts'

afterEach(() => act(() => busy.set({ count: 0, text: undefined })))

const veil = () => screen.queryByRole('alertdialog')

test('lifts when as many have ended as began, and never goes below none', async () => {
  await renderParts(null)
  act(() => hideBusy())
  act(() => showBusy('Saving'))
  act(() => showBusy())
  expect(veil()?.getAttribute('aria-label')).toBe('Saving')
  act(() => hideBusy())
  expect(veil()).toBeTruthy()
  act(() => hideBusy())
  expect(veil()).toBeNull()
})

test('keeps the focus out of what is under it and gives it back', async () => {
  await renderParts(<button type="button">Under</button>)
  const button = screen.getByRole('button', { name: 'Under' })
  button.focus()
  act(() => showBusy())
  expect(button.closest('[inert]')).toBeTruthy()
  expect(document.activeElement).toBe(veil())
  expect(veil()?.closest('[inert]')).toBeNull()
  expect(screen.getByText('Working. This may take a moment.').closest('[role=status]')).toBeTruthy()
  act(() => hideBusy())
  expect(button.closest('[inert]')).toBeNull()
  expect(document.activeElement).toBe(button)
})

test('holds for as long as some work, even when it fails', async () => {
  await renderParts(null)
  let fail: (reason: Error) => void = () => {}
  const work = new Promise<never>((_, reject) => {
    fail = reject
  })
  let outcome: Promise<unknown> = Promise.resolve()
  act(() => {
    outcome = busyWhile(work).catch((error: Error) => error.message)
  })
  expect(veil()).toBeTruthy()
  await act(async () => fail(new Error('gone')))
  expect(await outcome).toBe('gone')
  expect(veil()).toBeNull()
})

test('Japanese', async () => {
  setLanguage('ja')
  await renderParts(null)
  act(() => showBusy())
  expect(veil()?.getAttribute('aria-label')).toBe('処理しています。しばらくお待ちください。')
  await userEvent.tab()
})
