import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { percentileRanks } from '../../statistics/percentile-ranks.ts'
import { quantile, transformAmong, transforms } from './transforms.ts'

const figures = Float64Array.of(10, 20, 30, 40)

describe('the worked example of the page: 10, 20, 30 and 40', () => {
  test('quartiles: their percentiles ⅛, ⅜, ⅝ and ⅞ are one in each', () => {
    const steps = [0.125, 0.375, 0.625, 0.875].map(transformAmong('quartiles', figures))
    expect(steps).toEqual([0, 1 / 3, 2 / 3, 1])
    expect([0, 0.25, 0.5, 0.75, 1].map(transformAmong('quartiles', figures))).toEqual([0, 1 / 3, 2 / 3, 1, 1])
  })

  test('min-max: 5 % and 95 % of four figures are the first and the last, so 20 is (20 − 10) ÷ 30', () => {
    const values = [0.125, 0.375, 0.625, 0.875].map(transformAmong('min-max', figures))
    for (const [at, value] of [0, 1 / 3, 2 / 3, 1].entries()) expect(values[at]).toBeCloseTo(value, 12)
  })

  test('z-score: mean 25, standard deviation √125 = 11.18; Φ(−1.3416) = 0.0899, Φ(−0.4472) = 0.3274', () => {
    const values = [0.125, 0.375, 0.625, 0.875].map(transformAmong('z-score', figures))
    for (const [at, value] of [0.0899, 0.3274, 0.6726, 0.9101].entries()) expect(values[at]).toBeCloseTo(value, 4)
  })

  test('an inferred figure at a half lies between 20 and 30', () => {
    expect(quantile(figures, 0.5)).toBe(25)
    expect(transformAmong('min-max', figures)(0.5)).toBeCloseTo(0.5, 12)
    expect(transformAmong('z-score', figures)(0.5)).toBeCloseTo(0.5, 12)
  })
})

test('outliers: of 0 to 100 and a million, min-max counts beyond 95 % as 1 and z-score leaves all others near one another', () => {
  const long = Float64Array.from({ length: 101 }, (_, at) => (at === 100 ? 1e6 : at))
  expect(transformAmong('min-max', long)(100.5 / 101)).toBe(1)
  const zScore = transformAmong('z-score', long)
  expect(Math.abs(zScore(0.5 / 101) - zScore(99.5 / 101))).toBeLessThan(0.001)
})

test('figures that are all equal are a half, and what lies beyond equal tails is 0 or 1', () => {
  for (const transform of ['min-max', 'z-score'] as const)
    expect(transformAmong(transform, Float64Array.of(7, 7, 7))(0.5)).toBe(0.5)
  const spike = Float64Array.from({ length: 41 }, (_, at) => (at === 40 ? 9 : 7))
  expect([20 / 41, 40.5 / 41].map(transformAmong('min-max', spike))).toEqual([0.5, 1])
})

/** To three decimals: multiplied by anything they stay apart, as the least numbers of a machine would not. */
const figure = fc.double({ min: -1e9, max: 1e9, noNaN: true }).map((value) => Math.round(value * 1e3) / 1e3)

const sets = fc
  .array(fc.oneof(fc.integer({ min: -5, max: 5 }), figure), {
    minLength: 1,
    maxLength: 60,
  })
  .map((values) => Float64Array.from(values).sort())

describe('laws', () => {
  test('at the percentile of a figure stands that figure, ties included', () => {
    fc.assert(
      fc.property(sets, (values) => {
        const percentiles = percentileRanks(values)
        for (const [at, value] of values.entries()) {
          // The engine keeps percentiles as whole parts of 2n.
          const exact = Math.round(percentiles[at]! * 2 * values.length) / (2 * values.length)
          expect(Math.abs(quantile(values, exact) - value)).toBeLessThanOrEqual(Math.abs(value) * 1e-9 + 1e-9)
        }
      }),
    )
  })

  test('a transform is 0 to 1 and never falls', () => {
    const shares = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 2, maxLength: 30 })
    fc.assert(
      fc.property(sets, shares, fc.constantFrom(...transforms), (values, percentiles, transform) => {
        const made = percentiles.toSorted((a, b) => a - b).map(transformAmong(transform, values))
        for (const [at, value] of made.entries()) {
          expect(value >= 0 && value <= 1).toBe(true)
          if (at > 0) expect(value).toBeGreaterThanOrEqual(made[at - 1]! - 1e-12)
        }
      }),
    )
  })

  test('min-max and z-score are the same in every unit; turned round they are what is left to one', () => {
    fc.assert(
      fc.property(sets, fc.double({ min: 0.001, max: 1000, noNaN: true }), (values, factor) => {
        for (const transform of ['min-max', 'z-score'] as const) {
          const [one, scaled, turned] = [
            values,
            values.map((value) => value * factor),
            values.map((value) => -value).sort(),
          ].map((each) => transformAmong(transform, each))
          for (const percentile of [0.03, 0.25, 0.5, 0.8, 1]) {
            expect(scaled!(percentile)).toBeCloseTo(one!(percentile), 6)
            expect(turned!(1 - percentile)).toBeCloseTo(1 - one!(percentile), 6)
          }
        }
      }),
    )
  })
})
