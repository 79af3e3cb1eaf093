import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Db } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'

/** Days without a refresh after which a session ends. */
const sessionDays = 14

/** The signed-in person, as routes receive it. */
export interface User {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly companyName: string
  readonly departmentName: string
  readonly supportedVendors: readonly string[]
}

export interface RefreshToken {
  readonly handle: string
  readonly accountId: number
  /** `<handle>.<secret>` */
  readonly text: string
}

export async function startSession(db: Db, accountId: number, now: Date): Promise<RefreshToken> {
  const handle = randomBytes(16).toString('base64url')
  const secret = newSecret()
  await db
    .insertInto('session')
    .values({
      handle,
      account_id: accountId,
      secret_hash: secret.hash,
      started_at: now,
      refreshed_at: now,
      expires_at: expiry(now),
    })
    .execute()
  return { handle, accountId, text: `${handle}.${secret.text}` }
}

/** Exchange a refresh token for the next one. One that was used before ends its whole family. */
export async function rotateSession(db: Db, text: string, now: Date): Promise<RefreshToken> {
  const [handle = '', secret = ''] = text.split('.')
  const outcome = await db.transaction().execute(async (tx) => {
    const session = await tx
      .selectFrom('session')
      .selectAll()
      .where('handle', '=', handle)
      .forUpdate()
      .executeTakeFirst()
    if (!session || session.ended_at || session.expires_at <= now) return null
    if (!isSecret(secret, session.secret_hash)) {
      await tx.updateTable('session').set({ ended_at: now, ended_why: 'reused' }).where('handle', '=', handle).execute()
      return null
    }
    const next = newSecret()
    await tx
      .updateTable('session')
      .set({ secret_hash: next.hash, refreshed_at: now, expires_at: expiry(now) })
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
  const row = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select(['account.id', 'name', 'email', 'company_name', 'department_name', 'supported_vendors'])
    .where('handle', '=', handle)
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('is_disabled', '=', false)
    .executeTakeFirst()
  if (!row) return undefined
  const { company_name, department_name, supported_vendors, ...rest } = row
  return { ...rest, companyName: company_name, departmentName: department_name, supportedVendors: supported_vendors }
}

export function findAccount(db: Db, email: string) {
  return db
    .selectFrom('account')
    .select(['id', 'name', 'password_hash', 'is_disabled'])
    .where('email', '=', email)
    .executeTakeFirst()
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')

function newSecret(): { text: string; hash: string } {
  const text = randomBytes(32).toString('base64url')
  return { text, hash: hashOf(text) }
}

function isSecret(secret: string, hash: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(secret)), Buffer.from(hash))
}

function expiry(now: Date): Date {
  return new Date(now.getTime() + sessionDays * 86_400_000)
}
