import { sql } from 'kysely'
import { addressHours, addressLimits } from '#contract/account/address.ts'
import { linkHash, makeLinkToken } from '#server/access/mailed-link.ts'
import { latest } from '#server/db/clock-skew.ts'
import type { Db } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { voidAddressLinks } from '#server/session/accounts.ts'

interface AddressLinkRequest {
  readonly accountId: number
  /** Lower case. */
  readonly email: string
  readonly now: Date
}

/** In a transaction: the account's only good link to a new address. */
export async function makeAddressLink(tx: Db, { accountId, email, now }: AddressLinkRequest) {
  await forgetOldLinks(tx, now)
  await voidAddressLinks(tx, accountId, now)
  const { token, hash } = makeLinkToken()
  const expiresAt = new Date(now.getTime() + addressHours * 3_600_000)
  await tx
    .insertInto('address_change')
    .values({ token_hash: hash, account_id: accountId, email, created_at: now, expires_at: expiresAt })
    .execute()
  return { token, expiresAt }
}

const goodLinks = (db: Db, now: Date) =>
  db
    .selectFrom('address_change')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('address_change.created_at', '<=', latest(now))

/** The address that an account is to have, while its link is good. */
export function findNewAddress(db: Db, accountId: number, now: Date) {
  return goodLinks(db, now)
    .select(['email', 'expires_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
}

/** A link that is good, of an account that is open. */
export function findAddressLink(db: Db, token: string, now: Date) {
  return goodLinks(db, now)
    .innerJoin('account', 'account.id', 'account_id')
    .select(['account_id', 'address_change.email', 'expires_at'])
    .select(['account.name', 'account.email as former', 'language'])
    .where('token_hash', '=', linkHash(token))
    .where('is_disabled', '=', false)
    .executeTakeFirst()
}

/** Refuses further links to an address that reached its daily limit, whichever account requests them. */
export async function refuseFlooded(tx: Db, email: string, now: Date): Promise<void> {
  const { count } = await tx
    .selectFrom('mail')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('kind', '=', 'address-question')
    .where('recipient', '=', email)
    .where('created_at', '>', new Date(now.getTime() - 86_400_000))
    .where('created_at', '<=', latest(now))
    .executeTakeFirstOrThrow()
  if (count >= addressLimits.received) throw new Refusal('address.too-often')
}

async function forgetOldLinks(tx: Db, now: Date): Promise<void> {
  await tx
    .deleteFrom('address_change')
    .where((where) =>
      where.or([where('expires_at', '<', new Date(now.getTime() - 86_400_000)), where('created_at', '>', latest(now))]),
    )
    .execute()
}
