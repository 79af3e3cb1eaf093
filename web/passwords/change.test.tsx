import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { changePassword } from '#contract/account/passwords.ts'
import { getProfile } from '#contract/account/profile.ts'
import { listSessions, signOut } from '#contract/account/session.ts'
import { readAuth, writeAuth } from '../app/auth-store.ts'
import { setLanguage } from '../i18n/language.ts'
import { pressIn, queryDialog } from '../test/dialogs.ts'
import { answer, givenProfile, givenSession, refuse, renderAt, type Sent } from '../test/render.tsx'

// Typing is slow on a busy machine.
vi.setConfig({ testTimeout: 20_000 })

const done = answer(changePassword, {})
const bodyOf = (sent: readonly Sent[]) => sent.find(({ url }) => url.pathname === '/api/password/change')?.body

interface Typed {
  readonly current?: string
  readonly password?: string
  readonly confirmation?: string
}

async function change({ current = 'Old-pass1', password = 'Teal-kite1', confirmation = password }: Typed = {}) {
  await userEvent.type(await screen.findByLabelText('Current password'), current)
  await userEvent.type(screen.getByLabelText('New password'), password)
  await userEvent.type(screen.getByLabelText('Confirm new password'), confirmation)
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }))
}

describe('signed in', () => {
  beforeEach(async () => void (await givenSession()))

  test('the address is known and not asked; it is saved, said, and one is back at one’s page', async () => {
    const answers = [givenProfile({ email: 'r.mikami@asset.example' }), done, answer(listSessions, [])]
    const { sent, path } = renderAt('/change/password', answers)
    expect(await screen.findByText('r.mikami@asset.example')).toBeTruthy()
    expect(screen.queryByLabelText('E-mail')).toBeNull()
    await change()
    expect(await screen.findByText('Your password has been changed.')).toBeTruthy()
    await pressIn('Saved', 'OK')
    await waitFor(() => expect(path()).toBe('/mypage'))
    expect(bodyOf(sent)).toMatchObject({
      email: 'r.mikami@asset.example',
      current: 'Old-pass1',
      password: 'Teal-kite1',
      confirmation: 'Teal-kite1',
    })
  })

  test('password managers are told whose password it is', async () => {
    renderAt('/change/password', [givenProfile({ email: 'r.mikami@asset.example' })])
    const current = await screen.findByLabelText('Current password')
    expect(current).toHaveProperty('autocomplete', 'current-password')
    expect(screen.getByLabelText('New password')).toHaveProperty('autocomplete', 'new-password')
    const whose = current.closest('form')!.querySelector('[autocomplete=username]')
    expect(whose).toHaveProperty('value', 'r.mikami@asset.example')
  })

  test('passwords can be pasted', async () => {
    renderAt('/change/password', [givenProfile()])
    const field = await screen.findByLabelText('New password')
    await userEvent.click(field)
    await userEvent.paste('Teal-kite1')
    expect(field).toHaveProperty('value', 'Teal-kite1')
  })

  test('a wrong present password is told as that', async () => {
    renderAt('/change/password', [givenProfile(), refuse(changePassword, 'session.credentials')])
    await change()
    expect((await screen.findByRole('alert')).textContent).toBe('The current password is incorrect.')
    expect(queryDialog()).toBeNull()
    expect(await readAuth()).not.toBeNull()
  })

  test.each([
    ['password.same', 'The new password equals the current one.'],
    ['password.mismatch', 'The two entries of the new password do not match.'],
    ['password.rules', 'The new password does not meet the rules.'],
    [
      'password.guessable',
      'This password is too easy to guess. Please do not base it on a common word or on your name, company or e-mail address.',
    ],
  ] as const)('%s of the server is said in words', async (code, words) => {
    renderAt('/change/password', [givenProfile(), refuse(changePassword, code)])
    await change()
    expect((await screen.findByRole('alert')).textContent).toBe(words)
  })

  test.each([
    [{ password: 'short1!' }, 'New password', /does not meet the rules/], // 7
    [{ password: 'Password-1' }, 'New password', /too easy to guess/],
    [{ password: 'Analyst@Asset' }, 'New password', /too easy to guess/], // name and company of the profile
    [{ password: 'Old-pass1' }, 'New password', 'The new password equals the current one.'],
    [{ password: 'Ｏｌｄ－ｐａｓｓ１' }, 'New password', 'The new password equals the current one.'], // stored alike
    [{ confirmation: 'Teal-kite2' }, 'Confirm new password', 'The two entries of the new password do not match.'],
  ])('%j is not sent', async (typed, label, words) => {
    const { sent } = renderAt('/change/password', [givenProfile()])
    await change(typed)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(label)))
    expect(screen.getByText(words)).toBeTruthy()
    expect(bodyOf(sent)).toBeUndefined()
  })

  test('lists what is missing: eight characters, a letter or digit, a symbol, hard to guess, different, confirmed', async () => {
    renderAt('/change/password', [givenProfile()])
    await userEvent.type(await screen.findByLabelText('Current password'), 'abc')
    const list = within(screen.getByRole('list', { name: 'What the new password needs' }))
    const unmet = () => list.queryAllByText('(not yet)').map(({ previousSibling }) => previousSibling!.textContent)
    expect(unmet()).toHaveLength(6)
    await userEvent.type(screen.getByLabelText('New password'), 'abc')
    expect(unmet()).toEqual([
      'At least 8 characters',
      'A symbol',
      'Not based on a common word, or on your name, company or e-mail',
      'Not the same as the current password',
      'Both entries match',
    ])
    await userEvent.type(screen.getByLabelText('New password'), '-teal!')
    await waitFor(() => expect(unmet()).toEqual(['Both entries match'])) // The list of common ones has come.
  })
})

