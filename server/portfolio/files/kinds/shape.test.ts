import { utils, write } from '@e965/xlsx'
import { expect, test } from 'vitest'
import { givenBook } from '#server/imports/files/given-book.ts'
import { fileWords } from '#server/portfolio/out/words.ts'
import { assumedIn, linesOf, read } from './given-holdings.ts'

test.each([1, 13, 58])('a header on line %i', async (line) => {
  const above = Array.from({ length: line - 1 }, (_, at) => (at % 3 === 0 ? '' : `備考,見本${at}`))
  const file = [...above, 'コード,評価額', '1110,1', '2220,2'].join('\n')
  expect(await linesOf(file, 'valueJpy')).toEqual([
    [line + 1, 'add', 1],
    [line + 2, 'add', 2],
  ])
})

const rows = [
  ['コード', '評価額'],
  ['1110', 1],
]
const cover = { name: '表紙', rows: [['月次報告'], ['2025年11月20日現在']] }

test('the sheet that says most is read and named, with the day of the cover; hidden ones stay aside', async () => {
  const hidden = {
    name: '前月',
    isHidden: true,
    rows: [
      ['コード', '評価額', '数量'],
      ['2220', 9, 9],
    ],
  }
  const book = givenBook([cover, { name: '保有銘柄', rows }, hidden])
  expect(await linesOf(book, 'heldOn')).toEqual([[2, 'add', '2025-11-20']])
  expect(await assumedIn(book)).toMatchObject({ sheet: '保有銘柄', 'file-day': '2025-11-20' })
})

test('of several sheets the first that fits is read until another is chosen', async () => {
  const book = givenBook([
    { name: '当月', rows },
    { name: '前月', rows: [rows[0]!, ['2220', 2]] },
  ])
  expect(await assumedIn(book)).toMatchObject({ sheet: '当月: 前月?' })
  expect(await linesOf(book, 'valueJpy')).toEqual([[2, 'add', 1]])
  expect(await linesOf(book, 'valueJpy', { sheet: '前月' })).toEqual([[2, 'add', 2]])
  expect(await assumedIn(book, { sheet: '前月' })).toMatchObject({ sheet: '前月: 当月' })
})

test.each(['ja', 'en'] as const)('the product reads its own file of holdings in %s', async (lang) => {
  const { sheets, columns, about } = fileWords[lang]
  const empty = columns.slice(6).map(() => null)
  const book = givenBook([
    {
      name: sheets[0]!,
      rows: [
        [about[0]!, '見本'],
        [about[1]!, '2025-11-20'],
        [about[2]!, '2026-01-10'],
      ],
    },
    {
      name: sheets[1]!,
      rows: [
        columns,
        ['1110', 'アカマツ製作所株式会社', '資本財', 60, 1.5, 2, ...empty],
        ['ZZ99', fileWords[lang].unknown, null, 40, null, 1, ...empty],
      ],
    },
  ])
  const { lines, dates } = await read(book)
  expect(dates).toEqual(['2025-11-20'])
  expect(lines.map(({ outcome, weight, valueJpy }) => [outcome, weight, valueJpy])).toEqual([
    ['add', 60, 2_000_000],
    ['unknown', 40, 1_000_000],
  ])
})

test('a group above tells columns of the same name apart', async () => {
  const book = givenBook([
    {
      name: 'S',
      rows: [
        [null, null, 'Bench', 'Port', '+/-'],
        ['Security', 'Ticker', 'Wgt', 'Wgt', 'Wgt'],
        ['a', '1110 JT Equity', 1.2, 60, 58.8],
        ['b', '2220 JT Equity', 2.4, 40, 37.6],
      ],
    },
  ])
  expect((await read(book)).lines.map(({ weight }) => weight)).toEqual([60, 40])
})

test('names of columns may have breaks within quotes, and lines are counted on', async () => {
  const file = '"コード","評価額\n（千円）","基準日"\n1110,100,2025-11-20\n2220,5,2025-11-20'
  expect(await linesOf(file, 'valueJpy')).toEqual([
    [3, 'add', 100_000],
    [4, 'add', 5000],
  ])
})

test('a line with one more, empty cell is read; one with more in it is not', async () => {
  expect(await linesOf('code,value\n1110,1,\n2220,2,3\n3330', 'valueJpy')).toEqual([
    [2, 'add', 1],
    [3, 'cells', null],
    [4, 'cells', null],
  ])
})

test.each(['biff8', 'ods'] as const)('a workbook of the kind %s is read', async (bookType) => {
  const sheet = utils.aoa_to_sheet([
    ['コード', '評価額', '基準日'],
    ['1110', 1200.5, '2025-11-20'],
    ['2220', 3, '2025-11-20'],
  ])
  const bytes = write(utils.book_new(sheet, 'S'), { type: 'buffer', bookType }) as Buffer
  expect(await linesOf(bytes, 'valueJpy')).toEqual([
    [2, 'add', 1200.5],
    [3, 'add', 3],
  ])
})

test('a file of 1.9 MB is read', async () => {
  const line = `1110,${'見'.repeat(60)},1\n`
  const file = `code,remark,value\n${line.repeat(9900)}`
  expect(Buffer.byteLength(file)).toBeGreaterThan(1.85e6)
  expect((await read(file)).lines).toHaveLength(9900)
})
