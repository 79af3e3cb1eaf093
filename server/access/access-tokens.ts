import { createHash, timingSafeEqual } from 'node:crypto'
import { tokenPattern } from '#contract/account/tokens.ts'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import type { Db } from '#server/db/database.ts'

/** How often its use is noted. */
const noteMilliseconds = 60_000

/** Whose a token is and that it is good; undefined otherwise. Notes its use. */
export async function findTokenOwner(db: Db, text: string, now: Date): Promise<number | undefined> {
  const [, handle, secret] = tokenPattern.exec(text) ?? []
  if (!handle || !secret) return undefined
  const token = await goodTokens(db, now)
    .select(['account_id', 'secret_hash', 'last_used_at'])
    .where('handle', '=', handle)
    .executeTakeFirst()
  if (!token || !isSecret(secret, token.secret_hash)) return undefined

  // In either direction: a clock that was ahead must not keep later uses from being noted.
  if (!token.last_used_at || Math.abs(now.getTime() - token.last_used_at.getTime()) >= noteMilliseconds) {
    await db.updateTable('access_token').set({ last_used_at: now }).where('handle', '=', handle).execute()
  }
  return token.account_id
}

/** Not ended, and not past its last day. */
export function goodTokens(db: Db, now: Date) {
  return db.selectFrom('access_token').where('ended_at', 'is', null).where('expires_on', '>=', tokyoDay(now))
}

/** A fast hash will do: the secret is random, not somebody's word. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')

function isSecret(secret: string, hash: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(secret)), Buffer.from(hash))
}
