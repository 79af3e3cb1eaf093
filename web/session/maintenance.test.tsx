import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { getNextReleaseInfo } from '#contract/account/releases.ts'
import { tokyoTime } from '#contract/wire/tokyo.ts'
import { config, setConfig } from '../app/config.ts'
import { setLanguage } from '../i18n/language.ts'
import { answer, renderAt } from '../test/render.tsx'

afterEach(() => void vi.useRealTimers())

const fromNow = (minutes: number) => tokyoTime(new Date(Date.now() + minutes * 60_000))
const under = (end: string) => answer(getNextReleaseInfo, { maintenance_start: fromNow(-10), maintenance_end: end })
const over = answer(getNextReleaseInfo, { maintenance_start: null, maintenance_end: null })

function givenWindow(end: string): void {
  const message = { ja: 'データベースを更新しています。', en: 'We are upgrading the database.' }
  setConfig({ ...config(), supportEmail: 'help@satoyama.example', maintenance: { start: fromNow(-10), end, message } })
}

describe.each(['/maintenance', '/login', '/logout', '/reset', '/reset/abc'])('inside a window, %s', (address) => {
  test('shows when it ends, why, and whom to ask', async () => {
    givenWindow('2999/06/10 10:00:00')
    renderAt(address, [under('2999/06/10 10:00:00')])
    expect(await screen.findByRole('heading', { name: 'Under maintenance' })).toBeTruthy()
    expect(screen.getByText('2999/06/10 10:00 JST')).toBeTruthy()
    expect(screen.getByText('We are upgrading the database.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'help@satoyama.example' }).getAttribute('href')).toBe(
      'mailto:help@satoyama.example',
    )
    expect(screen.queryByLabelText('Password')).toBeNull()
  })
})

test('in Japanese', async () => {
  setLanguage('ja')
  givenWindow('2999/06/10 10:00:00')
  renderAt('/login', [under('2999/06/10 10:00:00')])
  expect(await screen.findByRole('heading', { name: 'メンテナンス中です' })).toBeTruthy()
  expect(screen.getByText('データベースを更新しています。')).toBeTruthy()
  expect(screen.getByText('復旧予定')).toBeTruthy()
})

test('the operator’s own words for the end stay as they are', async () => {
  givenWindow('around 6/10 10:00')
  renderAt('/maintenance', [])
  expect(await screen.findByText('around 6/10 10:00')).toBeTruthy()
})

test('a window that was put off shows its new end', async () => {
  givenWindow(fromNow(5))
  renderAt('/maintenance', [under('2999/12/31 23:30:00')])
  expect(await screen.findByText('2999/12/31 23:30 JST')).toBeTruthy()
})

test('asks each minute, and when it is over there is a way back', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'], shouldAdvanceTime: true })
  const answers = [under('2999/06/10 10:00:00')]
  const { sent } = renderAt('/maintenance', answers)
  const requestCount = () => sent.filter(({ url }) => url.pathname === '/api/next_release_info').length
  await screen.findByText('2999/06/10 10:00 JST')
  expect(requestCount()).toBe(1)
  answers[0] = over
  await vi.advanceTimersByTimeAsync(60_000)
  await waitFor(() => expect(requestCount()).toBe(2))
  expect(await screen.findByRole('heading', { name: 'Maintenance is over' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to where you were' })).toBeTruthy()
})

test('the way back reads the configuration anew', async () => {
  givenWindow(fromNow(-1))
  const { path } = renderAt('/login', [over])
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) =>
    input === '/app.config.json'
      ? Promise.resolve(Response.json({ ...config(), maintenance: null }))
      : fetch(input, init),
  )
  await userEvent.click(await screen.findByRole('link', { name: 'Back to where you were' }))
  await screen.findByRole('heading', { name: 'Sign in' })
  expect(path()).toBe('/login')
})
