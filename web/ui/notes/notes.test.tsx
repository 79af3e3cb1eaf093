import { notifications } from '@mantine/notifications'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setLanguage } from '../../i18n/language.ts'
import { renderParts } from '../../test/parts.tsx'
import { notify } from '../modals/dialogs.ts'
import { NoteList } from './NoteList.tsx'
import { clearNotes, notes } from './notes.ts'

beforeEach(async () => {
  await import('./NoteCorner.tsx')
})
afterEach(() => {
  vi.useRealTimers()
  act(() => {
    notifications.clean()
    clearNotes()
  })
})

/** A screen with the list, and a clock that only moves when told. */
async function begin(): Promise<void> {
  await renderParts(<NoteList />)
  vi.useFakeTimers()
}

async function say(...options: Parameters<typeof notify>[0][]): Promise<void> {
  await act(async () => {
    for (const note of options) notify(note)
    await vi.advanceTimersByTimeAsync(500)
  })
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const saved = () => screen.queryAllByRole('status').find(({ textContent }) => textContent?.includes('Saved'))

test('a success goes after three seconds', async () => {
  await begin()
  await say({ text: 'Saved' })
  expect(saved()).toBeTruthy()
  await pass(2200)
  expect(saved()).toBeTruthy()
  await pass(1000) // with the way out
  expect(saved()).toBeUndefined()
})

test('it waits while it is pointed at', async () => {
  await begin()
  await say({ text: 'Saved' })
  fireEvent.mouseEnter(saved()!)
  await pass(10_000)
  expect(saved()).toBeTruthy()
  fireEvent.mouseLeave(saved()!)
  await pass(3300)
  expect(saved()).toBeUndefined()
})

test('it waits while it is focused', async () => {
  await begin()
  await say({ text: 'Saved' })
  act(() => within(saved()!).getByRole('button').focus())
  await pass(10_000)
  expect(saved()).toBeTruthy()
  act(() => within(saved()!).getByRole('button').blur())
  await pass(3300)
  expect(saved()).toBeUndefined()
})

test('an error stays until it is closed', async () => {
  await begin()
  await say({ text: 'It failed', title: 'Export', tone: 'error' })
  await pass(60_000)
  const error = screen.getByRole('alert')
  expect(error.textContent).toBe('ExportIt failed')
  fireEvent.click(within(error).getByRole('button', { name: 'Close notification' }))
  await pass(500)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(notes.get()).toMatchObject([{ text: 'It failed', isRead: true }])
})

test('all stay readable in the list, the newest first, and count as unread until it was opened', async () => {
  await begin()
  await say({ text: 'Saved' }, { text: 'It failed', tone: 'error' })
  await pass(5000)
  vi.useRealTimers()
  fireEvent.click(screen.getByRole('button', { name: 'Notifications, 2 unread' }))
  const list = await screen.findByRole('list', { name: 'Notifications' })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringMatching(/^Error:It failed\d\d:\d\d$/), expect.stringMatching(/^Saved\d\d:\d\d$/)])
  fireEvent.keyDown(list, { key: 'Escape' })
  const bell = await screen.findByRole('button', { name: 'Notifications' })
  fireEvent.click(bell)
  fireEvent.click(await screen.findByRole('button', { name: 'Clear all' }))
  expect(await screen.findByText(/^No notifications/)).toBeTruthy()
})

test('Japanese', async () => {
  setLanguage('ja')
  await begin()
  await say({ text: '保存しました' })
  expect(screen.getByRole('button', { name: '通知（未読1件）' })).toBeTruthy()
  expect(screen.getByRole('button', { name: '通知を閉じる' })).toBeTruthy()
})
