import { writeFileSync } from 'node:fs'
import { Command } from 'commander'
import { importPaths } from './cli/import-command.ts'
import { listImports, rejectedCsv } from './cli/imports-command.ts'
import { readConfig } from './config.ts'
import type { Db } from './db/database.ts'
import { sources } from './imports/sources.ts'
import { openHomeBeside } from './open-home.ts'
import { addAccount, disableAccount, inventPassword, listAccounts, resetPassword } from './session/accounts.ts'

/** Run a command on the data folder's database; its result is the exit code. */
async function onDatabase(command: (db: Db) => Promise<number>): Promise<void> {
  const home = await openHomeBeside(readConfig())
  const interrupt = () => home.close().finally(() => process.exit(130))
  process.on('SIGINT', interrupt)
  process.on('SIGTERM', interrupt)
  try {
    process.exitCode = await command(home.db)
  } finally {
    await home.close()
  }
}

const program = new Command('satoyama').description('Satoyama for its operator')

program
  .command('import')
  .description('import files and folders; each file is recognised by its content')
  .argument('<paths...>', 'files or folders')
  .option('--as <source>', `read as: ${sources.map(({ name }) => name).join(', ')}`)
  .action((paths: string[], options: { as?: string }) => onDatabase((db) => importPaths(db, paths, options)))

const imports = program.command('imports').description('what was imported')
imports.action(() =>
  onDatabase(async (db) => {
    await listImports(db)
    return 0
  }),
)
imports
  .command('rejected')
  .description('the rejected rows of an import, as CSV')
  .argument('<import>', 'number of the import')
  .option('--to <file>', 'write to a file instead of the terminal')
  .action((id: string, { to }: { to?: string }) =>
    onDatabase(async (db) => {
      const csv = await rejectedCsv(db, Number(id) || 0)
      if (csv === null) return complain(`There is no import ${id}.`)
      if (to) writeFileSync(to, csv)
      else process.stdout.write(csv)
      return 0
    }),
  )

const user = program.command('user').description('who may sign in')
user
  .command('add')
  .argument('<email>')
  .requiredOption('--name <name>')
  .requiredOption('--company <company>')
  .option('--department <department>')
  .action((email: string, { name, company, department }: Record<string, string>) =>
    onDatabase(async (db) => {
      const password = inventPassword()
      if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return complain(`${email} is not an e-mail address.`)
      if ((await listAccounts(db)).some((account) => account.email === email.toLowerCase()))
        return complain(`${email} has an account already.`)
      await addAccount(
        db,
        { email, name: name!, companyName: company!, departmentName: department, password },
        new Date(),
      )
      process.stdout.write(`${email}  ${password}\n`)
      return 0
    }),
  )
user.command('list').action(() =>
  onDatabase(async (db) => {
    for (const account of await listAccounts(db)) {
      process.stdout.write(
        `${account.email}  ${account.name}  ${account.company_name}  ${account.is_disabled ? 'disabled' : 'active'}\n`,
      )
    }
    return 0
  }),
)
user
  .command('disable')
  .argument('<email>')
  .action((email: string) =>
    onDatabase(async (db) =>
      (await disableAccount(db, email, new Date())) ? 0 : complain(`${email} has no account.`),
    ),
  )
user
  .command('reset')
  .description('make a new password and open the account again')
  .argument('<email>')
  .action((email: string) =>
    onDatabase(async (db) => {
      const password = inventPassword()
      if (!(await resetPassword(db, email, password, new Date()))) return complain(`${email} has no account.`)
      process.stdout.write(`${email}  ${password}\n`)
      return 0
    }),
  )

function complain(text: string): number {
  process.stderr.write(`${text}\n`)
  return 1
}

program.parseAsync().catch((error: unknown) => {
  complain(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
})
