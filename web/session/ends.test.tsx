import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { getProfile } from '#contract/account/profile.ts'
import { refreshSession, signIn } from '#contract/account/session.ts'
import { searchCompanies } from '#contract/market/companies.ts'
import type { RefusalCode } from '#contract/wire/refusals.ts'
import { readAuth } from '../app/auth-store.ts'
import { call } from '../app/call.ts'
import { setLanguage } from '../i18n/language.ts'
import { pressIn, queryDialog } from '../test/dialogs.ts'
import { answer, givenProfile, givenSession, refuse, renderAt } from '../test/render.tsx'
import { modals, openModal } from '../ui/modals/modals.ts'

// Typing is slow on a busy machine.
vi.setConfig({ testTimeout: 20_000 })

const here = '/companies?q=abc'
const noCompanies = answer(searchCompanies, { total: 0, market: 0, companies: [] })
const tokens = {
  result: true as const,
  token: 'token-2',
  token_period: '2999/01/01 00:00:00',
  refresh_token: 'handle-1.secret-2',
}
const search = { query: { q: 'x', page: 1, perPage: 50 as const } }

/** Where to come back to, of the address one is at. */
const back = (path: string) => new URL(path, 'http://x').searchParams.get('r')

const expired = 'Your login has expired'

describe('a login that has expired', () => {
  test.each([
    ['a refusal', refuse(refreshSession, 'session.expired')],
    ['a logout flag', { endpoint: refreshSession, status: 200, body: { result: false, logout: true } }],
    ['an answer without tokens', { endpoint: refreshSession, status: 200, body: { result: false } }],
    ['a fault of the server', { endpoint: refreshSession, status: 500, body: { result: false, code: 'fault' } }],
    ['a bare 401', { endpoint: refreshSession, status: 401, body: 'no JSON' }],
  ])('%s of the renewal alerts, then leads to the door', async (_, refusal) => {
    await givenSession(-1)
    const { path } = renderAt(here, [refusal])
    await pressIn(expired, 'Confirm')
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(path()).toMatch(/^\/login\?/)
    expect(back(path())).toBe(here)
    expect(await readAuth()).toBeNull()
  })

  test('in Japanese', async () => {
    setLanguage('ja')
    await givenSession(-1)
    renderAt(here, [refuse(refreshSession, 'session.expired', { logout: true })])
    await pressIn('ログインの有効期限が切れました', '確認')
    expect(await screen.findByRole('heading', { name: 'ログイン' })).toBeTruthy()
  })

  test('is renewed before the first guarded screen asks anything', async () => {
    await givenSession(-1)
    const { sent } = renderAt(here, [answer(refreshSession, tokens), givenProfile(), noCompanies])
    await screen.findByText('There are no companies yet')
    expect(sent[0]!.url.pathname).toBe('/api/refresh')
    expect(sent[0]!.body).toMatchObject({ token: 'token-1', refresh_token: 'handle-1.secret-1' })
  })

  test('ten calls that fail at the same moment raise one alert', async () => {
    await givenSession()
    const { path } = renderAt(here, [givenProfile(), noCompanies, refuse(refreshSession, 'session.expired')])
    await screen.findByText('There are no companies yet')
    await givenSession(-1)
    const calls = Array.from({ length: 10 }, () => call(searchCompanies, search))
    expect((await Promise.allSettled(calls)).every(({ status }) => status === 'rejected')).toBe(true)
    await expect(call(searchCompanies, search)).rejects.toThrow('session.missing') // a late one, while the alert is open
    expect(path()).toBe(here)
    await pressIn(expired, 'Confirm')
    await waitFor(() => expect(back(path())).toBe(here))
    expect(queryDialog()).toBeNull()
  })

  test.each([
    ['a line that is down', { endpoint: refreshSession, status: 502, body: 'Bad gateway' }, 'An error has occurred.'],
    ['a server without its database', refuse(refreshSession, 'server.unavailable'), 'The server is not ready.'],
  ])('%s ends no session', async (_, answered, words) => {
    await givenSession(-1)
    renderAt(here, [answered])
    expect((await screen.findByRole('alert')).textContent).toContain(words)
    expect(queryDialog()).toBeNull()
    expect(await readAuth()).not.toBeNull()
  })

  test('no stored token leads to the door without an alert', async () => {
    const { path } = renderAt(here, [])
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(back(path())).toBe(here)
    expect(queryDialog()).toBeNull()
  })
})

