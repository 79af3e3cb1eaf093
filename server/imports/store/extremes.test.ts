import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { givenDatabase } from '#server/test/database.ts'
import { codeList, givenImport, report2025, sampleBytes } from '#server/test/samples.ts'
import { Unreadable } from '../rejections.ts'
import { ownMappings } from '../tables/read-table.ts'
import { extremes, givenTable, spoiled, toCsv } from './given-extremes.ts'
import { type ImportRequest, type ImportSummary, importFile } from './import-file.ts'

const database = givenDatabase()
beforeAll(async () => void (await givenImport(database.db, codeList)))

/** What became of a file: its summary, or why it was refused. Anything else that is thrown fails the test. */
async function outcomeOf(text: string | Buffer, request: Partial<ImportRequest> = {}): Promise<ImportSummary | string> {
  const now = new Date('2026-01-15T03:00:00Z')
  try {
    const bytes = Buffer.from(text)
    const summary = await importFile(database.db, { bytes, fileName: 'a.csv', by: 'test', now, ...request })
    expectSums(summary)
    return summary
  } catch (error) {
    if (error instanceof Unreadable) return error.reason
    throw error
  }
}

/** What was read is what came of it, in rows and in figures, and nothing is counted below zero. */
function expectSums({ counts }: ImportSummary): void {
  for (const { read, ...rest } of [counts.rows, ...(counts.figures ? [counts.figures] : [])]) {
    const parts = Object.values(rest)
    expect(parts.reduce((sum, count) => sum + count, 0)).toBe(read)
    expect(Math.min(...parts)).toBeGreaterThanOrEqual(0)
  }
}

describe('whatever stands in one cell, its row is kept or given back, and the file is read to its end', () => {
  test.each(ownMappings.map((mapping) => [mapping.mapping, mapping] as const))('%s', async (source, mapping) => {
    const { header, row } = givenTable(mapping)
    const options = { mapping: source, ...(mapping.year && 'ask' in mapping.year && { year: 2023 }) }
    const good = await outcomeOf(toCsv([header, row]), { source, options })
    expect(good).toMatchObject({ counts: { rows: { read: 1 } } })
    const summary = await outcomeOf(toCsv([header, ...spoiled(row)]), { source, options })
    expect(summary).toMatchObject({ counts: expect.anything() })
  })

  test.each([
    'edinet-code-list/samples/ok/without-title-utf8-bom.csv',
    'jpx-listed-issues/samples/ok/list.csv',
    'company-identifiers/samples/ok/identifiers.csv',
    'edinet-document-list/samples/ok/list.csv',
    'tdnet-titles/samples/ok/titles.csv',
  ])('%s', async (path) => {
    const [header = '', row = ''] = sampleBytes(path).toString('utf8').replace('\ufeff', '').split(/\r?\n/)
    const cells = (line: string) => line.split(',').map((cell) => cell.replaceAll('"', ''))
    const summary = await outcomeOf(toCsv([cells(header), ...spoiled(cells(row))]))
    expect(summary).toMatchObject({ counts: expect.anything() })
  })

  test.each(['tdnet-titles/samples/ok/day.json', 'edinet-document-list/samples/ok/entry.json'])('%s', async (path) => {
    const text = sampleBytes(path).toString('utf8')
    const shapes = ['null', '[]', '{}', 'true', `${'['.repeat(9000)}${']'.repeat(9000)}`]
    for (const leaf of new Set(text.match(/"[^"\n]*"(?=\s*[,}\n])|\{[^{}]*\}/g))) {
      const values = [...extremes, '\0', '\ud800', '見本\u0007電機'].map((extreme) => JSON.stringify(extreme))
      for (const value of [...values, ...shapes])
        await expect(outcomeOf(text.replace(leaf, () => value))).resolves.toBeDefined()
    }
  })

  test('an annual report, a figure or a date of it', async () => {
    const [header = '', ...rows] = sampleBytes(report2025).toString('utf16le').split('\r\n')
    const toFile = (lines: readonly string[]) => Buffer.from([header, ...lines].join('\r\n'), 'utf16le')
    const value = /[^\t]*$/
    const isAbout = (row: string) => /jpdei_cor|CoverPage/.test(row)
    for (const [turn, extreme] of extremes.entries()) {
      const quoted = `"${extreme.replaceAll('"', '""')}"`
      const figures = rows.map((row) => (isAbout(row) || row === '' ? row : row.replace(value, () => quoted)))
      await expect(outcomeOf(toFile(figures))).resolves.toBeDefined()
      for (const [at, row] of rows.entries())
        if (isAbout(row) && (at + turn) % 8 === 0)
          await expect(
            outcomeOf(
              toFile(
                rows.with(
                  at,
                  row.replace(value, () => quoted),
                ),
              ),
            ),
          ).resolves.toBeDefined()
    }
  })
})

test('nothing that is kept leaves what numbers and days may be', async () => {
  const { rows: columns } = await sql<{ table: string; column: string; type: string }>`
    select c.table_name as table, column_name as column, data_type as type
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and data_type in ('double precision', 'real', 'numeric', 'smallint', 'date', 'timestamp without time zone')
    order by 1, 2`.execute(database.db)
  expect(columns.length).toBeGreaterThan(30)
  for (const { table, column, type } of columns) {
    const is = sql.ref(column)
    const wrong = /^(date|timestamp)/.test(type)
      ? sql`${is} not between '1900-01-01' and '2103-12-31'`
      : sql`${is} <> 0 and (abs(${is}::float8) not between 1e-30 and 1e18)`
    const { rows } = await sql`select ${is} from ${sql.table(table)} where ${wrong} limit 3`.execute(database.db)
    expect({ table, column, rows }).toEqual({ table, column, rows: [] })
  }
})

/** Texts that may have several lines; names, titles, keys and words have one. */
const passages = [
  'news.body_ja',
  'news.body_en',
  'news_edition.body_ja',
  'news_edition.body_en',
  'news_edition.folded',
  'news_reading.folded',
  'patent.abstract',
  'observation.filed',
  'import_rejection.value',
]

test('nothing that is kept has what is not seen, and no name has two lines', async () => {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select c.table_name as table, column_name as column
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and data_type = 'text' order by 1, 2`.execute(
    database.db,
  )
  const unseen =
    '[\\u0001-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff]'
  for (const { table, column } of columns) {
    if (`${table}.${column}` === 'company.search_text') continue // Variants of a name, one a line.
    const wrong = passages.includes(`${table}.${column}`) ? unseen : `${unseen}|[\\t\\n\\r\\u2028\\u2029]`
    const query = sql`select ${sql.ref(column)} as text from ${sql.table(table)} where ${sql.ref(column)} ~ ${wrong} limit 3`
    expect({ table, column, rows: (await query.execute(database.db)).rows }).toEqual({ table, column, rows: [] })
  }
  const { rows } = await sql`select name_ja from company where name_ja like '見本電機%'`.execute(database.db)
  expect(rows.length).toBeGreaterThan(0)
})
