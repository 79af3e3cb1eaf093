import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type GivenMarket, givenMarket, markets, rankMarket, scoreOf, scoresOf } from '../test/market.ts'
import {
  type CustomInput,
  type CustomWeights,
  customBases,
  ranksOf,
  scoreCustom,
  sensitivityOf,
  sensitivityStep,
  toWeightMatrix,
} from './custom.ts'
import { categories } from './hierarchy.ts'
import { originCode } from './ranks/ranks.ts'

/** The page's market: that of the standard score, ten companies. */
const market = givenMarket({
  indicators: [
    { code: 'E-1', category: 'climatechange', direction: 'lower_better' },
    { code: 'E-2', category: 'climatechange' },
    { code: 'G-1', category: 'board_meeting' },
  ],
  cells: [
    [[10, 20, 30, 40, 50, 60, 70, 80, 90, 100]],
    [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    [[1, 1, 1, 0, 0, 0, 0, 0, 0, 0]],
  ],
  weights: { climatechange: 3, board_meeting: 1 },
})
const everywhere = (weights: Readonly<Record<string, number>>): CustomWeights =>
  Object.entries(weights).map(([indicator, weight]) => ({ industry: null, indicator, weight }))

function inputOf(weights: Readonly<Record<string, number>>): CustomInput {
  const made = toWeightMatrix(everywhere(weights), market.indicators, market.peers)
  if ('faults' in made) throw new Error(JSON.stringify(made.faults))
  return { ...market, ranks: rankMarket(market), matrix: made.matrix, coverageYear: 0 }
}
const wholeOf = (weights: Readonly<Record<string, number>>) => [...scoreCustom(inputOf(weights)).values.subarray(0, 10)]

describe('the worked example of the page', () => {
  test('weights of 60, 20 and 40, together 120', () => {
    const scores = wholeOf({ 'E-1': 60, 'E-2': 20, 'G-1': 40 })
    expect(scores[0]).toBeCloseTo(92 / 120, 12) // (60 × 0.95 + 20 × 0.05 + 40 × 0.85) ÷ 120
    expect(scores[1]).toBeCloseTo(88 / 120, 12) // (60 × 0.85 + 20 × 0.15 + 40 × 0.85) ÷ 120
    expect(scores[2]).toBeCloseTo(84 / 120, 12) // (60 × 0.75 + 20 × 0.25 + 40 × 0.85) ÷ 120
  })

  test('the second was first by the standard method with two others, and is second now: one place down', () => {
    const standard = scoresOf(market, rankMarket(market)).values.subarray(0, 10)
    const own = Float64Array.from(wholeOf({ 'E-1': 60, 'E-2': 20, 'G-1': 40 }))
    expect(ranksOf(standard, 0, 10)[1]).toBe(1)
    expect(ranksOf(own, 0, 10)[1]).toBe(2)
  })

  test('pillars, and zero excludes', () => {
    const { values } = scoreCustom(inputOf({ 'E-1': 60, 'E-2': 20, 'G-1': 40 }))
    const part = (index: number) => values[index * 10 + 1]!
    expect(part(1)).toBeCloseTo(54 / 80, 12) // (60 × 0.85 + 20 × 0.15) ÷ 80
    expect(part(2)).toBeNaN() // nothing social
    expect(part(3)).toBeCloseTo(0.85, 12)
    expect(wholeOf({ 'E-1': 60, 'E-2': 0, 'G-1': 40 })[1]).toBeCloseTo(0.85, 12) // (60 × 0.85 + 40 × 0.85) ÷ 100
  })

  test('what the first company’s rank hangs on, with weights of 20, 19 and 40', () => {
    const rows = sensitivityOf(inputOf({ 'E-1': 20, 'E-2': 19, 'G-1': 40 }), 0, 0)
    expect(rows).toEqual([
      { indicator: 0, lowered: 3, raised: 1 }, // 16 < 19: of the three with a committee the third leads now
      { indicator: 1, lowered: 1, raised: 3 }, // 22.8 > 20: the same
      { indicator: 2, lowered: 1, raised: 1 },
    ])
  })
})

describe('what is refused', () => {
  const faultsOf = (weights: CustomWeights) => {
    const made = toWeightMatrix(weights, market.indicators, market.peers)
    return 'faults' in made ? made.faults.map(({ reason }) => reason) : []
  }
  const one = (parts: Partial<CustomWeights[number]>) =>
    faultsOf([{ industry: null, indicator: 'E-1', weight: 1, ...parts }])

  test('negative, no number, unknown, nothing at all', () => {
    expect(one({})).toEqual([])
    expect(one({ weight: -1 })).toContain('negative')
    expect(one({ weight: Number.NaN })).toContain('no-number')
    expect(one({ weight: Number.POSITIVE_INFINITY })).toContain('no-number')
    expect(one({ indicator: 'E-9' })).toContain('unknown-indicator')
    expect(one({ industry: '999999' })).toContain('unknown-industry')
    expect(new Set(one({ weight: 0 }))).toEqual(new Set(['all-zero']))
  })

  test('an industry of the classification without companies is passed over', () => {
    const weights: CustomWeights = ['151010', '201010'].map((industry) => ({ industry, indicator: 'E-1', weight: 1 }))
    expect(faultsOf(weights)).toEqual(['unknown-industry'])
    const made = toWeightMatrix(weights, market.indicators, market.peers, (industry) => industry === '201010')
    expect('matrix' in made).toBe(true)
  })

  test('companies without GICS have no score where nothing was given for every industry', () => {
    const cells = [[Array.from({ length: 14 }, (_, index) => index)]]
    const mixed = givenMarket({ indicators: [{ code: 'E-1' }], cells, classified: [{ gics: null }] })
    const made = toWeightMatrix([{ industry: '151010', indicator: 'E-1', weight: 2 }], mixed.indicators, mixed.peers)
    if ('faults' in made) throw new Error('refused')
    const { values } = scoreCustom({ ...mixed, ranks: rankMarket(mixed), matrix: made.matrix, coverageYear: 0 })
    expect(values[mixed.peers.placeOf[0]!]).toBeNaN()
    expect(values[mixed.peers.placeOf[1]!]).not.toBeNaN()
  })

  test('what is said of one industry overrules what is said of all', () => {
    const weights: CustomWeights = [
      { industry: '151010', indicator: 'E-1', weight: 5 },
      { industry: null, indicator: 'E-1', weight: 2 },
    ]
    const made = toWeightMatrix(weights, market.indicators, market.peers)
    expect('matrix' in made && made.matrix[0]).toBe(5)
  })

  test('three bases', () => expect(customBases).toEqual({ 11: 'gics11', 25: 'gics25', 74: 'gics74' }))
})

/** A random weight for each indicator of each industry; at least one is above 0. */
const weighted = fc.tuple(markets, fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 30, maxLength: 30 }))
const matrixOf = ({ peers, indicators }: GivenMarket, numbers: readonly number[]) =>
  Float64Array.from({ length: peers.industries.length * indicators.length }, (_, at) =>
    at % indicators.length === 0 ? 1 + numbers[at % 30]! : numbers[at % 30]!,
  )
