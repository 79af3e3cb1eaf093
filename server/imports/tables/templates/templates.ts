import { writeXlsx } from 'hucre/xlsx'
import { csvText, harmlessCell } from '#contract/wire/spreadsheet.ts'
import { bilingual } from '#contract/words/words.ts'
import { type TemplateColumn, type TemplateName, templateColumns } from './template-columns.ts'

export const templateNames = Object.keys(templateColumns) as TemplateName[]

export const isTemplateName = (name: string): name is TemplateName => Object.hasOwn(templateColumns, name)

/** A template as CSV: its header and one example row, which imports as it stands once the code is one of yours. */
export function templateCsv(name: TemplateName): Buffer {
  const columns = templateColumns[name]
  const rows = [columns.map(({ name: column }) => column), ...exampleRows(columns)]
  return Buffer.from(`\ufeff${csvText(rows)}`)
}

const words = bilingual({
  sheet: { ja: '記入方法', en: 'Instructions' },
  heads: {
    ja: ['列', '必須', '内容', '取り得る値', '例'],
    en: ['Column', 'Required', 'Meaning', 'Allowed values', 'Example'],
  },
  yes: { ja: '必須', en: 'required' },
  no: { ja: '任意', en: 'optional' },
  note: {
    ja: '1枚目のシートに1行1件で記入し、そのまま取り込んでください。例の行は消してかまいません。コードは証券コード（4文字または5文字）です。',
    en: 'Fill in the first sheet, one row per entry, and import the file as it is. The example row may be deleted. A code is the securities code, of four or five characters.',
  },
})

/** A template as an Excel workbook: the table first, then what each column wants, in both languages. */
export async function templateXlsx(name: TemplateName): Promise<Uint8Array> {
  const columns = templateColumns[name]
  const table = [columns.map(({ name: column }) => column), ...exampleRows(columns)]
  const instructions = (['ja', 'en'] as const).map((language) => {
    const m = words[language]
    const rows = columns.map((column) => [
      column.name,
      column.isRequired ? m.yes : m.no,
      column[language],
      column.allowed ?? '',
      column.example,
    ])
    return {
      name: m.sheet,
      rows: [[m.note], [], [...m.heads], ...rows],
      columns: [{ width: 22 }, { width: 12 }, { width: 60 }, { width: 50 }, { width: 24 }],
    }
  })
  const width = columns.map(({ name: column, example }) => ({
    width: Math.max(12, column.length + 2, example.length + 2),
  }))
  const sheets = [{ name: 'Data', rows: table, columns: width }, ...instructions]
  return writeXlsx({
    sheets: sheets.map((sheet) => ({ ...sheet, rows: sheet.rows.map((row) => row.map(harmlessCell)) })),
  })
}

function exampleRows(columns: readonly TemplateColumn[]): string[][] {
  return [columns.map(({ example }) => example)]
}
