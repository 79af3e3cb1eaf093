import { type Command, InvalidArgumentError, Option } from 'commander'
import { readTokyoTime } from '#contract/wire/tokyo.ts'
import { toNumberText } from '#contract/wire/typed.ts'
import type { Announcement } from './maintenance-command.ts'
import type { OnDatabase } from './on-database.ts'
import type { AddOptions } from './user-command.ts'

const comments = () => import('./comments-command.ts')
const contact = () => import('./contact-command.ts')
const mail = () => import('./mail-command.ts')
const maintenance = () => import('./maintenance-command.ts')
const users = () => import('./user-command.ts')

/** Numbers of the newest mails and comments that are listed. */
const maxListed = 200

export function userCommands(user: Command, onDatabase: OnDatabase): void {
  user
    .command('add')
    .description('make an account and print its password')
    .argument('<email>')
    .requiredOption('--name <name>', 'of the person')
    .requiredOption('--company <company>', 'of the person')
    .option('--department <department>', 'of the person')
    .option('--phone <number>', 'digits and hyphens', toNumberText)
    .option('--postal-code <code>', 'digits and hyphens', toNumberText)
    .option('--address <address>', 'postal')
    .addOption(new Option('--language <language>', 'of mail and screens').choices(['ja', 'en']))
    .option('--trial', 'a trial account')
    .option('--vendors <names>', 'whose figures it may see: satoyama,msci and so on', toNames)
    .action((email: string, options: AddOptions) =>
      onDatabase(async ({ db }) => (await users()).add(db, email, options)),
    )
  user
    .command('list')
    .description('accounts, and how old their passwords are')
    .action(() => onDatabase(async ({ db }) => (await users()).list(db)))
  user
    .command('disable')
    .description('close an account and end its sessions')
    .argument('<email>')
    .action((email: string) => onDatabase(async ({ db }) => (await users()).disable(db, email)))
  user
    .command('reset')
    .description('make a new password and open the account again')
    .argument('<email>')
    .action((email: string) => onDatabase(async ({ db }) => (await users()).reset(db, email)))
  user
    .command('vendors')
    .description('say whose figures an account may see: satoyama,msci and so on')
    .argument('<email>')
    .argument('<names>', 'vendors, separated by commas', toNames)
    .action((email: string, names: string[]) =>
      onDatabase(async ({ db }) => (await users()).changeVendors(db, email, names)),
    )
  placeCommands(user, onDatabase)
  const trial = user.command('trial').description('make an account a trial, or a full one')
  for (const state of ['on', 'off'] as const) {
    trial
      .command(state)
      .argument('<email>')
      .action((email: string) => onDatabase(async ({ db }) => (await users()).changeTrial(db, email, state)))
  }
  const operator = user.command('operator').description('mark an account as an operator’s, or take the mark back')
  for (const state of ['on', 'off'] as const) {
    operator
      .command(state)
      .argument('<email>')
      .action((email: string) => onDatabase(async ({ db }) => (await users()).changeOperator(db, email, state)))
  }
}

/** Who somebody is to others: the address that mail goes to, and the company beside the name. */
function placeCommands(user: Command, onDatabase: OnDatabase): void {
  user
    .command('company')
    .description('set the company that stands beside the person’s name; its people see and mention each other')
    .argument('<email>')
    .argument('<company>', 'as others read it')
    .action((email: string, company: string) =>
      onDatabase(async ({ db }) => (await users()).changeCompany(db, email, company)),
    )
  user
    .command('address')
    .description('change the address that one signs in with, without a link; the former one is told by mail')
    .argument('<email>')
    .argument('<new email>')
    .action((email: string, next: string) =>
      onDatabase(async ({ db }) => (await users()).changeAddress(db, email, next)),
    )
}

const toNames = (text: string): string[] => [...new Set(text.split(',').map((name) => name.trim().toLowerCase()))]

export function mailCommands(command: Command, onDatabase: OnDatabase): void {
  command
    .command('list')
    .description(`the newest ${maxListed} mails and whether they were sent`)
    .action(() => onDatabase(async ({ db }) => (await mail()).list(db, maxListed)))
  command
    .command('show')
    .description('one mail with its text')
    .argument('<number>')
    .action((id: string) => onDatabase(async ({ db }) => (await mail()).show(db, id)))
  command
    .command('send')
    .description('try everything that was not sent, also what was given up')
    .action(() => onDatabase(async ({ db }) => (await mail()).send(db)))
}

export function contactCommands(command: Command, onDatabase: OnDatabase): void {
  command
    .command('list')
    .description('the newest 50 messages')
    .action(() => onDatabase(async ({ db }) => (await contact()).list(db, 50)))
}

export function commentCommands(command: Command, onDatabase: OnDatabase): void {
  command
    .command('list')
    .description(`the newest ${maxListed} comments and replies`)
    .action(() => onDatabase(async ({ db }) => (await comments()).list(db, maxListed)))
  command
    .command('hide')
    .description('hide comments or replies from everybody')
    .argument('<numbers...>')
    .action((numbers: string[]) => onDatabase(async ({ db }) => (await comments()).hide(db, numbers)))
  command
    .command('show')
    .description('show hidden ones again')
    .argument('<numbers...>')
    .action((numbers: string[]) => onDatabase(async ({ db }) => (await comments()).show(db, numbers)))
}

export function maintenanceCommands(command: Command, onDatabase: OnDatabase): void {
  command
    .command('announce')
    .description('announce one; times are Tokyo’s')
    .requiredOption('--from <time>', 'when it begins, "2026/11/30 22:00"', toMoment)
    .requiredOption('--to <time>', 'when it is over, "2026/12/01 02:00"', toMoment)
    .option('--ja <text>', 'your own words for the maintenance page, in Japanese')
    .option('--en <text>', 'your own words for the maintenance page, in English')
    .action((announcement: Announcement) =>
      onDatabase(async ({ db }) => (await maintenance()).announce(db, announcement)),
    )
  command
    .command('status')
    .description('what is under way or announced')
    .action(() => onDatabase(async ({ db }) => (await maintenance()).status(db)))
  command
    .command('clear')
    .description('take back what is under way and announced, or only one')
    .argument('[number]')
    .action((id: string | undefined) => onDatabase(async ({ db }) => (await maintenance()).clear(db, id)))
}

function toMoment(text: string): Date {
  const moment = readTokyoTime(text)
  if (moment) return moment
  throw new InvalidArgumentError('a time in Tokyo, "2026/11/30 22:00"')
}
