import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { columnAt, counts } from '../../panel/panel.ts'
import { percentileRanks } from '../../statistics/percentile-ranks.ts'
import { type Cell, givenMarket, markets, percentileOf, rankMarket } from '../../test/market.ts'
import { methods } from '../method.ts'
import { halvesOf } from './halves.ts'
import { percentileRank } from './percentile.ts'
import { originCode } from './ranks.ts'

/** The engine's own arithmetic on the figures of one group. */
const scores = (values: readonly number[], direction: 'higher_better' | 'lower_better') => {
  const sorted = Float64Array.from(values).sort()
  return values.map((value) => halvesOf(sorted, value, direction === 'higher_better') / (2 * values.length))
}

describe('the worked examples of the page', () => {
  test('10, 20, 20, 30', () => {
    // 10: (0 + ½) ÷ 4; 20: (1 + 2 × ½) ÷ 4; 30: (3 + ½) ÷ 4
    expect(scores([10, 20, 20, 30], 'higher_better')).toEqual([0.125, 0.5, 0.5, 0.875])
    expect(scores([10, 20, 20, 30], 'lower_better')).toEqual([0.875, 0.5, 0.5, 0.125])
    expect([...percentileRanks(Float64Array.of(10, 20, 20, 30))]).toEqual([0.125, 0.5, 0.5, 0.875])
  })

  test('three say yes and seven say no', () => {
    const market = givenMarket({ indicators: [{}], cells: [[[1, 1, 1, 0, 0, 0, 0, 0, 0, 0]]] })
    const ranks = rankMarket(market)
    expect(percentileOf(market, ranks, { indicator: 0, company: 0 })).toBe(0.85) // (7 + 3 ÷ 2) ÷ 10
    expect(percentileOf(market, ranks, { indicator: 0, company: 9 })).toBe(0.35) // (0 + 7 ÷ 2) ÷ 10
  })

  test('n distinct figures: the best (n − ½) ÷ n, the worst ½ ÷ n', () => {
    const figures = Array.from({ length: 16 }, (_, index) => index * index)
    expect(scores(figures, 'higher_better').at(-1)).toBe(15.5 / 16)
    expect(scores(figures, 'higher_better')[0]).toBe(0.5 / 16)
  })

  test('version 2.0: of whom nothing can be inferred counts with ½ − 0.08 × √(1 ÷ 12), under the worst-value rule with 0', () => {
    const cells: Cell[] = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 'not-disclosed']
    const market = givenMarket({ indicators: [{ size: 'sales' }], cells: [[cells]] })
    const nothing = {
      values: new Float64Array(11).fill(Number.NaN),
      standardErrors: new Float64Array(11).fill(Number.NaN),
    }
    const visitor = { indicator: 0, company: 10 }
    const rank = percentileOf(
      market,
      rankMarket(market, () => nothing, methods['2.0']),
      visitor,
    )
    expect(rank).toBeCloseTo(0.5 - 0.08 * Math.sqrt(1 / 12), 4) // to the nearest of 65,520 parts
    expect(
      percentileOf(
        market,
        rankMarket(market, () => 'worst-value', methods['2.0']),
        visitor,
      ),
    ).toBe(0)
    expect(
      percentileOf(
        market,
        rankMarket(market, () => nothing),
        visitor,
      ),
    ).toBe(0) // version 1.0
  })

  test('a company that discloses nothing: the worst value ranks 0, an inferred one as a visitor', () => {
    const figures = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100]
    const market = givenMarket({
      indicators: [{ direction: 'lower_better' }],
      cells: [[[...figures, 'not-disclosed']]],
    })
    const visitor = { indicator: 0, company: 10 }
    expect(percentileOf(market, rankMarket(market), visitor)).toBeNull()
    expect(
      percentileOf(
        market,
        rankMarket(market, () => 'worst-value'),
        visitor,
      ),
    ).toBe(0)
    const inferred = rankMarket(market, () => ({ values: Float64Array.of(...figures.map(() => Number.NaN), 25) }))
    expect(percentileOf(market, inferred, visitor)).toBe(0.8) // 30 to 100 are worse: 8 ÷ 10
    expect(percentileOf(market, inferred, { indicator: 0, company: 1 })).toBe(0.85) // as before: (8 + ½) ÷ 10
  })
})

