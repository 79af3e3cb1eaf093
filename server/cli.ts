import { writeFileSync } from 'node:fs'
import { Command, InvalidArgumentError } from 'commander'
import { backUpTo, restoreFrom } from './cli/backup-command.ts'
import { commentCommands } from './cli/comments-command.ts'
import { contactCommands } from './cli/contact-command.ts'
import { examine } from './cli/doctor.ts'
import { explain } from './cli/failures/failures.ts'
import { decideIdentifiersOf, listIdentifiers } from './cli/imports/identifiers-command.ts'
import { type ImportOptions, importPaths } from './cli/imports/import-command.ts'
import { listImports, rejectedCsv } from './cli/imports/imports-command.ts'
import { decideNamesOf, listNames, type NameOptions } from './cli/imports/names-command.ts'
import { readTargetCommands } from './cli/imports/read-target-commands.ts'
import {
  type AcceptOptions,
  acceptReviews,
  type CaseOptions,
  listReviews,
  renewReviews,
} from './cli/imports/review-command.ts'
import { type TemplateOptions, writeTemplateFile } from './cli/imports/template-command.ts'
import { mailCommands } from './cli/mail-command.ts'
import { maintenanceCommands } from './cli/maintenance-command.ts'
import { clear, exportTo, makeDemoMarket, printMarket } from './cli/market/market-command.ts'
import { printQuality, type QualityOptions } from './cli/market/quality-command.ts'
import { endWhenInterrupted, onDatabase } from './cli/on-database.ts'
import { complain } from './cli/say.ts'
import { userCommands } from './cli/user-command.ts'
import { readConfig } from './config.ts'
import { readDate, years } from './imports/cells.ts'
import { readYear } from './imports/fiscal-period.ts'
import { sources } from './imports/sources.ts'

// An option belongs to the command that it stands behind: `review --all` and `review accept-name --all` are two things.
const program = new Command('satoyama').description('Satoyama for its operator').enablePositionalOptions()

program
  .command('import')
  .description('import files and folders; each file is recognised by its content')
  .argument('<paths...>', 'files or folders')
  .option('--as <source>', `read as: ${sources.map(({ name }) => name).join(', ')}`)
  .option('--mapping <name or file>', 'read tables with this mapping: a built-in one by name, or a YAML or JSON file')
  .option('--year <year>', 'fiscal year of tables that do not name it', toYear)
  .option('--known-from <day>', 'day since which rows without a day of their own are public, 2026-05-12', toDay)
  .action((paths: string[], options: ImportOptions) => onDatabase(({ db }) => importPaths(db, paths, options)))

program
  .command('template')
  .description('write a template for files of your own, with instructions')
  .argument('[name]', 'which one; all are listed without it')
  .option('--xlsx', 'as an Excel workbook instead of CSV')
  .option('--to <file>', 'write to this file')
  .action(async (name: string | undefined, options: TemplateOptions) => {
    process.exitCode = await writeTemplateFile(name, options)
  })

