import { writeFileSync } from 'node:fs'
import { type Command, InvalidArgumentError } from 'commander'
import { readDate, years } from '#server/imports/cells.ts'
import { readYear } from '#server/imports/fiscal-period.ts'
import { sourceNames } from '#server/imports/source-names.ts'
import type { OnDatabase } from '../on-database.ts'
import { complain } from '../say.ts'
import type { ImportOptions } from './import-command.ts'
import type { TemplateOptions } from './template-command.ts'

const importing = () => import('./import-command.ts')
const imported = () => import('./imports-command.ts')
const templates = () => import('./template-command.ts')

export function importCommand(command: Command, onDatabase: OnDatabase): void {
  command
    .argument('<paths...>', 'files or folders')
    .option('--as <source>', `read as: ${sourceNames.join(', ')}`)
    .option('--mapping <name or file>', 'read tables with this mapping: a built-in one by name, or a YAML or JSON file')
    .option('--year <year>', 'fiscal year of tables that do not name it', toYear)
    .option('--again', 'read all files, also those of the last import that nothing has changed since')
    .option('--known-from <day>', 'day since which rows without a day of their own are public, 2026-05-12', toDay)
    .action((paths: string[], options: ImportOptions) =>
      onDatabase(async ({ db }) => (await importing()).importPaths(db, paths, options)),
    )
}

export function templateCommand(command: Command): void {
  command
    .argument('[name]', 'which one; all are listed without it')
    .option('--xlsx', 'as an Excel workbook instead of CSV')
    .option('--to <file>', 'write to this file')
    .action(async (name: string | undefined, options: TemplateOptions) => {
      process.exitCode = await (await templates()).writeTemplateFile(name, options)
    })
}

export function importsCommands(imports: Command, onDatabase: OnDatabase): void {
  imports.action(() =>
    onDatabase(async ({ db }) => {
      await (await imported()).listImports(db)
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
        const csv = await (await imported()).rejectedCsv(db, Number(id) || 0)
        if (csv === null) return complain(`There is no import ${id}.`)
        if (to) writeFileSync(to, csv)
        else process.stdout.write(csv)
        return 0
      }),
    )
}

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
