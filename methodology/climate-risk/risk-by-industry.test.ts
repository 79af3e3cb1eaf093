import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { climateCategories, climateCategoryKeys } from './categories.ts'
import {
  type CompanyRisk,
  carbonCostRatio,
  companyRanks,
  fewestCompanies,
  industryPercentiles,
  industryRisk,
  largest,
  riskStep,
} from './risk-by-industry.ts'

const value = (of: number): CompanyRisk => ({ kind: 'value', value: of })
const loss: CompanyRisk = { kind: 'loss' }
const missing: CompanyRisk = { kind: 'missing' }
/** 130 dollars a tonne at 150 yen. */
const price = 130 * 150

describe('the carbon cost of a company', () => {
  test('is a share of operating profit', () => {
    // 100,000 t × ¥19,500 = ¥1,950 million; of ¥10,000 million that is 19.5 %.
    expect(carbonCostRatio(100_000, 10_000, price)).toEqual(value(0.195))
  })

  test('may be more than all of it', () => {
    // 2,000,000 t × ¥19,500 = ¥39,000 million; of ¥10,000 million 3.9 times.
    expect(carbonCostRatio(2_000_000, 10_000, price)).toEqual(value(3.9))
  })

  test('has no share of a loss, nor of no profit at all', () => {
    expect(carbonCostRatio(100_000, -1, price)).toEqual(loss)
    expect(carbonCostRatio(100_000, 0, price)).toEqual(loss)
  })

  test('is missing without either figure, which is no zero', () => {
    expect(carbonCostRatio(null, 10_000, price)).toEqual(missing)
    expect(carbonCostRatio(100_000, null, price)).toEqual(missing)
    expect(carbonCostRatio(0, 10_000, price)).toEqual(value(0))
  })
})

describe('an industry', () => {
  test('is worth the median of those with a value; losses are counted apart', () => {
    const risks = [value(0.1), value(0.4), value(0.2), value(0.9), loss, missing, missing]
    // Between 0.2 and 0.4: 0.3.
    expect(industryRisk(risks)).toEqual({ median: 0.30000000000000004, n: 4, losses: 1, companies: 7 })
  })

  test('without a value has no median', () => {
    expect(industryRisk([loss, missing])).toEqual({ median: null, n: 0, losses: 1, companies: 2 })
  })
})

const industry = (median: number | null, n = fewestCompanies) => ({ median, n, losses: 0, companies: n })

describe('the percentile of an industry', () => {
  test('is (lower + same ÷ 2) ÷ industries', () => {
    // Of four: 0.41 has 3 below and itself, (3 + ½) ÷ 4 = 0.875; the two of 0.1 have 1 below, (1 + 1) ÷ 4 = 0.5; the last ½ ÷ 4 = 0.125.
    expect(industryPercentiles([industry(0.41), industry(0.1), industry(0.02), industry(0.1)])).toEqual([
      0.875, 0.5, 0.125, 0.5,
    ])
  })

  test('counts no industry of fewer than five values', () => {
    // Of two that are left: (1 + ½) ÷ 2 and ½ ÷ 2.
    expect(industryPercentiles([industry(0.41), industry(9, 4), industry(0.02), industry(null, 0)])).toEqual([
      0.75,
      null,
      0.25,
      null,
    ])
  })

  test('falls into five equal steps', () => {
    expect([0.01, 0.19, 0.2, 0.5, 0.79, 0.8, 0.99, 1].map(riskStep)).toEqual([1, 1, 2, 3, 4, 5, 5, 5])
  })
})

test('ranks within an industry begin at the highest; equal ones share the better', () => {
  expect(companyRanks([value(0.2), loss, value(0.5), value(0.2), missing, value(0.1)])).toEqual([
    2,
    null,
    1,
    2,
    null,
    4,
  ])
})

test('the largest companies, largest first, equal ones in their order; who has no capitalization is not among them', () => {
  expect(largest(Float64Array.of(5, Number.NaN, 9, 5, 0, 7), 4)).toEqual([2, 5, 0, 3])
})

test('every category is told once, and those of a group stand together', () => {
  expect(new Set(climateCategoryKeys).size).toBe(climateCategories.length)
  const groups = climateCategories.map(({ group }) => group)
  expect(groups.filter((group, at) => group !== groups[at - 1])).toEqual(['transition', 'physical', 'opportunity'])
})

describe('laws', () => {
  const company = fc.record({
    emissions: fc.option(fc.integer({ min: 0, max: 10 ** 8 }), { nil: null }),
    profit: fc.option(fc.integer({ min: -(10 ** 6), max: 10 ** 6 }), { nil: null }),
  })
  const market = fc.array(fc.array(company, { minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 30 })
  const industriesAt = (each: readonly { emissions: number | null; profit: number | null }[][], at: number) =>
    each.map((companies) =>
      industryRisk(companies.map(({ emissions, profit }) => carbonCostRatio(emissions, profit, at))),
    )

  test('percentiles lie between 0 and 1 and average to a half', () => {
    fc.assert(
      fc.property(market, (companies) => {
        const ranks = industryPercentiles(industriesAt(companies, price)).filter((rank) => rank !== null)
        for (const rank of ranks) expect(rank > 0 && rank < 1).toBe(true)
        if (ranks.length > 0) expect(ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length).toBeCloseTo(0.5, 12)
      }),
    )
  })

  test('twice the price doubles the medians and moves no industry', () => {
    fc.assert(
      fc.property(market, (companies) => {
        const [once, twice] = [industriesAt(companies, price), industriesAt(companies, 2 * price)]
        for (const [at, { median }] of once.entries())
          if (median === null) expect(twice[at]!.median).toBeNull()
          else expect(twice[at]!.median).toBe(2 * median)
        expect(industryPercentiles(twice)).toEqual(industryPercentiles(once))
      }),
    )
  })

  test('every company of an industry is a value, a loss or missing', () => {
    fc.assert(
      fc.property(market, (companies) => {
        for (const [at, { n, losses, companies: all }] of industriesAt(companies, price).entries()) {
          const gaps = companies[at]!.filter(({ emissions, profit }) => emissions === null || profit === null).length
          expect(n + losses + gaps).toBe(all)
        }
      }),
    )
  })
})