describe('an answer that ends the session', () => {
  async function callWith(status: number, body: object) {
    await givenSession()
    return renderAt(here, [givenProfile(), { endpoint: searchCompanies, status, body }])
  }

  test.each([200, 401, 403])('a logout flag at status %d logs out without an alert', async (status) => {
    const { path } = await callWith(status, { result: false, code: 'session.expired', logout: true })
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(path()).toBe('/login')
    expect(queryDialog()).toBeNull()
    expect(await readAuth()).toBeNull()
    expect((await screen.findByText(/You have been signed out/)).textContent).toBeTruthy()
  })

  test('a 401 without the flag alerts', async () => {
    const { path } = await callWith(401, { result: false, code: 'session.missing' })
    await pressIn(expired, 'Confirm')
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(back(path())).toBe(here)
  })

  test('where only the clocks differ, a renewal helps and nobody notices', async () => {
    await givenSession()
    const { sent } = renderAt(here, [answer(refreshSession, tokens), givenProfile()])
    let times = 0
    const { fetch } = globalThis
    vi.stubGlobal('fetch', (input: string, init: RequestInit) => {
      if (!input.startsWith('/api/companies?') && !input.includes('q=x')) return fetch(input, init)
      times += 1
      if (times === 1)
        return Promise.resolve(Response.json({ result: false, code: 'session.expired', logout: true }, { status: 401 }))
      return Promise.resolve(Response.json({ result: true, data: { total: 0, market: 9, companies: [] } }))
    })
    expect(await call(searchCompanies, search)).toMatchObject({ market: 9 })
    expect(sent.filter(({ url }) => url.pathname === '/api/refresh')).toHaveLength(1)
    expect(queryDialog()).toBeNull()
  })

  test('a password that has run out leads to a new one', async () => {
    await givenSession()
    const { path } = renderAt(here, [
      refuse(getProfile, 'password.expired'),
      refuse(searchCompanies, 'password.expired'),
    ])
    await screen.findByText(/more than 90 days old/)
    expect(path()).toMatch(/^\/change\/password\?/)
    expect(back(path())).toBe(here)
  })

  test.each([
    ['an ordinary call', [refuse(searchCompanies, 'maintenance', { mente: true })], 30],
    ['the renewal', [refuse(refreshSession, 'maintenance', { mente: true })], -1],
  ] as const)('a maintenance flag of %s leads to its page and keeps the session', async (_, answers, minutes) => {
    await givenSession(minutes)
    const { path } = renderAt(here, [givenProfile(), ...answers])
    await screen.findByRole('heading', { name: 'Under maintenance' })
    expect(path()).toBe('/maintenance')
    expect(queryDialog()).toBeNull()
    expect(await readAuth()).not.toBeNull()
  })

  test('a sign-in that meets a maintenance window leads to its page', async () => {
    const { path } = renderAt('/login', [refuse(signIn, 'maintenance', { mente: true })])
    await userEvent.type(await screen.findByLabelText('E-mail'), 'a@b.example')
    await userEvent.type(screen.getByLabelText('Password'), 'x')
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    await screen.findByRole('heading', { name: 'Under maintenance' })
    expect(path()).toBe('/maintenance')
  })

  test.each(['trial.not-available', 'request.too-many'] as const)('%s ends nothing', async (code: RefusalCode) => {
    await givenSession()
    const { path } = renderAt(here, [givenProfile(), refuse(searchCompanies, code)])
    await screen.findByRole('alert')
    expect(path()).toBe(here)
    expect(await readAuth()).not.toBeNull()
  })
})

test('what is open over the screen goes with it', async () => {
  await givenSession(-1)
  void openModal({ label: 'Contact', content: () => null })
  renderAt(here, [refuse(refreshSession, 'session.expired')])
  await pressIn('Your login has expired', 'Confirm')
  await screen.findByRole('heading', { name: 'Sign in' })
  expect(modals.get()).toEqual([])
})