const figures = fc.array(fc.integer({ min: -20, max: 20 }), { minLength: 1, maxLength: 60 })
const directions = fc.constantFrom('higher_better' as const, 'lower_better' as const)
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

describe('laws', () => {
  test('the mean over the figures of a group is exactly one half', () => {
    fc.assert(
      fc.property(figures, directions, (values, direction) => {
        const sorted = Float64Array.from(values).sort()
        // In whole numbers: Σ halves = n², so that Σ halves ÷ 2n ÷ n = ½.
        expect(sum(values.map((value) => halvesOf(sorted, value, direction === 'higher_better')))).toBe(
          values.length ** 2,
        )
      }),
    )
  })

  test('a better figure never ranks lower, an equal one equally', () => {
    fc.assert(
      fc.property(figures, directions, (values, direction) => {
        const ranked = scores(values, direction)
        const sign = direction === 'higher_better' ? 1 : -1
        for (const [i, a] of values.entries())
          for (const [j, b] of values.entries())
            expect(Math.sign(ranked[i]! - ranked[j]!) === Math.sign(sign * (a - b))).toBe(true)
      }),
    )
  })

  test('what keeps the order changes nothing', () => {
    fc.assert(
      fc.property(figures, directions, (values, direction) => {
        const stretched = values.map((value) => 3 * value ** 3 + 7)
        expect(scores(stretched, direction)).toEqual(scores(values, direction))
      }),
    )
  })

  test('what fills the gaps never changes the rank of a disclosed figure', () => {
    fc.assert(
      fc.property(markets, ({ market, imputation }) => {
        const [bare, imputed] = [rankMarket(market), rankMarket(market, imputation)]
        for (const [cell, origin] of bare.origins.entries()) {
          if (origin === 0) continue
          expect([imputed.parts[cell], imputed.origins[cell]]).toEqual([bare.parts[cell], origin])
        }
        expect(imputed.sizes).toEqual(bare.sizes)
      }),
    )
  })

  test('the worst value ranks 0, and nothing ranks outside 0 and 1', () => {
    fc.assert(
      fc.property(markets, ({ market, imputation }) => {
        const ranks = rankMarket(market, imputation)
        for (const indicator of market.indicators.keys())
          for (const company of market.panel.companies.keys()) {
            const percentile = percentileOf(market, ranks, { indicator, company })
            if (percentile === null) continue
            expect(percentile).toBeGreaterThanOrEqual(0)
            expect(percentile).toBeLessThanOrEqual(1)
            const cell = indicator * market.years * market.companies + market.peers.placeOf[company]!
            if (ranks.origins[cell] === originCode['worst-value']) expect(percentile).toBe(0)
          }
      }),
    )
  })

  test('each equals the rank counted one by one', () => {
    fc.assert(
      fc.property(markets, ({ market }) => {
        const ranks = rankMarket(market)
        const { peers, panel, years } = market
        for (const { position, direction } of market.indicators)
          for (const year of panel.years.keys())
            for (const company of panel.companies.keys()) {
              const column = columnAt(panel, position, year)
              const industry = peers.industryOf[company]!
              const cell = (position * years + year) * peers.industries.length + industry
              const { from, to } = peers.groups[ranks.references[cell]!]!
              const isIn = (other: number) => peers.industryOf[other]! >= from && peers.industryOf[other]! < to
              const slow = ranks.sizes[cell] === 0 ? null : percentileRank(column, company, direction, isIn)
              expect(percentileOf(market, ranks, { indicator: position, company, year })).toBe(slow)
              if (ranks.sizes[cell] !== 0)
                expect(ranks.sizes[cell]).toBe([...column.states].filter((state, c) => counts(state) && isIn(c)).length)
            }
      }),
      { numRuns: 40 },
    )
  })
})
