import { describe, expect, test } from 'vitest'
import { type CarbonInputs, enterpriseValues, financedEmissions, waci } from './carbon.ts'
import { carbonRelatedGroup } from './carbon-related.ts'
import { dataQuality } from './data-quality.ts'
import { concentration, contributions, weightedMean, weightedQuantile } from './weighted-mean.ts'

const numbers = (...values: number[]) => Float64Array.from(values)
const none = Number.NaN

function inputs(given: Partial<CarbonInputs> & Pick<CarbonInputs, 'weights'>): CarbonInputs {
  const blank = new Float64Array(given.weights.length).fill(none)
  return { values: null, emissions: blank, sales: blank, evic: blank, ...given }
}

describe('published vectors', () => {
  test('R package Trading, manual pages Weighted_Average_Carbon_Intensity and Carbon_Footprint', () => {
    const values = numbers(100, 200, 50)
    // 100/350 × 1000/2000 + 200/350 × 5000/5000 + 50/350 × 2000/3000 = 0.142857 + 0.571429 + 0.095238
    const intensity = waci(
      inputs({ weights: values, emissions: numbers(1000, 5000, 2000), sales: numbers(2000, 5000, 3000) }),
      'rescale',
    )
    expect(intensity.mean).toBeCloseTo(0.809524, 6)
    // (100/20000 × 1000 + 200/10000 × 5000 + 50/30000 × 6000) ÷ 350 = (5 + 100 + 10) ÷ 350
    const financed = financedEmissions(
      inputs({
        weights: values,
        values,
        emissions: numbers(1000, 5000, 6000),
        evic: numbers(20_000, 10_000, 30_000),
      }),
      'rescale',
    )
    expect(financed.total).toBeCloseTo(115, 9)
    expect(financed.footprint).toBeCloseTo(0.328571, 6)
  })

  test('a worked example of three weights before and after a shift', () => {
    const intensities = numbers(120, 30, 450)
    expect(weightedMean(numbers(0.4, 0.35, 0.25), intensities, 'rescale').mean).toBeCloseTo(171, 9) // 48 + 10.5 + 112.5
    expect(weightedMean(numbers(0.5, 0.45, 0.05), intensities, 'rescale').mean).toBeCloseTo(96, 9) // 60 + 13.5 + 22.5
  })
})

/** Cash, assets, sales and enterprise value have nothing to do with each other here, so that no column can stand for another. */
test('each figure takes the column that it is made of', () => {
  const holdings = inputs({
    weights: numbers(0.6, 0.4),
    values: numbers(60, 40),
    emissions: numbers(700, 90),
    sales: numbers(350, 1800),
    evic: numbers(1200, 160),
  })
  expect(waci(holdings, 'rescale').mean).toBeCloseTo(1.22, 12) // 0.6 × 2 + 0.4 × 0.05
  const { total, footprint, ownedIntensity } = financedEmissions(holdings, 'rescale')
  expect(total).toBeCloseTo(57.5, 12) // 60/1200 × 700 + 40/160 × 90 = 35 + 22.5
  expect(footprint).toBeCloseTo(0.575, 12) // ÷ 100
  expect(ownedIntensity).toBeCloseTo(57.5 / 467.5, 12) // 60/1200 × 350 + 40/160 × 1800 = 17.5 + 450
})

describe('what is not covered', () => {
  const half = inputs({
    weights: numbers(0.5, 0.3, 0.2),
    values: numbers(50, 30, 20),
    emissions: numbers(100, none, 40),
    sales: numbers(10, 10, 0),
    evic: numbers(500, 500, none),
  })
  test('is scaled away or kept at nothing, and coverage says how much it is', () => {
    expect(waci(half, 'rescale')).toEqual({ mean: 10, coverage: 0.5 })
    expect(waci(half, 'keep')).toEqual({ mean: 5, coverage: 0.5 })
    expect(financedEmissions(half, 'rescale')).toMatchObject({ total: 10, footprint: 0.2, coverage: 0.5 })
    expect(financedEmissions(half, 'keep')).toMatchObject({ total: 10, footprint: 0.1, withoutEvic: [2] })
  })
  test('sales of nothing have no intensity', () => {
    expect(waci({ ...half, weights: numbers(0, 0, 1) }, 'rescale')).toEqual({ mean: null, coverage: 0 })
  })
  test('weights without a value have no financed emissions', () => {
    expect(financedEmissions({ ...half, values: null }, 'rescale')).toMatchObject({ total: null, footprint: null })
  })
})

test('contributions sum to the mean, and the fewest that make four fifths are counted', () => {
  const parts = contributions(numbers(1, 1, 2, 1), numbers(50, 20, 5, none), 'rescale')
  expect([...parts]).toEqual([12.5, 5, 2.5, none]) // ÷ 4 covered
  const { order, cumulative, fourFifths } = concentration(parts)
  expect([...order]).toEqual([0, 1, 2])
  expect([...cumulative]).toEqual([0.625, 0.875, 1])
  expect(fourFifths).toBe(2)
  expect(concentration(numbers(0, 0)).fourFifths).toBe(0)
})

test('quantiles by weight', () => {
  const [weights, figures] = [numbers(0.1, 0.6, 0.3, 0.5), numbers(30, 10, 20, none)]
  expect(weightedQuantile(weights, figures, 0.5)).toBe(10) // 0.6 of 1.0 lies at 10
  expect(weightedQuantile(weights, figures, 0.8)).toBe(20)
  expect(weightedQuantile(weights, figures, 1)).toBe(30)
  expect(weightedQuantile(numbers(1), numbers(none), 0.5)).toBeNull()
})

test('data quality by value, of those with emissions', () => {
  expect(dataQuality(numbers(50, 30, 20, 100), ['verified', 'disclosed', 'activity', null])).toEqual({
    mean: 1.9, // (50 × 1 + 30 × 2 + 20 × 4) ÷ 100
    coverage: 0.5,
  })
})

test('carbon-related assets by definition; the register of the exchange stands in for a missing licence', () => {
  const utility = { gics: '551010', tse33: '4050' }
  const water = { gics: '551040', tse33: '4050' }
  const renewable = { gics: '551050', tse33: null }
  const steel = { gics: null, tse33: '3450' }
  expect([utility, water, renewable, steel].map((one) => carbonRelatedGroup(one, '2017'))).toEqual([
    'energy',
    null,
    null,
    null,
  ])
  expect([utility, water, renewable, steel].map((one) => carbonRelatedGroup(one, '2021'))).toEqual([
    'energy',
    null,
    'energy',
    'materials-buildings',
  ])
  expect(carbonRelatedGroup({ gics: null, tse33: null }, '2021')).toBeUndefined()
})

test('enterprise value is as filed, else capitalization, debt and what is known of minorities', () => {
  const values = enterpriseValues(numbers(500, none, none, none), {
    marketCap: numbers(1, 300, 300, 300),
    debt: numbers(1, 80, 80, none),
    minorities: numbers(1, 20, none, 20),
  })
  expect([...values]).toEqual([500, 400, 380, none]) // 300 + 80 + 20, 300 + 80; nothing without debt
})
