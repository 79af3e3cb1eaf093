import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { aggregations, portfolioTemperature, type TemperatureHolding } from './aggregation.ts'
import { givenHolding, givenTarget } from './given-temperature.ts'
import { regressions, scenarioVariables, slopeYears } from './regression.ts'
import { temperatureScores } from './score.ts'
import { type Horizon, horizons } from './target.ts'

type Row = Record<string, string>
const table = (name: string) =>
  parse(readFileSync(new URL(`../../data/${name}`, import.meta.url)), { columns: true }) as Row[]
const amount = (text: string | undefined) => (text ? Number(text) : null)

test('the coefficients are those of the published table', () => {
  const rows = table('sbti_regression_model4.csv')
  for (const variable of scenarioVariables)
    for (const horizon of horizons) {
      const row = rows.find((one) => one.variable === variable && one.slope === `slope${slopeYears[horizon]}`)!
      const { param, intercept } = regressions[variable][horizon]
      expect([param, intercept], `${variable} ${horizon}`).toEqual([Number(row.param), Number(row.intercept)])
      expect(row.status).toBe('verified')
    }
})

/** The companies of the SBTi finance tool's own test (MIT), in the year in which it was written: targets for 2020 are short. */
const rows = table('sbti_temperature_vectors.csv')
const names = [...new Set(rows.map(({ company }) => company!))]
const holdings: TemperatureHolding[] = names.map((name, company) => {
  const own = rows.filter((row) => row.company === name)
  const [first] = own
  const targets = own
    .filter((row) => row.target_type !== '')
    .map((row) =>
      givenTarget({
        key: row.time_frame!,
        type: row.target_type === 'Absolute' ? 'absolute' : 'intensity',
        metric: row.target_type === 'Absolute' ? null : 'revenue',
        reduction: Number(row.reduction_ambition),
        baseYear: Number(row.base_year),
        endYear: Number(row.end_year),
      }),
    )
  const emissions = { 'scope1+2': Number(first!.ghg_s1s2_t), scope3: null }
  return {
    company,
    investment: Number(first!.investment_value),
    emissions,
    amounts: {
      marketCap: amount(first!.market_cap),
      enterpriseValue: amount(first!.enterprise_value),
      cash: amount(first!.cash),
      totalAssets: amount(first!.total_assets),
      revenue: null,
    },
    scores: temperatureScores({ targets, emissions, division: null }, { referenceYear: 2020, defaultScore: 3.2 })
      .scores,
  }
})

test.each(rows.map((row) => [row.company!, row.time_frame as Horizon, row] as const))(
  '%s %s has the score and the annual reduction of the tool',
  (name, horizon, row) => {
    const { score, basis } = holdings[names.indexOf(name)]!.scores['scope1+2'][horizon]
    expect(score).toBe(Number(row.expected_score_s1s2))
    expect(basis.kind).toBe(row.target_type === '' ? 'default' : 'target')
    if (basis.kind === 'target') expect(basis.annualReduction * 100).toBeCloseTo(Number(row.lar_pct_per_year), 9)
  },
)

/** Expected values of the tool's test, to two decimals, and of an independent calculation, to four. It has none for ROTS. */
const published = {
  short: { WATS: 2.7265, TETS: 2.8613, MOTS: 2.877, EOTS: 2.9322, ECOTS: 2.9322, AOTS: 2.877 },
  mid: { WATS: 2.8853, TETS: 3.4098, MOTS: 3.4258, EOTS: 3.4815, ECOTS: 3.4815, AOTS: 3.4258 },
  long: { WATS: 3.2, TETS: 3.2, MOTS: 3.2, EOTS: 3.2, ECOTS: 3.2, AOTS: 3.2 },
} as const

test.each(
  horizons.flatMap((horizon) =>
    Object.entries(published[horizon]).map(([name, score]) => [horizon, name, score] as const),
  ),
)('the portfolio of the tool, %s, %s: %d', (horizon, aggregation, score) => {
  const portfolio = portfolioTemperature(holdings, { aggregation: aggregation as 'WATS', scope: 'scope1+2', horizon })
  expect(portfolio.score).toBeCloseTo(score, 4)
  expect(portfolio.lost).toEqual([])
})

/**
 * Two companies whose cash, assets, revenue and values have nothing to do with each other, so that a wrong column shows.
 *
 * | | investment | t | market cap | enterprise value | cash | assets | revenue | °C |
 * | A | 100 | 1,000 | 1,000 | 500 | 300 | 2,000 | 400 | 1.5 |
 * | B | 300 | 2,000 | 1,500 | 3,000 | 1,000 | 2,500 | 6,000 | 3.2 |
 */
const unrelated = [
  givenHolding({
    company: 1,
    investment: 100,
    emissions: { 'scope1+2': 1000, scope3: null },
    amounts: { marketCap: 1000, enterpriseValue: 500, cash: 300, totalAssets: 2000, revenue: 400 },
    both: 1.5,
  }),
  givenHolding({
    company: 2,
    investment: 300,
    emissions: { 'scope1+2': 2000, scope3: null },
    amounts: { marketCap: 1500, enterpriseValue: 3000, cash: 1000, totalAssets: 2500, revenue: 6000 },
    both: 'default',
  }),
]

/** Weights of A and B. */
const expected = {
  WATS: [100, 300],
  TETS: [1000, 2000],
  MOTS: [100, 400], // 100 ÷ 1,000 × 1,000; 300 ÷ 1,500 × 2,000
  EOTS: [200, 200], // 100 ÷ 500 × 1,000; 300 ÷ 3,000 × 2,000
  ECOTS: [125, 150], // 100 ÷ 800 × 1,000; 300 ÷ 4,000 × 2,000
  AOTS: [50, 240], // 100 ÷ 2,000 × 1,000; 300 ÷ 2,500 × 2,000
  ROTS: [250, 100], // 100 ÷ 400 × 1,000; 300 ÷ 6,000 × 2,000
} as const

/** (A × 1.5 + B × 3.2) ÷ (A + B). */
const unrelatedScores = {
  WATS: 2.775, // (150 + 960) ÷ 400
  TETS: 2.633333, // (1,500 + 6,400) ÷ 3,000
  MOTS: 2.86, // (150 + 1,280) ÷ 500
  EOTS: 2.35, // (300 + 640) ÷ 400
  ECOTS: 2.427273, // (187.5 + 480) ÷ 275
  AOTS: 2.906897, // (75 + 768) ÷ 290
  ROTS: 1.985714, // (375 + 320) ÷ 350
} as const

test.each(aggregations)('unrelated amounts, %s', (aggregation) => {
  const portfolio = portfolioTemperature(unrelated, { aggregation, scope: 'scope1+2', horizon: 'mid' })
  const [a, b] = expected[aggregation]
  expect(portfolio.holdings[0]!.weight).toBeCloseTo(a / (a + b), 12)
  expect(portfolio.score).toBeCloseTo(unrelatedScores[aggregation], 6)
  expect(portfolio.defaultShare).toBeCloseTo(b / (a + b), 12)
  expect(new Set(Object.values(unrelatedScores)).size).toBe(aggregations.length)
})
