import { expect, test } from 'vitest'
import { read, rejectedOf } from '../given-tables.ts'

const header = 'portfolio,code,date,shares,value_jpy,weight_percent'
const readRows = (rows: readonly string[]) => read(`${header}\n${rows.join('\n')}\n`)

test('short positions are kept with their sign, as a file of holdings is read; one of both signs is refused', async () => {
  const parsed = await readRows([
    'core,9X9Y,2025-03-31,△100,"(250,000)",-1.2%',
    'core,9X9Y,2025-03-31,-100,,',
    'core,9X9Y,2025-03-31,0,0,0',
    'core,9X9Y,2025-03-31,-100,250000,',
    'core,9X9Y,2025-03-31,,250000,-1.2',
    'core,9X9Y,2025-03-31,,,-101',
    'core,9X9Y,2025-03-31,,,-1.2',
  ])
  expect(parsed.holdings!.map(({ shares, valueJpy, weight }) => [shares, valueJpy, weight])).toEqual([
    [-100, -250_000, -0.012],
    [-100, null, null],
    [0, 0, 0],
    [null, null, -0.012],
  ])
  expect(rejectedOf(parsed).map(({ line, column, reason }) => [line, column, reason])).toEqual([
    [5, 'shares', 'negative'],
    [6, 'weight_percent', 'negative'],
    [7, 'weight_percent', 'bounds'],
  ])
})
