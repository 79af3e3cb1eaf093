import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AggregationInputs, aggregations, portfolioTemperature, scoresWhatIf, whatIfs } from './aggregation.ts'
import { coefficients, horizons } from './regression.ts'
import { type CompanyInputs, companyTemperatures } from './score.ts'
import { chooseTargets, type EmissionTarget, horizonOf } from './targets.ts'

const table = (name: string) =>
  parse(readFileSync(join(import.meta.dirname, '../../data', name)), { columns: true }) as Record<string, string>[]

const plain: CompanyInputs = { isHeavy: false, s1s2: null, s3: null, default: 3.2 }
const target = (given: Partial<EmissionTarget>): EmissionTarget => ({
  metric: null,
  scope: 's1s2',
  coverage: 1,
  reduction: 0.42,
  baseYear: 2020,
  endYear: 2030,
  ...given,
})

test('the coefficients are those of the table', () => {
  const rows = new Map(table('sbti_regression_model4.csv').map((row) => [`${row.variable} ${row.slope}`, row]))
  const slopes = { short: 'slope5', mid: 'slope15', long: 'slope30' } as const
  for (const [variable, by] of Object.entries(coefficients)) {
    for (const horizon of horizons) {
      const row = rows.get(`${variable} ${slopes[horizon]}`)!
      expect([variable, by[horizon].param, by[horizon].intercept]).toEqual([
        variable,
        Number(row.param),
        Number(row.intercept),
      ])
    }
  }
})

describe("the tool's own example of eleven companies", () => {
  const rows = table('sbti_temperature_vectors.csv')
  const byCompany = Map.groupBy(rows, ({ company }) => company!)
  const referenceYear = 2019
  const scoresOf = (horizon: string) =>
    Float64Array.from(byCompany.values(), (own) => {
      const targets = own
        .filter(({ reduction_ambition }) => reduction_ambition !== '')
        .map((row) =>
          target({
            metric: row.target_type === 'Absolute' ? null : 'revenue',
            reduction: Number(row.reduction_ambition),
            baseYear: Number(row.base_year),
            endYear: Number(row.end_year),
          }),
        )
      const scores = companyTemperatures(chooseTargets(targets, referenceYear), plain)
      return scores.s1s2[horizon as 'short'].score
    })
  const column = (name: string) => Float64Array.from(byCompany.values(), ([row]) => Number(row![name]))
  const inputs: AggregationInputs = {
    investment: column('investment_value'),
    emissions: column('ghg_s1s2_t'),
    marketCap: column('market_cap'),
    enterpriseValue: column('enterprise_value'),
    cash: column('cash'),
    assets: column('total_assets'),
    revenue: column('total_assets'),
  }

  test.each(horizons)('scores of the companies, %s term', (horizon) => {
    const expected = [...byCompany.values()].map((own) =>
      Number(own.find(({ time_frame }) => time_frame === horizon)!.expected_score_s1s2),
    )
    expect([...scoresOf(horizon)]).toEqual(expected)
  })

  // Printed by the tool for WATS, TETS, MOTS, EOTS, ECOTS and AOTS; it prints none for ROTS.
  test.each([
    ['short', [2.7265, 2.8613, 2.877, 2.9322, 2.9322, 2.877]],
    ['mid', [2.8853, 3.4098, 3.4258, 3.4815, 3.4815, 3.4258]],
    ['long', [3.2, 3.2, 3.2, 3.2, 3.2, 3.2]],
  ])('of the whole, %s term', (horizon, expected) => {
    const found = aggregations
      .slice(0, 6)
      .map((method) => portfolioTemperature(method, scoresOf(horizon), inputs).score!)
    for (const [at, score] of found.entries()) expect(score).toBeCloseTo(expected[at]!, 4)
  })
})

