import { type Command, InvalidArgumentError } from 'commander'
import { readDate } from '#server/imports/cells.ts'
import type { RealOptions } from '../fetching/market-real-command.ts'
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
    .command('real')
    .description('build the real Japanese market from public sources, and keep it current')
    .option('--yes', 'begin without asking')
    .option('--confirm <sources>', 'sources whose terms you have read and which allow your use: jpx-list,sbti', toNames)
    .option('--since <day>', 'oldest day of filings to go back to at night, 2016-04-01', toDay)
    .action((options: RealOptions) =>
      onDatabase(async (home) => (await import('../fetching/market-real-command.ts')).makeRealMarket(home, options)),
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

const toNames = (text: string): string[] => text.split(',').map((name) => name.trim())

function toDay(text: string): string {
  const day = readDate(text)
  if ('value' in day && day.value !== null) return day.value
  throw new InvalidArgumentError('a day, 2016-04-01')
}
