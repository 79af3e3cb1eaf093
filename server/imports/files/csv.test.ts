import { expect, test } from 'vitest'
import { Unreadable } from '../rejections.ts'
import { readCsv } from './csv.ts'

const rowsOf = (text: string, required = ['code', 'name']) =>
  readCsv(text, required).rows.map(({ line, cells }) => [line, ...Object.values(cells)])

test('the delimiter comes from the header, not from the ending of the file', () => {
  expect(rowsOf('code\tname\n1\ta,b\n')).toEqual([[2, '1', 'a,b']])
  expect(rowsOf('code,name\n1,a\tb\n')).toEqual([[2, '1', 'a\tb']])
})

test('names compare after width and spaces are folded', () => {
  const { header } = readCsv('ＥＤＩＮＥＴコード,提出者名（英字）, \u00a0証券コード \nE99001,Mihon,9X9Y0\n', [
    'EDINETコード',
    '提出者名(英字)',
    '証券コード',
  ])
  expect(header).toEqual(['EDINETコード', '提出者名(英字)', '証券コード'])
})

test('up to nine lines may come before the header', () => {
  expect(rowsOf(`${'title\n'.repeat(9)}code,name\n1,a\n`)).toEqual([[11, '1', 'a']])
  expect(() => rowsOf(`${'title\n'.repeat(10)}code,name\n1,a\n`)).toThrow(Unreadable)
})

test.each(['\n', '\r\n'])('lines are the file’s own, whatever the cells hold', (end) => {
  const text = ['code,name', '1,"a', 'b"', '', '2,c'].join(end)
  expect(rowsOf(text)).toEqual([
    [2, '1', `a${end}b`],
    [5, '2', 'c'],
  ])
})

test('a table quoted throughout reads the same by the short way and by the long', () => {
  const short = '"code"\t"name"\r\n"1"\t"a\tb, c"\r\n"2"\t""\r\n'
  const long = `${short}3\tx\r\n` // one bare cell sends the whole table to the parser
  expect(rowsOf(short)).toEqual([
    [2, '1', 'a\tb, c'],
    [3, '2', ''],
  ])
  expect(rowsOf(long).slice(0, 2)).toEqual(rowsOf(short))
  expect(rowsOf('"code","name"\n"1","say ""x"""\n')).toEqual([[2, '1', 'say "x"']])
})

test('line ends may be mixed, or those of an old Mac', () => {
  expect(rowsOf('code,name\r\n1,a\n2,b\r\n')).toEqual([
    [2, '1', 'a'],
    [3, '2', 'b'],
  ])
  expect(rowsOf('code,name\r1,a\r2,b\r')).toEqual([
    [2, '1', 'a'],
    [3, '2', 'b'],
  ])
})

test('a row of another width is given back with its line, the others stand', () => {
  const { rows, rejected } = readCsv('code,name\n1\n2,b\n3,c,d\n', ['code'])
  expect(rows.map(({ line }) => line)).toEqual([3])
  expect(rejected).toEqual([
    { line: 2, column: null, value: '1', reason: 'columns' },
    { line: 4, column: null, value: '3,c,d', reason: 'columns' },
  ])
})

test('a stray quotation mark costs nothing, an unclosed one the rest of the file', () => {
  expect(rowsOf('code,name\n1,a"b\n2,c\n')).toEqual([
    [2, '1', 'a"b'],
    [3, '2', 'c'],
  ])
  const { rows, rejected } = readCsv('code,name\n1,a\n2,"b\n3,c\n', ['code'])
  expect(rows.map(({ line }) => line)).toEqual([2])
  expect(rejected).toEqual([{ line: 3, column: null, value: '2,"b', reason: 'columns' }])
})

test('a source that knows its footer stops there', () => {
  const table = readCsv('code,name\n1,a\n,\n【免責事項】\n2,b\n', ['code'], {
    isFooter: ([first]) => first!.startsWith('【'),
  })
  expect([table.rows.length, table.rejected.length]).toEqual([1, 0])
})

test.each([
  ['code,title\n1,a\n', 'header-missing', { columns: 'name' }],
  ['code,name,code\n1,a,2\n', 'header-duplicated', { column: 'code' }],
])('%j is refused: %s', (text, reason, detail) => {
  expect(() => rowsOf(text)).toThrow(expect.objectContaining({ reason, detail }))
})
