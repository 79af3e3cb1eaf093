import { randomBytes } from 'node:crypto'
import { toNumberText, toOneLine } from '#contract/wire/typed.ts'
import { forgetPasswordAttempts } from '#server/access/limits/attempts.ts'
import { forgetPlaces } from '#server/access/limits/known-places.ts'
import type { Db } from '#server/db/database.ts'
import { hashPassword } from './password.ts'
import { endSessionsOf } from './sessions.ts'

export interface NewAccount {
  readonly email: string
  readonly name: string
  /** Company that the operator vouches for. */
  readonly companyName: string
  readonly departmentName?: string | undefined
  readonly password: string
  readonly phone?: string | undefined
  readonly postalCode?: string | undefined
  readonly address?: string | undefined
  readonly language?: 'ja' | 'en' | undefined
  readonly isTrial?: boolean | undefined
  /** Vendors whose figures it may see; our own when not given. */
  readonly vendors?: readonly string[] | undefined
}

/** Make an account; throws when the address is taken. */
export async function addAccount(db: Db, account: NewAccount, now: Date): Promise<void> {
  await db
    .insertInto('account')
    .values({
      email: toAddress(account.email),
      name: toOneLine(account.name),
      company_name: toOneLine(account.companyName),
      employer: toEmployer(account.companyName),
      department_name: toOneLine(account.departmentName ?? ''),
      password_hash: await hashPassword(account.password),
      password_changed_at: now,
      created_at: now,
      phone: toNumberText(account.phone ?? ''),
      postal_code: toNumberText(account.postalCode ?? ''),
      address: toOneLine(account.address ?? ''),
      language: account.language ?? null,
      is_trial: account.isTrial ?? false,
      ...(account.vendors && { supported_vendors: [...account.vendors] }),
    })
    .execute()
}

export function listAccounts(db: Db) {
  return db
    .selectFrom('account')
    .select(['email', 'name', 'company_name', 'employer', 'department_name', 'is_disabled', 'created_at'])
    .select(['is_trial', 'is_operator', 'password_changed_at'])
    .orderBy('email')
    .execute()
}

/** Make an account a trial, or a full one; false when there is none. */
export async function setTrial(db: Db, email: string, isTrial: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ is_trial: isTrial })
    .where('email', '=', toAddress(email))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Make an account an operator’s, or not any more; false when there is none. */
export async function setOperator(db: Db, email: string, isOperator: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ is_operator: isOperator })
    .where('email', '=', toAddress(email))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Say whose figures an account may see; false when there is none. */
export async function setVendors(db: Db, email: string, vendors: readonly string[]): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ supported_vendors: [...vendors] })
    .where('email', '=', toAddress(email))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Close an account, end its sessions, access tokens and reset links; false when there is none. */
export async function disableAccount(db: Db, email: string, now: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const account = await tx
      .updateTable('account')
      .set({ is_disabled: true })
      .where('email', '=', toAddress(email))
      .returning('id')
      .executeTakeFirst()
    if (!account) return false
    await endSessionsOf(tx, { accountId: account.id, why: 'disabled', now })
    await endTokensOf(tx, account.id, now)
    await forgetPlaces(tx, account.id)
    await voidResetLinks(tx, account.id, now)
    await voidAddressLinks(tx, account.id, now)
    return true
  })
}

/** Set a new password, open the account again, end its sessions and know no place of it any more; false when there is none. */
export async function resetPassword(db: Db, email: string, password: string, now: Date): Promise<boolean> {
  const hash = await hashPassword(password)
  return db.transaction().execute(async (tx) => {
    const account = await tx
      .updateTable('account')
      .set({ is_disabled: false })
      .where('email', '=', toAddress(email))
      .returning('id')
      .executeTakeFirst()
    if (!account) return false
    await setPassword(tx, { accountId: account.id, hash, now })
    await forgetPlaces(tx, account.id)
    return true
  })
}

interface NewPassword {
  readonly accountId: number
  readonly hash: string
  /** The session that goes on; every other ends. */
  readonly keep?: string | undefined
  readonly now: Date
}

/** In a transaction: a new password ends sessions, reset links and links to a new address, and opens what wrong ones had closed. */
export async function setPassword(tx: Db, { accountId, hash, keep, now }: NewPassword): Promise<void> {
  const { email } = await tx
    .updateTable('account')
    .set({ password_hash: hash, password_changed_at: now })
    .where('id', '=', accountId)
    .returning('email')
    .executeTakeFirstOrThrow()
  await endSessionsOf(tx, { accountId, why: 'password', but: keep, now })
  await voidResetLinks(tx, accountId, now)
  await voidAddressLinks(tx, accountId, now)
  await forgetPasswordAttempts(tx, email)
}

async function endTokensOf(tx: Db, accountId: number, now: Date): Promise<void> {
  await tx
    .updateTable('access_token')
    .set({ ended_at: now })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .execute()
}

/** The account's reset links are good no longer. */
export async function voidResetLinks(tx: Db, accountId: number, now: Date): Promise<void> {
  await tx
    .updateTable('password_reset')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute()
}

/** Links to a new address of the account are good no longer. */
export async function voidAddressLinks(tx: Db, accountId: number, now: Date): Promise<void> {
  await tx
    .updateTable('address_change')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute()
}

/** A company as it is kept: of one width and spacing, so that one is not taken for two. */
export const toEmployer = (company: string) => toOneLine(company.normalize('NFKC')).replace(/\s+/g, ' ')

export const toAddress = (email: string) => email.trim().toLowerCase()

/** A password that passes the strictest of our own rules: upper and lower case, digit, symbol, 20 characters. */
export function inventPassword(): string {
  return `${randomBytes(12).toString('base64url').slice(0, 16)}-aA1`
}
