import { expect, test } from 'vitest'
import { allowedAt, contradictions, faultOf, gapTo, outcomeOf, pathSlope, strengthOf } from './path.ts'

const emissions = (...values: [number, number][]) => new Map(values)

test('methodology 4.3: 80 % from 2019 to 2030 is 7.2727 % a year; a base of 2020 needs 42 % and 25 % by 2030', () => {
  expect(0.8 / (2030 - 2019)).toBeCloseTo(0.072727, 6)
  expect(pathSlope('1.5', { baseYear: 2020, targetYear: 2030 })).toBeCloseTo(0.042, 12)
  expect(pathSlope('well-below-2', { baseYear: 2020, targetYear: 2030 })).toBeCloseTo(0.025, 12)
  // 4.2 % × (2030 − 2020) ÷ (2030 − 2022) = 5.25 % a year.
  expect(pathSlope('1.5', { baseYear: 2022, targetYear: 2030 })).toBeCloseTo(0.0525, 12)
})

test('the example of the page: 85,000 t in 2024 against a line of 4.2 % from 100,000 t in 2020', () => {
  const line = { base: 100_000, baseYear: 2020, slope: 0.042 }
  // Allowed 100,000 × (1 − 0.042 × 4) = 83,200: 1,800 t above, 1,800 ÷ 4,200 = 0.43 years behind.
  const { allowed, gap, years } = gapTo(line, { year: 2024, value: 85_000 })
  expect([allowed, gap]).toEqual([expect.closeTo(83_200, 6), expect.closeTo(1800, 6)])
  expect(years).toBeCloseTo(1800 / 4200, 12)
  expect([2019, 2020, 2050].map((year) => allowedAt(line, year))).toEqual([100_000, 100_000, 0])
})

test('what cannot be held against figures', () => {
  const target = { baseYear: 2020, targetYear: 2030, reduction: 0.5 }
  expect(faultOf({ ...target, targetYear: 2020 }, emissions([2020, 5]))).toBe('years')
  expect(faultOf(target, emissions([2021, 5]))).toBe('no-base')
  expect(faultOf(target, emissions([2020, 0]))).toBe('zero-base')
  expect(faultOf(target, emissions([2020, 5], [2022, -1]))).toBe('negative')
  expect(faultOf(target, emissions([2020, 5]))).toBeNull()
})

test('reached, missed, unknown, open', () => {
  const target = { baseYear: 2018, targetYear: 2023, reduction: 0.3 }
  expect(outcomeOf(target, emissions([2018, 100], [2023, 70]))).toBe('reached')
  expect(outcomeOf(target, emissions([2018, 100], [2023, 78]))).toBe('missed')
  expect(outcomeOf(target, emissions([2018, 100], [2024, 60]))).toBe('unknown')
  expect(outcomeOf(target, emissions([2018, 100], [2022, 60]))).toBe('open')
  expect(outcomeOf(target, emissions())).toBe('open')
  // The year is over, and nobody has told its figure.
  expect(outcomeOf(target, emissions([2018, 100], [2022, 60]), 2022)).toBe('open')
  expect(outcomeOf(target, emissions([2018, 100], [2022, 60]), 2023)).toBe('unknown')
})

test('two promises for one scope and year contradict each other', () => {
  const one = { scope: 'scope1', isAbsolute: true, baseYear: 2020, targetYear: 2030, reduction: 0.42 }
  const of = () => emissions([2020, 100], [2013, 120])
  expect(contradictions([one, { ...one, reduction: 0.3 }, { ...one, scope: 'scope3', reduction: 0.1 }], of)).toEqual([
    [0, 1],
  ])
  // 42 % of 100 leaves 58; 51.67 % of 120 leaves 58 too.
  expect(contradictions([one, { ...one, baseYear: 2013, reduction: 1 - 58 / 120 }], of)).toEqual([])
  expect(contradictions([one, { ...one, isAbsolute: false, reduction: 0.1 }], of)).toEqual([])
})

test('strength among the promises of an industry', () => {
  expect(strengthOf(0.042, [0.025, 0.05, 0.03], 9)).toEqual({
    companies: 9,
    n: 4,
    median: expect.closeTo(0.036, 12),
    rank: 2,
    promised: [0.05, 0.042, 0.03, 0.025],
  })
  expect(strengthOf(null, [], 3)).toMatchObject({ n: 0, median: null, rank: null })
})
