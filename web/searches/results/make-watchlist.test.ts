import { expect, test } from 'vitest'
import { makingRefusal } from './make-watchlist.ts'

test('a list is made of one to five thousand companies; else the reason is said before', () => {
  expect(makingRefusal(1)).toBeNull()
  expect(makingRefusal(5000)).toBeNull()
  expect(makingRefusal(0)).toBe('No company fits.')
  expect(makingRefusal(5001)).toBe('A list holds up to 5,000 companies. Narrow the search.')
})
