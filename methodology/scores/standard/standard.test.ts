import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { counts } from '../../panel/panel.ts'
import { minimumPeers } from '../../panel/peers.ts'
import {
  type Cell,
  type GivenMarket,
  givenMarket,
  markets,
  percentileOf,
  rankMarket,
  scoreOf,
  scoresOf,
} from '../../test/market.ts'
import {
  badgeOf,
  type Category,
  categories,
  horizonWeight,
  membersOf,
  type Period,
  type ScoreKey,
  scoreKeys,
  totalKeys,
  totals,
} from '../hierarchy.ts'
import { isExpected } from '../ranks/ranker.ts'
import type { Imputation } from '../ranks/ranks.ts'
import { rankAmong } from './standard.ts'

/** The page's market: ten companies, an eleventh that discloses nothing; two categories, three indicators. */
function givenExample(): GivenMarket {
  const none: Cell = 'not-disclosed'
  return givenMarket({
    indicators: [
      { code: 'emissions', category: 'climatechange', direction: 'lower_better', sdgs: [13] },
      { code: 'green sales', category: 'climatechange', tags: ['opportunity'] },
      { code: 'committee', category: 'board_meeting' },
    ],
    cells: [
      [[10, 20, 30, 40, 50, 60, 70, 80, 90, 100, none]],
      [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, none]],
      [[1, 1, 1, 0, 0, 0, 0, 0, 0, 0, none]],
    ],
    weights: { climatechange: 3, board_meeting: 1 },
  })
}
const second = 1
const silent = 10

describe('the worked example of the page', () => {
  const market = givenExample()
  const ranks = rankMarket(market, () => 'worst-value')
  const short = scoresOf(market, ranks, 'short')
  const long = scoresOf(market, ranks, 'long')
  const of = (key: ScoreKey, company = second, scores = short) => scoreOf(market, scores, key, company).value

  test('percentiles of the second company', () => {
    const percentiles = [0, 1, 2].map((indicator) => percentileOf(market, ranks, { indicator, company: second }))
    // emissions: eight worse, itself: 8.5 ÷ 10; green sales: one worse: 1.5 ÷ 10; committee: seven worse, three the same: 8.5 ÷ 10
    expect(percentiles).toEqual([0.85, 0.15, 0.85])
  })

  test('short term', () => {
    expect(of('climatechange')).toBeCloseTo(0.5, 12) // (0.85 + 0.15) ÷ 2
    expect(of('board_meeting')).toBeCloseTo(0.85, 12)
    expect(of('sustainability_score')).toBeCloseTo(0.5875, 12) // (3 × 0.5 + 1 × 0.85) ÷ 4
    expect([of('e_score'), of('g_score')]).toEqual([of('climatechange'), of('board_meeting')])
    expect(of('s_score')).toBeNull()
    expect(of('opportunity_score')).toBeCloseTo(0.15, 12)
    expect(of('sdgs_13_score')).toBeCloseTo(0.85, 12)
    expect(of('risk_score')).toBeNull()
  })

  test('long term', () => {
    expect(of('climatechange', second, long)).toBeCloseTo(1.15 / 3, 12) // (1 × 0.85 + 2 × 0.15) ÷ 3
    expect(of('sustainability_score', second, long)).toBeCloseTo(0.5, 12) // (3 × 1.15 ÷ 3 + 0.85) ÷ 4
    expect(of('opportunity_score', second, long)).toBeCloseTo(0.15, 12) // a score by tag has no horizon
  })

  test('a company that discloses nothing', () => {
    expect(scoreOf(market, short, 'sustainability_score', silent)).toEqual({ value: 0, coverage: 0 })
    expect(scoreOf(market, short, 'sustainability_score', second).coverage).toBe(1)
    const guesses = [25, 5, 1] // emissions, green sales, committee
    const inferred: Imputation = ({ position }) => ({ values: new Float64Array(11).fill(guesses[position]!) })
    const scores = scoresOf(market, rankMarket(market, inferred))
    // emissions 8 ÷ 10, green sales (4 + ½) ÷ 10, committee (7 + 3 ÷ 2) ÷ 10
    expect(scoreOf(market, scores, 'climatechange', silent).value).toBeCloseTo(0.625, 12) // (0.8 + 0.45) ÷ 2
    expect(scoreOf(market, scores, 'sustainability_score', silent).value).toBeCloseTo(0.68125, 12) // (3 × 0.625 + 0.85) ÷ 4
    expect(scoreOf(market, scores, 'sustainability_score', silent).coverage).toBe(0)
    expect(scoreOf(market, scores, 'sustainability_score', second).value).toBeCloseTo(0.5875, 12) // as before
  })

  test('equal scores share the better rank', () => {
    const rank = (company: number) => rankAmong(short.values, 0, market.peers.placeOf[company]!, { start: 0, end: 11 })
    expect(rank(second)).toEqual({ rank: 1, of: 11 }) // with the first and third: 0.5875
    expect(rank(3)).toEqual({ rank: 4, of: 11 }) // (3 × 0.5 + 0.35) ÷ 4 = 0.4625
    expect(rank(silent)).toEqual({ rank: 11, of: 11 })
  })
})

