import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { counts } from '../../panel/panel.ts'
import { type GivenMarket, givenMarket, markets, percentileOf, rankMarket } from '../../test/market.ts'
import { ofTransform } from '../bundle/transform.ts'
import { weightsHash } from '../custom.ts'
import { originCode } from '../ranks/ranks.ts'
import { type Adjustment, adjusted, adjustmentFaults, keptAdjustments } from './adjustments.ts'
import { transformRanks } from './transform-ranks.ts'
import { transforms } from './transforms.ts'

const standard = new Map([
  ['A', 'higher_better'],
  ['B', 'lower_better'],
] as const)

describe('adjustments that mean the same', () => {
  test('what the standard says too is left out, whatever the order', () => {
    const effectiveAdjustments = keptAdjustments(
      [
        { indicator: 'B', direction: 'higher_better', transform: 'percentile' },
        { indicator: 'A', direction: 'higher_better', transform: 'z-score' },
      ],
      standard,
    )
    expect(effectiveAdjustments).toEqual([
      { indicator: 'A', transform: 'z-score' },
      { indicator: 'B', direction: 'higher_better' },
    ])
    expect(keptAdjustments([{ indicator: 'A', direction: 'higher_better' }, { indicator: 'B' }], standard)).toEqual([])
  })

  test('have the same name; those of what weighs nothing say nothing', () => {
    const weights = [{ industry: null, indicator: 'A', weight: 1 }]
    expect(weightsHash(weights, [])).toBe(weightsHash(weights))
    expect(weightsHash(weights, [{ indicator: 'B', transform: 'z-score' }])).toBe(weightsHash(weights))
    expect(weightsHash(weights, [{ indicator: 'A', transform: 'z-score' }])).not.toBe(weightsHash(weights))
  })

  test('an unknown indicator, and one named twice, is a fault', () => {
    const reasons = adjustmentFaults([{ indicator: 'C' }, { indicator: 'A' }, { indicator: 'A' }], standard)
    expect(reasons.map(({ reason, indicator }) => [reason, indicator])).toEqual([
      ['unknown-indicator', 'C'],
      ['duplicate', 'A'],
    ])
  })
})

/** Ranks of the market with its first indicator counted in another way. */
function rankedWith(market: GivenMarket, change: Adjustment) {
  const indicators = adjusted(market.indicators, [change])
  const ranks = rankMarket({ ...market, indicators })
  transformRanks(market.panel, indicators, market.peers, ranks)
  return ranks
}

test('10, 20, 30 and 40, three of each, where less is better: 10 is the best', () => {
  const market = givenMarket({
    indicators: [{}],
    cells: [[[10, 20, 30, 40, 10, 20, 30, 40, 10, 20, 30, 40, 'not-disclosed']]],
  })
  const ranks = rankedWith(market, { indicator: 'I-0', direction: 'lower_better', transform: 'quartiles' })
  const percentiles = [0, 1, 2, 3, 12].map((company) => percentileOf(market, ranks, { indicator: 0, company }))
  for (const [at, value] of [1, 2 / 3, 1 / 3, 0].entries()) expect(percentiles[at]).toBeCloseTo(value, 4)
  expect(percentiles[4]).toBeNull()
})

test('the worst possible value stays 0, whichever end is the better one', () => {
  const market = givenMarket({ indicators: [{}], cells: [[[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 'not-disclosed']]] })
  for (const transform of transforms) {
    const indicators = adjusted(market.indicators, [{ indicator: 'I-0', direction: 'lower_better', transform }])
    const ranks = rankMarket({ ...market, indicators }, () => 'worst-value')
    transformRanks(market.panel, indicators, market.peers, ranks)
    expect(percentileOf(market, ranks, { indicator: 0, company: 10 })).toBe(0)
  }
})

test('law: a transformed rank is made again from the figures of its group alone', () => {
  fc.assert(
    fc.property(
      markets,
      fc.constantFrom(...transforms),
      fc.boolean(),
      ({ market, imputation }, transform, isTurned) => {
        const { panel, peers, years, companies } = market
        const [first] = market.indicators
        const direction = (first!.direction === 'higher_better') === isTurned ? 'lower_better' : 'higher_better'
        const indicators = adjusted(market.indicators, [{ indicator: first!.code, direction, transform }])
        const before = rankMarket({ ...market, indicators }, imputation)
        const ranks = rankMarket({ ...market, indicators }, imputation)
        transformRanks(panel, indicators, peers, ranks)
        for (let year = 0; year < years; year++)
          for (let company = 0; company < companies; company++) {
            const at = { indicator: 0, year, company }
            const [percentile, made] = [before, ranks].map((each) => percentileOf(market, each, at))
            expect(made === null).toBe(percentile === null)
            if (made === null || percentile === null) continue
            const cell = year * companies + peers.placeOf[company]!
            if (ranks.origins[cell] === originCode['worst-value']) {
              expect(made).toBe(0)
              continue
            }
            const { from, to } =
              peers.groups[ranks.references[year * peers.industries.length + peers.industryOf[company]!]!]!
            const figures = [...panel.companies.keys()].flatMap((peer) => {
              const isIn = peers.industryOf[peer]! >= from && peers.industryOf[peer]! < to
              const state = panel.states[year * companies + peer]!
              return isIn && counts(state)
                ? [(direction === 'higher_better' ? 1 : -1) * panel.values[year * companies + peer]!]
                : []
            })
            const again =
              transform === 'percentile'
                ? percentile
                : ofTransform({ name: transform, parts: 65_534 }, percentile!, figures)
            expect(made).toBeCloseTo(again!, 4)
          }
      },
    ),
    { numRuns: 150 },
  )
})
