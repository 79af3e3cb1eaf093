import type { Command } from 'commander'
import type { OnDatabase } from '../on-database.ts'
import type { ListOptions } from './read-figure-command.ts'

const figures = () => import('./read-figure-command.ts')

/** The part of the review list that holds figures read from the words of filings. */
export function readFigureCommands(review: Command, onDatabase: OnDatabase): void {
  review
    .command('figures')
    .description('figures read from text that wait for a decision')
    .option('--all', 'those that count and those decided too')
    .option('--all-rows', 'every row, however many')
    .option('--company <code>', 'only figures of this company')
    .option('--indicator <code>', 'only figures of this indicator')
    .option('--csv', 'as a table for measuring the rules')
    .action((options: ListOptions) => onDatabase(async ({ db }) => (await figures()).listReadFigures(db, options)))
  review
    .command('accept-figure')
    .description('the words say these figures, as read unless a value is given')
    .argument('<numbers...>')
    .option('--value <number>', 'what the words say, in the unit of the indicator')
    .action((ids: string[], { value }: { value?: string }) =>
      onDatabase(async ({ db }) => (await figures()).decideFigures(db, ids, { verdict: 'accepted', value })),
    )
  review
    .command('refuse-figure')
    .description('the words do not say these figures')
    .argument('<numbers...>')
    .action((ids: string[]) =>
      onDatabase(async ({ db }) => (await figures()).decideFigures(db, ids, { verdict: 'refused' })),
    )
  review
    .command('undo-figure')
    .description('take decisions on figures back')
    .argument('<numbers...>')
    .action((ids: string[]) =>
      onDatabase(async ({ db }) => (await figures()).decideFigures(db, ids, { verdict: 'undone' })),
    )
  review
    .command('read-again')
    .description('read stored annual reports by the present rules, such as after an update')
    .action(() => onDatabase(async ({ db }) => (await figures()).readFilingsAgain(db)))
}
