import { read } from '@e965/xlsx'
import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { ExportFormat } from '#contract/exports/exports.ts'
import { harmlessCell } from '#contract/wire/spreadsheet.ts'
import { readCatalogue } from '#server/catalogue/catalogue.ts'
import { readZip } from '#server/imports/files/zip.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'
import { givenExports } from './given-exports.ts'

const database = givenDatabase({ companies: 60, seed: 8 })
const app = givenApp(database)
const exports = givenExports(database, app)
const contents = ['scores', 'raws', 'targets', 'ratings', 'definitions'] as const

type Cell = string | number | null
/** Heads and rows by table. */
type Tables = Readonly<Record<string, readonly (readonly Cell[])[]>>
const made: { json?: Tables; token?: string } = {}

const hostile = {
  nameJa: '=1+1',
  nameEn: '+SUM(A1)',
  name: '@SUM(A1)',
  target: '-1+1',
  performance: '\t=1+1',
  unit: '\r=1+1',
  period: '=2030',
  // Shift_JIS has neither the second kanji nor the picture.
  title: '=HYPERLINK("https://a.example","髙𠮷")🏭',
  publisher: '+a, "b"\r\n=1+1',
  file: '-table.csv',
}

/** Every text that comes from outside, for the first company. */
beforeAll(async () => {
  const { db } = database
  const id = exports.ids[0]!
  const { nameJa, nameEn, title, publisher, file, name, target, performance, unit, period } = hostile
  await sql`update company set name_ja = ${nameJa}, name_en = ${nameEn} where id = ${id}`.execute(db)
  await sql`update document set title = ${title}, publisher = ${publisher} where company_id = ${id}`.execute(db)
  await sql`update import set file_name = ${file}`.execute(db)
  await sql`
    insert into target (document_id, row, name, target, performance, unit, target_period, locator)
    select id, 'hostile', ${name}, ${target}, ${performance}, ${unit}, ${period}, '[]'
    from document where company_id = ${id} and fiscal_year = 2023 order by id limit 1`.execute(db)
  made.token = await app.signedIn()
  await db
    .updateTable('account')
    .set({ supported_vendors: ['sp', 'cdp'] })
    .execute()
  const { body } = await fileAs('json')
  made.json = Object.fromEntries(
    Object.entries(body as Record<string, Record<string, Cell>[]>).map(([key, rows]) => [
      key,
      rows.map((row) => Object.values(row)),
    ]),
  )
})

/** The file in a format, and how many characters it says were replaced. */
async function fileAs(format: ExportFormat) {
  const id = await exports.made(made.token!, { contents: [...contents], format, companies: exports.ids.slice(0, 2) })
  expect(exports.troubles).toEqual([])
  const { replaced } = (await exports.status(id, made.token!)).body.file as { replaced: number }
  const { body, headers } = await exports.file(id, made.token!)
  expect(headers['x-satoyama-replaced']).toBe(String(replaced))
  return { body, replaced }
}

/** Rows of each table of an archive below its heads. */
async function rowsOf(archive: Buffer, toRows: (bytes: Buffer) => string[][]): Promise<Record<string, string[][]>> {
  const entries = await readZip(archive, () => true)
  return Object.fromEntries(
    entries.map(({ name, bytes }) => [name.replace(/\.(csv|tsv)$/, ''), toRows(bytes).slice(1)]),
  )
}

const mapped = <T>(toCell: (cell: Cell) => T) =>
  Object.fromEntries(Object.entries(made.json!).map(([key, rows]) => [key, rows.map((row) => row.map(toCell))]))

test('JSON has every text as it is, and a list of each table', () => {
  expect(Object.keys(made.json!)).toEqual(['about', 'companies', ...contents, 'sources'])
  const { companies, targets, sources } = made.json!
  expect(companies![0]!.slice(1, 3)).toEqual([hostile.nameJa, hostile.nameEn])
  const { nameEn, name, target, performance, unit, period, title, publisher, file } = hostile
  const own = targets!.find((row) => row[3] === name)!
  expect(own.slice(1, 8)).toEqual([nameEn, 2023, name, target, performance, unit, period])
  // The source of the target is in the row of its number.
  const source = sources![(own[8] as number) - 1]!
  expect([source[2], source[4], source[9]]).toEqual([title, publisher, file])
})

