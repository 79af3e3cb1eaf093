import { expect, test } from 'vitest'
import { bulkLimit, type Chosen, newAmong, withAll, without } from './selection.ts'

const company = (id: number) => ({ id, ticker: null, nameJa: `会社${id}`, nameEn: null })
const several = (from: number, count: number) => Array.from({ length: count }, (_, k) => company(from + k))
const selectionOf = (count: number): Chosen => new Map(several(1, count).map((one) => [one.id, one]))

test('a hundred and no more, and never a part of what was asked', () => {
  expect(withAll(selectionOf(99), [company(100)])?.size).toBe(bulkLimit)
  expect(withAll(selectionOf(100), [company(101)])).toBeNull()
  expect(withAll(selectionOf(60), several(61, 50))).toBeNull() // 50 > 40 places
  expect(withAll(selectionOf(60), several(51, 50))?.size).toBe(100) // ten of them are there already
})

test('nobody is counted twice', () => {
  expect(newAmong(selectionOf(3), [company(3), company(4), company(4)])).toBe(1)
  expect([...without(selectionOf(3), [2, 9]).keys()]).toEqual([1, 3])
})
