import { describe, expect, test } from 'vitest'
import { paceOf, requiredReduction } from './pace.ts'

/** The example of docs/methodology/targets.md. */
test('a target of 42 % from 2020 to 2030, 15 % done by 2024', () => {
  const pace = paceOf(
    { baseYear: 2020, targetYear: 2030, reduction: 0.42 },
    new Map([
      [2020, 100_000],
      [2022, 92_000],
      [2024, 85_000],
    ]),
  )!
  expect(pace.promised).toBeCloseTo(0.042, 12) // 0.42 ÷ 10
  expect(pace.targetEmissions).toBeCloseTo(58_000, 6) // 100,000 × 0.58
  expect(pace.done).toBeCloseTo(0.15 / 0.42, 12)
  expect(pace.achieved).toBeCloseTo(0.0375, 12) // 0.15 ÷ 4
  expect(pace.left).toBeCloseTo(27_000, 6) // 85,000 − 58,000
  expect(pace.needed).toBeCloseTo(0.045, 12) // 27,000 ÷ 100,000 ÷ 6
  expect(pace.leftEachYear).toBeCloseTo(4500, 6)
})

describe('what is missing is never zero', () => {
  const target = { baseYear: 2020, targetYear: 2030, reduction: 0.5 }
  test('no base year', () => {
    expect(paceOf(target, new Map([[2024, 5]]))).toMatchObject({
      promised: 0.05,
      base: null,
      achieved: null,
      left: null,
    })
  })
  test('a figure below zero', () => {
    const emissions = new Map([
      [2020, 10],
      [2024, -5],
    ])
    expect(paceOf(target, emissions)).toMatchObject({ promised: 0.05, base: null, achieved: null })
  })
  test('nothing since', () => {
    expect(paceOf(target, new Map([[2020, 10]]))).toMatchObject({ targetEmissions: 5, latest: null, needed: null })
  })
  test('the target year has come', () => {
    const past = paceOf(
      { ...target, targetYear: 2023 },
      new Map([
        [2020, 10],
        [2024, 4],
      ]),
    )!
    expect([past.left, past.needed, past.done]).toEqual([0, null, 1.2]) // (10 − 4) ÷ 10 ÷ 0.5
  })
  test('the target year is over without a figure of it', () => {
    const emissions = new Map([
      [2020, 10],
      [2024, 8],
    ])
    expect(paceOf({ ...target, targetYear: 2025 }, emissions, 2024)).toMatchObject({ needed: 0.3, leftEachYear: 3 })
    expect(paceOf({ ...target, targetYear: 2025 }, emissions, 2025)).toMatchObject({ left: 3, needed: null })
  })
  test('a target that ends before it begins is none', () => {
    expect(paceOf({ ...target, targetYear: 2020 }, new Map())).toBeNull()
  })
})

test('published examples: 42 % and 25 % from 2020 to 2030, and base years after 2020 are held to the way since', () => {
  expect(requiredReduction('1.5', { baseYear: 2020, targetYear: 2030 })).toBeCloseTo(0.42, 12)
  expect(requiredReduction('well-below-2', { baseYear: 2020, targetYear: 2030 })).toBeCloseTo(0.25, 12)
  expect(requiredReduction('1.5', { baseYear: 2022, targetYear: 2030 })).toBeCloseTo(0.42, 12)
})
