import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Cell,
  givenMarket,
  type MarketWithImputation,
  markets,
  rankMarket,
  scoreOf,
  scoresOf,
} from '../test/market.ts'
import { type Decomposed, decompose } from './decomposition.ts'
import { type Difference, differ, differFromMean } from './difference.ts'
import { membersOf, type Period, totalKeys } from './hierarchy.ts'
import { type Method, methods, standardVersions } from './method.ts'

/** The page's market: that of the standard score, with an eleventh company to which the committee does not apply. */
const example = givenMarket({
  indicators: [
    { category: 'climatechange', direction: 'lower_better' },
    { category: 'climatechange', tags: ['opportunity'] },
    { category: 'board_meeting' },
  ],
  cells: [
    [[10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 'not-disclosed']],
    [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 'not-disclosed']],
    [[1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 'not-applicable' as Cell]],
  ],
  weights: { climatechange: 3, board_meeting: 1 },
})
// Inferred for the eleventh: emissions as the fifth company's, green sales as the fifth's.
const exampleRanks = rankMarket(example, ({ position }) => ({
  values: new Float64Array(11).fill(position === 0 ? 50 : 5),
}))
const leavesOf = (company: number) =>
  decompose(
    { ...example, ranks: exampleRanks, members: membersOf(example.indicators, 'short') },
    'sustainability_score',
    { year: 0, company },
  )

const sumOf = (parts: readonly Difference[]) =>
  parts.reduce((sum, { performance, weighting, peers }) => sum + performance + weighting + peers, 0)

describe('the worked example of the page', () => {
  test('the leaves of the second company', () => {
    const { score, leaves } = leavesOf(1)
    const rows = leaves.map(({ share, percentile, contribution }) => [share, percentile, contribution])
    expect(rows).toEqual([
      [0.375, 0.85, expect.closeTo(0.31875, 12)], // share 3 ÷ 4 × 1 ÷ 2
      [0.375, 0.15, expect.closeTo(0.05625, 12)],
      [0.25, 0.85, expect.closeTo(0.2125, 12)], // share 1 ÷ 4
    ])
    expect(score).toBeCloseTo(0.5875, 12) // 0.31875 + 0.05625 + 0.2125
  })

  test('against the fifth company: equal shares, all of it performance', () => {
    const parts = differ(leavesOf(1), leavesOf(4))
    expect(parts.map(({ performance }) => performance)).toEqual([
      expect.closeTo(0.1125, 12), // 0.375 × (0.85 − 0.55)
      expect.closeTo(-0.1125, 12), // 0.375 × (0.15 − 0.45)
      expect.closeTo(0.125, 12), // 0.25 × (0.85 − 0.35)
    ])
    expect(parts.map(({ weighting }) => Math.abs(weighting))).toEqual([0, 0, 0])
    expect(sumOf(parts)).toBeCloseTo(0.125, 12) // 0.5875 − 0.4625
  })

  test('against a company to which the committee does not apply', () => {
    const other = leavesOf(10)
    expect(other.leaves.map(({ share }) => share)).toEqual([0.5, 0.5])
    expect(other.score).toBeCloseTo(0.5, 12) // as a visitor: (5 + ½) ÷ 10 and (4 + ½) ÷ 10
    const parts = differ(leavesOf(1), other)
    expect(parts.map(({ performance, weighting }) => [performance, weighting])).toEqual([
      [expect.closeTo(0.13125, 12), expect.closeTo(-0.025, 12)], // 0.4375 × 0.3 and (0.7 − 0.5) × (0.375 − 0.5)
      [expect.closeTo(-0.13125, 12), expect.closeTo(0.025, 12)], // 0.4375 × −0.3 and (0.3 − 0.5) × (0.375 − 0.5)
      [0, expect.closeTo(0.0875, 12)], // (0.85 − 0.5) × (0.25 − 0)
    ])
    expect(sumOf(parts)).toBeCloseTo(0.0875, 12) // 0.5875 − 0.5
  })
})

const periods = fc.constantFrom<Period>('short', 'long')
const pick = fc.nat()

describe('laws', () => {
  test('contributions add to the score, shares to one', () => {
    fc.assert(
      fc.property(markets, periods, pick, ({ market, imputation }, period, seed) => {
        const ranks = rankMarket(market, imputation)
        const scores = scoresOf(market, ranks, period)
        const company = seed % market.companies
        for (const key of [...totalKeys, 'climatechange', 'risk_score', 'sdgs_13_score'] as const)
          for (const year of market.panel.years.keys()) {
            const { score, leaves } = decompose(
              { ...market, ranks, members: membersOf(market.indicators, period) },
              key,
              { year, company },
            )
            const { value } = scoreOf(market, scores, key, company, year)
            expect(score === null).toBe(value === null)
            expect(Math.abs((score ?? 0) - (value ?? 0))).toBeLessThanOrEqual(1e-12)
            if (score === null) continue
            expect(leaves.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12)
            expect(leaves.reduce((sum, { contribution }) => sum + contribution, 0)).toBeCloseTo(score, 12)
          }
      }),
    )
  })

  test('best of all in everything is one, never a little more', () => {
    const figures = Array.from({ length: 10 }, (_, index) => index)
    // Nine shares of 1 ÷ 9 are rounded above 1 in all.
    const nine = Array.from({ length: 9 }, () => ({ category: 'water' as const }))
    const market = givenMarket({ indicators: nine, cells: nine.map(() => [[...figures, 'not-disclosed' as const]]) })
    const ranks = rankMarket(market, () => ({ values: new Float64Array(11).fill(10) }))
    const { score } = decompose({ ...market, ranks, members: membersOf(market.indicators, 'short') }, 'water', {
      year: 0,
      company: 10,
    })
    expect(score).toBe(1)
  })
})

