import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { listSessions, removeOtherSessions, removeSession, type Session } from '#contract/account/session.ts'
import { listTokens } from '#contract/account/tokens.ts'
import { setLanguage } from '../i18n/language.ts'
import { findNote, pressIn, queryNote } from '../test/dialogs.ts'
import { answer, givenProfile, givenSession, refuse, renderAt } from '../test/render.tsx'

// Typing is slow on a busy machine.
vi.setConfig({ testTimeout: 20_000 })
beforeEach(async () => void (await givenSession()))

const session: Session = {
  handle: 'this-1',
  startedAt: '2026-11-20T15:30:00Z',
  refreshedAt: '2026-11-21T00:00:00Z',
  address: '203.0.113.7',
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0',
  isThis: true,
}
const other: Session = { ...session, handle: 'other-1', address: null, userAgent: null, isThis: false }
const two = [givenProfile(), answer(listSessions, [session, other]), answer(listTokens, [])]

test('stand with browser, address and times in Tokyo; this one is named and cannot be ended', async () => {
  renderAt('/mypage', two)
  const row = within((await screen.findByRole('rowheader', { name: 'Firefox 132 · Windows' })).closest('tr')!)
  expect(row.getByText('203.0.113.7')).toBeTruthy()
  expect(row.getByText('2026/11/21 00:30 JST')).toBeTruthy() // 15:30 UTC the day before
  expect(row.getByText('2026/11/21 09:00 JST')).toBeTruthy()
  expect(row.getByText('This one')).toBeTruthy()
  expect(row.queryByRole('button')).toBeNull()
  expect(
    within(screen.getByRole('rowheader', { name: 'Unknown browser' }).closest('tr')!).getByText('Not recorded'),
  ).toBeTruthy()
})

test('one is ended after asking', async () => {
  const { sent } = renderAt('/mypage', [...two, answer(removeSession, {})])
  await userEvent.click(await screen.findByRole('button', { name: 'End the session in Unknown browser' }))
  await pressIn('End this session?', 'End')
  expect(await findNote('1 session ended')).toHaveProperty('role', 'status')
  expect(sent.some(({ url }) => url.pathname === '/api/sessions/other-1')).toBe(true)
})

test('all others are ended after asking', async () => {
  renderAt('/mypage', [...two, answer(removeOtherSessions, { ended: 3 })])
  await userEvent.click(await screen.findByRole('button', { name: 'End all others' }))
  await pressIn('End all other sessions?', 'End')
  expect(await findNote('3 sessions ended')).toBeTruthy()
})

test('nothing happens when one thinks better of it', async () => {
  const { sent } = renderAt('/mypage', [...two, answer(removeOtherSessions, { ended: 3 })])
  await userEvent.click(await screen.findByRole('button', { name: 'End all others' }))
  await pressIn('End all other sessions?', 'Cancel')
  expect(queryNote()).toBeNull()
  expect(sent.filter(({ url }) => url.pathname === '/api/sessions')).toHaveLength(1)
})

test('one that has ended already is said to have, and the list is read anew', async () => {
  const { sent } = renderAt('/mypage', [...two, refuse(removeSession, 'session.not-found')])
  await userEvent.click(await screen.findByRole('button', { name: 'End the session in Unknown browser' }))
  await pressIn('End this session?', 'End')
  expect((await screen.findByRole('alert')).textContent).toBe('This session has already ended.')
  await waitFor(() => expect(sent.filter(({ url }) => url.pathname === '/api/sessions')).toHaveLength(2))
})

test('alone there is nothing to end', async () => {
  setLanguage('ja')
  renderAt('/mypage', [givenProfile(), answer(listSessions, [session]), answer(listTokens, [])])
  expect(await screen.findByText('この端末')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'ほかの端末をすべて終了する' })).toBeNull()
})
