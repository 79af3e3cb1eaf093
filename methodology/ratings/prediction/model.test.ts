import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { conformalWidth } from '../model/accuracy.ts'
import { crossValidate } from '../model/cross-validation.ts'
import { Leakage } from '../model/leakage.ts'
import { draws, givenRows, normal } from './given-panel.ts'
import { around, classOf } from './interval.ts'
import { netChoices, netLearner } from './learner.ts'
import { measureOf } from './measures.ts'
import { predictionModelOf, predictScore } from './model.ts'
import { peerMean } from './peer-mean.ts'
import { ProductBlocks } from './product-blocks.ts'

const sample = givenRows()
const model = predictionModelOf(sample, 0)!

describe('an invented market', () => {
  test('of which the model explains what there is to explain', () => {
    expect(model).toMatchObject({ companies: 120, rows: 600, years: [0, 4], isTimeOrdered: true })
    // Var(1.2 a + 0.6 b) = (1.44 + 0.36) ÷ 12 = 0.15, of 0.15 + 0.09: R² = 0.625.
    expect(model.measures.r2).toBeGreaterThan(0.5)
    expect(model.measures.r2).toBeLessThan(0.72)
    const { model: own, industryMean, lastYear, structure } = model.measures
    expect(own.n).toBe(120)
    // Mean of an absolute normal of deviation 0.3 is 0.24.
    expect(own.error).toBeGreaterThan(0.19)
    expect(own.error).toBeLessThan(0.3)
    expect(own.error).toBeLessThan(industryMean.error)
    expect(own.error).toBeLessThan(lastYear!.rival.error)
    expect(own.error).toBeLessThan(structure!.rival.error)
    expect(own.spearman).toBeGreaterThan(industryMean.spearman)
    expect(own.close).toBeGreaterThan(industryMean.close)
  })

  test('in ten of them intervals hold about 80 % of ratings that did not make them', () => {
    const coverages = Array.from({ length: 10 }, (_, seed) => {
      return predictionModelOf(givenRows({ seed: seed + 1 }), 0)!.measures.model.coverage
    })
    const mean = coverages.reduce((sum, one) => sum + one, 0) / coverages.length
    // 1,200 ratings: the standard error is √(0.8 × 0.2 ÷ 1200) = 0.012.
    expect(Math.abs(mean - 0.8)).toBeLessThan(0.04)
    for (const one of coverages) expect(Math.abs(one - 0.8)).toBeLessThan(0.15)
  })

  test('noise is not explained', () => {
    const draw = draws(17)
    const rows = sample.rows.map((row) => ({ ...row, rating: 2.5 + 0.5 * normal(draw) }))
    expect(predictionModelOf({ ...sample, rows }, 0)!.measures.r2).toBeLessThan(0.05)
  })

  test('a few features that sum up the rest are enough where single ones are noise', () => {
    // The two that say something stand at the end of 120, of which the others say nothing; 40 companies are few.
    const draw = draws(23)
    const rows = givenRows({ companies: 40, years: 4 }).rows.map((row) => ({
      ...row,
      features: Float64Array.from([...Array.from({ length: 118 }, draw), row.features[0]!, row.features[1]!]),
    }))
    const names = Array.from({ length: 120 }, (_, at) => `feature ${at}`)
    const few = predictionModelOf({ names, rows }, 118)!
    expect(few.choice.features).toBe('summaries')
    for (const { coefficients } of few.nets) {
      expect(coefficients).toHaveLength(120)
      expect(coefficients.subarray(0, 118).every((one) => one === 0)).toBe(true)
    }
    expect(few.measures.model.error).toBeLessThan(few.measures.industryMean.error)
  })

  test('29 rated companies are too few, 30 are not', () => {
    expect(predictionModelOf(givenRows({ companies: 29 }), 0)).toBeNull()
    expect(predictionModelOf(givenRows({ companies: 30 }), 0)).toMatchObject({ companies: 30, rows: 150 })
  })

  test('one year is parted by company alone', () => {
    const rows = sample.rows.filter(({ year }) => year === 4)
    const one = predictionModelOf({ ...sample, rows }, 0)!
    expect(one).toMatchObject({ isTimeOrdered: false, rows: 120 })
    expect(one.measures.model.n).toBe(120)
  })

  test('a copy of the rating is refused', () => {
    const rows = sample.rows.map((row) => ({ ...row, features: row.features.with(3, row.rating / 5) }))
    expect(() => predictionModelOf({ ...sample, rows }, 0)).toThrow(Leakage)
  })
})

