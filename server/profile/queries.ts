import type { Profile, ProfileFields } from '#contract/account/profile.ts'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import { passwordExpiry } from '#server/access/password-age.ts'
import type { Db } from '#server/db/database.ts'

export async function getProfileOf(db: Db, accountId: number, now: Date): Promise<Profile> {
  const { password_changed_at, ...rest } = await db
    .selectFrom('account')
    .select([
      'name',
      'email',
      'company_name',
      'department_name',
      'supported_vendors',
      'phone',
      'postal_code',
      'address',
    ])
    .select(['language', 'is_trial', 'password_changed_at'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return {
    ...rest,
    password_expires_on: tokyoDay(passwordExpiry(password_changed_at)),
  }
}

/** Save what a person wrote; false when the address belongs to another account. */
export async function saveProfileOf(db: Db, accountId: number, fields: ProfileFields): Promise<boolean> {
  try {
    await db
      .updateTable('account')
      .set({ ...fields, email: fields.email.toLowerCase() })
      .where('id', '=', accountId)
      .execute()
    return true
  } catch (error) {
    if ((error as { constraint?: string }).constraint === 'account_email_key') return false
    throw error
  }
}
