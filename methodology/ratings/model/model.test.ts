import { describe, expect, test } from 'vitest'
import { givenMarket } from '../../test/market.ts'
import { accuracyOf } from './accuracy.ts'
import { foldOf } from './cross-validation.ts'
import { ratingFeatures } from './features.ts'
import { Leakage, refuseLeakage } from './leakage.ts'
import { ratingModelOf } from './model.ts'
import { fitRidge, predictRidge } from './ridge.ts'
import type { RatedRow, RatedSample } from './rows.ts'
import { validate } from './validation.ts'

/** A draw of 0 to 1 that is the same every time (Park and Miller). */
function draws(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

/** 80 companies over five years: rating = 0.5 + 0.3 (a − 0.5) + noise of ± 0.1, kept from year to year; the second feature says nothing. */
function invented(
  more: (row: { rating: number; previous: number | null }, draw: () => number) => number[] = () => [],
): RatedSample {
  const draw = draws(7)
  const last = new Map<number, number>()
  const rows = Array.from({ length: 5 }, (_, year) => year).flatMap((year) =>
    Array.from({ length: 80 }, (_, company): RatedRow => {
      const [a, b] = [draw(), draw()]
      const rating = 0.5 + 0.3 * (a - 0.5) + 0.2 * (draw() - 0.5)
      const previous = last.get(company) ?? null
      last.set(company, rating)
      return {
        company,
        year: 2020 + year,
        rating,
        previous,
        features: Float64Array.from([a, b, ...more({ rating, previous }, draw)]),
      }
    }),
  )
  return { names: ['a', 'b', ...(rows[0]!.features.length > 2 ? ['suspect'] : [])], rows }
}

test('ridge of two rows by hand', () => {
  // x = −1, 1 (standardized), y = 0, 1: slope = Σ x (y − ½) ÷ (Σ x² + penalty × 2) = 1 ÷ (2 + 2 × 0.5) = ⅓.
  const rows = [
    { features: Float64Array.of(10), rating: 0 },
    { features: Float64Array.of(30), rating: 1 },
  ]
  const model = fitRidge(rows, 0.5)
  expect(model).toMatchObject({ intercept: 0.5, means: [20], deviations: [10] })
  expect(model.coefficients[0]).toBeCloseTo(1 / 3, 12)
  expect(predictRidge(model, Float64Array.of(25))).toBeCloseTo(0.5 + 0.5 / 3, 12)
  expect(predictRidge(model, Float64Array.of(1000))).toBe(1)
})

describe('what gives the rating away is refused', () => {
  test.each<[string, 'rating' | 'previous', Parameters<typeof invented>[0]]>([
    ['the rating itself', 'rating', ({ rating }) => [rating]],
    ['the rating on another scale, with noise', 'rating', ({ rating }, draw) => [100 - 70 * rating + draw()]],
    ['last year’s rating', 'previous', ({ previous }) => [previous ?? 0.5]],
    ['last year’s rating with noise', 'previous', ({ previous }, draw) => [(previous ?? 0.5) * 7 + 0.1 * draw()]],
  ])('%s', (_, of, more) => {
    expect(() => validate(invented(more))).toThrow(Leakage)
    expect(() => refuseLeakage(invented(more))).toThrow(expect.objectContaining({ feature: 'suspect', of }))
  })

  test('and honest figures are not', () => {
    expect(() => refuseLeakage(invented())).not.toThrow()
  })
})

describe('a rating is foretold from other companies and earlier years alone', () => {
  const sample = invented()
  const { foretold, earlier, isTimeOrdered } = validate(sample)!

  test('the last year is told, the penalty is chosen before it', () => {
    expect(isTimeOrdered).toBe(true)
    expect(new Set(foretold.map(({ row }) => row.year))).toEqual(new Set([2024]))
    expect(new Set(earlier.map(({ row }) => row.year))).toEqual(new Set([2021, 2022, 2023]))
    expect(foretold).toHaveLength(80)
  })

  test('neither the company’s own rows nor those of the year or later move it', () => {
    const fold = foldOf(3)
    const rows = sample.rows.map((row) =>
      row.year === 2024 || foldOf(row.company) === fold ? { ...row, rating: 1 - row.rating } : row,
    )
    const before = earlier.filter(({ row }) => row.year === 2023 && foldOf(row.company) === fold)
    const later = validate({ ...sample, rows })!.earlier.filter(
      ({ row }) => row.year === 2023 && foldOf(row.company) === fold,
    )
    const model = (of: typeof before) => of.map(({ row, predicted }) => [row.company, predicted])
    if (validate({ ...sample, rows })!.penalty === validate(sample)!.penalty)
      expect(model(later)).toEqual(model(before))
    expect(before.length).toBeGreaterThan(5)
  })

  test('it explains what there is to explain, and its intervals hold what they are meant to', () => {
    const { r2, coverage, error, mean, lastYear, spearman } = accuracyOf({ foretold, earlier })
    // Var(0.3 a) ÷ (Var(0.3 a) + Var(0.2 u)) = 0.09 ÷ 0.13 = 0.69.
    expect(r2).toBeGreaterThan(0.55)
    expect(r2).toBeLessThan(0.8)
    expect(spearman).toBeGreaterThan(0.7)
    expect(coverage).toBeGreaterThan(0.68)
    expect(coverage).toBeLessThan(0.92)
    expect(error).toBeLessThan(mean)
    expect(error).toBeLessThan(lastYear!.error)
    expect(lastYear!.n).toBe(80)
  })
})

test('pure noise is not explained', () => {
  const draw = draws(11)
  const rows = invented().rows.map((row) => ({ ...row, rating: draw() }))
  const { foretold, earlier } = validate({ names: ['a', 'b'], rows })!
  expect(accuracyOf({ foretold, earlier }).r2).toBeLessThan(0.05)
})

test('one year is parted by company alone, and few ratings have no model', () => {
  const { rows, names } = invented()
  expect(validate({ names, rows: rows.filter(({ year }) => year === 2022) })).toMatchObject({
    isTimeOrdered: false,
    earlier: [],
  })
  expect(validate({ names, rows: rows.slice(0, 40) })).toBeNull()
})

test('29 rated companies are too few for a model, 30 are not', () => {
  const years = [0, 1]
  const market = givenMarket({ indicators: [{ category: 'energy' }], cells: [years.map(() => Array(40).fill(1))] })
  const modelOf = (rated: number) => {
    const draw = draws(5)
    const ratings = years.map(() =>
      Float64Array.from({ length: 40 }, (_, company) => (company < rated ? draw() : Number.NaN)),
    )
    const featuresAt = () => Float64Array.from(ratingFeatures, draw)
    return ratingModelOf({ shape: { years: 2, companies: 40 }, peers: market.peers, ratings, featuresAt }, 39)
  }
  expect(modelOf(29)).toBeNull()
  expect(modelOf(30)).toMatchObject({ companies: 30, rows: 60, isTimeOrdered: true })
})

test('errors by hand', () => {
  const row = (rating: number, previous: number | null) => ({
    company: 1,
    year: 1,
    rating,
    previous,
    features: new Float64Array(),
  })
  const predictions = [
    { row: row(0.2, 0.3), predicted: 0.3, mean: 0.5 },
    { row: row(0.8, null), predicted: 0.6, mean: 0.5 },
  ]
  const accuracy = accuracyOf({ foretold: predictions, earlier: [] })
  expect(accuracy.error).toBeCloseTo(0.15, 12) // (0.1 + 0.2) ÷ 2
  expect(accuracy.mean).toBeCloseTo(0.3, 12)
  expect(accuracy.lastYear).toMatchObject({ n: 1 })
  expect(accuracy.lastYear!.error).toBeCloseTo(0.1, 12)
  expect(accuracy.r2).toBeCloseTo(1 - 0.025 / 0.09, 12) // mean square error (0.01 + 0.04) ÷ 2, variance 0.3²
  expect(accuracy.spearman).toBeCloseTo(1, 12)
  expect(accuracy.halfWidth).toBeCloseTo(0.2, 12)
})
