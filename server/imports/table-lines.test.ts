import { expect, test } from 'vitest'
import { readTableLines } from './table-lines.ts'

const table = ['code,name,sales', '9X9Y,見本電機,100', '9X9Z,"二行の\n社名",200', '9X9W,ためし薬品,300'].join('\r\n')
const read = (text: string, column: string, line: number) => readTableLines({ bytes: Buffer.from(text) }, column, line)

test('the cells of the column around the line, each with what names its row', () => {
  expect(read(table, 'sales', 2)[0]).toEqual({
    line: 2,
    item: 'sales',
    position: 'row 2',
    value: '100',
    unit: '',
    label: '9X9Y 見本電機 100',
  })
  expect(read(table, 'sales', 5).map(({ line, value }) => [line, value])).toContainEqual([5, '300'])
})

test('nothing where there is no such column or line', () => {
  expect(read(table, 'profit', 2)).toEqual([])
  expect(read(table, 'sales', 500)).toEqual([])
})
