import { randomBytes } from 'node:crypto'
import { type JWTPayload, SignJWT } from 'jose'
import { afterEach, expect, test, vi } from 'vitest'
import { givenDatabase } from '#server/test/database.ts'
import { readToken, signingKey, signToken } from './session-token.ts'

const database = givenDatabase()
afterEach(() => vi.restoreAllMocks())

/** As if so many seconds had gone by since the last reading. */
function later(seconds: number): void {
  const now = performance.now() + seconds * 1000
  vi.spyOn(performance, 'now').mockReturnValue(now)
}

test('a key is held, and a replaced one is known ten seconds later', async () => {
  const { db } = database
  const first = await signingKey(db)
  const other = randomBytes(32)
  await db.updateTable('signing_key').set({ secret: other }).execute()
  expect(await signingKey(db)).toEqual(first)
  later(11)
  expect(Buffer.from(await signingKey(db))).toEqual(other)
})

test('a key that could not be read is asked for again', async () => {
  const { db } = database
  later(60)
  const broken = vi.spyOn(db, 'selectFrom').mockImplementation(() => {
    throw new Error('no connection')
  })
  await expect(signingKey(db)).rejects.toThrow('no connection')
  broken.mockRestore()
  expect(await signingKey(db)).toHaveLength(32)
})

const now = new Date('2026-01-15T03:00:00Z')
const issued = now.getTime() / 1000
const bearer = { accountId: 7, handle: 'handle' }
const claims = { iss: 'satoyama', sub: '7', session: 'handle', iat: issued, exp: issued + 3600 }

/** A token signed with the real key, whatever it says. */
async function readSigned(payload: JWTPayload, at = now) {
  const key = await signingKey(database.db)
  return readToken(key, await new SignJWT(payload).setProtectedHeader({ alg: 'HS256' }).sign(key), at)
}

test('a token is good for an hour, and no longer than that whatever it says', async () => {
  const key = await signingKey(database.db)
  const token = await signToken(key, bearer, now)
  expect(await readToken(key, token, new Date('2026-01-15T03:59:59Z'))).toEqual(bearer)
  expect(await readToken(key, token, new Date('2026-01-15T04:00:00Z'))).toBeNull()
  expect(await readSigned(claims)).toEqual(bearer)
})

test.each([
  ['no end', { exp: undefined }],
  ['an end in ten years', { exp: issued + 10 * 365 * 86_400 }],
  ['an end a second too far', { exp: issued + 3601 }],
  ['no beginning', { iat: undefined }],
  ['a beginning in the future', { iat: issued + 61, exp: issued + 61 + 3600 }],
  ['an end in ten years and a beginning an hour before it', { iat: issued + 315_360_000, exp: issued + 315_363_600 }],
  ['no account', { sub: undefined }],
  ['no session', { session: undefined }],
  ['another issuer', { iss: 'elsewhere' }],
])('a token with %s is refused though the key signed it', async (_, changes) => {
  expect(await readSigned(JSON.parse(JSON.stringify({ ...claims, ...changes })))).toBeNull()
})

test('a server whose clock is a minute ahead is believed', async () => {
  expect(await readSigned({ ...claims, iat: issued + 60, exp: issued + 60 + 3600 })).toEqual(bearer)
})
