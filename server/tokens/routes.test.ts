import { expect, test } from 'vitest'
import { z } from 'zod'
import { changePassword } from '#contract/account/passwords.ts'
import { getProfile, saveLanguage, saveProfile } from '#contract/account/profile.ts'
import { listSessions, removeOtherSessions, removeSession, signIn, signOut } from '#contract/account/session.ts'
import { listTokens, makeToken, removeToken, tokenPattern } from '#contract/account/tokens.ts'
import { searchCompanies } from '#contract/market/companies.ts'
import { endpoint } from '#contract/wire/endpoint.ts'
import { type Feature, features } from '#server/app.ts'
import { serve } from '#server/http/serve.ts'
import { disableAccount, resetPassword } from '#server/session/accounts.ts'
import { givenAccount, givenApp, password } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

const paid = endpoint('GET /paid', {
  closedToTrials: true,
  summary: 'For the test',
  response: z.object({}),
  refusals: [],
})
const paidRoutes: Feature = (app) => serve(app, paid, async () => ({}))

const database = givenDatabase()
const app = givenApp(database, { features: [...features, paidRoutes] })
const today = app.clock.now
let people = 0

async function givenUser(parts: Parameters<typeof givenAccount>[2] = {}) {
  const email = `person${++people}@asset.example`
  await givenAccount(database.db, email, parts)
  const { token, refresh_token } = (await app.call(signIn, { body: { email, password } })).body
  const make = (body: { name: string; days?: 30 | 90 | 365 } = { name: 'Nightly job' }) =>
    app.call(makeToken, { body: { ...body, password } }, token)
  return { email, session: token as string, refresh_token, make, made: async () => (await make()).body.data }
}

/** A network of its own, so that limits do not meet. */
let networks = 0
const elsewhere = () => ({ address: `10.3.${++networks}.1` })
const withToken = (text: string) => app.call(searchCompanies, { query: {} }, undefined, bearer(text))
const bearer = (text: string) => ({ ...elsewhere(), authorization: `Bearer ${text}` })
const invalid = { status: 401, body: { result: false, code: 'token.invalid' } }

test('a token is shown once, and kept only as a hash', async () => {
  const { session, make } = await givenUser()
  const { data } = (await make({ name: ' 夜間の\n取込 ', days: 30 })).body
  expect(data).toEqual({
    handle: expect.stringMatching(/^[0-9a-f]{16}$/),
    name: '夜間の 取込',
    createdAt: '2026-01-15T03:00:00.000Z',
    expiresOn: '2026-02-14', // 30 days after 15 January
    lastUsedAt: null,
    text: expect.stringMatching(tokenPattern),
  })
  const { text, ...rest } = data
  expect((await app.call(listTokens, {}, session)).body.data).toEqual([rest])
  const secret = tokenPattern.exec(text)![2]!
  const rows = await database.db.selectFrom('access_token').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(secret)
})

test.each([
  ['30 days', { days: 30 }, '2026-02-14'],
  ['90 days unless said otherwise', {}, '2026-04-15'], // 16 of January, 28, 31, 15 of April
  ['365 days', { days: 365 }, '2027-01-15'],
] as const)('it is good for %s', async (_, parts, expiresOn) => {
  const { make } = await givenUser()
  expect((await make({ name: 'Job', ...parts })).body.data.expiresOn).toBe(expiresOn)
})

test.each([
  ['no name', { name: ' ' }],
  ['a long name', { name: 'x'.repeat(101) }],
  ['a time of its own', { name: 'Job', days: 31 }],
])('%s is refused', async (_, body) => {
  const { make } = await givenUser()
  expect(await make(body as never)).toMatchObject({ status: 400, body: { code: 'request.invalid' } })
})

test('it opens what its owner may see, as a bearer and in the token header', async () => {
  const { email, made } = await givenUser()
  const { text } = await made()
  expect((await withToken(text)).status).toBe(200)
  expect((await app.call(getProfile, {}, text)).body.data.email).toBe(email)
  expect((await app.call(getProfile, {}, undefined, bearer(text))).body.data.email).toBe(email)
})