/** In the example above cash and assets are proportional to other columns and prove nothing. Here nothing is. */
test('each way to weigh takes the columns that it is made of', () => {
  const inputs: AggregationInputs = {
    investment: Float64Array.of(30, 70),
    emissions: Float64Array.of(1000, 400),
    marketCap: Float64Array.of(600, 3500),
    enterpriseValue: Float64Array.of(500, 1400),
    cash: Float64Array.of(100, 1400),
    assets: Float64Array.of(1500, 700),
    revenue: Float64Array.of(300, 2800),
  }
  const scores = Float64Array.of(3.2, 1.7)
  // Weights of the first against the second, from the columns: 30 : 70, 1000 : 400, then 30/size × 1000 against 70/size × 400.
  const pairs = {
    wats: [30, 70],
    tets: [1000, 400],
    mots: [50, 8],
    eots: [60, 20],
    ecots: [50, 10],
    aots: [20, 40],
    rots: [100, 10],
  } as const
  for (const method of aggregations) {
    const [a, b] = pairs[method]
    expect(portfolioTemperature(method, scores, inputs).score).toBeCloseTo((a * 3.2 + b * 1.7) / (a + b), 12)
  }
})

describe('targets that count', () => {
  test('horizons move with the reference year', () => {
    expect([2025, 2026].map((year) => horizonOf(2030, year))).toEqual(['mid', 'short'])
    expect([2034, 2035, 2050, 2051].map((end) => horizonOf(end, 2020))).toEqual(['mid', 'mid', 'long', null])
  })
  test('what is left out says why', () => {
    const { leftOut, chosen } = chooseTargets(
      [
        target({ metric: 'other' }),
        target({ isAchieved: true }),
        target({ endYear: 2019 }),
        target({ baseYear: 2015, endYear: 2024 }),
        target({ endYear: 2060 }),
        target({ endYear: 2026 }),
      ],
      2026,
    )
    expect(leftOut.map(({ reason }) => reason)).toEqual(['metric', 'achieved', 'backwards', 'ended', 'far'])
    expect(chosen).toHaveLength(1)
  })
  test('of several the highest coverage, then the latest end, the latest base, absolute', () => {
    const { chosen, passedOver } = chooseTargets(
      [
        target({ coverage: 0.96 }),
        target({ endYear: 2029 }),
        target({ baseYear: 2019 }),
        target({ metric: 'revenue' }),
        target({}),
      ],
      2024,
    )
    expect(chosen.map(({ target: at }) => at)).toEqual([4])
    expect(new Map(passedOver.map(({ target: at, reason }) => [at, reason]))).toEqual(
      new Map([
        [0, 'coverage'],
        [1, 'end-year'],
        [2, 'base-year'],
        [3, 'intensity'],
      ]),
    )
  })
  test('a narrow target counts for as much as it covers', () => {
    const [narrow] = chooseTargets([target({ coverage: 0.5 })], 2024).chosen
    expect(narrow!.larr).toBeCloseTo(2.1, 12) // 0.42 × 0.5 ÷ 10
    const [enough] = chooseTargets([target({ scope: 's3', coverage: 0.67 })], 2024).chosen
    expect(enough!.larr).toBeCloseTo(4.2, 12)
  })
  test('scopes 1 and 2 are put together by what they emit', () => {
    const both = [target({ scope: 's1', reduction: 0.5 }), target({ scope: 's2', reduction: 0.2 })]
    const [together] = chooseTargets(both, 2024, { s1: 300, s2: 100 }).chosen
    expect(together!.reduction).toBeCloseTo(0.425, 12) // (300 × 0.5 + 100 × 0.2) ÷ 400
    const [alone] = chooseTargets([both[0]!], 2024, { s1: 300, s2: 100 }).chosen
    expect(alone).toMatchObject({ coverage: 0.75, reduction: 0.375 }) // three quarters covered, below 95 %
  })
  test('a target over all scopes counts for both', () => {
    const { chosen } = chooseTargets([target({ scope: 's1s2s3', coverage: null })], 2024)
    expect(chosen.map(({ scope }) => scope)).toEqual(['s1s2', 's3'])
  })
})

