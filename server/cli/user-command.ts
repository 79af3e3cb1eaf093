import { type Command, InvalidArgumentError, Option } from 'commander'
import { ProfileFields, profileLimits } from '#contract/account/profile.ts'
import { mailPattern, toMailText, toNumberText } from '#contract/wire/typed.ts'
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
  setTrial,
  setVendors,
  toEmployer,
} from '#server/session/accounts.ts'
import { isNameTaken, setEmployer } from '#server/session/names.ts'
import type { OnDatabase } from './on-database.ts'
import { words } from './people-messages.ts'
import { printColumns } from './print-columns.ts'
import { complain, say } from './say.ts'

interface AddOptions {
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

export function userCommands(user: Command, onDatabase: OnDatabase): void {
  user
    .command('add')
    .description('make an account and print its password')
    .argument('<email>')
    .requiredOption('--name <name>', 'of the person', toLine('name'))
    .requiredOption('--company <company>', 'of the person', toLine('company_name'))
    .option('--department <department>', 'of the person', toLine('department_name'))
    .option('--phone <number>', 'digits and hyphens', toNumberText)
    .option('--postal-code <code>', 'digits and hyphens', toNumberText)
    .option('--address <address>', 'postal', toLine('address'))
    .addOption(new Option('--language <language>', 'of mail and screens').choices(['ja', 'en']))
    .option('--trial', 'a trial account')
    .option('--vendors <names>', 'whose figures it may see: satoyama,msci and so on', toNames)
    .action((email: string, options: AddOptions) => onDatabase(({ db }) => add(db, email, options)))
  user
    .command('list')
    .description('accounts, and how old their passwords are')
    .action(() => onDatabase(({ db }) => list(db)))
  user
    .command('disable')
    .description('close an account and end its sessions')
    .argument('<email>')
    .action((email: string) =>
      onDatabase(async ({ db }) =>
        (await disableAccount(db, email, new Date())) ? 0 : complain(words.user.none(email)),
      ),
    )
  user
    .command('reset')
    .description('make a new password and open the account again')
    .argument('<email>')
    .action((email: string) =>
      onDatabase(async ({ db }) => {
        const password = inventPassword()
        if (!(await resetPassword(db, email, password, new Date()))) return complain(words.user.none(email))
        return say(`${email}  ${password}`)
      }),
    )
  user
    .command('vendors')
    .description('say whose figures an account may see: satoyama,msci and so on')
    .argument('<email>')
    .argument('<names>', 'vendors, separated by commas', toNames)
    .action((email: string, names: string[]) =>
      onDatabase(async ({ db }) => {
        const unknown = await unknownVendor(db, names)
        if (unknown !== null) return complain(unknown)
        if (!(await setVendors(db, email, names))) return complain(words.user.none(email))
        return say(words.user.vendors(email, names.join(', ')))
      }),
    )
  placeCommands(user, onDatabase)
  const trial = user.command('trial').description('make an account a trial, or a full one')
  for (const state of ['on', 'off'] as const) {
    trial
      .command(state)
      .argument('<email>')
      .action((email: string) =>
        onDatabase(async ({ db }) =>
          (await setTrial(db, email, state === 'on'))
            ? say(words.user.trial[state](email))
            : complain(words.user.none(email)),
        ),
      )
  }
}

/** Who somebody is to others: the address that mail goes to, and the company beside the name. */
function placeCommands(user: Command, onDatabase: OnDatabase): void {
  user
    .command('company')
    .description('set the company that stands beside the person’s name; its people see and mention each other')
    .argument('<email>')
    .argument('<company>', 'as others read it', toLine('company_name'))
    .action((email: string, company: string) =>
      onDatabase(async ({ db }) => {
        const outcome = await setEmployer(db, email, company)
        return outcome === 'set' ? say(words.user.company(email, company)) : complain(words.user[outcome](email))
      }),
    )
  user
    .command('address')
    .description('change the address that one signs in with, without a link; the former one is told by mail')
    .argument('<email>')
    .argument('<new email>')
    .action((email: string, next: string) => onDatabase(({ db }) => changeAddress(db, email, next)))
}

async function changeAddress(db: Db, email: string, next: string): Promise<number> {
  if (!isAddress(next)) return complain(words.user.notAnAddress(next))
  const outcome = await moveAddress(db, { email, next, supportEmail: readConfig().supportEmail }, new Date())
  if (outcome === 'taken') return complain(words.user.alreadyExists(next))
  return outcome === 'moved' ? say(words.user.address(email, next)) : complain(words.user.none(email))
}

const isAddress = (email: string) => toMailText(email) === email && mailPattern.test(email)

async function add(db: Db, email: string, { company, department, trial, ...options }: AddOptions): Promise<number> {
  if (!isAddress(email)) return complain(words.user.notAnAddress(email))
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

async function list(db: Db): Promise<number> {
  const { heads, states, kinds } = words.user
  const accounts = await listAccounts(db)
  printColumns([
    [heads.email, heads.name, heads.company, heads.state, heads.kind, heads.passwordDays],
    ...accounts.map((account) => [
      account.email,
      account.name,
      account.employer ?? words.user.stated(account.company_name),
      states[account.is_disabled ? 'disabled' : 'active'],
      kinds[account.is_trial ? 'trial' : 'full'],
      String(Math.max(0, Math.floor((Date.now() - account.password_changed_at.getTime()) / 86_400_000))),
    ]),
  ])
  return 0
}

/** One line as a profile may hold it. */
function toLine(field: 'name' | 'company_name' | 'department_name' | 'address') {
  return (text: string): string => {
    const line = ProfileFields.shape[field].safeParse(text)
    if (line.success) return line.data
    throw new InvalidArgumentError(words.user.line(profileLimits[field]))
  }
}

const toNames = (text: string): string[] => [...new Set(text.split(',').map((name) => name.trim().toLowerCase()))]

/** What is wrong with the names of vendors; null when this market has them all. */
async function unknownVendor(db: Db, names: readonly string[]): Promise<string | null> {
  const known = ['satoyama', ...(await readVendors(db)).map(({ key }) => key)]
  const unknown = names.find((name) => !known.includes(name))
  return unknown === undefined ? null : words.user.vendor(unknown, known.join(', '))
}
