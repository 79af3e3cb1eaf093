import { expect, test } from 'vitest'
import { givenBook } from '#server/imports/files/given-book.ts'
import { read } from './given-holdings.ts'

const book = (...rows: (string | number | null)[][]) => givenBook([{ name: '保有', rows }])
const outcomes = async (file: Uint8Array | string) =>
  (await read(file)).lines.map(({ line, outcome }) => [line, outcome])
const holdings = [
  ['銘柄名', '構成比', '備考'],
  ['アカマツ製作所', 60, '主力'],
  ['見本海外', 40, null],
]

test.each([
  ['an empty line', [null, null, null]],
  ['a title', ['業種別', null, null]],
])('a table of sectors below %s is no holding, and is told by its header', async (_, between) => {
  const file = book(...holdings, between, ['業種', '構成比', '銘柄数'], ['電気機器', 60, 1], ['その他', 40, 1])
  const { lines, sums, assumed } = await read(file)
  expect(lines.filter(({ outcome }) => outcome !== 'note').map(({ line, outcome }) => [line, outcome])).toEqual([
    [2, 'add'],
    [3, 'unknown'],
    [5, 'other-table'],
    [6, 'other-table'],
    [7, 'other-table'],
  ])
  expect(sums.weight).toBe(100) // 60 + 40
  expect(assumed.filter(({ kind }) => kind === 'other-table')).toEqual([
    { kind: 'other-table', column: '業種\n構成比\n銘柄数', value: '5', isQuestion: true },
  ])
})

test('so is one in a text, and one whose header names no amount that is known', async () => {
  const text = 'Name,Market value\nAkamatsu Works,60\nInvented Overseas,40\n\nSector,Share\nMachinery,60\nOther,40'
  expect(await outcomes(text)).toEqual([
    [2, 'add'],
    [3, 'unknown'],
    [5, 'other-table'],
    [6, 'other-table'],
    [7, 'other-table'],
  ])
})

test('a header that is repeated, headings of groups in it and positions after an empty line begin none', async () => {
  const file = book(
    ['コード', '銘柄名', '評価額'],
    ['1110', 'アカマツ製作所', 5],
    [null, null, null],
    ['コード', '銘柄名', '評価額'],
    ['2220', 'クロマツ商会', 6],
    [null, null, null],
    ['国内株式', '運輸', null],
    ['3330', 'カラマツ運輸', 7],
    [null, null, null],
    [null, '外国株式', '評価額'],
    ['130A', 'エゾマツ薬品', 8],
  )
  const { lines, assumed } = await read(file)
  expect(lines.filter(({ outcome }) => outcome === 'add').map(({ line }) => line)).toEqual([2, 5, 8, 11])
  expect(assumed.map(({ kind }) => kind)).not.toContain('other-table')
})
