import type { FastifyInstance } from 'fastify'
import { listTemplates, saveTemplate, type Template } from '#contract/market/templates.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/http/refusal.ts'
import { serve } from '#server/http/serve.ts'
import {
  type TemplateColumn,
  type TemplateName,
  templateColumns,
} from '#server/imports/tables/templates/template-columns.ts'
import { templateTitles } from '#server/imports/tables/templates/template-titles.ts'
import { isTemplateName, templateCsv, templateNames, templateXlsx } from '#server/imports/tables/templates/templates.ts'

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

export function templateRoutes(app: FastifyInstance, _: Deps): void {
  const templates = templateNames.map(toTemplate)
  serve(app, listTemplates, async () => templates)

  serve(app, saveTemplate, async ({ params: { template, format } }) => {
    if (!isTemplateName(template)) throw new Refusal('template.not-found')
    const bytes = format === 'xlsx' ? await templateXlsx(template) : templateCsv(template)
    return { name: `satoyama-${template}.${format}`, type: types[format], bytes, replaced: 0 }
  })
}

function toTemplate(name: TemplateName): Template {
  const { ja, en } = templateTitles[name]
  return {
    name,
    titleJa: ja.title,
    titleEn: en.title,
    aboutJa: ja.about,
    aboutEn: en.about,
    columns: templateColumns[name].map(toColumn),
  }
}

const toColumn = ({ name, isRequired, ja, en, allowed, example }: TemplateColumn): Template['columns'][number] => ({
  name,
  isRequired,
  meaningJa: ja,
  meaningEn: en,
  allowed: allowed ?? null,
  example: example || null,
})
