import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { type AccessToken, tokenLimits } from '#contract/account/tokens.ts'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import { goodTokens, hashOf } from '#server/access/access-tokens.ts'
import type { Db } from '#server/db/database.ts'
import { holdAccount } from '#server/db/hold-account.ts'
import { Refusal } from '#server/http/refusal.ts'
import { maxTokensOver } from '#server/retention/limits.ts'

interface TokenRow {
  readonly handle: string
  readonly name: string
  readonly created_at: Date
  readonly expires_on: string
  readonly last_used_at: Date | null
}

/** Tokens of an account that are good, the newest first. */
export async function listTokensOf(db: Db, accountId: number, now: Date): Promise<AccessToken[]> {
  const rows = await goodTokens(db, now)
    .select(['handle', 'name', 'created_at', 'expires_on', 'last_used_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('handle')
    .execute()
  return rows.map(toAccessToken)
}

interface NewToken {
  readonly accountId: number
  readonly name: string
  readonly days: number
  readonly now: Date
}

/** Make a token; its text is handed out here and never again. */
export async function addToken(db: Db, { accountId, name, days, now }: NewToken) {
  const handle = randomBytes(8).toString('hex')
  const secret = randomBytes(32).toString('hex')
  const row = await db.transaction().execute(async (tx) => {
    await makeRoom(tx, accountId, now)
    return tx
      .insertInto('access_token')
      .values({
        handle,
        account_id: accountId,
        name,
        secret_hash: hashOf(secret),
        created_at: now,
        expires_on: tokyoDay(new Date(now.getTime() + days * 86_400_000)),
      })
      .returning(['handle', 'name', 'created_at', 'expires_on', 'last_used_at'])
      .executeTakeFirstOrThrow()
  })
  return { ...toAccessToken(row), text: `sty_${handle}_${secret}` }
}

/** End a token; false when the account has none of that name that is good. */
export async function endToken(db: Db, accountId: number, handle: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('access_token')
    .set({ ended_at: now })
    .where('account_id', '=', accountId)
    .where('handle', '=', handle)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Refuses when the account is full. The account is held until the transaction ends, so that two at once do not both find room. */
async function makeRoom(tx: Db, accountId: number, now: Date): Promise<void> {
  await holdAccount(tx, accountId)
  const { count } = await goodTokens(tx, now)
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  if (count >= tokenLimits.tokens) throw new Refusal('token.too-many')
  await sql`
    delete from access_token where handle in (
      select handle from access_token where account_id = ${accountId} and (ended_at is not null or expires_on < ${tokyoDay(now)})
      order by coalesce(ended_at, expires_on + 1) desc offset ${maxTokensOver})`.execute(tx)
}

function toAccessToken({ handle, name, created_at, expires_on, last_used_at }: TokenRow): AccessToken {
  return {
    handle,
    name,
    createdAt: created_at.toISOString(),
    expiresOn: expires_on,
    lastUsedAt: last_used_at?.toISOString() ?? null,
  }
}