test('the workbook has the same rows: texts, numbers and days, and no formula', async () => {
  const { body } = await fileAs('xlsx')
  const book = read(body, { dense: true, cellFormula: true })
  const tables = Object.values(made.json!)
  expect(book.SheetNames.length).toBe(tables.length)
  for (const [at, name] of book.SheetNames.entries()) {
    const { '!data': rows } = book.Sheets[name] as unknown as {
      '!data': ({ t: string; v?: Cell; f?: string } | undefined)[][]
    }
    expect(rows.flat().filter((cell) => cell?.f !== undefined)).toEqual([])
    const expected = tables[at]!
    const found = rows
      .slice(1)
      .map((row, r) => expected[r]!.map((cell, c) => (isDay(cell) ? toDay(row[c]?.v) : (row[c]?.v ?? null))))
    // That library reads a break of two signs as one.
    expect(found).toEqual(
      expected.map((row) => row.map((cell) => (typeof cell === 'string' ? cell.replaceAll('\r\n', '\n') : cell))),
    )
  }
})

const isDay = (cell: Cell) => typeof cell === 'string' && /^\d{4}-\d\d-\d\d$/.test(cell)
/** A number of days since 30 December 1899 as a day; the text of the first sheet is one already. */
const toDay = (value: Cell | undefined) =>
  typeof value === 'number' ? new Date((value - 25_569) * 86_400_000).toISOString().slice(0, 10) : value

test('links lead back into the product, with the context of the file', async () => {
  const { body } = await fileAs('xlsx')
  const book = read(body, { dense: true })
  const linksOf = (name: string) => {
    const sheet = book.Sheets[name] as unknown as { '!data': { v: string; l?: { Target: string } }[][] }
    return sheet['!data'].slice(1).map(([cell]) => [cell!.v, cell!.l?.Target.replaceAll('&amp;', '&')])
  }
  const link = (path: string) =>
    `https://satoyama.example${path}?inference=industry&period=short&version=2.1&peers=gics74`
  expect(linksOf('About this file').at(-1)![1]).toBe(link('/'))
  expect(linksOf('Companies').map(([, to]) => to)).toEqual(
    exports.ids.slice(0, 2).map((id) => link(`/companies/${id}/dashboard`)),
  )
  const definitions = linksOf('Definitions').filter(([, to]) => to !== undefined)
  expect(definitions.length).toBe(readCatalogue().length)
  expect(definitions).toEqual(definitions.map(([code]) => [code, link(`/definitions/${code}`)]))
})

test('CSV in UTF-8 begins with the mark that Excel needs, once, and runs nothing', async () => {
  const { body, replaced } = await fileAs('csv-utf8')
  const found = await rowsOf(body, (bytes) => {
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    expect(text.lastIndexOf('\ufeff')).toBe(0)
    return parse(text, { bom: true })
  })
  expect(found).toEqual(mapped(harmlessCell))
  expect(replaced).toBe(0)
  expect(found.targets!.find(([, , , name]) => name === "'@SUM(A1)")!.slice(4, 8)).toEqual([
    "'-1+1",
    "'\t=1+1",
    "'\r=1+1",
    "'=2030",
  ])
})

test('CSV in Shift_JIS counts what it had to replace', async () => {
  const { body, replaced } = await fileAs('csv-shift-jis')
  const decoder = new TextDecoder('shift_jis', { fatal: true })
  const found = await rowsOf(body, (bytes) => parse(decoder.decode(bytes)))
  let expected = 0
  const fitting = (cell: Cell) =>
    typeof cell === 'string'
      ? cell.replace(/[^\0-\x7f]/gu, (character) => {
          const one = lookalikes[character] ?? character
          if (shiftJis.has(one)) return one
          expected += 1
          return '〓'
        })
      : cell
  expect(found).toEqual(mapped((cell) => harmlessCell(fitting(cell))))
  const title = `'=HYPERLINK("https://a.example","髙〓")〓`
  expect(found.sources!.filter((row) => row[2] === title).length).toBeGreaterThan(100)
  // Heads count too: in English they have none.
  expect(replaced).toBe(expected)
})

/** What stands for a sign that Shift_JIS has under another code. */
const lookalikes: Readonly<Record<string, string>> = { '\u2013': '－', '\u00b7': '・' }

/** Every character of one and two bytes, as the platform decodes them. */
const shiftJis = new Set(
  Array.from({ length: 0x10000 }, (_, code) =>
    new TextDecoder('shift_jis').decode(code < 0x100 ? Uint8Array.of(code) : Uint8Array.of(code >> 8, code & 0xff)),
  ).filter((text) => [...text].length === 1 && text !== '\ufffd'),
)

test('TSV has a line for each row, and a tab only between cells', async () => {
  const { body } = await fileAs('tsv')
  const found = await rowsOf(body, (bytes) => parse(bytes.toString(), { delimiter: '\t', relax_quotes: true }))
  expect(found).toEqual(
    mapped((cell) => harmlessCell(typeof cell === 'string' ? cell.replace(/[\t\r\n]+/g, ' ') : cell)),
  )
})
