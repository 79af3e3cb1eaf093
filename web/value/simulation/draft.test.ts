import { expect, test } from 'vitest'
import { numberOf } from './draft.ts'

test('a number is read as people type it, and nothing is no number', () => {
  expect(['10', '１０', '1,234.5', ' 12.5% ', '−3', '-3'].map(numberOf)).toEqual([10, 10, 1234.5, 12.5, -3, -3])
  expect(['', '  ', 'ten', '1e999', '--1'].map(numberOf)).toEqual([null, null, null, null, null])
})