describe('the hierarchy', () => {
  test('thirteen categories in three pillars, every score once', () => {
    expect([...totals.e_score, ...totals.s_score, ...totals.g_score]).toEqual([...categories])
    expect([totals.e_score.length, totals.s_score.length, totals.g_score.length]).toEqual([6, 4, 3])
    expect(new Set(scoreKeys).size).toBe(4 + 13 + 6 + 17)
  })

  test('each score says what it speaks of', () => {
    const keys: ScoreKey[] = ['e_score', 'risk_score', 'regulation_score', 'impact_score', 'sdgs_7_score']
    expect(keys.map(badgeOf)).toEqual(['performance', 'risk', 'risk', 'impact', 'impact'])
    expect([badgeOf('disclosure_score'), badgeOf('scandal_score')]).toEqual(['disclosure', 'controversy'])
  })

  test('opportunity and impact weigh twice in the long term', () => {
    const weigh = (tag: string, period: Period) => horizonWeight({ tags: [tag] }, period)
    expect(['opportunity', 'impact', 'risk'].map((tag) => weigh(tag, 'long'))).toEqual([2, 2, 1])
    expect(['opportunity', 'impact', 'risk'].map((tag) => weigh(tag, 'short'))).toEqual([1, 1, 1])
  })
})

/** The method by the page's words, one company at a time, with nothing of the engine. */
function slowly({ market, imputation }: { market: GivenMarket; imputation: Imputation | undefined }, period: Period) {
  const { panel, peers, indicators } = market
  const chainOf = (company: number) =>
    peers.industries[peers.industryOf[company]!]!.chain.map((group) => peers.groups[group]!.code)
  const state = (i: number, year: number, company: number) =>
    panel.states[(i * market.years + year) * market.companies + company]!
  const value = (i: number, year: number, company: number) =>
    panel.values[(i * market.years + year) * market.companies + company]!

  const percentile = (
    i: number,
    year: number,
    company: number,
  ): { percentile: number | null; isKnown: boolean } | null => {
    const figuresOf = (group: string) =>
      [...panel.companies.keys()]
        .filter((other) => chainOf(other).includes(group) && counts(state(i, year, other)))
        .map((other) => value(i, year, other))
    const figures = chainOf(company)
      .map(figuresOf)
      .find((found) => found.length >= minimumPeers)
    if (!figures) return { percentile: null, isKnown: false }
    if (!isExpected(state(i, year, company))) return null
    const isKnown = counts(state(i, year, company))
    const imputed = imputation?.(indicators[i]!, year)
    if (!isKnown && imputed === undefined) return null
    const own = isKnown ? value(i, year, company) : imputed === 'worst-value' ? Number.NaN : imputed!.values[company]!
    if (Number.isNaN(own)) return { percentile: 0, isKnown }
    const sign = indicators[i]!.direction === 'higher_better' ? 1 : -1
    const worse = figures.filter((figure) => sign * figure < sign * own).length
    const same = figures.filter((figure) => figure === own).length
    return { percentile: (worse + same / 2) / figures.length, isKnown }
  }

  const mean = (parts: readonly { weight: number; value: number | null; coverage: number }[]) => {
    const weightOf = (some: typeof parts) => some.reduce((sum, { weight }) => sum + weight, 0)
    const scored = parts.filter(({ value }) => value !== null)
    if (weightOf(scored) === 0) return { value: null, coverage: 0 }
    return {
      value: scored.reduce((sum, { weight, value }) => sum + weight * value!, 0) / weightOf(scored),
      coverage: parts.reduce((sum, { weight, coverage }) => sum + weight * coverage, 0) / weightOf(parts),
    }
  }

  return function score(key: ScoreKey, year: number, company: number): { value: number | null; coverage: number } {
    if (key in totals) {
      const row = peers.industryOf[company]! * categories.length
      return mean(
        totals[key as keyof typeof totals].map((category) => ({
          weight: market.weights[row + categories.indexOf(category)]!,
          ...score(category, year, company),
        })),
      )
    }
    return mean(
      indicators.flatMap(({ position, category, tags, sdgs }) => {
        const isCategory = category === key
        const isIn =
          isCategory || tags.includes(key.replace('_score', '')) || sdgs.some((goal) => key === `sdgs_${goal}_score`)
        const rank = isIn ? percentile(position, year, company) : null
        const weight =
          isCategory && period === 'long' && tags.some((tag) => tag === 'opportunity' || tag === 'impact') ? 2 : 1
        return rank ? [{ weight, value: rank.percentile, coverage: rank.isKnown ? 1 : 0 }] : []
      }),
    )
  }
}

