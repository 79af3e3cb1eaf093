import { Command } from 'commander'
import type { OnDatabase } from './cli/on-database.ts'

/** A command by its name. What it does is loaded when it is asked for: a list of commands needs no importers and no market. */
interface Named {
  readonly name: string
  readonly takes?: string
  readonly does: string
  readonly load: () => Promise<(command: Command, onDatabase: OnDatabase) => void>
}

const commands: readonly Named[] = [
  {
    name: 'import',
    takes: '<paths...>',
    does: 'import files and folders; each file is recognised by its content',
    load: async () => (await import('./cli/imports/import-commands.ts')).importCommand,
  },
  {
    name: 'template',
    takes: '[name]',
    does: 'write a template for files of your own, with instructions',
    load: async () => (await import('./cli/imports/import-commands.ts')).templateCommand,
  },
  {
    name: 'imports',
    does: 'what was imported',
    load: async () => (await import('./cli/imports/import-commands.ts')).importsCommands,
  },
  {
    name: 'user',
    does: 'who may sign in',
    load: async () => (await import('./cli/people-commands.ts')).userCommands,
  },
  {
    name: 'mail',
    does: 'the outbox',
    load: async () => (await import('./cli/people-commands.ts')).mailCommands,
  },
  {
    name: 'contact',
    does: 'what people wrote to support',
    load: async () => (await import('./cli/people-commands.ts')).contactCommands,
  },
  {
    name: 'comments',
    does: 'what people wrote about companies',
    load: async () => (await import('./cli/people-commands.ts')).commentCommands,
  },
  {
    name: 'maintenance',
    does: 'times in which the API is closed',
    load: async () => (await import('./cli/people-commands.ts')).maintenanceCommands,
  },
  {
    name: 'review',
    does: 'figures that look like errors of the filer, and names that may be a company of ours',
    load: async () => (await import('./cli/imports/review-commands.ts')).reviewCommands,
  },
  {
    name: 'market',
    does: 'the market that stands here',
    load: async () => (await import('./cli/market/market-commands.ts')).marketCommands,
  },
  {
    name: 'fetch',
    takes: '[source]',
    does: 'fetch from public sources',
    load: async () => (await import('./cli/fetching/fetch-commands.ts')).fetchCommands,
  },
  {
    name: 'backup',
    takes: '<folder>',
    does: 'keep everything in a new folder, also while a server runs',
    load: async () => (await import('./cli/home-commands.ts')).backupCommand,
  },
  {
    name: 'restore',
    takes: '<folder>',
    does: 'put a backup in the place of what is here; the server must be stopped',
    load: async () => (await import('./cli/home-commands.ts')).restoreCommand,
  },
  {
    name: 'doctor',
    does: 'check that everything is sound',
    load: async () => (await import('./cli/home-commands.ts')).doctorCommand,
  },
]

// An option belongs to the command that it stands behind: `review --all` and `review accept-name --all` are two things.
const program = new Command('satoyama').description('Satoyama for its operator').enablePositionalOptions()
const commandName = process.argv.slice(2).find((word) => !word.startsWith('-') && word !== 'help')

for (const { name, takes, does, load } of commands) {
  const command = program.command(name).description(does)
  if (name === commandName) {
    const { endWhenInterrupted, onDatabase } = await import('./cli/on-database.ts')
    const define = await load()
    define(command, onDatabase)
    endWhenInterrupted()
  } else if (takes) command.argument(takes)
}

// Whoever reads only the beginning, `| head`, has seen enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))
program.parseAsync().catch(async (error: unknown) => {
  const { explain } = await import('./cli/failures/failures.ts')
  const { complain } = await import('./cli/say.ts')
  complain(explain(error))
  if (process.env.SATOYAMA_LOG === 'debug') console.error(error)
  process.exitCode = 1
})
