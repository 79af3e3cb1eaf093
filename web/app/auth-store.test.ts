import { expect, test, vi } from 'vitest'
import { refreshSession } from '#contract/account/session.ts'
import { givenSession } from '../test/render.tsx'
import { changeAuth, clearAuth, readAuth, writeAuth } from './auth-store.ts'
import { freshAuth } from './call.ts'

const tokens = {
  result: true,
  token: 'token-2',
  token_period: '2999/01/01 00:00:00',
  refresh_token: 'handle-1.secret-2',
}

/** A renewal that answers once something else has happened. */
function givenRenewal(meanwhile: () => Promise<unknown>): void {
  vi.stubGlobal('fetch', async (address: string) => {
    expect(address).toContain(refreshSession.path)
    await meanwhile()
    return Response.json(tokens)
  })
}

test('a change keeps the tokens that another tab has just renewed', async () => {
  const auth = await givenSession()
  await Promise.all([writeAuth({ ...auth, token: 'token-2' }), changeAuth({ name: 'Other' })])
  expect(await readAuth()).toMatchObject({ token: 'token-2', name: 'Other' })
})

test('a change of nothing makes no session', async () => {
  await changeAuth({ name: 'Other' })
  expect(await readAuth()).toBeNull()
})

test('a renewal keeps what was changed meanwhile', async () => {
  await givenSession(-1)
  givenRenewal(() => changeAuth({ password_expired: false }))
  expect(await freshAuth()).toMatchObject({ token: 'token-2', password_expired: false })
})

test.each([
  ['no', 200],
  ['a fault', 500],
])('a renewal that is answered by %s ends the session, and says so', async (_, status) => {
  await givenSession(-1)
  vi.stubGlobal('fetch', async () => Response.json({ result: false }, { status }))
  await expect(freshAuth()).rejects.toThrow('session.expired')
  expect(await readAuth()).toBeNull()
})

test('a line that is down keeps the session', async () => {
  await givenSession(-1)
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no line')))
  await expect(freshAuth()).rejects.toThrow('network')
  expect(await readAuth()).not.toBeNull()
})

test('who signs out while the session is renewed stays signed out', async () => {
  await givenSession(-1)
  givenRenewal(clearAuth)
  await expect(freshAuth()).rejects.toThrow('session.missing')
  expect(await readAuth()).toBeNull()
})

test('who signs in while an old session is renewed stays that', async () => {
  const old = await givenSession(-1)
  givenRenewal(() => writeAuth({ ...old, token: 'token-9', name: 'Other' }))
  expect(await freshAuth()).toMatchObject({ token: 'token-9', name: 'Other' })
})
