import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { listSessions } from '#contract/account/session.ts'
import { type AccessToken, listTokens, makeToken, removeToken } from '#contract/account/tokens.ts'
import { setLanguage } from '../i18n/language.ts'
import { findNote, pressIn } from '../test/dialogs.ts'
import { answer, givenProfile, givenSession, refuse, renderAt } from '../test/render.tsx'

// Typing is slow on a busy machine.
vi.setConfig({ testTimeout: 20_000 })
beforeEach(async () => void (await givenSession()))

const token: AccessToken = {
  handle: '0123456789abcdef',
  name: 'Nightly job',
  createdAt: '2026-11-20T15:30:00Z',
  expiresOn: '2027-02-19',
  lastUsedAt: null,
}
const text = `sty_${token.handle}_${'f'.repeat(64)}`
const page = [givenProfile(), answer(listSessions, [])]
const listed = answer(listTokens, [token])

test('stand with name, public part, times in Tokyo and last day', async () => {
  renderAt('/mypage', [...page, listed])
  const row = within((await screen.findByRole('rowheader', { name: /Nightly job/ })).closest('tr')!)
  expect(row.getByText('sty_0123456789abcdef_…')).toBeTruthy()
  expect(row.getByText('2026/11/21 00:30 JST')).toBeTruthy() // 15:30 UTC the day before
  expect(row.getByText('after 2027/02/19')).toBeTruthy()
  expect(row.getByText('Never')).toBeTruthy()
})

test('one is made for 90 days unless chosen otherwise, and shown once', async () => {
  const { sent } = renderAt('/mypage', [...page, answer(listTokens, []), answer(makeToken, { ...token, text })])
  await userEvent.click(await screen.findByRole('button', { name: 'Make a token' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Make an access token' }))
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: '90 days' }).checked).toBe(true)
  await userEvent.click(dialog.getByRole('button', { name: 'Make it' }))
  expect(dialog.getByText('Please enter a name.')).toBeTruthy()
  expect(dialog.getByText('Please enter your current password.')).toBeTruthy()
  await userEvent.type(dialog.getByLabelText('Current password'), 'Old-pass1')
  await userEvent.type(dialog.getByLabelText('Name'), 'Nightly job')
  await userEvent.click(dialog.getByRole('radio', { name: '365 days' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Make it' }))

  expect((await dialog.findByLabelText<HTMLInputElement>('Token')).value).toBe(text)
  expect(dialog.getByRole('button', { name: 'Copy' })).toBeTruthy()
  expect(sent.find(({ url, body }) => url.pathname === '/api/tokens' && body)?.body).toMatchObject({
    name: 'Nightly job',
    days: 365,
    password: 'Old-pass1',
  })
  await userEvent.click(dialog.getByRole('button', { name: 'I have saved it' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.body.innerHTML).not.toContain(text)
})

test('who has twenty is told so in the form', async () => {
  renderAt('/mypage', [...page, listed, refuse(makeToken, 'token.too-many')])
  await userEvent.click(await screen.findByRole('button', { name: 'Make a token' }))
  await userEvent.type(await screen.findByLabelText('Name'), 'One more')
  await userEvent.type(screen.getByLabelText('Current password'), 'Old-pass1')
  await userEvent.click(screen.getByRole('button', { name: 'Make it' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/^You can have 20 access tokens/)
})

test('one is ended after asking', async () => {
  const { sent } = renderAt('/mypage', [...page, listed, answer(removeToken, {})])
  await userEvent.click(await screen.findByRole('button', { name: 'End the token “Nightly job”' }))
  await pressIn('End this token?', 'End')
  expect(await findNote('The token “Nightly job” has ended')).toBeTruthy()
  expect(sent.some(({ url }) => url.pathname === `/api/tokens/${token.handle}`)).toBe(true)
})

test('in Japanese, without any', async () => {
  setLanguage('ja')
  renderAt('/mypage', [...page, answer(listTokens, [])])
  expect(await screen.findByText('有効なトークンはありません。')).toBeTruthy()
})
