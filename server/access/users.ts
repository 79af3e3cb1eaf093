import type { Db } from '#server/db/database.ts'
import type { User } from '#server/http/user.ts'

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
    .select(['language', 'is_trial', 'is_operator', 'password_changed_at', 'employer', 'is_address_proven'])
    .where('is_disabled', '=', false)
}

type Person = NonNullable<Awaited<ReturnType<ReturnType<typeof people>['executeTakeFirst']>>>

function toUser(row: Person, handle: string | null): User {
  return {
    id: row.id,
    handle,
    name: row.name,
    email: row.email,
    isAddressProven: row.is_address_proven,
    companyName: row.company_name,
    employer: row.employer,
    departmentName: row.department_name,
    supportedVendors: row.supported_vendors,
    language: row.language,
    isTrial: row.is_trial,
    isOperator: row.is_operator,
    passwordChangedAt: row.password_changed_at,
  }
}

export function findAccount(db: Db, email: string) {
  return db
    .selectFrom('account')
    .select(['id', 'name', 'email', 'company_name', 'password_hash', 'password_changed_at', 'is_disabled', 'language'])
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst()
}
