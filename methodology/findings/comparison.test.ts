import { expect, test } from 'vitest'
import { type ComparedScores, comparisonFinding } from './comparison.ts'

const row = (code: string, values: (number | null)[], weight: number | null = null): ComparedScores => ({
  code,
  values,
  weight,
})

test('nobody, and one alone', () => {
  expect(comparisonFinding(row('t', [null, null]), [])).toEqual({ kind: 'none' })
  expect(comparisonFinding(row('t', [50, null]), [row('a', [50, null])])).toEqual({ kind: 'one' })
})

test('of a few companies the one that leads in most categories', () => {
  const categories = [row('a', [9, 1]), row('b', [8, 2]), row('c', [1, 3]), row('same', [4, 4])]
  // 2 of the 3 in which they differ: two thirds, above 60 %.
  expect(comparisonFinding(row('t', [60, 50]), categories)).toEqual({ kind: 'leads', company: 0, categories: 2, of: 3 })
})

test('else the one that is last in what weighs most', () => {
  const categories = [row('a', [9, 1, 8], 0.5), row('b', [8, 2, 9], 0.3), row('c', [3, 4, 1], 0.2)]
  // The second is last in a and b, 0.8 of the weight; nobody leads in two of the three.
  expect(comparisonFinding(row('t', [60, 50, 55]), categories)).toEqual({
    kind: 'trails',
    company: 1,
    categories: 2,
    weight: 0.8,
  })
})

test('of many how far they lie apart', () => {
  const values = [44.1, 67, 50, 51, 52, 53, null]
  const categories = [row('water', [10, 41, 20, 20, 20, 20, null]), row('waste', [10, 20, 15, 15, 15, 15, null])]
  expect(comparisonFinding(row('t', values), categories)).toEqual({
    kind: 'span',
    companies: 6,
    least: 44.1,
    most: 67,
    widest: { code: 'water', points: 31 },
  })
})

test('the first three of a few are close where the rule for missing figures moves one of them further than they lie apart', () => {
  // No category in which they differ. 60, 58 and 57 lie 3 apart; under another rule the second has 52, 6 less.
  const total = row('t', [60, 58, 57, 20])
  const same = [row('a', [5, 5, 5, 5])]
  expect(comparisonFinding(total, same, [[59, 52, 57, 20]])).toEqual({ kind: 'close', apart: 3, moved: 6 })
  // The fourth moves by 70, and is none of the first three, which move by 1.
  expect(comparisonFinding(total, same, [[59, 57, 56, 90]]).kind).toBe('span')
  expect(comparisonFinding(total, same).kind).toBe('span')
})
