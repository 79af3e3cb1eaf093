import { expect, test, vi } from 'vitest'
import { getNextReleaseInfo } from '#contract/account/releases.ts'
import { signIn } from '#contract/account/session.ts'
import { announceWindow, clearWindows } from '#server/access/maintenance-windows.ts'
import { givenAccount, givenApp, password } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

const database = givenDatabase()
const app = givenApp(database)
const email = 'analyst@asset.example'
const noon = new Date('2026-01-15T03:00:00Z') // in Tokyo

const announce = (from: string, to: string, now = noon) =>
  announceWindow(database.db, { from: new Date(from), to: new Date(to), ja: '定期点検', en: null }, now)

const trySignIn = () => app.call(signIn, { body: { email, password } })

test('without a window there is nothing to say', async () => {
  expect((await app.call(getNextReleaseInfo, {})).body).toEqual({
    result: true,
    data: { maintenance_start: null, maintenance_end: null },
  })
  expect((await app.inject('/app.config.json')).json().maintenance).toBeNull()
})

test('inside a window the API is closed, and opens again at its end', async () => {
  await givenAccount(database.db, email)
  expect(await announce('2026-01-15T13:00:00Z', '2026-01-15T17:00:00Z')).toBe('announced')
  const times = { maintenance_start: '2026/01/15 22:00:00', maintenance_end: '2026/01/16 02:00:00' }
  await vi.waitFor(async () => expect((await app.call(getNextReleaseInfo, {})).body.data).toEqual(times), {
    timeout: 120_000,
  })
  expect((await trySignIn()).status).toBe(200)
  expect((await app.inject('/app.config.json')).json().maintenance).toBeNull()

  app.clock.now = new Date('2026-01-15T13:00:00Z')
  await vi.waitFor(async () => expect((await trySignIn()).status).toBe(503), { timeout: 120_000 }) // Known within two seconds.
  const closed = await trySignIn()
  expect(closed.body).toEqual({ result: false, code: 'maintenance', mente: true, retryAfter: 14_400 }) // four hours
  expect(closed.headers['retry-after']).toBe('14400')
  expect((await app.call(getNextReleaseInfo, {})).body.data).toEqual(times)
  const announced = {
    start: '2026/01/15 22:00:00',
    end: '2026/01/16 02:00:00',
    message: { ja: '定期点検', en: null },
  }
  const configured = async () => (await app.inject('/app.config.json')).json().maintenance
  await vi.waitFor(async () => expect(await configured()).toEqual(announced), { timeout: 120_000 })
  for (const path of ['/healthz', '/readyz', '/metrics']) expect((await app.inject(path)).statusCode).toBe(200)

  app.clock.now = new Date('2026-01-15T17:00:00Z')
  expect((await trySignIn()).status).toBe(200)
  expect((await app.call(getNextReleaseInfo, {})).body.data.maintenance_start).toBeNull()
})

test('a window that is taken back opens the API', async () => {
  app.clock.now = new Date('2026-01-20T00:30:00Z')
  await announce('2026-01-20T00:00:00Z', '2026-01-20T01:00:00Z')
  await vi.waitFor(async () => expect((await trySignIn()).status).toBe(503), { timeout: 120_000 })
  expect(await clearWindows(database.db, undefined, app.clock.now)).toBe(1)
  await vi.waitFor(async () => expect((await trySignIn()).status).toBe(200), { timeout: 120_000 })
})

test('a window is refused that is over before it begins, begins in the past or meets another', async () => {
  expect(await announce('2026-02-01T00:00:00Z', '2026-02-01T00:00:00Z')).toBe('reversed')
  expect(await announce('2026-01-15T02:59:59Z', '2026-01-16T00:00:00Z')).toBe('past')
  expect(await announce('2026-02-01T00:00:00Z', '2026-02-01T02:00:00Z')).toBe('announced')
  expect(await announce('2026-02-01T01:00:00Z', '2026-02-01T03:00:00Z')).toBe('overlapping')
  expect(await announce('2026-02-01T02:00:00Z', '2026-02-01T03:00:00Z')).toBe('announced') // back to back
  const concurrency = Array.from({ length: 8 }, (_, day) =>
    announce(`2026-03-0${day + 1}T00:00:00Z`, '2026-03-12T00:00:00Z'),
  )
  expect((await Promise.all(concurrency)).sort()).toEqual(['announced', ...Array(7).fill('overlapping')])
})
