import { existsSync, writeFileSync } from 'node:fs'
import { isTemplateName, templateCsv, templateNames, templateXlsx } from '#server/imports/tables/templates/templates.ts'
import { words } from '../operating-messages.ts'

export interface TemplateOptions {
  readonly xlsx?: boolean
  readonly to?: string
}

/** Write a template beside the operator, or list them; never over a file that is there. */
export async function writeTemplateFile(
  name: string | undefined,
  { xlsx = false, to }: TemplateOptions,
): Promise<number> {
  if (name === undefined || !isTemplateName(name)) {
    const list = `${words.templates.list}\n${templateNames.map((one) => `  ${one}`).join('\n')}\n`
    ;(name === undefined ? process.stdout : process.stderr).write(list)
    return name === undefined ? 0 : 1
  }
  const file = to ?? `${name}.${xlsx ? 'xlsx' : 'csv'}`
  if (existsSync(file)) {
    process.stderr.write(`${words.backup.exists(file)}\n`)
    return 1
  }
  writeFileSync(file, xlsx ? await templateXlsx(name) : templateCsv(name))
  process.stdout.write(`${words.templates.written(file)}\n`)
  return 0
}
