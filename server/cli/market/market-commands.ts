import { type Command, InvalidArgumentError } from 'commander'
import type { OnDatabase } from '../on-database.ts'
import type { QualityOptions } from './quality-command.ts'

const theMarket = () => import('./market-command.ts')
const theQuality = () => import('./quality-command.ts')

export function marketCommands(market: Command, onDatabase: OnDatabase): void {
  market
    .command('status')
    .description('what it is and how much it holds')
    .action(() => onDatabase(async ({ db }) => (await theMarket()).printMarket(db)))
  market
    .command('demo')
    .description('make the invented market in an empty database')
    .option('--companies <number>', 'how many companies', toCount)
    .option('--seed <number>', 'another market from another seed', toCount)
    .action((options: { companies?: number; seed?: number }) =>
      onDatabase(async (home) => (await theMarket()).makeDemoMarket(home, options)),
    )
  market
    .command('quality')
    .description('what the market knows, doubts and scores, by indicator and year')
    .option('--csv <file>', 'write every indicator and year to this file')
    .action((options: QualityOptions) => onDatabase(async (home) => (await theQuality()).printQuality(home, options)))
  market
    .command('export')
    .description(
      'write figures, classifications and scores as plain files, from which docs/reproduce makes the scores again',
    )
    .argument('<folder>', 'a new one')
    .action((folder: string) => onDatabase(async (home) => (await theMarket()).exportTo(home, folder)))
  market
    .command('clear')
    .description('remove the market; accounts stay')
    .option('--yes', 'do it')
    .action((options: { yes?: boolean }) => onDatabase(async ({ db }) => (await theMarket()).clear(db, options)))
}

function toCount(text: string): number {
  if (/^\d{1,7}$/.test(text)) return Number(text)
  throw new InvalidArgumentError('a whole number')
}
