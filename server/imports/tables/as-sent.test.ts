import { expect, test } from 'vitest'
import { givenBook } from '../files/given-book.ts'
import { figuresOf, mapping, own, read, rejectedOf } from './given-tables.ts'
import { parseTable } from './read-table.ts'

test('a column of 1.234 is thousands where another of its file has decimal commas', async () => {
  const csv = '証券コード;年度;女性管理職比率;GHG\n7203;2022;0,18;1.234\n7203;2023;0,19;2.345\n'
  // 1,234 and 2,345 kt.
  expect(figuresOf(await read(csv, own())).map(({ value }) => value)).toEqual([18, 1_234_000, 19, 2_345_000])
})

test('a ratio that a workbook shows as per cent is that, whatever scale the mapping says', async () => {
  const rows = [
    ['証券コード', '年度', '女性管理職比率', 'GHG'],
    ['7203', 2022, { xml: '<v>0.18</v>', style: 1 }, 12],
  ]
  const bytes = givenBook([{ name: 'S', rows }], { formats: ['0.0%'] })
  for (const scale of ['fraction', 'percent']) {
    const parsed = await parseTable(bytes, 't.xlsx', {
      today: '2026-01-15',
      ...own(mapping.replace('fraction', scale)),
    })
    expect(figuresOf(parsed)[0]!.value).toBe(18)
  }
})

test('codes of files, as holdings have them; a header on line 40, the first sheet that is shown', async () => {
  const header = '証券コード,年度,女性管理職比率,GHG'
  const codes = ['7203.T', '="7203"', '7203 JT Equity', 'TYO:7203', '７２０３', '7203 US']
  const csv = `${'x,\n'.repeat(39)}${header}\n${codes.map((code, at) => `${code},${2015 + at},,1`).join('\n')}\n`
  const parsed = await read(csv, own())
  expect(figuresOf(parsed).map(({ fiscalYear }) => fiscalYear)).toEqual([2015, 2016, 2017, 2018, 2019])
  expect(rejectedOf(parsed).map(({ value, reason }) => [value, reason])).toEqual([['7203 US', 'code']])
  const rows = (ghg: number) => [header.split(','), ['7203', 2022, null, ghg]]
  const book = givenBook([
    { name: '旧', isHidden: true, rows: rows(99) },
    { name: '表紙', rows: [['月次']] },
    { name: '値', rows: rows(12) },
  ])
  const parsedTable = await parseTable(book, 't.xlsx', { today: '2026-01-15', ...own() })
  expect(figuresOf(parsedTable).map(({ value }) => value)).toEqual([12_000])
})
