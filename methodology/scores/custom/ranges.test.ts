import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { matrixOf, weighedWith, weighted } from '../../test/custom.ts'
import { givenMarket, rankMarket } from '../../test/market.ts'
import { ranksOf } from '../custom.ts'
import { comparable } from '../ranks/mean-ranks.ts'
import { draws, factorsOf } from './factors.ts'
import { sensitivityOf, sensitivityStep } from './moves.ts'
import { quantiles, type Ranges, rangesOf } from './ranges.ts'
import { RankList } from './rank-list.ts'
import { Weightings } from './weightings.ts'
import { scoreYear, type WeightedMarket } from './year-scores.ts'

const codes = ['I-0', 'I-1', 'I-2', 'I-3', 'I-4', 'I-5']
const drawnOf = ({ drawn }: Ranges, at: number) => [
  ...drawn.subarray(at * quantiles.length, (at + 1) * quantiles.length),
]
const wholeOf = (market: WeightedMarket, year = 0) => scoreYear(market, year).values.subarray(0, market.starts.at(-1)!)

/** The page's market: emissions, green sales and a committee of ten companies. */
const example = givenMarket({
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
})
const weighing = (...weights: number[]) => weighedWith(example, rankMarket(example), Float64Array.from(weights))

describe('the worked example of the page: weights of 20, 19 and 40', () => {
  const ranges = rangesOf(weighing(20, 19, 40), 0, new Float64Array(3).fill(1))

  test('the first company leads, and falls to 3 when emissions or green sales move by a fifth', () => {
    expect([ranges.own[0], ranges.best[0], ranges.worst[0]]).toEqual([1, 1, 3])
    expect([ranges.own[1], ranges.best[1], ranges.worst[1]]).toEqual([2, 2, 2]) // in the middle of the three either way
    expect([ranges.own[2], ranges.best[2], ranges.worst[2]]).toEqual([3, 1, 3])
  })

  test('the committee moves nobody: its weight decides nothing', () => {
    // Emissions down or green sales up turn the three round and the seven behind them, of whom the middle one stays: 2 + 6.
    expect([...ranges.changed]).toEqual([8, 8, 0])
  })

  test('all disclosed all', () => {
    expect([[...ranges.weighed], [...ranges.disclosed]]).toEqual([
      [10, 10, 10],
      [10, 10, 10],
    ])
  })

  test('a weighting by factors of one is the own ranking', () => {
    for (const at of ranges.own.keys()) expect(new Set(drawnOf(ranges, at))).toEqual(new Set([ranges.own[at]]))
  })
})

describe('the quantiles', () => {
  test('are the ⌈share × count⌉-th best ranks', () => {
    // Twenty weightings: in the first green sales weigh ten times as much, the others are the own one.
    const factors = Float64Array.from({ length: 60 }, (_, at) => (at === 1 ? 10 : 1))
    const ranges = rangesOf(weighing(20, 19, 40), 0, factors)
    // Company k then has 20 × (1.05 − 0.1 k) + 190 × (0.1 k − 0.05) + 40 × committee = 11.5 + 17 k + 34 or 14: the first is last of ten.
    // Nineteen ranks of 1 and one of 10: the 1st, 1st, 5th, 10th, 15th and 19th are 1, the 20th is 10.
    expect(drawnOf(ranges, 0)).toEqual([1, 1, 1, 1, 1, 1, 10])
  })
})

describe('random factors', () => {
  test('are the same for the same seed, and an indicator’s own', () => {
    const factors = factorsOf('seed', codes)
    expect(factorsOf('seed', codes)).toEqual(factors)
    expect(factorsOf('other', codes)).not.toEqual(factors)
    const alone = factorsOf('seed', ['I-2'])
    expect(alone).toEqual(Float64Array.from({ length: draws }, (_, draw) => factors[draw * codes.length + 2]!))
  })

  test('the first is made from the first four bytes of the hash', () => {
    // sha256('seed I-0 0') begins with d1f37955: −ln((k + ½) ÷ 2³²), to 2⁻²⁰.
    expect(factorsOf('seed', ['I-0'], 1)[0]).toBe(
      Math.round(-Math.log((0xd1f37955 + 0.5) / 2 ** 32) * 2 ** 20) / 2 ** 20,
    )
  })

  test('are above 0, with mean and spread of one', () => {
    const factors = factorsOf('seed', codes)
    expect(Math.min(...factors)).toBeGreaterThan(0)
    const mean = factors.reduce((sum, factor) => sum + factor, 0) / factors.length
    const variance = factors.reduce((sum, factor) => sum + (factor - mean) ** 2, 0) / factors.length
    // Six thousand draws: the mean's standard error is 1 ÷ √6000 = 0.013, the variance's √(8 ÷ 6000) = 0.037. Four of each.
    expect(Math.abs(mean - 1)).toBeLessThan(0.052)
    expect(Math.abs(variance - 1)).toBeLessThan(0.15)
  })
})

