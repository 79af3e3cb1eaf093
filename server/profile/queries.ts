import type { Profile, ProfileFields } from '#contract/account/profile.ts'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import { passwordExpiry } from '#server/access/password-age.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/http/refusal.ts'
import { isNameTaken } from '#server/session/names.ts'
import { findNewAddress } from './address-links.ts'

export async function getProfileOf(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  accountId: number,
  now: Date,
): Promise<Profile> {
  const { password_changed_at, ...rest } = await db
    .selectFrom('account')
    .select(['name', 'email', 'is_address_proven', 'company_name', 'employer', 'department_name'])
    .select([
      'supported_vendors',
      'phone',
      'postal_code',
      'address',
      'language',
      'is_trial',
      'is_operator',
      'password_changed_at',
    ])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const newAddress = await findNewAddress(db, accountId, now)
  return {
    ...rest,
    new_address: newAddress
      ? { email: newAddress.email, expires_at: newAddress.expires_at.toISOString(), is_mailed: config.smtpUrl !== null }
      : null,
    password_expires_on: tokyoDay(passwordExpiry(password_changed_at)),
  }
}

/** Days for which a former name is kept; readers see it for fewer. */
const keptDays = 400

/** In a transaction: save what a person wrote. A new name must not read like a colleague's, and the former one is kept. */
export async function saveProfileOf(
  tx: Db,
  accountId: number,
  { fields, now }: { readonly fields: ProfileFields; readonly now: Date },
): Promise<void> {
  const { name: former, employer } = await tx
    .selectFrom('account')
    .select(['name', 'employer'])
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  if (fields.name !== former) {
    if (await isNameTaken(tx, { name: fields.name, employer, accountId })) throw new Refusal('profile.name-taken')
    await tx
      .insertInto('former_name')
      .values({ account_id: accountId, name: former, until: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const longAgo = new Date(now.getTime() - keptDays * 86_400_000)
    await tx.deleteFrom('former_name').where('account_id', '=', accountId).where('until', '<', longAgo).execute()
  }
  await tx.updateTable('account').set(fields).where('id', '=', accountId).execute()
}