const imports = program.command('imports').description('what was imported')
imports.action(() =>
  onDatabase(async ({ db }) => {
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
    onDatabase(async ({ db }) => {
      const csv = await rejectedCsv(db, Number(id) || 0)
      if (csv === null) return complain(`There is no import ${id}.`)
      if (to) writeFileSync(to, csv)
      else process.stdout.write(csv)
      return 0
    }),
  )

/** Cases of the review list by what they have in common. */
function byKind(command: Command): Command {
  return command
    .option('--reason <reason>', 'only cases of this reason, such as carried-over')
    .option('--file <name or number>', 'only figures of this file, or of the import of this number')
    .option('--company <code>', 'only figures of this company')
    .option('--indicator <code>', 'only figures of this indicator')
}

userCommands(program, onDatabase)
mailCommands(program, onDatabase)
contactCommands(program, onDatabase)
commentCommands(program, onDatabase)
maintenanceCommands(program, onDatabase)

const review = program
  .command('review')
  .enablePositionalOptions()
  .description('figures that look like errors of the filer, and names that may be a company of ours')
  .option('--all', 'decided ones too')
  .option('--all-rows', 'every row, however many')
byKind(review).action((options: CaseOptions & { all?: boolean; allRows?: boolean }) =>
  onDatabase(({ db }) => listReviews(db, options)),
)
byKind(
  review
    .command('accept')
    .description('decide cases: as proposed, unless an option says otherwise')
    .argument('[numbers...]', 'numbers, and ranges such as 12-80')
    .option('--as-filed', 'the figure is right as filed')
    .option('--value <number>', 'the right figure is this one')
    .option('--exclude', 'the figure is wrong, nobody knows the right one, and it stays out')
    .option('--currency <code>', 'the figure is in this currency, such as USD, and is converted at --rate')
    .option('--rate <yen>', 'yen of one unit of the currency'),
).action((ids: string[], options: AcceptOptions) => onDatabase(({ db }) => acceptReviews(db, ids, options)))
review
  .command('again')
  .description('judge all figures again, such as after an update that changed the rules')
  .action(() => onDatabase(({ db }) => renewReviews(db)))
review
  .command('names')
  .description('names to confirm')
  .action(() => onDatabase(({ db }) => listNames(db)))
review
  .command('accept-name')
  .description('these names mean the companies suggested; the files are read again')
  .argument('[numbers...]')
  .option('--source <source>', 'all open names of a source')
  .option('--all', 'all open names')
  .action((ids: string[], options: NameOptions) =>
    onDatabase(({ db }) => decideNamesOf(db, ids, { ...options, accept: true })),
  )
review
  .command('refuse-name')
  .description('these names mean other companies')
  .argument('[numbers...]')
  .option('--source <source>', 'all open names of a source')
  .option('--all', 'all open names')
  .action((ids: string[], options: NameOptions) =>
    onDatabase(({ db }) => decideNamesOf(db, ids, { ...options, accept: false })),
  )
review
  .command('identifiers')
  .description('ISINs and LEIs that disagree with what is held')
  .action(() => onDatabase(({ db }) => listIdentifiers(db)))
review
  .command('accept-identifier')
  .description('the companies have these numbers')
  .argument('<numbers...>')
  .action((ids: string[]) => onDatabase(({ db }) => decideIdentifiersOf(db, ids, true)))
review
  .command('refuse-identifier')
  .description('what is held stays')
  .argument('<numbers...>')
  .action((ids: string[]) => onDatabase(({ db }) => decideIdentifiersOf(db, ids, false)))
readTargetCommands(review, onDatabase)

const market = program.command('market').description('the market that stands here')
market
  .command('status')
  .description('what it is and how much it holds')
  .action(() => onDatabase(({ db }) => printMarket(db)))
market
  .command('demo')
  .description('make the invented market in an empty database')
  .option('--companies <number>', 'how many companies', toCount)
  .option('--seed <number>', 'another market from another seed', toCount)
  .action((options: { companies?: number; seed?: number }) => onDatabase((home) => makeDemoMarket(home, options)))
market
  .command('quality')
  .description('what the market knows, doubts and scores, by indicator and year')
  .option('--csv <file>', 'write every indicator and year to this file')
  .action((options: QualityOptions) => onDatabase((home) => printQuality(home, options)))
market
  .command('export')
  .description(
    'write figures, classifications and scores as plain files, from which docs/reproduce makes the scores again',
  )
  .argument('<folder>', 'a new one')
  .action((folder: string) => onDatabase((home) => exportTo(home, folder)))
market
  .command('clear')
  .description('remove the market; accounts stay')
  .option('--yes', 'do it')
  .action((options: { yes?: boolean }) => onDatabase(({ db }) => clear(db, options)))

program
  .command('backup')
  .description('keep everything in a new folder, also while a server runs')
  .argument('<folder>')
  .action((folder: string) => onDatabase((home) => backUpTo(home, folder)))
program
  .command('restore')
  .description('put a backup in the place of what is here; the server must be stopped')
  .argument('<folder>')
  .option('--overwrite', 'replace what is here')
  .action(async (folder: string, options: { overwrite?: boolean }) => {
    process.exitCode = await restoreFrom(readConfig(), folder, options)
  })
program
  .command('doctor')
  .description('check that everything is sound')
  .option('--deep', 'read every kept file and count every figure')
  .action((options: { deep?: boolean }) => onDatabase((home) => examine(home, options)))

function toYear(text: string): number {
  const year = readYear(text)
  if ('value' in year && year.value !== null) return year.value
  throw new InvalidArgumentError(`a year from ${years.first} to ${years.last}`)
}

function toDay(text: string): string {
  const day = readDate(text)
  if ('value' in day && day.value !== null) return day.value
  throw new InvalidArgumentError('a day, 2026-05-12')
}

function toCount(text: string): number {
  if (/^\d{1,7}$/.test(text)) return Number(text)
  throw new InvalidArgumentError('a whole number')
}

endWhenInterrupted()
// Whoever reads only the beginning, `| head`, has seen enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))
program.parseAsync().catch((error: unknown) => {
  complain(explain(error))
  if (process.env.SATOYAMA_LOG === 'debug') console.error(error)
  process.exitCode = 1
})