describe('laws', () => {
  test('a prediction and its interval are within 0 to 5, and the score within its interval', () => {
    const features = fc.float64Array({ minLength: 10, maxLength: 10, min: -1e6, max: 1e6, noNaN: true })
    fc.assert(
      fc.property(features, fc.nat(500), (features, company) => {
        const { score, low, high } = predictScore(model, { company, features })
        expect([low, score, high]).toEqual([low, score, high].toSorted((a, b) => a - b))
        expect(low >= 0 && high <= 5).toBe(true)
      }),
    )
  })

  test('a wider share has the wider interval', () => {
    const share = fc.double({ min: 0.01, max: 0.99, noNaN: true })
    const errors = fc.array(fc.double({ min: 0, max: 5, noNaN: true }), { minLength: 1 })
    fc.assert(
      fc.property(errors, share, share, fc.double({ min: 0, max: 5, noNaN: true }), (errors, a, b, score) => {
        const [inner, outer] = [a, b].sort((x, y) => x - y).map((one) => around(score, conformalWidth(errors, one)))
        expect(outer!.low <= inner!.low && outer!.high >= inner!.high).toBe(true)
      }),
    )
  })

  test('nothing that is foretold was learned from: neither its company nor its year or a later one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 55, max: 90 }), fc.integer({ min: 1, max: 4 }), (companies, years) => {
        let count = 0
        crossValidate(givenRows({ companies, years }), {
          ...netLearner(new ProductBlocks(sample.rows), 0),
          penalties: netChoices.slice(0, 1),
          fit: (learned) => {
            const trainingCompanies = new Set(learned.map(({ company }) => company))
            const last = Math.max(...learned.map(({ year }) => year))
            return [
              (row) => {
                count++
                expect(trainingCompanies.has(row.company)).toBe(false)
                // Where there are too few years to choose the penalty on, they are foretold among themselves.
                if (years > 2) expect(last < row.year).toBe(true)
                return 2.5
              },
            ]
          },
        })
        expect(count).toBeGreaterThan(companies - 1)
      }),
      { numRuns: 20 },
    )
  })

  test('a company’s own ratings never move its prediction', () => {
    const company = 7
    const changed = givenRows().rows.map((row) => (row.company === company ? { ...row, rating: 5 - row.rating } : row))
    const again = predictionModelOf({ ...sample, rows: changed }, 0)!
    const { features } = sample.rows.find((row) => row.company === company)!
    expect(again.choice).toEqual(model.choice)
    expect(predictScore(again, { company, features }).score).toBe(predictScore(model, { company, features }).score)
  })
})

test('classes of half a point', () => {
  expect([0, 0.49, 0.5, 2.5, 3.4, 4.99, 5].map((score) => classOf(score).from)).toEqual([0, 0, 0.5, 2.5, 3, 4.5, 4.5])
  expect(classOf(3.4)).toEqual({ from: 3, to: 3.5 })
})

test('measures by hand', () => {
  // errors 0.2, 0.5, 1.0: mean 0.5667, two of three within half a point; guesses and ratings in the same order.
  const measure = measureOf(
    [
      [2.2, 2],
      [2.5, 3],
      [3, 4],
    ],
    [],
  )
  expect(measure).toMatchObject({ n: 3, spearman: 1, halfWidth: 1 })
  expect(measure.error).toBeCloseTo(0.5667, 4)
  expect(measure.close).toBeCloseTo(2 / 3, 12)
})

test('the mean of the narrowest group with five ratings', () => {
  const row = (company: number, rating: number, chain: number[]) => ({ ...sample.rows[0]!, company, rating, chain })
  const rows = [1, 2, 3, 4, 5].map((rating, company) => row(company, rating, [company < 4 ? 1 : 2, 9]))
  // Of group 1 there are four ratings, too few: (1 + 2 + 3 + 4 + 5) ÷ 5.
  expect(peerMean(rows)(row(9, 0, [1, 9]))).toBe(3)
  const more = [...rows, row(6, 5, [1, 9])]
  expect(peerMean(more)(row(9, 0, [1, 9]))).toBe(3) // (1 + 2 + 3 + 4 + 5) ÷ 5 of group 1
  expect(peerMean(more)(row(9, 0, [2, 9]))).toBeCloseTo(20 / 6, 12)
})
