import { describe, expect, test } from 'vitest'
import { weighedWith } from '../test/custom.ts'
import { givenMarket, rankMarket, scoresOf } from '../test/market.ts'
import { customBases, usualIndustries } from './custom/bases.ts'
import { sensitivityOf } from './custom/moves.ts'
import type { WeightedMarket } from './custom/year-scores.ts'
import { type CustomWeights, ranksOf, scoreCustom, toWeightMatrix, weightsHash } from './custom.ts'

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

function inputOf(weights: Readonly<Record<string, number>>): WeightedMarket {
  const made = toWeightMatrix(everywhere(weights), market.indicators, market.peers)
  if ('faults' in made) throw new Error(JSON.stringify(made.faults))
  return weighedWith(market, rankMarket(market), made.matrix)
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
    expect(one({ weight: null })).toContain('no-number')
    expect(one({ weight: 1e308 })).toContain('out-of-range')
    expect(one({ weight: 5e-324 })).toContain('out-of-range')
    expect(new Set(one({ weight: 0 }))).toEqual(new Set(['all-zero']))
    const twice = { industry: '151010', indicator: 'E-1', weight: 1 }
    expect(faultsOf([twice, { ...twice, industry: null }])).toEqual([])
    expect(faultsOf([twice, { ...twice, weight: 2 }])).toEqual(['duplicate'])
  })

  test('each with its place', () => {
    const weights: CustomWeights = [
      { industry: null, indicator: 'E-1', weight: 1 },
      { industry: '151010', indicator: 'E-2', weight: -3 },
    ]
    const made = toWeightMatrix(weights, market.indicators, market.peers)
    expect(made).toEqual({ faults: [{ reason: 'negative', industry: '151010', indicator: 'E-2' }] })
    const none: CustomWeights = [
      { industry: null, indicator: 'E-1', weight: 1 },
      { industry: '151010', indicator: 'E-1', weight: 0 },
    ]
    const empty = toWeightMatrix(none, market.indicators, market.peers)
    expect(empty).toEqual({ faults: [{ reason: 'all-zero', industry: '151010', indicator: null }] })
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
    const { values } = scoreCustom(weighedWith(mixed, rankMarket(mixed), made.matrix))
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

  test('weights that mean the same have one name', () => {
    const first = { industry: null, indicator: 'E-1', weight: 2 }
    const second = { industry: null, indicator: 'E-2', weight: 1 }
    const name = weightsHash([first, second])
    expect(weightsHash([second, { industry: null, indicator: 'G-1', weight: 0 }, first])).toBe(name)
    expect(weightsHash([first, second, { ...first, industry: '151010' }])).toBe(name)
    expect(weightsHash([first, second, { ...first, industry: '151010', weight: 0 }])).not.toBe(name)
    expect(weightsHash([first, { ...second, weight: 3 }])).not.toBe(name)
  })

  test('in a market without GICS the industries of the exchange have weights of their own', () => {
    const classified = Array.from({ length: 14 }, (_, at) => ({ gics: null, tse33: at < 7 ? '3200' : '3650' }))
    const cells = [[Array.from({ length: 14 }, (_, index) => index)]]
    const exchange = givenMarket({ indicators: [{ code: 'E-1' }], cells, classified, basis: 'tse33' })
    const weights = ['3200', '3650'].map((industry, at) => ({ industry, indicator: 'E-1', weight: at + 1 }))
    const made = toWeightMatrix(weights, exchange.indicators, exchange.peers)
    expect('matrix' in made && [...made.matrix]).toEqual([1, 2])
    const without = toWeightMatrix(weights.slice(0, 1), exchange.indicators, exchange.peers)
    expect('faults' in without && without.faults).toEqual([{ reason: 'all-zero', industry: '3650', indicator: null }])
    expect([usualIndustries('tse33'), usualIndustries('gics74')]).toEqual([33, 74])
  })

  test('six classifications', () => expect(Object.keys(customBases).map(Number)).toEqual([11, 24, 25, 33, 69, 74]))
})
