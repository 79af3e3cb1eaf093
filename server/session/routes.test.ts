import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import { getProfile } from '#contract/account/profile.ts'
import { refreshSession, signIn, signOut } from '#contract/account/session.ts'
import { givenAccount, givenApp, password } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'
import { disableAccount } from './accounts.ts'

const database = givenDatabase()
const app = givenApp(database)
const email = 'analyst@asset.example'

async function signedIn() {
  await givenAccount(database.db, email)
  return (await app.call(signIn, { body: { email, password } })).body
}

test('signing in answers with the fields of the wire', async () => {
  const body = await signedIn()
  expect(body).toEqual({
    result: true,
    mente: false,
    password_expired: false,
    name: 'Analyst',
    ip: '',
    token: expect.any(String),
    token_period: '2026/01/15 13:00:00', // noon in Tokyo, an hour later
    refresh_token: expect.stringMatching(/^[\w-]+\.[\w-]+$/),
  })
  expect(decodeJwt(body.token)).toMatchObject({ iss: 'satoyama', session: body.refresh_token.split('.')[0] })
})

test('the token opens what is not public; without one nothing opens', async () => {
  const { token } = await signedIn()
  expect((await app.call(getProfile, {}, token)).body.data).toMatchObject({ email, name: 'Analyst' })
  expect(await app.call(getProfile, {})).toMatchObject({
    status: 401,
    body: { result: false, code: 'session.missing', logout: true },
  })
  expect(await app.call(getProfile, {}, `${token}x`)).toMatchObject({
    status: 401,
    body: { code: 'session.expired', logout: true },
  })
})

test('a wrong password and an unknown address get the same answer', async () => {
  await givenAccount(database.db, email)
  const wrong = await app.call(signIn, { body: { email, password: 'wrong' } })
  const unknown = await app.call(signIn, { body: { email: 'nobody@asset.example', password } })
  expect(wrong).toMatchObject({ status: 401, body: { result: false, code: 'session.credentials' } })
  expect(unknown.body).toEqual(wrong.body)
})

test('the address may be written in capitals', async () => {
  await givenAccount(database.db, email)
  expect((await app.call(signIn, { body: { email: ' ANALYST@asset.example', password } })).status).toBe(200)
})

test('a body that is not what the wire says is refused', async () => {
  expect(await app.call(signIn, { body: { email } as never })).toMatchObject({
    status: 400,
    body: { code: 'request.invalid' },
  })
})

test('a token past its hour is not good any more', async () => {
  const { token } = await signedIn()
  app.clock.now = new Date('2026-01-15T04:00:01Z')
  expect((await app.call(getProfile, {}, token)).status).toBe(401)
  app.clock.now = new Date('2026-01-15T03:00:00Z')
})

test('refresh tokens rotate, and one used twice ends its family', async () => {
  const first = await signedIn()
  const second = (await app.call(refreshSession, { body: { refresh_token: first.refresh_token } })).body
  expect(second.refresh_token).not.toBe(first.refresh_token)
  expect((await app.call(getProfile, {}, second.token)).status).toBe(200)

  expect(await app.call(refreshSession, { body: { refresh_token: first.refresh_token } })).toMatchObject({
    status: 401,
    body: { code: 'session.expired', logout: true },
  })
  expect((await app.call(refreshSession, { body: { refresh_token: second.refresh_token } })).status).toBe(401)
  expect((await app.call(getProfile, {}, second.token)).status).toBe(401)
})

test('signing out ends the session, and only with its secret', async () => {
  const { token, refresh_token } = await signedIn()
  await app.call(signOut, { body: { refresh_token: `${refresh_token.split('.')[0]}.guess` } })
  expect((await app.call(getProfile, {}, token)).status).toBe(200)
  await app.call(signOut, { body: { refresh_token } })
  expect((await app.call(getProfile, {}, token)).status).toBe(401)
})

test('signing out ends a session that another tab has renewed meanwhile', async () => {
  const { refresh_token } = await signedIn()
  const { token } = (await app.call(refreshSession, { body: { refresh_token } })).body
  await app.call(signOut, { body: { refresh_token } })
  expect((await app.call(getProfile, {}, token)).status).toBe(401)
})

test('closing an account ends its sessions', async () => {
  await givenAccount(database.db, 'leaver@asset.example')
  const { token } = (await app.call(signIn, { body: { email: 'leaver@asset.example', password } })).body
  await disableAccount(database.db, 'leaver@asset.example', app.clock.now)
  expect((await app.call(getProfile, {}, token)).status).toBe(401)
  expect((await app.call(signIn, { body: { email: 'leaver@asset.example', password } })).status).toBe(401)
})

test('ten failures close an account for a quarter of an hour, even to the right password', async () => {
  const target = 'target@asset.example'
  await givenAccount(database.db, target)
  for (let attempt = 0; attempt < 10; attempt++) await app.call(signIn, { body: { email: target, password: 'wrong' } })
  const refused = await app.call(signIn, { body: { email: target, password } })
  expect(refused).toMatchObject({ status: 429, body: { code: 'session.too-many-attempts', retryAfter: 900 } })
  expect(refused.headers['retry-after']).toBe('900')

  app.clock.now = new Date('2026-01-15T03:15:01Z')
  expect((await app.call(signIn, { body: { email: target, password } })).status).toBe(200)
  app.clock.now = new Date('2026-01-15T03:00:00Z')
})
