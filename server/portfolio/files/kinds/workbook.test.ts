import { expect, test } from 'vitest'
import { type GivenCell, givenBook } from '#server/imports/files/given-book.ts'
import { linesOf, read } from './given-holdings.ts'

const book = (cells: readonly (readonly GivenCell[])[], more = {}) =>
  givenBook([{ name: 'S', rows: [['コード', '評価額', '基準日'], ...cells] }], more)
const day = (serial: number): GivenCell => ({ xml: `<v>${serial}</v>`, style: 1 })

test.each([
  ['1900', { is1904: false }, 45_981],
  ['1904', { is1904: true }, 44_519], // 1,462 days later (ECMA-376, part 1, 18.17.4.1)
])('days are counted from %s as the workbook says', async (_, of, serial) => {
  const bytes = book([['1110', 1, day(serial)]], { ...of, formats: ['yyyy"年"m"月"d"日"'] })
  expect(await linesOf(bytes, 'heldOn')).toEqual([[2, 'add', '2025-11-20']])
})

test('a formula counts with its result, and without one is no empty cell', async () => {
  const bytes = book([
    ['1110', { xml: '<f>1000*2</f><v>2000</v>' }],
    ['2220', { xml: '<f>SUM(B2:B2)</f>' }],
    ['3330', { xml: '<f>1+1</f><v/>' }],
    ['130A', { xml: '<v>#DIV/0!</v>', type: 'e' }],
  ])
  expect(await linesOf(bytes, 'valueJpy')).toEqual([
    [2, 'add', 2000],
    [3, 'formula', null],
    [4, 'formula', null],
    [5, 'number', null],
  ])
})

test('the readings of names are no part of them', async () => {
  const name = (text: string, reading: string): GivenCell => ({
    xml: `<is><t>${text}</t><rPh sb="0" eb="4"><t>${reading}</t></rPh></is>`,
    type: 'inlineStr',
  })
  const rows = [
    [name('銘柄名', 'メイガラメイ'), '評価額'],
    [name('株式会社クロマツ商会', 'クロマツショウカイ'), 5],
  ]
  const { lines } = await read(givenBook([{ name: 'S', rows }]))
  expect(lines).toMatchObject([{ outcome: 'add', written: '株式会社クロマツ商会', company: { id: 2 } }])
})
