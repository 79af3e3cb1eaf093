import type { FileAnswer } from '#contract/wire/endpoint.ts'
import { bilingual } from '#contract/words/words.ts'
import { noSources, tableFile } from '#server/http/files/table-file.ts'
import { siteColumns } from './site-columns.ts'

const words = bilingual({
  table: { ja: '拠点', en: 'Sites' },
  about: { ja: '記入方法', en: 'Instructions' },
  head: { ja: ['列', '必須', '内容'], en: ['Column', 'Required', 'Meaning'] },
  yes: { ja: '必須', en: 'required' },
  no: { ja: '任意', en: 'optional' },
})

/** An empty table of sites with an example row; as a workbook with what each column wants. */
export function siteTemplate(format: 'csv' | 'xlsx', lang: keyof typeof words): Promise<FileAnswer> {
  const m = words[lang]
  const isJa = lang === 'ja'
  const header = siteColumns.map((column) => column[lang])
  const example = siteColumns.map(({ exampleJa, exampleEn }) => (isJa ? exampleJa : exampleEn) || null)
  const table = { name: m.table, rows: [header, example], widthOf: () => 22 }
  const rows = siteColumns.map((column) => [
    column[lang],
    column.isRequired ? m.yes : m.no,
    isJa ? column.meansJa : column.meansEn,
  ])
  const about = { name: m.about, rows: [[...m.head], ...rows], widthOf: (at: number) => (at === 2 ? 90 : 24) }
  return tableFile(
    { name: 'satoyama-scenario-sites', format, sources: noSources },
    format === 'csv' ? [table] : [table, about],
  )
}
