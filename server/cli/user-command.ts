import { ProfileFields, profileLimits } from '#contract/account/profile.ts'
import { mailPattern, toMailText } from '#contract/wire/typed.ts'
import { findAccount } from '#server/access/users.ts'
import { readVendors } from '#server/catalogue/vendors.ts'
import { readConfig } from '#server/config.ts'
import type { Db } from '#server/db/database.ts'
import { moveAddress } from '#server/profile/move-address.ts'
import {
  addAccount,
  disableAccount,
  inventPassword,
  listAccounts,
  resetPassword,
  setOperator,
  setTrial,
  setVendors,
  toEmployer,
} from '#server/session/accounts.ts'
import { isNameTaken, setEmployer } from '#server/session/names.ts'
import { words } from './people-messages.ts'
import { printColumns } from './print-columns.ts'
import { complain, say } from './say.ts'

export interface AddOptions {
  readonly name: string
  readonly company: string
  readonly department?: string
  readonly phone?: string
  readonly postalCode?: string
  readonly address?: string
  readonly language?: 'ja' | 'en'
  readonly trial?: true
  readonly vendors?: readonly string[]
}

export async function disable(db: Db, email: string): Promise<number> {
  return (await disableAccount(db, email, new Date())) ? 0 : complain(words.user.none(email))
}

export async function reset(db: Db, email: string): Promise<number> {
  const password = inventPassword()
  if (!(await resetPassword(db, email, password, new Date()))) return complain(words.user.none(email))
  return say(`${email}  ${password}`)
}

export async function changeVendors(db: Db, email: string, names: readonly string[]): Promise<number> {
  const unknown = await unknownVendor(db, names)
  if (unknown !== null) return complain(unknown)
  if (!(await setVendors(db, email, names))) return complain(words.user.none(email))
  return say(words.user.vendors(email, names.join(', ')))
}

export async function changeTrial(db: Db, email: string, state: 'on' | 'off'): Promise<number> {
  const isSet = await setTrial(db, email, state === 'on')
  return isSet ? say(words.user.trial[state](email)) : complain(words.user.none(email))
}

export async function changeOperator(db: Db, email: string, state: 'on' | 'off'): Promise<number> {
  const isSet = await setOperator(db, email, state === 'on')
  return isSet ? say(words.user.operator[state](email)) : complain(words.user.none(email))
}

export async function changeCompany(db: Db, email: string, text: string): Promise<number> {
  const company = lineOf('company_name', text)
  if (company === null) return complain(words.user.line(profileLimits.company_name))
  const outcome = await setEmployer(db, email, company)
  return outcome === 'set' ? say(words.user.company(email, company)) : complain(words.user[outcome](email))
}

export async function changeAddress(db: Db, email: string, next: string): Promise<number> {
  if (!isAddress(next)) return complain(words.user.notAnAddress(next))
  const outcome = await moveAddress(db, { email, next, supportEmail: readConfig().supportEmail }, new Date())
  if (outcome === 'taken') return complain(words.user.alreadyExists(next))
  return outcome === 'moved' ? say(words.user.address(email, next)) : complain(words.user.none(email))
}

const isAddress = (email: string) => toMailText(email) === email && mailPattern.test(email)

export async function add(db: Db, email: string, addOptions: AddOptions): Promise<number> {
  if (!isAddress(email)) return complain(words.user.notAnAddress(email))
  const lines = linesOf(addOptions)
  if ('most' in lines) return complain(words.user.line(lines.most))
  const { company, department, trial, ...options } = { ...addOptions, ...lines }
  const unknown = await unknownVendor(db, options.vendors ?? [])
  if (unknown !== null) return complain(unknown)
  const password = inventPassword()
  const account = { email, companyName: company, departmentName: department, isTrial: trial, password, ...options }
  const named = { name: options.name, employer: toEmployer(company), accountId: null }
  try {
    const isTaken = await db.transaction().execute(async (tx) => {
      if (!(await findAccount(tx, email)) && (await isNameTaken(tx, named))) return true
      await addAccount(tx, account, new Date())
      return false
    })
    if (isTaken) return complain(words.user.taken(email))
  } catch (error) {
    if ((error as { constraint?: string }).constraint !== 'account_email_key') throw error
    return complain(words.user.alreadyExists(email))
  }
  return say(`${email}  ${password}`)
}

export async function list(db: Db): Promise<number> {
  const { heads, states, kinds } = words.user
  const accounts = await listAccounts(db)
  printColumns([
    [heads.email, heads.name, heads.company, heads.state, heads.kind, heads.operator, heads.passwordDays],
    ...accounts.map((account) => [
      account.email,
      account.name,
      account.employer ?? words.user.stated(account.company_name),
      states[account.is_disabled ? 'disabled' : 'active'],
      kinds[account.is_trial ? 'trial' : 'full'],
      account.is_operator ? words.user.isOperator : '',
      String(Math.max(0, Math.floor((Date.now() - account.password_changed_at.getTime()) / 86_400_000))),
    ]),
  ])
  return 0
}

/** Lines that a profile holds, by the options that say them. */
const fields = { name: 'name', company: 'company_name', department: 'department_name', address: 'address' } as const

/** One line as a profile may hold it; null for one that it may not. */
const lineOf = (field: (typeof fields)[keyof typeof fields], text: string): string | null =>
  ProfileFields.shape[field].safeParse(text).data ?? null

/** The lines among the options, or the characters that the first one that does not fit may have. */
function linesOf(addOptions: AddOptions): Partial<Record<keyof typeof fields, string>> | { readonly most: number } {
  const lines: Partial<Record<keyof typeof fields, string>> = {}
  for (const [option, field] of Object.entries(fields) as [
    keyof typeof fields,
    (typeof fields)[keyof typeof fields],
  ][]) {
    const text = addOptions[option]
    if (text === undefined) continue
    const line = lineOf(field, text)
    if (line === null) return { most: profileLimits[field] }
    lines[option] = line
  }
  return lines
}

/** What is wrong with the names of vendors; null when this market has them all. */
async function unknownVendor(db: Db, names: readonly string[]): Promise<string | null> {
  const vendorKeys = ['satoyama', ...(await readVendors(db)).map(({ key }) => key)]
  const unknown = names.find((name) => !vendorKeys.includes(name))
  return unknown === undefined ? null : words.user.vendor(unknown, vendorKeys.join(', '))
}
