import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { listTemplates, saveTemplate, type Template } from '#contract/market/templates.ts'
import { readSheets } from '#server/imports/files/sheet.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

const app = givenApp(givenDatabase())

async function file(template: string, format: string) {
  const token = await app.signedIn()
  return app.inject({ method: 'GET', url: `/api/templates/${template}/${format}`, headers: { token } })
}

async function templates(): Promise<Template[]> {
  return (await app.call(listTemplates, {}, await app.signedIn())).body.data
}

test('every template with what it holds and what each column means, in both languages', async () => {
  const list = await templates()
  expect(list.map(({ name }) => name)).toEqual([
    ...['companies', 'observations-long', 'observations-by-year', 'vendors', 'vendor-scores', 'prices'],
    ...['holdings', 'documents', 'news', 'patents', 'terms'],
  ])
  const isJapanese = (text: string) => /[ぁ-ヶ一-龠]|^URL$|コード/.test(text)
  for (const { name, titleJa, titleEn, aboutJa, aboutEn, columns } of list) {
    const texts = [titleJa, aboutJa, ...columns.map(({ meaningJa }) => meaningJa)]
    expect([name, texts.filter((text) => !isJapanese(text))]).toEqual([name, []])
    const english = [titleEn, aboutEn, ...columns.flatMap(({ meaningEn, allowed }) => [meaningEn, allowed ?? ''])]
    expect([name, english.filter((text) => /[ぁ-ヶ一-龠]/.test(text))]).toEqual([name, []])
    expect(columns.some(({ isRequired }) => isRequired)).toBe(true)
  }
})

describe('as a file', () => {
  test('CSV with the header and an example', async () => {
    const reply = await file('prices', 'csv')
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(reply.headers['content-disposition']).toContain('satoyama-prices.csv')
    const rows = parse(reply.rawPayload, { bom: true }) as string[][]
    const { columns } = (await templates()).find(({ name }) => name === 'prices')!
    expect(rows).toEqual([columns.map(({ name }) => name), columns.map(({ example }) => example ?? '')])
  })

  test('Excel with instructions in both languages', async () => {
    const reply = await file('prices', 'xlsx')
    expect(reply.headers['content-type']).toContain('spreadsheetml')
    expect(reply.headers['content-disposition']).toContain('satoyama-prices.xlsx')
    const sheets = await readSheets(reply.rawPayload)
    expect(sheets.map(({ name }) => name)).toEqual(['Data', '記入方法', 'Instructions'])
  })

  test('one that there is not', async () => {
    const reply = await app.call(
      saveTemplate,
      { params: { template: 'toString', format: 'csv' } },
      await app.signedIn(),
    )
    expect([reply.status, reply.body.code]).toEqual([404, 'template.not-found'])
  })
})
