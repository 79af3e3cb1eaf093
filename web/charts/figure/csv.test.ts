import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

test('a table goes out with a byte order mark, full figures and empty gaps', () => {
  const csv = csvOf({
    caption: 'Contributions',
    columns: [{ label: 'Theme' }, { label: 'Points', isNumber: true }],
    rows: [
      { key: 'a', cells: ['Waste, solid', { value: -0.7 + 1e-16, text: '−0.7' }] },
      { key: 'b', cells: ['＝Impact', null] },
    ],
  })
  expect(csv).toBe(`\ufeffTheme,Points\r\n"Waste, solid",-0.7\r\n'＝Impact,\r\n`)
})