test('the authorization of somebody before us is no token of ours', async () => {
  const reply = await app.call(getProfile, {}, undefined, { authorization: 'Basic YTpi' })
  expect(reply).toMatchObject({ status: 401, body: { code: 'session.missing' } })
  const { session } = await givenUser()
  expect((await app.call(getProfile, {}, session, { authorization: 'Bearer proxy' })).status).toBe(200)
})

test('what only a person may do is closed to it', async () => {
  const { email, session, refresh_token, made } = await givenUser()
  const { text, handle } = await made()
  const profile = { name: 'A', phone: '', company_name: 'B', department_name: '', postal_code: '', address: '' }
  const change = { email, current: password, password: 'another-Horse-2', confirmation: 'another-Horse-2' }
  const replies = [
    await app.call(listTokens, {}, text),
    await app.call(makeToken, { body: { name: 'Another', password } }, text),
    await app.call(removeToken, { params: { handle } }, text),
    await app.call(listSessions, {}, text),
    await app.call(removeSession, { params: { handle: 'x' } }, text),
    await app.call(removeOtherSessions, {}, text),
    await app.call(saveProfile, { body: profile }, text),
    await app.call(saveLanguage, { body: { language: 'en' } }, text),
    await app.call(signOut, { body: { refresh_token } }, undefined, bearer(text)),
    await app.call(changePassword, { body: change }, text),
  ]
  for (const { status, body } of replies)
    expect([status, body]).toEqual([403, { result: false, code: 'token.not-allowed' }])
  expect((await app.call(listSessions, {}, session)).status).toBe(200)
  expect((await app.call(listTokens, {}, session)).body.data).toHaveLength(1)
})

test('a token ends when its owner says so', async () => {
  const { session, made } = await givenUser()
  const { text, handle } = await made()
  const end = () => app.call(removeToken, { params: { handle } }, session)
  expect((await end()).status).toBe(200)
  expect(await withToken(text)).toMatchObject(invalid)
  expect(await end()).toMatchObject({ status: 404, body: { code: 'token.not-found' } })
  expect((await app.call(listTokens, {}, session)).body.data).toEqual([])
})

test('somebody else’s token does not exist', async () => {
  const { made } = await givenUser()
  const { text, handle } = await made()
  const { session } = await givenUser()
  const [other, nothing] = await Promise.all(
    [handle, 'nothing'].map((handle) => app.call(removeToken, { params: { handle } }, session)),
  )
  expect(other).toMatchObject({ status: 404, body: { code: 'token.not-found' } })
  expect(other!.body).toEqual(nothing!.body)
  expect((await withToken(text)).status).toBe(200)
})

test('it is good until the end of its last day in Tokyo', async () => {
  const { make } = await givenUser()
  const { text } = (await make({ name: 'Job', days: 30 })).body.data
  app.clock.now = new Date('2026-02-14T14:59:59Z') // 23:59:59 of 14 February in Tokyo
  expect((await withToken(text)).status).toBe(200)
  app.clock.now = new Date('2026-02-14T15:00:00Z')
  expect(await withToken(text)).toMatchObject(invalid)
  app.clock.now = today
})

test.each([
  ['nonsense', () => 'nonsense'],
  ['another secret', (text: string) => text.replace(/.{64}$/, '0'.repeat(64))],
  ['another handle', (text: string) => text.replace(/_[0-9a-f]{16}_/, '_0123456789abcdef_')],
  ['no secret', (text: string) => text.slice(0, 21)],
  ['more than itself', (text: string) => `${text}0`],
])('a token with %s is refused, and no browser is signed out by it', async (_, spoil) => {
  const { text } = await (await givenUser()).made()
  const reply = await withToken(spoil(text))
  expect(reply).toMatchObject(invalid)
  expect(reply.body).not.toHaveProperty('logout')
  expect(reply.headers['www-authenticate']).toContain('Bearer')
})

test('a closed account’s tokens end, and stay ended when it is opened again', async () => {
  const { email, made } = await givenUser()
  const { text } = await made()
  await disableAccount(database.db, email, today)
  expect(await withToken(text)).toMatchObject(invalid)
  await resetPassword(database.db, email, 'another-Horse-22', today)
  expect(await withToken(text)).toMatchObject(invalid)
})

