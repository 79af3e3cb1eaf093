import { createHash, randomBytes } from 'node:crypto'
import { resetMinutes } from '#contract/passwords.ts'
import type { Db } from '#server/db/database.ts'
import { voidResetLinks } from '#server/session/accounts.ts'

export interface ResetLink {
  readonly token: string
  readonly expiresAt: Date
}

/** In a transaction: a new link takes the place of every older one of the account, also when two are asked for at once. */
export async function makeResetLink(tx: Db, accountId: number, now: Date): Promise<ResetLink> {
  await tx.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute()
  await voidResetLinks(tx, accountId, now)
  await tx
    .deleteFrom('password_reset')
    .where('expires_at', '<', new Date(now.getTime() - 86_400_000))
    .execute()

  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + resetMinutes * 60_000)
  await tx
    .insertInto('password_reset')
    .values({ token_hash: hashOf(token), account_id: accountId, created_at: now, expires_at: expiresAt })
    .execute()
  return { token, expiresAt }
}

/** A link that is good: not used, not replaced, not run out, of an account that is open. */
export function findResetLink(db: Db, token: string, now: Date) {
  return db
    .selectFrom('password_reset')
    .innerJoin('account', 'account.id', 'account_id')
    .select(['account_id', 'expires_at', 'password_hash'])
    .where('token_hash', '=', hashOf(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('is_disabled', '=', false)
    .executeTakeFirst()
}

/** In a transaction: use a link up; false when somebody else was first. */
export async function useResetLink(tx: Db, token: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('password_reset')
    .set({ used_at: now })
    .where('token_hash', '=', hashOf(token))
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
