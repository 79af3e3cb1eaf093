import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { getProfile } from '#contract/account/profile.ts'
import { getNextReleaseInfo } from '#contract/account/releases.ts'
import { refreshSession, signIn } from '#contract/account/session.ts'
import { searchCompanies } from '#contract/market/companies.ts'
import { readAuth } from '../app/auth-store.ts'
import { isCurrent } from '../app/clock.ts'
import { setLanguage } from '../i18n/language.ts'
import { answer, givenProfile, givenSession, refuse, renderAt, type Sent } from '../test/render.tsx'
import { returnPath } from './return-path.ts'

// Typing is slow on a busy machine.
vi.setConfig({ testTimeout: 20_000 })

const profile = givenProfile()
const nobody = answer(searchCompanies, { total: 0, market: 0, companies: [] })
const tokens = {
  result: true as const,
  token: 'token-2',
  token_period: '2999/01/01 00:00:00',
  refresh_token: 'handle-1.secret-2',
}

async function tryToSignIn(): Promise<void> {
  await userEvent.type(await screen.findByLabelText('E-mail'), 'a@b.example')
  await userEvent.type(screen.getByLabelText('Password'), 'secret')
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
}

/** What a good sign-in answers. */
const welcome = (more: object = {}) =>
  answer(signIn, { ...tokens, mente: false, password_expired: false, name: 'Analyst', ip: '', ...more })

const signInOf = (sent: readonly Sent[]) => sent.find(({ url }) => url.pathname === '/api/login')

describe('signing in', () => {
  test('keeps the session and goes where one wanted to go', async () => {
    const { sent, path } = renderAt('/login?r=%2Fv2%2Fcomparisons%3Fq%3Dabc', [welcome(), profile, nobody])
    await tryToSignIn()
    await waitFor(() => expect(path()).toBe('/v2/comparisons?q=abc'))
    expect(signInOf(sent)!.body).toMatchObject({ email: 'a@b.example', password: 'secret', lang: 'en' })
    expect(await readAuth()).toMatchObject({ result: true, token: 'token-2', name: 'Analyst', ip: '' })
  })

  test('inside a maintenance window leads to its page, with the session kept', async () => {
    const { path } = renderAt('/login', [welcome({ mente: true })])
    await tryToSignIn()
    await waitFor(() => expect(path()).toBe('/maintenance'))
    expect(await readAuth()).toMatchObject({ token: 'token-2' })
  })

  test('with a password that has run out leads to a new one, and nowhere else', async () => {
    const old = refuse(getProfile, 'password.expired')
    const { path } = renderAt('/login', [welcome({ password_expired: true }), old])
    await tryToSignIn()
    await screen.findByText(/more than 90 days old/)
    expect(path()).toBe('/change/password')
    cleanup()
    const again = renderAt('/companies', [old, nobody])
    await screen.findByText(/more than 90 days old/)
    expect(again.path()).toBe('/change/password?r=%2Fcompanies')
  })

  test('a token without a period is good for an hour', async () => {
    const { token_period: _, ...rest } = tokens
    const body = { ...rest, mente: false, password_expired: false, name: 'Analyst', ip: '' }
    renderAt('/login', [{ endpoint: signIn, status: 200, body }, profile, nobody])
    await tryToSignIn()
    await waitFor(async () => expect(await readAuth()).not.toBeNull())
    const { token_period } = (await readAuth())!
    expect(isCurrent(token_period, new Date(Date.now() + 59 * 60_000))).toBe(true)
    expect(isCurrent(token_period, new Date(Date.now() + 61 * 60_000))).toBe(false)
  })

  test('full-width letters of an address become half-width as they are typed', async () => {
    renderAt('/login', [])
    const field = await screen.findByLabelText('E-mail')
    await userEvent.type(field, 'ａ＠ｂ．example ')
    expect(field).toHaveProperty('value', 'a@b.example')
  })

  test.each([
    ['session.credentials', {}, 'The email or password is incorrect.'],
    [
      'session.too-many-attempts',
      { retryAfter: 840 },
      'Too many attempts. Please try again in about 14 minutes.' + // 840 ÷ 60
        'Resetting your password lets you sign in without waiting.',
    ],
  ] as const)('%s is said in words', async (code, more, words) => {
    const { path } = renderAt('/login', [refuse(signIn, code, more)])
    await tryToSignIn()
    expect((await screen.findByRole('alert')).textContent).toBe(words)
    expect(await readAuth()).toBeNull()
    expect(path()).toBe('/login')
  })

  test('a fault is said with its request number', async () => {
    const fault = { result: false, code: 'fault', requestId: 'req-7' }
    renderAt('/login', [{ endpoint: signIn, status: 500, body: fault }])
    await tryToSignIn()
    expect((await screen.findByRole('alert')).textContent).toBe('An error has occurred.Request number req-7')
  })

  test('empty fields are named, and the first one is where one goes on', async () => {
    const { sent } = renderAt('/login', [])
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }))
    const field = screen.getByRole('textbox', { name: 'E-mail', description: 'Please enter your e-mail address.' })
    expect(document.activeElement).toBe(field)
    expect(signInOf(sent)).toBeUndefined()
  })

  test('in Japanese too, with fields that password managers know and a way for those who forgot', async () => {
    setLanguage('ja')
    renderAt('/login', [refuse(signIn, 'session.credentials')])
    expect(await screen.findByRole('heading', { name: 'ログイン' })).toBeTruthy()
    expect(screen.getByLabelText('パスワード')).toHaveProperty('autocomplete', 'current-password')
    expect(screen.getByLabelText('メールアドレス')).toHaveProperty('autocomplete', 'username')
    expect(screen.getByRole('link', { name: 'パスワードをお忘れの方' }).getAttribute('href')).toBe('/reset')
    await userEvent.type(screen.getByLabelText('メールアドレス'), 'a@b.example')
    await userEvent.type(screen.getByLabelText('パスワード'), 'x')
    await userEvent.click(screen.getByRole('button', { name: 'ログインする' }))
    expect((await screen.findByRole('alert')).textContent).toBe('メールアドレスまたはパスワードが正しくありません。')
  })

  test('a password can be looked at', async () => {
    renderAt('/login', [])
    const field = await screen.findByLabelText('Password')
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(field).toHaveProperty('type', 'text')
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(field).toHaveProperty('type', 'password')
  })

  test('an announced maintenance stands below the form', async () => {
    const window = { maintenance_start: '2026/11/28 22:00:00', maintenance_end: '2026/11/28 23:30:00' }
    renderAt('/login', [answer(getNextReleaseInfo, window)])
    expect((await screen.findByText('Planned maintenance')).parentElement!.textContent).toBe(
      'Planned maintenance 2026/11/28 22:00 – 23:30 JST',
    )
  })
})

