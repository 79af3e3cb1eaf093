import { globSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { changePassword } from '#contract/account/passwords.ts'
import { refreshSession, signIn, signOut } from '#contract/account/session.ts'
import { makeToken } from '#contract/account/tokens.ts'
import type { Endpoint } from '#contract/wire/endpoint.ts'
import { namesOf } from '#contract/wire/field-names.ts'
import { takesFile } from '#contract/wire/uploads.ts'
import { password, type Reply } from '#server/test/app.ts'
import { announceWindow, clearWindows } from './access/maintenance-windows.ts'
import { sampleOf, withOneMore } from './given-bodies.ts'
import { all, answers, filled, givenEndpoints, nameOf, paid, shapeOf, statusAndCode, today } from './given-endpoints.ts'
import { disableAccount, setTrial } from './session/accounts.ts'

const { app, call, closed, database, endpoints, from, givenPeople } = givenEndpoints()

test('every endpoint of the contract is mounted', async () => {
  const files = globSync(join(import.meta.dirname, '../contract/**/*.ts')).filter((file) => !file.endsWith('.test.ts'))
  const exports = (await Promise.all(files.map((file) => import(file)))).flatMap((module) => Object.values(module))
  const described = exports.filter(
    (value): value is Endpoint =>
      typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'response' in value,
  )
  expect(described.length).toBeGreaterThan(20)
  expect(endpoints.map(nameOf).sort()).toEqual(described.map(nameOf).sort())
})

describe('signed in or not', () => {
  test('without a token', async () => {
    expect(await answers(closed(), (one) => call(one), statusAndCode)).toEqual(
      all(closed(), '401 session.missing true'),
    )
  })

  test('with a token that is none, of another key, or past its hour', async () => {
    const { token } = await givenPeople()
    const expired = all(closed(), '401 session.expired true')
    expect(await answers(closed(), (one) => call(one, 'nonsense'), statusAndCode)).toEqual(expired)
    const none = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.' // algorithm none
    expect(await answers(closed(), (one) => call(one, none), statusAndCode)).toEqual(expired)
    app.clock.now = new Date(today.getTime() + 3_600_001)
    expect(await answers(closed(), (one) => call(one, token), statusAndCode)).toEqual(expired)
    app.clock.now = today
  })

  test('with a token of a session that ended', async () => {
    const { token, refresh_token } = await givenPeople()
    await app.call(signOut, { body: { refresh_token } }, undefined, from())
    expect(await answers(closed(), (one) => call(one, token), statusAndCode)).toEqual(
      all(closed(), '401 session.expired true'),
    )
  })

  test('with a token of an account that was closed', async () => {
    const { email, token, refresh_token } = await givenPeople()
    await disableAccount(database.db, email, today)
    expect(await answers(closed(), (one) => call(one, token), statusAndCode)).toEqual(
      all(closed(), '401 session.expired true'),
    )
    const refused = await app.call(refreshSession, { body: { refresh_token } }, undefined, from())
    expect(statusAndCode(refused)).toBe('401 session.expired true')
  })

  test('with a password that ran out', async () => {
    const { email } = await givenPeople()
    app.clock.now = new Date('2026-05-01T00:00:00Z')
    const { token, refresh_token } = (await app.call(signIn, { body: { email, password } }, undefined, from())).body
    expect(await answers(closed(), (one) => call(one, token), statusAndCode)).toEqual(
      all(closed(), '403 password.expired false'),
    )
    const isOut = await app.call(signOut, { body: { refresh_token } }, undefined, from())
    expect(isOut.body).toEqual({ result: true })
    const next = 'another-Horse-2'
    const change = { email, current: password, password: next, confirmation: next }
    expect((await app.call(changePassword, { body: change }, undefined, from())).status).toBe(200)
    app.clock.now = today
  })

  test('as a program, with an access token', async () => {
    const { token } = await givenPeople()
    const { text } = (await app.call(makeToken, { body: { name: 'Job', password } }, token, from())).body.data
    const [shut, open] = [true, false].map((isShut) =>
      endpoints.filter((one) => (one.closedToTokens ?? false) === isShut),
    ) as [Endpoint[], Endpoint[]]
    expect(shut.length).toBeGreaterThan(8)
    expect(await answers(shut, (one) => call(one, text), statusAndCode)).toEqual(
      all(shut, '403 token.not-allowed false'),
    )
    const codes = Object.values(
      await answers(
        open.filter(({ access }) => access !== 'public'),
        (one) => call(one, text),
        ({ body }) => body.code,
      ),
    )
    for (const code of ['token.invalid', 'token.not-allowed', 'session.expired']) expect(codes).not.toContain(code)
  })

  test('with an access token that is none', async () => {
    const wrong = `sty_${'0'.repeat(16)}_${'0'.repeat(64)}`
    expect(await answers(closed(), (one) => call(one, wrong), statusAndCode)).toEqual(
      all(closed(), '401 token.invalid false'),
    )
  })

  test('as a trial', async () => {
    const { email, token } = await givenPeople()
    expect((await call(paid, token)).status).toBe(200)
    await setTrial(database.db, email, true)
    const paidOnes = [paid, ...closed().filter(({ closedToTrials }) => closedToTrials)]
    expect(await answers(paidOnes, (one) => call(one, token), statusAndCode)).toEqual(
      all(paidOnes, '403 trial.not-available false'),
    )
  })
})

describe('what is sent', () => {
  const someone: { token?: string } = {}
  beforeAll(async () => {
    someone.token = (await givenPeople()).token
  })
  const wrongs = ['x', '-1', '1.5', '9'.repeat(90), 'ø'.repeat(90), '2024-13-45']

  test.each(['params', 'query'] as const)('wrong types in %s', async (part) => {
    const calls: [Endpoint, object, string][] = []
    for (const one of endpoints) {
      for (const [name, schema] of Object.entries(shapeOf(one[part]))) {
        const wrong = wrongs.find((value) => !schema.safeParse(value).success)
        if (wrong === undefined) continue // Any short text will do there.
        const defaults = filled(one) as Record<string, object>
        calls.push([one, { ...defaults, [part]: { ...defaults[part], [name]: wrong } }, name])
      }
    }
    expect(calls.length).toBeGreaterThan(3)
    for (const [one, input, name] of calls) {
      const reply = await call(one, someone.token, input)
      expect([nameOf(one), name, statusAndCode(reply)]).toEqual([nameOf(one), name, '400 request.invalid false'])
      // What it needs besides, and does not get here, may be named before.
      const { field } = reply.body
      const isNamed = field.startsWith(`${part}.${name}`) || field === (await call(one, someone.token)).body.field
      expect([nameOf(one), name, field, isNamed]).toEqual([nameOf(one), name, expect.any(String), true])
    }
  })

  test('wrong types in the body', async () => {
    const withBody = endpoints.filter(({ body }) => body)
    expect(withBody.length).toBeGreaterThan(5)
    for (const one of withBody) {
      const wrong = Object.fromEntries(Object.keys(shapeOf(one.body)).map((name) => [name, { wrong: [1] }]))
      for (const body of [wrong, [], 'text', 1, null]) {
        const reply = await app.inject({
          method: one.method,
          url: `/api${one.path}`,
          headers: { token: someone.token!, 'content-type': 'application/json' },
          payload: JSON.stringify(body),
          remoteAddress: from().address,
        })
        expect([nameOf(one), JSON.stringify(body), reply.statusCode]).toEqual([nameOf(one), JSON.stringify(body), 400])
        expect([nameOf(one), reply.json().field]).toEqual([nameOf(one), expect.stringMatching(/^(body|params)\b/)])
      }
    }
  })

  test('a body over the limit, or that is no JSON', async () => {
    for (const one of endpoints.filter(({ body }) => body)) {
      const send = (payload: string) =>
        app.inject({
          method: one.method,
          url: `/api${one.path}`,
          headers: { token: someone.token!, 'content-type': 'application/json' },
          payload,
          remoteAddress: from().address,
        })
      const large = await send(JSON.stringify({ email: 'x'.repeat(one.mostBytes ?? 1_048_576) }))
      // A file that is too large is refused by its own limit.
      expect([nameOf(one), large.statusCode]).toEqual([nameOf(one), takesFile(one) ? 413 : 400])
      const cutShort = await send('{"email":')
      expect([cutShort.statusCode, cutShort.json().field]).toEqual([400, 'body'])
    }
  })

  test('a parameter that the call does not have is refused by its name, with the one that was meant', async () => {
    for (const one of endpoints) {
      const names = namesOf(one.query)
      if (names === null) throw new Error(`${nameOf(one)} takes any parameter`)
      const near = names.find((name) => name.length > 3 && name !== name.toLowerCase())
      const wrong = near?.toLowerCase() ?? 'zzzz_zzzz_zz'
      const reply = await call(one, someone.token, { ...filled(one), query: { [wrong]: '1' } })
      const { code, field, nearest } = reply.body
      expect([nameOf(one), code, field, nearest]).toEqual([nameOf(one), 'request.invalid', `query.${wrong}`, near])
    }
  })

  test('so is one of the body', async () => {
    const closedBodies = endpoints.filter(({ body }) => body && namesOf(body))
    expect(closedBodies.length).toBeGreaterThan(50)
    for (const one of closedBodies) {
      const reply = await call(one, someone.token, { ...filled(one), body: { asof: '2020-01-01' } })
      expect([nameOf(one), reply.body.code, reply.body.field]).toEqual([nameOf(one), 'request.invalid', 'body.asof'])
    }
  })

  test('and one inside the body, in every object of every list', async () => {
    let tried = 0
    for (const one of endpoints.filter(({ body }) => body)) {
      const whole = sampleOf(one.body!, {}) as object
      for (const { body, field } of withOneMore(whole, 'zzzz')) {
        tried++
        const reply = await call(one, someone.token, { ...filled(one), body })
        // An address that is none is named before the body.
        if (String(reply.body.field).startsWith('params.')) continue
        expect([nameOf(one), reply.body.code, reply.body.field]).toEqual([nameOf(one), 'request.invalid', field])
      }
    }
    expect(tried).toBeGreaterThan(100)
  })

  test('language, session and address may be sent to every call', async () => {
    const context = { lang: 'en', refresh_token: 'x', remote_addr: '' }
    const fields = await answers(
      endpoints,
      (one) => app.call(one, filled(one) as never, someone.token, { ...from(), context }),
      ({ body }) => /^query\.(lang|refresh_token|remote_addr)$/.test(body?.field ?? ''),
    )
    expect(fields).toEqual(all(endpoints, false))
  })
})

test('security headers, and nothing kept on the way, on every answer of the API', async () => {
  const { token } = await givenPeople()
  const headers = ({ headers }: Reply) => ({
    policy: String(headers['content-security-policy']).includes("default-src 'self'"),
    frames: String(headers['content-security-policy']).includes("frame-ancestors 'none'"),
    unsafeScript: /script-src[^;]*unsafe/.test(String(headers['content-security-policy'])),
    referrer: headers['referrer-policy'],
    sniffing: headers['x-content-type-options'],
    camera: String(headers['permissions-policy']).includes('camera=()'),
    cache: headers['cache-control'],
  })
  const expected = {
    policy: true,
    frames: true,
    unsafeScript: false,
    referrer: 'no-referrer',
    sniffing: 'nosniff',
    camera: true,
    cache: 'no-store',
  }
  expect(await answers(endpoints, (one) => call(one, token), headers)).toEqual(all(endpoints, expected))
  expect(await answers(endpoints, (one) => call(one), headers)).toEqual(all(endpoints, expected))
  for (const url of ['/api/nothing', '/api/openapi.json', '/healthz', '/reset/abc']) {
    const reply = await app.inject(url)
    const { cache, ...rest } = headers({ status: 0, body: null, headers: reply.headers })
    const { cache: _, ...others } = expected
    expect([url, rest]).toEqual([url, others])
    if (url.startsWith('/api')) expect(cache).toBe('no-store')
  }
})

test('an address that cannot be read is refused without an echo', async () => {
  const reply = await app.inject('/reset/secret%zz')
  expect([reply.statusCode, reply.json()]).toEqual([400, { result: false, code: 'request.invalid', field: 'path' }])
  expect(reply.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
})

test('inside a maintenance window every endpoint is closed but those that say otherwise', async () => {
  const { token } = await givenPeople()
  const window = { from: today, to: new Date(today.getTime() + 3_600_000), ja: null, en: null }
  await announceWindow(database.db, window, today)
  const closedOnes = endpoints.filter(({ duringMaintenance }) => !duringMaintenance)
  await vi.waitFor(async () => expect((await call(closedOnes[0]!, token)).status).toBe(503), { timeout: 120_000 })
  const mente = ({ status, body, headers }: Reply) => [
    status,
    body.result,
    body.code,
    body.mente,
    headers['retry-after'],
  ]
  expect(await answers(closedOnes, (one) => call(one, token), mente)).toEqual(
    all(closedOnes, [503, false, 'maintenance', true, '3600']),
  )
  expect(await answers(closedOnes, (one) => call(one), mente)).toEqual(
    all(closedOnes, [503, false, 'maintenance', true, '3600']),
  )
  const open = endpoints.filter(({ duringMaintenance }) => duringMaintenance)
  expect(open.length).toBeGreaterThan(0)
  expect(
    await answers(
      open,
      (one) => call(one, token),
      ({ status }) => status,
    ),
  ).toEqual(all(open, 200))
  await clearWindows(database.db, undefined, today)
})
