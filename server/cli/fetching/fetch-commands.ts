import { Argument, type Command, InvalidArgumentError } from 'commander'
import { readDate } from '#server/imports/cells.ts'
import type { OnDatabase } from '../on-database.ts'
import type { FetchOptions } from './fetch-command.ts'

const theFetch = () => import('./fetch-command.ts')

export function fetchCommands(fetch: Command, onDatabase: OnDatabase): void {
  fetch
    .argument('[source]', 'which one; `fetch status` lists them')
    .option('--from <day>', 'first day of submission in Tokyo, 2025-06-01', toDay)
    .option('--to <day>', 'last day', toDay)
    .option('--limit <number>', 'how many at most', toCount)
    .option('--only <codes>', 'securities codes, 7203,6758', toCodes)
    .option('--again', 'also what is here already')
    .option('--whole', 'annual reports that are here as tables, fetched whole, the newest first')
    .option('--dry-run', 'say what would be fetched, and fetch nothing')
    .action((source: string | undefined, options: FetchOptions) =>
      onDatabase(async (home) => {
        const { fetchFrom, printStatus } = await theFetch()
        return source === undefined ? printStatus(home) : fetchFrom(home, source, options)
      }),
    )
  fetch
    .command('status')
    .description('every source: on or off, its key, its last run, what is left to fetch')
    .action(() => onDatabase(async (home) => (await theFetch()).printStatus(home)))
  fetch
    .command('key')
    .description('keep the key of EDINET; it is read from the terminal or from a pipe')
    .action(async () => {
      process.exitCode = await (await theFetch()).keepKey()
    })
  fetch
    .command('confirm')
    .description('note that the terms of a source allow your use')
    .argument('<source>')
    .option('--by <name>', 'who confirms it')
    .action((source: string, { by }: { by?: string }) =>
      onDatabase(async (home) => (await theFetch()).confirmTerms(home, source, by)),
    )
  fetch
    .command('whole')
    .description(
      'whether annual reports are fetched whole, with the tables in their texts: about 956 kB a report instead of 110, some 3.6 GB for 3,800',
    )
    .addArgument(new Argument('[state]', 'left out: how it stands and what it costs').choices(['on', 'off']))
    .option('--yes', 'switch it on without asking')
    .action((state: 'on' | 'off' | undefined, { yes = false }: { yes?: boolean }) =>
      onDatabase(async (home) => {
        const { setWhole } = await import('./whole-command.ts')
        return setWhole(home, state === undefined ? null : state === 'on', { yes })
      }),
    )
  for (const [name, isPaused] of [
    ['pause', true],
    ['resume', false],
  ] as const)
    fetch
      .command(name)
      .description(isPaused ? 'stop fetching from a source' : 'go on fetching from a source')
      .argument('<source>')
      .action((source: string) => onDatabase(async (home) => (await theFetch()).pauseSource(home, source, isPaused)))
}

function toDay(text: string): string {
  const day = readDate(text)
  if ('value' in day && day.value !== null) return day.value
  throw new InvalidArgumentError('a day, 2026-05-12')
}

function toCount(text: string): number {
  if (/^[1-9]\d{0,6}$/.test(text)) return Number(text)
  throw new InvalidArgumentError('a whole number')
}

function toCodes(text: string): string[] {
  const codes = text.split(',').map((code) => code.trim().toUpperCase())
  if (codes.every((code) => /^\d{3}[0-9A-Z]$/.test(code))) return codes
  throw new InvalidArgumentError('securities codes of four characters, separated by commas')
}
