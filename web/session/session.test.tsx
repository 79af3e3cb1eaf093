import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { searchCompanies } from '#contract/companies.ts'
import { getProfile, refreshSession, signIn } from '#contract/session.ts'
import { setLanguage } from '../i18n/language.ts'
import { answer, givenSession, refuse, renderAt } from '../test/render.tsx'
import { defaultPeriod, isCurrent } from './clock.ts'
import { returnPath } from './return-path.ts'
import { readAuth } from './store.ts'

const profile = answer(getProfile, {
  name: 'Analyst',
  email: 'a@b.example',
  company_name: 'Asset',
  department_name: '',
  supported_vendors: [],
})
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

describe('signing in', () => {
  test('keeps the session and goes where one wanted to go', async () => {
    const { sent, path } = renderAt('/login?r=%2Fv2%2Fcomparisons%3Fq%3Dabc', [
      answer(signIn, { ...tokens, mente: false, name: 'Analyst', ip: '' }),
      profile,
      nobody,
    ])
    await tryToSignIn()
    await waitFor(() => expect(path()).toBe('/v2/comparisons?q=abc'))
    expect(sent[0]!.body).toMatchObject({ email: 'a@b.example', password: 'secret', lang: 'en' })
    expect(await readAuth()).toMatchObject({ result: true, token: 'token-2' })
  })

  test.each([
    ['session.credentials', {}, 'The email or password is incorrect.'],
    ['session.too-many-attempts', { retryAfter: 840 }, 'Too many attempts. Please try again in about 14 minutes.'], // 840 ÷ 60
  ] as const)('%s is said in words', async (code, more, words) => {
    renderAt('/login', [refuse(signIn, code, more)])
    await tryToSignIn()
    expect((await screen.findByRole('alert')).textContent).toBe(words)
    expect(await readAuth()).toBeNull()
  })

  test('in Japanese too', async () => {
    setLanguage('ja')
    renderAt('/login', [])
    expect(await screen.findByRole('heading', { name: 'ログイン' })).toBeTruthy()
    expect(screen.getByLabelText('パスワード')).toHaveProperty('autocomplete', 'current-password')
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
    const { sent } = renderAt('/v2/comparisons', [answer(refreshSession, tokens), profile, nobody])
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

  test('that cannot be renewed says that the login has expired', async () => {
    await givenSession(-1)
    renderAt('/v2/comparisons', [refuse(refreshSession, 'session.expired', { logout: true })])
    expect(await screen.findByRole('dialog', { name: 'Your login has expired' })).toBeTruthy()
    expect(await readAuth()).toBeNull()
  })
})

describe('the clock is Tokyo’s, wherever the browser is', () => {
  const now = new Date('2026-01-15T03:00:00Z') // noon in Tokyo

  test('later is good, the same second and earlier are not', () => {
    expect(isCurrent('2026/01/15 12:00:01', now)).toBe(true)
    expect(isCurrent('2026/01/15 12:00:00', now)).toBe(false)
    expect(isCurrent('2026/01/15 11:59:59', now)).toBe(false)
  })

  test.each(['Pacific/Kiritimati', 'Asia/Tokyo', 'UTC', 'America/Los_Angeles', 'Pacific/Pago_Pago'])(
    'in %s',
    (zone) => {
      const before = process.env.TZ
      process.env.TZ = zone
      try {
        expect(isCurrent('2026/01/15 12:30:00', now)).toBe(true)
        expect(isCurrent('2026/01/15 11:30:00', now)).toBe(false)
      } finally {
        process.env.TZ = before
      }
    },
  )

  test('a token without a period is good for an hour', () => {
    expect(defaultPeriod(now)).toBe('2026/01/15 13:00:00')
  })
})

test.each([
  ['/companies/1/raws?view=all', '/companies/1/raws?view=all'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['https://evil.example/', '/'],
  ['javascript:alert(1)', '/'],
  ['/ /evil', '/'],
  ['/login?r=/login', '/'],
  [undefined, '/'],
])('after signing in, %s leads to %s', (asked, path) => {
  expect(returnPath(asked)).toBe(path)
})