test('a password that ran out closes tokens as it does sessions', async () => {
  const { make } = await givenUser()
  const { text } = (await make({ name: 'Job', days: 365 })).body.data
  app.clock.now = new Date('2026-05-01T00:00:00Z')
  expect(await withToken(text)).toMatchObject({ status: 403, body: { code: 'password.expired' } })
  app.clock.now = today
})

test('one is made by the present password alone, and wrong ones count as sign-ins do', async () => {
  const { session } = await givenUser()
  const make = (secret?: string) =>
    app.call(makeToken, { body: { name: 'Job', password: secret } } as never, session, { address: '192.0.2.77' })
  expect(await make()).toMatchObject({ status: 400 })
  for (let tries = 0; tries < 10; tries++)
    expect(await make('wrong')).toMatchObject({ status: 403, body: { code: 'password.wrong' } })
  expect(await make(password)).toMatchObject({ status: 429, body: { code: 'session.too-many-attempts' } })
  expect((await app.call(listTokens, {}, session)).body.data).toEqual([])
})

test('a trial stays one', async () => {
  const { made } = await givenUser({ isTrial: true })
  const { text } = await made()
  expect(await app.call(paid, {}, text)).toMatchObject({ status: 403, body: { code: 'trial.not-available' } })
})

test('an account has twenty at most, also when two are asked for at once; what ended or ran out does not count', async () => {
  const { session, make } = await givenUser()
  for (let count = 0; count < 19; count++) await make({ name: 'Job', days: 30 })
  const both = await Promise.all([make(), make()])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
  expect(await make()).toMatchObject({ status: 422, body: { code: 'token.too-many' } })

  const [{ handle }] = (await app.call(listTokens, {}, session)).body.data
  await app.call(removeToken, { params: { handle } }, session)
  expect((await make()).status).toBe(200)
  app.clock.now = new Date('2026-02-15T03:00:00Z')
  const later = await app.call(listTokens, {}, (await givenUser()).session)
  expect(later.body.data).toEqual([])
  app.clock.now = today
})

test('its use is noted at most once a minute', async () => {
  const { session, made } = await givenUser()
  const { text } = await made()
  const lastUse = async () => (await app.call(listTokens, {}, session)).body.data[0].lastUsedAt
  for (const [now, expected] of [
    ['2026-01-15T03:01:00Z', '2026-01-15T03:01:00.000Z'],
    ['2026-01-15T03:01:59Z', '2026-01-15T03:01:00.000Z'],
    ['2026-01-15T03:02:00Z', '2026-01-15T03:02:00.000Z'],
  ] as const) {
    app.clock.now = new Date(now)
    await withToken(text)
    expect(await lastUse()).toBe(expected)
  }
  app.clock.now = today
})

test('fifty wrong tokens close a network to wrong ones, not to right ones', async () => {
  const { text } = await (await givenUser()).made()
  const from = { address: '198.51.100.7' }
  const wrong = () => app.call(getProfile, {}, undefined, { ...from, authorization: 'Bearer sty_wrong' })
  for (let tries = 0; tries < 50; tries++) expect((await wrong()).status).toBe(401)
  expect(await wrong()).toMatchObject({
    status: 429,
    body: { code: 'session.too-many-attempts', retryAfter: 900 }, // a quarter of an hour
  })
  expect((await app.call(getProfile, {}, undefined, { ...from, authorization: `Bearer ${text}` })).status).toBe(200)
})

test('the description names both ways in, and what is closed to tokens', async () => {
  const { components, paths } = (await app.inject('/api/openapi.json')).json()
  expect(components.securitySchemes.accessToken).toMatchObject({ type: 'http', scheme: 'bearer' })
  expect(paths['/companies'].get.security).toEqual([{ accessToken: [] }, { session: [] }])
  expect(paths['/tokens'].post.security).toEqual([{ session: [] }])
  expect(paths['/login'].post.security).toEqual([])
  expect(paths['/tokens'].post.description).toBe(
    'Closed to access tokens. Refusals: `token.too-many` (422), `password.wrong` (403), `session.too-many-attempts` (429).',
  )
})
