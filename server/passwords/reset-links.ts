import { resetMinutes, resetPauseMinutes } from '#contract/account/passwords.ts'
import { linkHash, makeLinkToken } from '#server/access/mailed-link.ts'
import { latest } from '#server/db/clock-skew.ts'
import type { Db } from '#server/db/database.ts'

interface ResetLink {
  readonly token: string
  readonly expiresAt: Date
}

/** Another link of the account. Older ones stay good, so that nobody can make the owner's void by asking again. */
export async function makeResetLink(tx: Db, accountId: number, now: Date): Promise<ResetLink> {
  await forgetOldLinks(tx, now)

  const { token, hash } = makeLinkToken()
  const expiresAt = new Date(now.getTime() + resetMinutes * 60_000)
  await tx
    .insertInto('password_reset')
    .values({ token_hash: hash, account_id: accountId, created_at: now, expires_at: expiresAt })
    .execute()
  return { token, expiresAt }
}

/** Whether the account has a good link that was mailed just now. */
export async function hasNewLink(tx: Db, accountId: number, now: Date): Promise<boolean> {
  const reset = await tx
    .selectFrom('password_reset')
    .select('token_hash')
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .where('created_at', '>', new Date(now.getTime() - resetPauseMinutes * 60_000))
    .where('created_at', '<=', latest(now))
    .limit(1)
    .executeTakeFirst()
  return reset !== undefined
}

/** A link that is good: not used, not taken back, not run out, of an account that is open. */
export function findResetLink(db: Db, token: string, now: Date) {
  return db
    .selectFrom('password_reset')
    .innerJoin('account', 'account.id', 'account_id')
    .select(['account_id', 'expires_at', 'password_hash', 'email', 'name', 'company_name', 'is_address_proven'])
    .where('token_hash', '=', linkHash(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('password_reset.created_at', '<=', latest(now))
    .where('is_disabled', '=', false)
    .executeTakeFirst()
}

/** In a transaction: use a link up; false when somebody else was first. */
export async function useResetLink(tx: Db, token: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('password_reset')
    .set({ used_at: now })
    .where('token_hash', '=', linkHash(token))
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

async function forgetOldLinks(tx: Db, now: Date): Promise<void> {
  await tx
    .deleteFrom('password_reset')
    .where((where) =>
      where.or([where('expires_at', '<', new Date(now.getTime() - 86_400_000)), where('created_at', '>', latest(now))]),
    )
    .execute()
}