/** Without a minimum, so that more of an invented market has a score. */
const withoutMinimum = (method: Method): Method => ({ ...method, minimum: null })

describe.each(standardVersions)('laws of differences, version %s', (version) => {
  const method = withoutMinimum(methods[version])

  /** Leaves of everyone who has a score, in either year. */
  const everyone = ({ market, imputation }: MarketWithImputation) => {
    const ranks = rankMarket(market, imputation, method)
    const scores = method.ranksMeans ? scoresOf(market, ranks, 'long', { method }) : undefined
    return [...market.panel.companies.keys()].flatMap((company) =>
      [0, 1].flatMap((year) => {
        const made = decompose(
          { ...market, ranks, scores, members: membersOf(market.indicators, 'long') },
          'sustainability_score',
          { year, company },
        )
        return made.score === null ? [] : [{ ...made, score: made.score, company, year }]
      }),
    )
  }

  test('the parts of a difference add to it: another company, another year, another industry', () => {
    fc.assert(
      fc.property(markets, pick, pick, (given, first, second) => {
        const all = everyone(given)
        if (all.length === 0) return
        const [a, b] = [all[first % all.length]!, all[second % all.length]!]
        expect(Math.abs(sumOf(differ(a, b)) - (a.score - b.score))).toBeLessThanOrEqual(1e-9)
        for (const part of differ(a, a))
          expect([part.performance, part.weighting, part.peers].map(Math.abs)).toEqual([0, 0, 0])
      }),
    )
  })

  test('the parts of the difference from the mean of ten add to it', () => {
    fc.assert(
      fc.property(markets, pick, (given, first) => {
        const all = everyone(given)
        if (all.length === 0) return
        const own = all[first % all.length]!
        const others = all.filter(({ year }) => year === own.year).slice(0, 10)
        const mean = others.reduce((sum, { score }) => sum + score, 0) / others.length
        const parts = differFromMean(own, others)
        expect(Math.abs(sumOf(parts) - (own.score - mean))).toBeLessThanOrEqual(1e-9)
        expect(new Set(parts.map(({ indicator }) => indicator)).size).toBe(parts.length)
      }),
    )
  })

  test('equal shares leave nothing to weighting', () => {
    fc.assert(
      fc.property(markets, pick, pick, (given, first, second) => {
        const all = everyone(given)
        const isEqual = (a: Decomposed, b: Decomposed) =>
          a.leaves.length === b.leaves.length &&
          a.leaves.every(
            ({ indicator, share }, at) => b.leaves[at]!.indicator === indicator && b.leaves[at]!.share === share,
          )
        if (all.length === 0) return
        const a = all[first % all.length]!
        const alike = all.filter((other) => isEqual(a, other))
        const b = alike[second % alike.length]!
        for (const { weighting } of differ(a, b)) expect(Math.abs(weighting)).toBeLessThan(1e-12)
      }),
    )
  })

  test('swapping the two sides turns every part around', () => {
    fc.assert(
      fc.property(markets, pick, pick, (given, first, second) => {
        const all = everyone(given)
        if (all.length === 0) return
        const [a, b] = [all[first % all.length]!, all[second % all.length]!]
        const back = new Map(differ(b, a).map((part) => [part.indicator, part]))
        for (const { indicator, performance, weighting, peers } of differ(a, b)) {
          expect(performance).toBeCloseTo(-back.get(indicator)!.performance, 12)
          expect(weighting).toBeCloseTo(-back.get(indicator)!.weighting, 12)
          expect(peers).toBeCloseTo(-back.get(indicator)!.peers, 12)
        }
      }),
    )
  })
})

test('two of one group have no part from their peers', () => {
  const figures = Array.from({ length: 12 }, (_, at) => at + 1)
  const market = givenMarket({ indicators: [{}, {}], cells: [[figures], [figures.toReversed()]] })
  const method = withoutMinimum(methods['2.0'])
  const ranks = rankMarket(market, undefined, method)
  const scores = scoresOf(market, ranks, 'short', { method })
  const input = { ...market, ranks, scores, members: membersOf(market.indicators, 'short') }
  const [a, b] = [0, 11].map((company) => decompose(input, 'climatechange', { year: 0, company }))
  // Percentiles of the first 1/24 and 23/24, of the last 23/24 and 1/24: both means are one half, as are all others, and rank ½.
  expect([a!.score, b!.score]).toEqual([expect.closeTo(0.5, 12), expect.closeTo(0.5, 12)])
  for (const { peers } of differ(a!, b!)) expect(Math.abs(peers)).toBeLessThan(1e-12)
})
