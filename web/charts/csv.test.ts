import { expect, test } from 'vitest'
import { csvCell, csvOf } from './csv.ts'

test.each([
  ['=1+1', "'=1+1"],
  ['+81 3', "'+81 3"],
  ['@name', "'@name"],
  ['\tx', "'\tx"],
  ['-cmd', "'-cmd"],
  ['=a,"b"', `"'=a,""b"""`],
])('%j is no formula any more', (text, safe) => {
  expect(csvCell(text)).toBe(safe)
})

test.each(['-0.7', '-12', '72.4', '気候変動', 'a-b'])('%j stays as it is', (text) => {
  expect(csvCell(text)).toBe(text)
})

test('a table goes out with a byte order mark, full figures and empty gaps', () => {
  const csv = csvOf({
    caption: 'Contributions',
    columns: [{ label: 'Theme' }, { label: 'Points', isNumber: true }],
    rows: [
      { key: 'a', cells: ['Waste, solid', { value: -0.7 + 1e-16, text: '−0.7' }] },
      { key: 'b', cells: ['Impact', null] },
    ],
  })
  expect(csv).toBe('\ufeffTheme,Points\r\n"Waste, solid",-0.7\r\nImpact,\r\n')
})
