import type { Command } from 'commander'
import type { OnDatabase } from '../on-database.ts'
import type { CorrectionOptions } from './read-target-command.ts'

const targets = () => import('./read-target-command.ts')

/** The part of the review list that holds targets read from the sentences of filings. */
export function readTargetCommands(review: Command, onDatabase: OnDatabase): void {
  review
    .command('targets')
    .description('targets read from sentences that wait for a decision')
    .option('--all', 'accepted and decided ones too')
    .option('--all-rows', 'every row, however many')
    .option('--company <code>', 'only targets of this company')
    .action((options: { all?: boolean; allRows?: boolean; company?: string }) =>
      onDatabase(async ({ db }) => (await targets()).listWaitingTargets(db, options)),
    )
  review
    .command('accept-target')
    .description('these are targets, as read unless an option corrects a field')
    .argument('<numbers...>')
    .option('--kind <kind>', 'what it is about, such as absolute or women-managers')
    .option('--amount <amount>', '46% is a cut, =30% a level to be reached; 5000t and =5000t likewise')
    .option('--scope <scope>', 'such as scope1+2')
    .option('--base-year <year>', 'FY2013 or 2013')
    .option('--target-year <year>', 'FY2030 or 2030')
    .action((ids: string[], options: CorrectionOptions) =>
      onDatabase(async ({ db }) => (await targets()).decideReadTargets(db, ids, { ...options, verdict: 'accepted' })),
    )
  review
    .command('refuse-target')
    .description('these are no targets of the company')
    .argument('<numbers...>')
    .action((ids: string[]) =>
      onDatabase(async ({ db }) => (await targets()).decideReadTargets(db, ids, { verdict: 'refused' })),
    )
  review
    .command('undo-target')
    .description('take decisions back')
    .argument('<numbers...>')
    .action((ids: string[]) =>
      onDatabase(async ({ db }) => (await targets()).decideReadTargets(db, ids, { verdict: 'undone' })),
    )
  review
    .command('target-history')
    .description('what was read, and every decision since')
    .argument('<number>')
    .action((id: string) => onDatabase(async ({ db }) => (await targets()).printTargetHistory(db, id)))
}
