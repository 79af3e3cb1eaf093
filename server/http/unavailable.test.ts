import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listSessions, signIn } from '#contract/account/session.ts'
import { openDatabase } from '#server/db/database.ts'
import { isUnreachable } from '#server/db/unreachable.ts'
import { givenApp } from '#server/test/app.ts'

const body = { email: 'analyst@asset.example', password: 'correct-Horse-1' }

describe('a database that is not there', () => {
  const nowhere = { host: '/nowhere', database: 'postgres' }
  const db = openDatabase(nowhere)
  const app = givenApp({ db, connection: nowhere })
  afterAll(() => db.destroy())

  test('is no fault of ours nor of the caller’s: every call is asked to come back', async () => {
    const unavailable = { status: 503, body: { result: false, code: 'server.unavailable', retryAfter: 2 } }
    expect(await app.call(signIn, { body })).toMatchObject(unavailable)
    expect(await app.call(listSessions, {}, 'nonsense')).toMatchObject(unavailable)
    const reply = await app.call(listSessions, {}, undefined, { authorization: 'Bearer sty_0_0' })
    expect(reply).toMatchObject(unavailable)
    expect(reply.headers['retry-after']).toBe('2')
    expect((await app.inject('/app.config.json')).statusCode).toBe(503)
  })

  test('leaves the server alive, but not ready', async () => {
    expect((await app.inject('/healthz')).statusCode).toBe(200)
    const ready = await app.inject('/readyz')
    expect([ready.statusCode, ready.json()]).toEqual([503, { ok: false, reason: 'database' }])
  })
})

describe('a database that takes connections and says nothing', () => {
  const deaf = createServer(() => {})
  const server: { port: number } = { port: 0 }
  beforeAll(async () => {
    deaf.listen(0, '127.0.0.1')
    await once(deaf, 'listening')
    server.port = (deaf.address() as { port: number }).port
  })
  afterAll(() => void deaf.close())

  test('is given up after a while', async () => {
    const db = openDatabase({ host: '127.0.0.1', port: server.port, connectionTimeoutMillis: 100 })
    const error = await db
      .selectFrom('market')
      .selectAll()
      .execute()
      .catch((thrown: unknown) => thrown)
    expect(isUnreachable(error)).toBe(true)
    await db.destroy()
  })
})

test.each([
  [{ code: '57P01', message: 'terminating connection due to administrator command' }, true],
  [{ code: '57P03', message: 'the database system is starting up' }, true],
  [{ code: '53300', message: 'sorry, too many clients already' }, true],
  [{ code: '53100', message: 'could not extend file: No space left on device' }, true],
  [{ code: 'ECONNREFUSED', syscall: 'connect' }, true],
  [{ code: 'ENOENT', syscall: 'connect' }, true],
  [{ code: 'ENOENT', syscall: 'open' }, false],
  [{ code: '57014', message: 'canceling statement due to user request' }, false],
  [{ code: '23505', message: 'duplicate key value' }, false],
  [{ message: 'Connection terminated unexpectedly' }, true],
  [{ message: 'timeout exceeded when trying to connect' }, true],
  [{ message: 'x is not a function' }, false],
])('%j: the database was not there: %s', (parts, expected) => {
  expect(isUnreachable(Object.assign(new Error(), parts))).toBe(expected)
})