describe('with a password that has run out', () => {
  const old = refuse(getProfile, 'password.expired')
  beforeEach(async () => writeAuth({ ...(await givenSession()), password_expired: true, email: 'a@b.example' }))

  test('explains the 90 days and offers to sign out, and nothing else', async () => {
    renderAt('/change/password', [old, answer(signOut, { result: true })])
    expect(await screen.findByText(/more than 90 days old/)).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Back to registration info' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }))
    expect(await screen.findByRole('heading', { name: 'You are signed out' })).toBeTruthy()
  })

  test('opens the rest once it is changed', async () => {
    const answers = [old, done, answer(listSessions, [])]
    const { path } = renderAt('/change/password', answers)
    await screen.findByText(/more than 90 days old/)
    answers[0] = givenProfile()
    await change()
    await pressIn('Saved', 'OK')
    await waitFor(() => expect(path()).toBe('/mypage'))
    expect(await readAuth()).toMatchObject({ password_expired: false })
  })

  test('then leads to the screen that was asked for, and to none that is not ours', async () => {
    for (const [r, expected] of [
      ['/aboutus?lang=en', '/aboutus?lang=en'],
      ['https://elsewhere.example', '/v2/comparisons'],
    ] as const) {
      const answers = [old, done]
      const { path } = renderAt(`/change/password?r=${encodeURIComponent(r)}`, answers)
      await screen.findByText(/more than 90 days old/)
      answers[0] = givenProfile()
      await change()
      await pressIn('Saved', 'OK')
      await waitFor(() => expect(path()).toContain(expected))
      cleanup()
    }
  })

  test('in Japanese', async () => {
    setLanguage('ja')
    renderAt('/change/password', [old])
    expect(await screen.findByText(/有効期限（90日）が過ぎました/)).toBeTruthy()
  })
})

describe('signed out', () => {
  test('asks for the address, and leads to the door with a word', async () => {
    const { sent, path } = renderAt('/change/password', [done])
    await userEvent.type(await screen.findByLabelText('E-mail'), 'ａ@b.example')
    await change()
    await pressIn('Saved', 'OK')
    expect(await screen.findByText(/Your password has been changed. Please sign in/)).toBeTruthy()
    expect(path()).toBe('/login')
    expect(bodyOf(sent)).toMatchObject({ email: 'a@b.example' })
  })

  test('does not tell which of the two is wrong', async () => {
    renderAt('/change/password', [refuse(changePassword, 'session.credentials')])
    await userEvent.type(await screen.findByLabelText('E-mail'), 'a@b.example')
    await change()
    expect((await screen.findByRole('alert')).textContent).toBe('The email or password is incorrect.')
  })
})