const periods = fc.constantFrom<Period>('short', 'long')
const keysOf = (market: GivenMarket): ScoreKey[] => [...totalKeys, ...membersOf(market.indicators, 'short').keys()]

describe('laws', () => {
  test('the engine equals the method done slowly', () => {
    fc.assert(
      fc.property(markets, periods, ({ market, imputation }, period) => {
        const scores = scoresOf(market, rankMarket(market, imputation), period)
        const slow = slowly({ market, imputation }, period)
        for (const key of keysOf(market))
          for (const year of market.panel.years.keys())
            for (const company of market.panel.companies.keys()) {
              const [ours, theirs] = [scoreOf(market, scores, key, company, year), slow(key, year, company)]
              expect(ours.value === null).toBe(theirs.value === null)
              expect(Math.abs((ours.value ?? 0) - (theirs.value ?? 0))).toBeLessThanOrEqual(1e-12)
              expect(Math.abs(ours.coverage - theirs.coverage)).toBeLessThanOrEqual(1e-12)
            }
      }),
      { numRuns: 40 },
    )
  })

  test('scores and coverage lie within 0 and 1, a total within its categories', () => {
    fc.assert(
      fc.property(markets, periods, ({ market, imputation }, period) => {
        const scores = scoresOf(market, rankMarket(market, imputation), period)
        for (const value of [...scores.values, ...scores.coverage])
          expect(Number.isNaN(value) || (value >= 0 && value <= 1)).toBe(true)
        for (const key of totalKeys)
          for (const company of market.panel.companies.keys()) {
            const { value } = scoreOf(market, scores, key, company)
            if (value === null) continue
            const parts = (totals[key] as readonly Category[]).flatMap(
              (category) => scoreOf(market, scores, category, company).value ?? [],
            )
            expect(value).toBeGreaterThanOrEqual(Math.min(...parts) - 1e-12)
            expect(value).toBeLessThanOrEqual(Math.max(...parts) + 1e-12)
          }
      }),
    )
  })

  const plain = fc.record({
    figures: fc.array(fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 14, maxLength: 14 }), {
      minLength: 3,
      maxLength: 3,
    }),
    lower: fc.boolean(),
  })
  const fromFigures = (figures: readonly (readonly number[])[], lower: boolean) =>
    givenMarket({
      indicators: [{ direction: lower ? 'lower_better' : 'higher_better' }, {}, { category: 'community' }],
      cells: figures.map((row) => [row]),
    })

  test('companies in another order have the same scores', () => {
    fc.assert(
      fc.property(
        plain,
        fc.shuffledSubarray([...Array(14).keys()], { minLength: 14, maxLength: 14 }),
        (given, order) => {
          const market = fromFigures(given.figures, given.lower)
          const moved = fromFigures(
            given.figures.map((row) => order.map((company) => row[company]!)),
            given.lower,
          )
          const [scores, others] = [scoresOf(market, rankMarket(market)), scoresOf(moved, rankMarket(moved))]
          for (const [now, before] of order.entries())
            expect(scoreOf(moved, others, 'sustainability_score', now)).toEqual(
              scoreOf(market, scores, 'sustainability_score', before),
            )
        },
      ),
    )
  })

  test('a better figure never lowers its company', () => {
    fc.assert(
      fc.property(
        plain,
        fc.integer({ min: 0, max: 13 }),
        fc.integer({ min: 1, max: 5 }),
        ({ figures, lower }, who, by) => {
          const better = figures.map((row, indicator) =>
            indicator === 0 ? row.map((value, company) => (company === who ? value + (lower ? -by : by) : value)) : row,
          )
          const [market, after] = [fromFigures(figures, lower), fromFigures(better, lower)]
          const before = scoreOf(market, scoresOf(market, rankMarket(market)), 'sustainability_score', who).value!
          const now = scoreOf(after, scoresOf(after, rankMarket(after)), 'sustainability_score', who).value!
          expect(now).toBeGreaterThanOrEqual(before - 1e-12)
        },
      ),
    )
  })
})
