import type { Command } from 'commander'
import type { OnDatabase } from '../on-database.ts'
import type { NameOptions } from './names-command.ts'
import { readFigureCommands } from './read-figure-commands.ts'
import { readTargetCommands } from './read-target-commands.ts'
import type { AcceptOptions, CaseOptions } from './review-command.ts'

const identifiers = () => import('./identifiers-command.ts')
const names = () => import('./names-command.ts')
const reviews = () => import('./review-command.ts')

/** Cases of the review list by what they have in common. */
function byKind(command: Command): Command {
  return command
    .option('--reason <reason>', 'only cases of this reason, such as carried-over')
    .option('--file <name or number>', 'only figures of this file, or of the import of this number')
    .option('--company <code>', 'only figures of this company')
    .option('--indicator <code>', 'only figures of this indicator')
}

export function reviewCommands(review: Command, onDatabase: OnDatabase): void {
  review.enablePositionalOptions().option('--all', 'decided ones too').option('--all-rows', 'every row, however many')
  byKind(review).action((options: CaseOptions & { all?: boolean; allRows?: boolean }) =>
    onDatabase(async ({ db }) => (await reviews()).listReviews(db, options)),
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
  ).action((ids: string[], options: AcceptOptions) =>
    onDatabase(async ({ db }) => (await reviews()).acceptReviews(db, ids, options)),
  )
  review
    .command('again')
    .description('judge all figures again, such as after an update that changed the rules')
    .action(() => onDatabase(async ({ db }) => (await reviews()).renewReviews(db)))
  review
    .command('names')
    .description('names to confirm')
    .action(() => onDatabase(async ({ db }) => (await names()).listNames(db)))
  review
    .command('accept-name')
    .description('these names mean the companies suggested; the files are read again')
    .argument('[numbers...]')
    .option('--source <source>', 'all open names of a source')
    .option('--all', 'all open names')
    .action((ids: string[], options: NameOptions) =>
      onDatabase(async ({ db }) => (await names()).decideNamesOf(db, ids, { ...options, accept: true })),
    )
  review
    .command('refuse-name')
    .description('these names mean other companies')
    .argument('[numbers...]')
    .option('--source <source>', 'all open names of a source')
    .option('--all', 'all open names')
    .action((ids: string[], options: NameOptions) =>
      onDatabase(async ({ db }) => (await names()).decideNamesOf(db, ids, { ...options, accept: false })),
    )
  review
    .command('identifiers')
    .description('ISINs and LEIs that disagree with what is held')
    .action(() => onDatabase(async ({ db }) => (await identifiers()).listIdentifiers(db)))
  review
    .command('accept-identifier')
    .description('the companies have these numbers')
    .argument('<numbers...>')
    .action((ids: string[]) => onDatabase(async ({ db }) => (await identifiers()).decideIdentifiersOf(db, ids, true)))
  review
    .command('refuse-identifier')
    .description('what is held stays')
    .argument('<numbers...>')
    .action((ids: string[]) => onDatabase(async ({ db }) => (await identifiers()).decideIdentifiersOf(db, ids, false)))
  readFigureCommands(review, onDatabase)
  readTargetCommands(review, onDatabase)
}
