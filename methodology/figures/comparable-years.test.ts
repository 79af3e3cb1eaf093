import { expect, test } from 'vitest'
import { stepBetween } from './comparable-years.ts'

const of = (before: readonly number[], after: readonly number[], weights: readonly number[] = before.map(() => 1)) =>
  stepBetween({
    parts: before.length,
    isBefore: (part) => before[part] === 1,
    isAfter: (part) => after[part] === 1,
    weightOf: (part) => weights[part]!,
  })

test('what entered and left is counted, and what is common weighed', () => {
  // 4 + 3 of 4 + 3 + 2 + 1 are in both years: 7 ÷ 10.
  expect(of([1, 1, 1, 0, 0], [1, 1, 0, 1, 0], [4, 3, 2, 1, 90])).toEqual({
    entered: 1,
    left: 1,
    changed: 0,
    common: 0.7,
    isComparable: false,
  })
  // 8 ÷ 10, exactly enough.
  expect(of([1, 1, 0], [1, 0, 1], [8, 1, 1])).toMatchObject({ common: 0.8, isComparable: true })
  expect(of([1, 1], [1, 1])).toMatchObject({ entered: 0, left: 0, common: 1, isComparable: true })
})

test('years that rest on nothing are alike in nothing', () => {
  expect(of([0, 0], [0, 0])).toMatchObject({ common: 0, isComparable: false })
  expect(of([], [])).toMatchObject({ common: 0, isComparable: false })
})

test('a company whose own years cannot be compared is no common part of an average', () => {
  const step = stepBetween({ parts: 5, isBefore: () => true, isAfter: () => true, isAlike: (part) => part > 1 })
  expect(step).toEqual({ entered: 0, left: 0, changed: 2, common: 0.6, isComparable: false }) // 3 ÷ 5
})
