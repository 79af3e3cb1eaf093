import { randomBytes } from 'node:crypto'
import { toOneLine } from '#contract/wire/typed.ts'
import { forgetPlaces } from '#server/access/limits/known-places.ts'
import { signingKey } from '#server/access/session-token.ts'
import type { Db } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { handleOf, isOurs, isSecret, newSecret } from './refresh-token.ts'
import { makeRoom, sessionExpiry } from './session-room.ts'

/** In UTF-16 units. */
const longestUserAgent = 300

/** Where a browser calls from and how it names itself. */
export interface SessionOrigin {
  readonly address: string
  readonly userAgent?: string | undefined
}

interface NewSession {
  readonly accountId: number
  readonly origin: SessionOrigin
  /** As `known_place` names it. */
  readonly browser: string
  readonly now: Date
}

export interface RefreshToken {
  readonly handle: string
  readonly accountId: number
  /** `<handle>.<secret>` */
  readonly text: string
  /** Its browser as `known_place` names it; null when it began before browsers were known. */
  readonly browser: string | null
}

export async function startSession(db: Db, { accountId, origin, browser, now }: NewSession): Promise<RefreshToken> {
  const handle = randomBytes(16).toString('base64url')
  const secret = newSecret(await signingKey(db), handle)
  await db.transaction().execute(async (tx) => {
    await makeRoom(tx, accountId, now)
    await tx
      .insertInto('session')
      .values({
        handle,
        account_id: accountId,
        secret_hash: secret.hash,
        started_at: now,
        refreshed_at: now,
        expires_at: sessionExpiry(now),
        address: origin.address,
        user_agent: origin.userAgent === undefined ? null : toOneLine(origin.userAgent).slice(0, longestUserAgent),
        browser,
      })
      .execute()
  })
  return { handle, accountId, text: `${handle}.${secret.text}`, browser }
}

/** Exchange a refresh token for the next one. One that was used before ends its whole family. */
export async function rotateSession(db: Db, text: string, origin: SessionOrigin, now: Date): Promise<RefreshToken> {
  const [handle = '', secret = ''] = text.split('.')
  const key = await signingKey(db)
  const outcome = await db.transaction().execute(async (tx) => {
    const session = await tx
      .selectFrom('session')
      .selectAll()
      .where('handle', '=', handle)
      .forUpdate()
      .executeTakeFirst()
    if (!session || session.ended_at || session.expires_at <= now) return null
    const { account_id: accountId, browser } = session
    if (!isSecret(secret, session.secret_hash)) {
      // The handle is no secret: whoever has only that must not be able to end the session.
      if (!isOurs(key, handle, secret)) return null
      await tx.updateTable('session').set({ ended_at: now, ended_why: 'reused' }).where('handle', '=', handle).execute()
      await forgetPlaces(tx, accountId, browser === null ? [] : [browser])
      return null
    }
    const next = newSecret(key, handle)
    await tx
      .updateTable('session')
      .set({ secret_hash: next.hash, refreshed_at: now, expires_at: sessionExpiry(now), address: origin.address })
      .where('handle', '=', handle)
      .execute()
    return { handle, accountId, text: `${handle}.${next.text}`, browser }
  })
  if (!outcome) throw new Refusal('session.expired')
  return outcome
}

/** From now on the session is of that browser. */
export async function noteBrowser(db: Db, handle: string, browser: string): Promise<void> {
  await db.updateTable('session').set({ browser }).where('handle', '=', handle).execute()
}

/** Sign out. An older token of the session will do: another tab may have renewed it meanwhile. */
export async function endSession(db: Db, text: string, now: Date): Promise<void> {
  const handle = handleOf(text)
  const secret = text.slice(handle.length + 1)
  const session = await db.selectFrom('session').selectAll().where('handle', '=', handle).executeTakeFirst()
  if (!session || session.ended_at) return
  if (!isSecret(secret, session.secret_hash) && !isOurs(await signingKey(db), handle, secret)) return
  await db.updateTable('session').set({ ended_at: now, ended_why: 'signed-out' }).where('handle', '=', handle).execute()
}

/** Live sessions of an account, the newest first. */
export function listSessionsOf(db: Db, accountId: number, now: Date) {
  return db
    .selectFrom('session')
    .select(['handle', 'started_at', 'refreshed_at', 'address', 'user_agent'])
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('started_at', 'desc')
    .orderBy('handle')
    .execute()
}

interface Ending {
  readonly accountId: number
  readonly why: 'ended' | 'disabled' | 'password'
  /** Only this one. */
  readonly only?: string | undefined
  /** All but this one. */
  readonly but?: string | null | undefined
  readonly now: Date
}

/** End live sessions of an account; says how many. Those that a person ends by hand also stop being known browsers. */
export async function endSessionsOf(db: Db, { accountId, why, only, but, now }: Ending): Promise<number> {
  const ended = await db
    .updateTable('session')
    .set({ ended_at: now, ended_why: why })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .$if(only !== undefined, (query) => query.where('handle', '=', only!))
    .$if(but != null, (query) => query.where('handle', '<>', but!))
    .returning('browser')
    .execute()
  const browsers = ended.flatMap(({ browser }) => browser ?? [])
  if (why === 'ended') await forgetPlaces(db, accountId, browsers)
  return ended.length
}