test('ranks by sorting are those by counting', () => {
  const score = fc.oneof(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 2 ** 30 }))
  fc.assert(
    fc.property(fc.array(score, { maxLength: 50 }), (scores) => {
      const ranks = new RankList(scores.length).of(Float64Array.from(scores))
      expect([...ranks]).toEqual(scores.map((own) => 1 + scores.filter((other) => other > own).length))
    }),
  )
})

describe('laws', () => {
  test('a weighting gives the bits that scoring the market with it gives', () => {
    fc.assert(
      fc.property(weighted, fc.integer({ min: 1, max: 7 }), ([{ market: given, imputation }, numbers], count) => {
        const market = weighedWith(given, rankMarket(given, imputation), matrixOf(given, numbers))
        const width = given.indicators.length
        const factors = factorsOf(`${count}`, codes.slice(0, width), count)
        for (let year = 0; year < given.years; year++) {
          const places = Int32Array.from(wholeOf(market, year).keys()).filter((p) => wholeOf(market, year)[p]! >= 0)
          new Weightings(market, year, places).each(factors, (scores, draw) => {
            const matrix = market.matrix.map((weight, at) => weight * factors[draw * width + (at % width)]!)
            const again = wholeOf({ ...market, matrix }, year)
            expect([...scores]).toEqual(Array.from(places, (place) => comparable(again[place]!)))
          })
        }
      }),
      { numRuns: 40 },
    )
  })

  test('ranges are those of each company alone, and hold its own rank; a weight of 0 has no sensitivity', () => {
    fc.assert(
      fc.property(weighted, ([{ market: given, imputation }, numbers]) => {
        const width = given.indicators.length
        const last = width - 1
        const matrix = matrixOf(given, numbers).map((w, at) => (last > 0 && at % width === last ? 0 : w))
        const market = weighedWith(given, rankMarket(given, imputation), matrix)
        const ranges = rangesOf(market, 0, factorsOf('seed', codes.slice(0, width), 20))
        for (const [at, place] of [...ranges.places].entries()) {
          const own = ranges.own[at]!
          const alone = sensitivityOf(market, 0, place)
          const ranks = alone.flatMap(({ lowered, raised }) => [lowered, raised])
          expect(ranges.best[at]).toBeLessThanOrEqual(Math.min(own, ...ranks))
          expect(ranges.worst[at]).toBeGreaterThanOrEqual(Math.max(own, ...ranks))
          const drawn = drawnOf(ranges, at)
          expect(drawn).toEqual(drawn.toSorted((a, b) => a - b))
        }
        if (last > 0) expect([ranges.changed[last], ranges.weighed[last]]).toEqual([0, 0])
        expect(ranges.own).toEqual(ranksIn(market, ranges.places))
        for (const [indicator, changed] of ranges.changed.entries())
          expect(changed).toBe(ranges.places.filter((_, at) => isMoved(market, ranges, { indicator, at })).length)
      }),
      { numRuns: 40 },
    )
  })

  test('where one indicator alone is weighed no weighting changes a rank', () => {
    const ranges = rangesOf(weighing(0, 3, 0), 0, factorsOf('seed', ['E-1', 'E-2', 'G-1']))
    for (const [at, own] of ranges.own.entries())
      expect(new Set([ranges.best[at], ranges.worst[at], ...drawnOf(ranges, at)])).toEqual(new Set([own]))
    expect([...ranges.changed]).toEqual([0, 0, 0])
  })

  test('a replay gives the same bits', () => {
    const again = () => rangesOf(weighing(20, 19, 40), 0, factorsOf('seed', ['E-1', 'E-2', 'G-1']))
    expect(again()).toEqual(again())
  })
})

const ranksIn = (market: WeightedMarket, places: Int32Array) => {
  const ranks = ranksOf(wholeOf(market).map(comparable), 0, market.starts.at(-1)!)
  return Int32Array.from(places, (place) => ranks[place]!)
}

/** Whether a company's rank changes when the market is scored again with the one weight moved, to either side. */
function isMoved(
  market: WeightedMarket,
  { places, own }: Ranges,
  { indicator, at }: { indicator: number; at: number },
) {
  const width = market.pillars.length
  return [-sensitivityStep, sensitivityStep].some((step) => {
    const matrix = market.matrix.map((weight, cell) => (cell % width === indicator ? weight * (1 + step) : weight))
    return ranksIn({ ...market, matrix }, places)[at] !== own[at]
  })
}
