import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Db } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { signingKey } from './token.ts'

/** Days without a refresh after which a session ends. */
const sessionDays = 14

/** In UTF-16 units. */
const longestUserAgent = 300

/** The signed-in person, as routes receive it. */
export interface User {
  readonly id: number
  /** The session of this call; null for a program's, which brought an access token. */
  readonly handle: string | null
  readonly name: string
  readonly email: string
  readonly companyName: string
  readonly departmentName: string
  readonly supportedVendors: readonly string[]
  /** Language kept with the account; null until one was chosen. */
  readonly language: 'ja' | 'en' | null
  readonly isTrial: boolean
  readonly passwordChangedAt: Date
}

/** Where a browser calls from and how it names itself. */
export interface Seen {
  readonly address: string
  readonly userAgent?: string | undefined
}

export interface RefreshToken {
  readonly handle: string
  readonly accountId: number
  /** `<handle>.<secret>` */
  readonly text: string
}

export async function startSession(db: Db, accountId: number, seen: Seen, now: Date): Promise<RefreshToken> {
  const handle = randomBytes(16).toString('base64url')
  const secret = newSecret(await signingKey(db), handle)
  await db
    .insertInto('session')
    .values({
      handle,
      account_id: accountId,
      secret_hash: secret.hash,
      started_at: now,
      refreshed_at: now,
      expires_at: expiry(now),
      address: seen.address,
      user_agent: seen.userAgent?.slice(0, longestUserAgent) ?? null,
    })
    .execute()
  return { handle, accountId, text: `${handle}.${secret.text}` }
}

/** Exchange a refresh token for the next one. One that was used before ends its whole family. */
export async function rotateSession(db: Db, text: string, seen: Seen, now: Date): Promise<RefreshToken> {
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
    if (!isSecret(secret, session.secret_hash)) {
      // The handle is no secret: whoever has only that must not be able to end the session.
      if (!isOurs(key, handle, secret)) return null
      await tx.updateTable('session').set({ ended_at: now, ended_why: 'reused' }).where('handle', '=', handle).execute()
      return null
    }
    const next = newSecret(key, handle)
    await tx
      .updateTable('session')
      .set({ secret_hash: next.hash, refreshed_at: now, expires_at: expiry(now), address: seen.address })
      .where('handle', '=', handle)
      .execute()
    return { handle, accountId: session.account_id, text: `${handle}.${next.text}` }
  })
  if (!outcome) throw new Refusal('session.expired')
  return outcome
}

export async function endSession(db: Db, text: string, now: Date): Promise<void> {
  const [handle = '', secret = ''] = text.split('.')
  const session = await db.selectFrom('session').selectAll().where('handle', '=', handle).executeTakeFirst()
  if (!session || session.ended_at || !isSecret(secret, session.secret_hash)) return
  await db.updateTable('session').set({ ended_at: now, ended_why: 'signed-out' }).where('handle', '=', handle).execute()
}

/** The account behind a live session; undefined when the session ended or the account was closed. */
export async function findUser(db: Db, handle: string, accountId: number, now: Date): Promise<User | undefined> {
  const row = await people(db)
    .innerJoin('session', 'account.id', 'session.account_id')
    .where('handle', '=', handle)
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row && toUser(row, handle)
}

/** The account behind an access token; undefined when it was closed. */
export async function findTokenUser(db: Db, accountId: number): Promise<User | undefined> {
  const row = await people(db).where('account.id', '=', accountId).executeTakeFirst()
  return row && toUser(row, null)
}

function people(db: Db) {
  return db
    .selectFrom('account')
    .select(['account.id', 'name', 'email', 'company_name', 'department_name', 'supported_vendors'])
    .select(['language', 'is_trial', 'password_changed_at'])
    .where('is_disabled', '=', false)
}

type Person = NonNullable<Awaited<ReturnType<ReturnType<typeof people>['executeTakeFirst']>>>

function toUser(row: Person, handle: string | null): User {
  return {
    id: row.id,
    handle,
    name: row.name,
    email: row.email,
    companyName: row.company_name,
    departmentName: row.department_name,
    supportedVendors: row.supported_vendors,
    language: row.language,
    isTrial: row.is_trial,
    passwordChangedAt: row.password_changed_at,
  }
}

export function findAccount(db: Db, email: string) {
  return db
    .selectFrom('account')
    .select(['id', 'name', 'email', 'password_hash', 'password_changed_at', 'is_disabled', 'language'])
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst()
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

/** End live sessions of an account; says how many. */
export async function endSessionsOf(db: Db, { accountId, why, only, but, now }: Ending): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set({ ended_at: now, ended_why: why })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .$if(only !== undefined, (query) => query.where('handle', '=', only!))
    .$if(but != null, (query) => query.where('handle', '<>', but!))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** The public name of the session that a refresh token belongs to, or of the handle alone. */
export function handleOf(text: string): string {
  return text.split('.')[0] ?? ''
}

const markBytes = 16

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')

/** Random bytes and our mark on them, so that one of ours is known when it comes back, however old it is. */
function newSecret(key: Uint8Array, handle: string): { text: string; hash: string } {
  const random = randomBytes(24)
  const text = Buffer.concat([random, markOf(key, handle, random)]).toString('base64url')
  return { text, hash: hashOf(text) }
}

function markOf(key: Uint8Array, handle: string, random: Uint8Array): Buffer {
  return createHmac('sha256', key).update(`refresh ${handle} `).update(random).digest().subarray(0, markBytes)
}

function isOurs(key: Uint8Array, handle: string, secret: string): boolean {
  const bytes = Buffer.from(secret, 'base64url')
  const mark = bytes.subarray(-markBytes)
  return mark.length === markBytes && timingSafeEqual(mark, markOf(key, handle, bytes.subarray(0, -markBytes)))
}

function isSecret(secret: string, hash: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(secret)), Buffer.from(hash))
}

function expiry(now: Date): Date {
  return new Date(now.getTime() + sessionDays * 86_400_000)
}
