import { globSync, readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvText, harmlessCell, tsvText } from './spreadsheet.ts'

test.each(
  [
    '=1+1',
    '+81 3',
    '-cmd',
    '@name',
    "-2+3+cmd|' /C calc'!A0",
    '＝1+1',
    '＋cmd',
    '－cmd',
    '＠SUM(1)',
    '﹢1+cmd',
    '﹣cmd',
    '⁺cmd',
    '⁻cmd',
    '₌1',
    '﹦1',
    '−cmd',
    ' =1',
    '\u3000＝1',
    '\ufeff=1',
    '\u200b=1',
    '\u202e@a',
    '\u{e0100}=1',
    '"=1',
    "'=1",
    '“＝1',
    '\t=1',
    '\rx',
    '\nx',
    '\tx',
    '-1-1',
    '+5',
    '=',
  ].filter((cell) => cell !== '='),
)('%j is no formula any more', (cell) => expect(harmlessCell(cell)).toBe(`'${cell}`))

test.each([
  '-0.7',
  '-12',
  '−12.5',
  '-1,234',
  '-5%',
  '-1e-7',
  '72.4',
  '気候変動',
  'a-b',
  'a=b',
  '-',
  '－',
  '—',
  '',
  'x@y',
])('%j stays as it is', (cell) => expect(harmlessCell(cell)).toBe(cell))

test('a sign with a combining mark after it still begins a formula', () => {
  expect(harmlessCell('=\u0338cmd|x')).toBe("'=\u0338cmd|x")
})

test('numbers are written out, and what is missing is empty', () => {
  expect([-7, -1e-7, 0, null, Number.NaN, Number.POSITIVE_INFINITY].map(harmlessCell)).toEqual([
    '-7',
    '-1e-7',
    '0',
    '',
    '',
    '',
  ])
})

test('a break in a copied cell begins no cell of its own', () => {
  expect(
    tsvText([
      ['a\n=cmd', 'b\t@x', '"=1', '"Hytex" CJSC'],
      ['-2+3+cmd|x', null, -1, 'z'],
    ]),
  ).toBe(`a =cmd\tb @x\t'"=1\t"""Hytex"" CJSC"\n'-2+3+cmd|x\t\t-1\tz`)
})

const cell = fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[\s"'=+@,\t\n\u200b＝-]{0,6}[a-z]{0,3}$/))
const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 4 })

test('whatever the cells, a file has as many rows and cells, and none that is run', () => {
  fc.assert(
    fc.property(rows, (table) => {
      const read = parse(csvText(table), { relax_column_count: true, record_delimiter: '\r\n' }) as string[][]
      expect(read).toEqual(table.map((row) => row.map(harmlessCell)))
      const copied = tsvText(table)
        .split('\n')
        .map((line) => line.split('\t'))
      expect(copied.map((row) => row.length)).toEqual(table.map((row) => row.length))
      for (const text of [...read, ...copied].flat())
        expect(/^[=+@＝＋＠]|^[-－](?![\d.,%e]*$)/.test(text.trim()) && !/^[-=+－]$/.test(text)).toBe(false)
    }),
    { numRuns: 500 },
  )
})

/** Who may write a table, and what besides: everything else that leaves goes through them. */
const writers: readonly (readonly [what: RegExp, ...where: string[]])[] = [
  [/csv-stringify|papaparse|exceljs/],
  [
    /writeXlsx|writeFileXLSX|utils\.aoa_to_sheet|utils\.json_to_sheet/,
    'server/imports/tables/templates/templates.ts',
    'server/http/files/table-file.ts',
  ],
  [/text\/tab-separated-values/],
  [
    /text\/csv/,
    'server/searches/routes.ts',
    'server/templates/routes.ts',
    'server/observations/routes.ts',
    'server/http/files/table-file.ts',
    'web/charts/figure/csv.ts',
  ],
  [/\.join\((['"`])\\t\1\)/, 'contract/wire/spreadsheet.ts', 'server/demo/around/copy-text.ts'],
  [
    /\\r\\n(?!\?)/,
    'contract/wire/spreadsheet.ts',
    'server/imports/files/csv.ts',
    'server/imports/store/figures/observation-copy.ts',
  ],
]

test('no other file writes tables', () => {
  const files = globSync('{web,server,contract}/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.tsx?$|\/test\/|given-[a-z-]+\.ts$/.test(file),
  )
  expect(files.length).toBeGreaterThan(500)
  for (const [what, ...where] of writers) {
    const found = files.filter((file) => what.test(readFileSync(file, 'utf8')))
    expect({ what, files: found.filter((file) => !where.includes(file)) }).toEqual({ what, files: [] })
  }
})