const near = (a: Float64Array, b: Float64Array, by: number) => {
  expect(a.length).toBe(b.length)
  for (const [at, value] of a.entries()) {
    expect(Number.isNaN(value)).toBe(Number.isNaN(b[at]!))
    if (!Number.isNaN(value)) expect(Math.abs(value - b[at]!)).toBeLessThanOrEqual(by)
  }
}

describe('laws', () => {
  test('only proportions count', () => {
    fc.assert(
      fc.property(
        weighted,
        fc.double({ min: 0.01, max: 1000, noNaN: true }),
        ([{ market: given, imputation }, numbers], k) => {
          const matrix = matrixOf(given, numbers)
          const input = { ...given, ranks: rankMarket(given, imputation), coverageYear: 0 }
          const [one, other] = [
            scoreCustom({ ...input, matrix }),
            scoreCustom({ ...input, matrix: matrix.map((w) => k * w) }),
          ]
          near(one.values, other.values, 1e-12)
          near(one.coverage, other.coverage, 1e-12)
        },
      ),
    )
  })

  test('the standard’s own weights give the standard score where there are no gaps', () => {
    fc.assert(
      fc.property(markets, ({ market: given }) => {
        const ranks = rankMarket(given, () => 'worst-value')
        const { peers, indicators, weights } = given
        const matrix = new Float64Array(peers.industries.length * indicators.length)
        for (const industry of peers.industries.keys())
          for (const [column, { category }] of indicators.entries()) {
            const inside = indicators.filter((other) => other.category === category).length
            matrix[industry * indicators.length + column] =
              weights[industry * categories.length + categories.indexOf(category)]! / inside
          }
        const scores = scoresOf(given, ranks)
        const { values } = scoreCustom({ ...given, ranks, matrix, coverageYear: 0 })
        const isWhole = (company: number, year: number) =>
          indicators.every(
            (_, i) => ranks.origins[(i * given.years + year) * given.companies + peers.placeOf[company]!] !== 0,
          )
        for (const year of given.panel.years.keys())
          for (const company of given.panel.companies.keys()) {
            if (!isWhole(company, year)) continue
            for (const [part, key] of (['sustainability_score', 'e_score', 's_score', 'g_score'] as const).entries()) {
              const ours = values[(part * given.years + year) * given.companies + peers.placeOf[company]!]!
              const usual = scoreOf(given, scores, key, company, year).value
              if (usual === null) expect(ours).toBeNaN()
              else expect(Math.abs(ours - usual)).toBeLessThanOrEqual(1e-9)
            }
          }
      }),
    )
  })

  test('who discloses less than the minimum has no score, everybody else the same one and a rank among the scored', () => {
    fc.assert(
      fc.property(weighted, ([{ market: given, imputation }, numbers]) => {
        const matrix = matrixOf(given, numbers)
        const input = { ...given, ranks: rankMarket(given, imputation), matrix, coverageYear: 0 }
        const minimum = { weight: 0.5, count: 2 }
        const [free, held] = [scoreCustom(input), scoreCustom({ ...input, minimum })]
        near(free.coverage, held.coverage, 0)
        for (let place = 0; place < given.companies; place++) {
          const score = held.values[place]!
          if (!Number.isNaN(score)) expect(score).toBe(free.values[place])
          if (free.coverage[place]! < 0.5) expect(score).toBeNaN()
          const industry = given.peers.industryOf[given.peers.order[place]!]!
          const disclosed = given.indicators.filter((_, i) => {
            const origin = input.ranks.origins[i * given.years * given.companies + place]
            return matrix[industry * given.indicators.length + i]! > 0 && origin === originCode.disclosed
          })
          if (free.coverage[place]! >= 0.5 && disclosed.length >= 2) expect(score).toBe(free.values[place])
        }
        const scored = held.values.subarray(0, given.companies)
        for (const company of [...given.panel.companies.keys()].slice(0, 3)) {
          const rows = sensitivityOf({ ...input, minimum }, 0, company)
          const isScored = !Number.isNaN(scored[given.peers.placeOf[company]!]!)
          const most = scored.filter((score) => !Number.isNaN(score)).length
          for (const { lowered, raised } of rows) {
            expect([lowered > 0, raised > 0]).toEqual([isScored, isScored])
            expect(Math.max(lowered, raised)).toBeLessThanOrEqual(most)
          }
        }
      }),
    )
  })

  test('an indicator of weight 0 has no influence', () => {
    fc.assert(
      fc.property(weighted, ([{ market: given, imputation }, numbers]) => {
        const last = given.indicators.length - 1
        if (last === 0) return
        const matrix = matrixOf(given, numbers).map((w, at) => (at % (last + 1) === last ? 0 : w))
        const ranks = rankMarket(given, imputation)
        const changed = { ...ranks, parts: ranks.parts.slice(), origins: ranks.origins.slice() }
        changed.parts.fill(0, last * given.years * given.companies)
        changed.origins.fill(0, last * given.years * given.companies)
        const input = { ...given, matrix, coverageYear: 0 }
        near(scoreCustom({ ...input, ranks }).values, scoreCustom({ ...input, ranks: changed }).values, 0)
      }),
    )
  })

  test('scores lie within 0 and 1, coverage too', () => {
    fc.assert(
      fc.property(weighted, ([{ market: given, imputation }, numbers]) => {
        const input = {
          ...given,
          ranks: rankMarket(given, imputation),
          matrix: matrixOf(given, numbers),
          coverageYear: 1,
        }
        const { values, coverage } = scoreCustom(input)
        for (const value of [...values, ...coverage])
          expect(Number.isNaN(value) || (value >= 0 && value <= 1)).toBe(true)
      }),
    )
  })

  test('best of all is one, never a little more', () => {
    const n = 187 // 3 × (1 ÷ 2n) × 2n is rounded above 3.
    const figures = Array.from({ length: n }, (_, index) => index)
    const given = givenMarket({ indicators: [{ code: 'E-1' }], cells: [[[...figures, 'not-disclosed']]] })
    const ranks = rankMarket(given, () => ({ values: new Float64Array(n + 1).fill(n) }))
    const { values } = scoreCustom({ ...given, ranks, matrix: Float64Array.of(3), coverageYear: 0 })
    expect(values[n]).toBe(1)
  })

  test('moving one weight equals scoring the market again with it', () => {
    fc.assert(
      fc.property(weighted, fc.nat(), ([{ market: given, imputation }, numbers], seed) => {
        const matrix = matrixOf(given, numbers)
        const input = { ...given, ranks: rankMarket(given, imputation), matrix, coverageYear: 0 }
        const company = seed % given.companies
        const place = given.peers.placeOf[company]!
        const count = given.indicators.length
        const scoresWith = (indicator: number, step: number) =>
          scoreCustom({ ...input, matrix: matrix.map((w, at) => (at % count === indicator ? w * (1 + step) : w)) })
            .values
        for (const { indicator, lowered, raised } of sensitivityOf(input, 0, company))
          for (const [rank, step] of [
            [lowered, -sensitivityStep],
            [raised, sensitivityStep],
          ] as const) {
            const scores = scoresWith(indicator, step).subarray(0, given.companies)
            const own = scores[place]!
            // Scores that are equal but for rounding may fall on either side.
            const better = scores.filter((score) => score > own + 1e-12).length
            const near = scores.filter((score) => Math.abs(score - own) <= 1e-12).length
            if (Number.isNaN(own)) expect(rank).toBe(0)
            else expect(rank > better && rank <= better + near).toBe(true)
          }
      }),
    )
  })
})