describe('scores', () => {
  test('4.2 % a year in the middle term: 2.6973 − 0.3123 × 4.2 = 1.3855', () => {
    const { s1s2, s3 } = companyTemperatures(chooseTargets([target({})], 2024), plain)
    expect(s1s2.mid).toMatchObject({ score: 1.39, isDefault: false, variable: 'Emissions|Kyoto Gases' })
    expect(s1s2.short).toMatchObject({ score: 3.2, isDefault: true, target: null })
    expect(s3.mid.score).toBe(3.2)
  })
  test('never below zero', () => {
    const steep = chooseTargets([target({ reduction: 1, baseYear: 2029 })], 2024)
    expect(companyTemperatures(steep, plain).s1s2.mid.score).toBe(0)
  })
  test('all scopes: by emissions from two fifths of scope 3 on', () => {
    const chosen = chooseTargets([target({})], 2024)
    const scored = (s1s2: number, s3: number) => companyTemperatures(chosen, { ...plain, s1s2, s3 }).s1s2s3.mid.score
    expect(scored(61, 39)).toBe(1.39)
    expect(scored(60, 40)).toBe(2.11) // 0.6 × 1.39 + 0.4 × 3.2 = 2.114
    expect(companyTemperatures(chosen, plain).s1s2s3.mid).toMatchObject({ score: 3.2, isDefault: true })
  })
})

test('what if: nobody becomes warmer, and each asks whom it names', () => {
  const scores = Float64Array.of(3.2, 2.6, 1.5)
  const inputs = {
    isDefault: Uint8Array.of(1, 0, 0),
    weights: Float64Array.of(0.2, 0.5, 0.3),
    isFlagged: Uint8Array.of(0, 1, 0),
  }
  expect(whatIfs.map((one) => [...scoresWhatIf(one, scores, inputs)])).toEqual([
    [2, 2.6, 1.5],
    [3.2, 1.75, 1.5],
    [2, 2, 1.5],
    [1.75, 1.75, 1.5],
    [3.2, 2, 1.5],
    [3.2, 1.75, 1.5],
  ])
})

test('weights sum to one, the whole lies between its companies, and investing twice as much changes nothing', () => {
  const amount = fc.oneof(
    { weight: 5, arbitrary: fc.double({ min: 0.01, max: 1e6, noNaN: true }) },
    { weight: 1, arbitrary: fc.constant(Number.NaN) },
  )
  const position = fc.record({
    score: fc.integer({ min: 0, max: 400 }).map((hundredths) => hundredths / 100),
    investment: fc.double({ min: 0.01, max: 1e6, noNaN: true }),
    emissions: amount,
    marketCap: amount,
    enterpriseValue: amount,
    cash: amount,
    assets: amount,
    revenue: amount,
  })
  fc.assert(
    fc.property(
      fc.array(position, { minLength: 1, maxLength: 20 }),
      fc.constantFrom(...aggregations),
      (positions, method) => {
        const column = (name: keyof AggregationInputs, scale = 1) =>
          Float64Array.from(positions, (one) => one[name] * scale)
        const inputs = (scale: number) => ({
          investment: column('investment', scale),
          emissions: column('emissions'),
          marketCap: column('marketCap'),
          enterpriseValue: column('enterpriseValue'),
          cash: column('cash'),
          assets: column('assets'),
          revenue: column('revenue'),
        })
        const scores = Float64Array.from(positions, ({ score }) => score)
        const { score, weights, lost } = portfolioTemperature(method, scores, inputs(1))
        if (score === null) {
          expect(lost).toHaveLength(positions.length)
          return
        }
        expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 9)
        const used = [...scores].filter((_, at) => weights[at]! > 0)
        expect(score).toBeGreaterThanOrEqual(Math.min(...used) - 1e-9)
        expect(score).toBeLessThanOrEqual(Math.max(...used) + 1e-9)
        expect(portfolioTemperature(method, scores, inputs(7)).score).toBeCloseTo(score, 9)
      },
    ),
  )
})
