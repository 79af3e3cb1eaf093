import { randomBytes } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { oncePer } from '#server/cache/once.ts'
import { recently } from '#server/cache/recently.ts'
import { skewMilliseconds } from '#server/db/clock-skew.ts'
import type { Db } from '#server/db/database.ts'

/** How long a token is good. */
export const tokenMinutes = 60

const issuer = 'satoyama'

/** Who a token speaks for. */
interface Bearer {
  readonly accountId: number
  readonly handle: string
}

/** How long a server may not know that the key was replaced, as a restored database does. */
const keyMilliseconds = 10_000

const keyOf = oncePer((db: Db) => recently(keyMilliseconds, 'signing-key', () => readKey(db)))

/** The key that signs, made on first use; all servers on one database share it. */
export function signingKey(db: Db): Promise<Uint8Array> {
  return keyOf(db)()
}

async function readKey(db: Db): Promise<Uint8Array> {
  const newest = () => db.selectFrom('signing_key').select('secret').orderBy('id').limit(1).executeTakeFirst()
  const newestKey = await newest()
  if (newestKey) return newestKey.secret
  await db
    .insertInto('signing_key')
    .values({ secret: randomBytes(32) })
    .execute()
  return (await newest())!.secret
}

export function signToken(key: Uint8Array, { accountId, handle }: Bearer, now: Date): Promise<string> {
  const issued = Math.floor(now.getTime() / 1000)
  return new SignJWT({ session: handle })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(issuer)
    .setSubject(String(accountId))
    .setIssuedAt(issued)
    .setExpirationTime(issued + tokenMinutes * 60)
    .sign(key)
}

/**
 * The bearer of a token that we signed and that is not past its time; null otherwise. Its own word on when it ends is not enough:
 * one without it, or with a far day, would be good for as long as the key is.
 */
export async function readToken(key: Uint8Array, token: string, now: Date): Promise<Bearer | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      issuer,
      algorithms: ['HS256'],
      currentDate: now,
      requiredClaims: ['sub', 'exp', 'session'],
    })
    const { sub, iat = Number.NaN, exp, session } = payload as typeof payload & { exp: number }
    const second = now.getTime() / 1000
    const isOurTime = iat <= second + skewMilliseconds / 1000 && exp - iat <= tokenMinutes * 60
    return isOurTime ? { accountId: Number(sub), handle: String(session) } : null
  } catch {
    return null
  }
}
