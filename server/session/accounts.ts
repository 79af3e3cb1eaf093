import { randomBytes } from 'node:crypto'
import type { Db } from '#server/db/database.ts'
import { hashPassword } from './password.ts'

export interface NewAccount {
  readonly email: string
  readonly name: string
  readonly companyName: string
  readonly departmentName?: string
  readonly password: string
}

/** Make an account; throws when the address is taken. */
export async function addAccount(db: Db, account: NewAccount, now: Date): Promise<void> {
  await db
    .insertInto('account')
    .values({
      email: account.email.trim().toLowerCase(),
      name: account.name,
      company_name: account.companyName,
      department_name: account.departmentName ?? '',
      password_hash: await hashPassword(account.password),
      password_changed_at: now,
      created_at: now,
    })
    .execute()
}

export function listAccounts(db: Db) {
  return db
    .selectFrom('account')
    .select(['email', 'name', 'company_name', 'department_name', 'is_disabled', 'created_at'])
    .orderBy('email')
    .execute()
}

/** Close an account and end its sessions; false when there is none. */
export async function disableAccount(db: Db, email: string, now: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const account = await tx
      .updateTable('account')
      .set({ is_disabled: true })
      .where('email', '=', email.trim().toLowerCase())
      .returning('id')
      .executeTakeFirst()
    if (!account) return false
    await endSessions(tx, account.id, now)
    return true
  })
}

/** Set a new password, open the account again and end its sessions; false when there is none. */
export async function resetPassword(db: Db, email: string, password: string, now: Date): Promise<boolean> {
  const hash = await hashPassword(password)
  return db.transaction().execute(async (tx) => {
    const account = await tx
      .updateTable('account')
      .set({ password_hash: hash, password_changed_at: now, is_disabled: false })
      .where('email', '=', email.trim().toLowerCase())
      .returning('id')
      .executeTakeFirst()
    if (!account) return false
    await endSessions(tx, account.id, now)
    return true
  })
}

async function endSessions(db: Db, accountId: number, now: Date): Promise<void> {
  await db
    .updateTable('session')
    .set({ ended_at: now, ended_why: 'disabled' })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .execute()
}

/** A password that passes the strictest of our own rules: upper and lower case, digit, symbol, 20 characters. */
export function inventPassword(): string {
  return `${randomBytes(12).toString('base64url').slice(0, 16)}-aA1`
}