describe('a session', () => {
  test('without one, every screen leads to the door and remembers where from', async () => {
    const { path } = renderAt('/v2/comparisons?q=abc', [])
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(new URL(path(), 'http://x').searchParams.get('r')).toBe('/v2/comparisons?q=abc')
  })

  test('past its period is renewed once for all calls; only the handle travels on ordinary ones', async () => {
    await givenSession(-1)
    const { sent } = renderAt('/companies', [answer(refreshSession, tokens), profile, nobody])
    await screen.findByText('There are no companies yet')
    expect(sent.filter(({ url }) => url.pathname === '/api/refresh')).toHaveLength(1)
    const ordinary = sent.filter(({ url }) => url.pathname !== '/api/refresh')
    for (const { url, headers } of ordinary) {
      expect(headers.get('token')).toBe('token-2')
      expect(url.searchParams.get('refresh_token')).toBe('handle-1')
      expect(url.searchParams.get('remote_addr')).toBe('')
      expect(url.href).not.toContain('secret')
    }
  })
})

test.each([
  ['/companies/1/raws?view=all', '/companies/1/raws?view=all'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['https://evil.example/', '/'],
  ['javascript:alert(1)', '/'],
  ['/ /evil', '/'],
  ['/.//evil.example', '/'],
  ['/a/..//evil.example', '/'],
  ['/login?r=/login', '/'],
  [undefined, '/'],
])('after signing in, %s leads to %s', (href, path) => {
  expect(returnPath(href)).toBe(path)
})
