import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { counts } from '../../panel/panel.ts'
import { type GivenMarket, inSmallMarkets, markets, rankMarket, scoreOf, scoresOf } from '../../test/market.ts'
import { type Decomposed, decompose, type Leaf } from '../decomposition.ts'
import {
  categories,
  horizonWeight,
  membersOf,
  type Period,
  type ScoreKey,
  scoreKeys,
  type Total,
  totals,
} from '../hierarchy.ts'
import { type Method, methods, standardVersions } from '../method.ts'
import { reportedIn, usedIndicators } from '../ranks/in-use.ts'
import { groupOfMeans } from '../ranks/mean-ranks.ts'
import type { Imputation, Ranks } from '../ranks/ranks.ts'
import { rememberedOf } from '../ranks/remembered.ts'
import { keyAt, type Scores } from '../standard/market-scores.ts'
import { minimumOf, minimumOfTotal } from '../standard/minimum.ts'
import { usedCategories } from '../standard/totals.ts'
import { recomputeBundle } from './recompute.ts'

const company = { id: 1 }
const plain = { unranked: 0, minimum: null, ranking: null }

describe('the worked examples of the page', () => {
  const figures = [10, 20, 20, 30].map((value) => ({ value }))
  const row = { code: 'I', origin: 'disclosed', figures, direction: 'higher_better', expected: null } as const
  const climate = [
    { ...row, category: 'climatechange', weight: 1, ranked: 20 }, // (1 + 2 × ½) ÷ 4 = 0.5
    { ...row, category: 'climatechange', weight: 2, ranked: 30 }, // (3 + ½) ÷ 4 = 0.875
  ]

  test('version 1.0: a bundle of two categories', () => {
    const score = recomputeBundle({
      company,
      weights: { climatechange: 3, board_meeting: 1 },
      indicators: [
        ...climate,
        { ...row, category: 'board_meeting', weight: 1, ranked: null, origin: 'worst-value' }, // 0
      ],
      means: { climatechange: { ...plain, coverage: 1 }, board_meeting: { ...plain, coverage: 0 } },
      total: { coverage: 0.75, minimum: null },
    })
    expect(score).toBeCloseTo(0.5625, 12) // climate (0.5 + 2 × 0.875) ÷ 3 = 0.75; (3 × 0.75 + 1 × 0) ÷ 4
  })

  const peers = [0.2, 0.4, 0.5, 0.6, 0.75, 0.75, 0.8, 0.85, 0.9, 0.95].map((mean, at) => ({ company: 5 - at, mean }))
  const ranked = {
    company,
    weights: { climatechange: 1 },
    indicators: climate,
    means: {
      climatechange: { coverage: 1, unranked: 0, minimum: { weight: 0.1, count: 2 }, ranking: { means: peers } },
    },
    total: null,
  }

  test('version 2.0: the mean of 0.75 among ten', () => {
    expect(recomputeBundle(ranked)).toBe(0.5) // (4 + 2 ÷ 2) ÷ 10
  })

  test('rows that contradict each other, or fall short of the minimum, make no score', () => {
    const { climatechange } = ranked.means
    const withMean = (more: object) =>
      recomputeBundle({ ...ranked, means: { climatechange: { ...climatechange, ...more } } })
    expect(withMean({ coverage: 0.9 })).toBeNull()
    expect(withMean({ minimum: { weight: 0.1, count: 3 } })).toBeNull()
    expect(withMean({ unranked: 27, coverage: 0.1 })).toBe(0.5) // 3 ÷ 30: what reaches it exactly has it
    expect(withMean({ unranked: 30, coverage: 3 / 33 })).toBeNull()
    expect(withMean({ ranking: { means: peers.with(4, { company: 1, mean: 0.76 }) } })).toBeNull()
    expect(withMean({ ranking: { means: peers.slice(0, 4) } })).toBeNull()
    expect(recomputeBundle({ ...ranked, means: {} })).toBeNull()
    const total = (count: number, weight: number) => ({ coverage: 1, minimum: { weight, count } })
    expect(recomputeBundle({ ...ranked, total: total(3, 0.1) })).toBe(0.5) // Of the one category there is.
    expect(recomputeBundle({ ...ranked, total: { ...total(1, 0.1), coverage: 0.9 } })).toBeNull()
    expect(recomputeBundle({ ...ranked, total: total(1, 1.1) })).toBeNull()
  })

  test('the expected percentile of the method’s page, and what holds it down', () => {
    const three = [1, 10, 100].map((value) => ({ value }))
    const expected = { standardError: Math.LN10, scale: 'log', caution: 0, parts: 65_532, remembered: null } as const
    const indicators = (more: object, ranked: number | null) => [
      {
        ...row,
        category: 'climatechange',
        weight: 1,
        origin: 'inferred' as const,
        ranked,
        figures: three,
        expected: { ...expected, ...more },
      },
    ]
    const means = { climatechange: { ...plain, coverage: 0 } }
    const scoreWith = (more: object, ranked: number | null = 100) =>
      recomputeBundle({
        company,
        weights: { climatechange: 1 },
        indicators: indicators(more, ranked),
        means,
        total: null,
      })
    expect(scoreWith({})).toBeCloseTo(0.778, 4)
    expect(scoreWith({ caution: 1 })).toBeCloseTo(0.5, 4)
    expect(scoreWith({ remembered: { percentile: 0.25 } })).toBe(0.25)
    expect(scoreWith({ remembered: { percentile: 0.9 } })).toBeCloseTo(0.778, 4)
    expect(scoreWith({ standardError: null, caution: 0.15 }, null)).toBeCloseTo(0.5 - 0.15 * Math.sqrt(1 / 12), 4)
    expect(scoreWith({ standardError: null, caution: 0.15 })).toBeCloseTo(0.5 - 0.15 * Math.sqrt(1 / 12), 4)
  })

  test('nothing counts: no score', () =>
    expect(recomputeBundle({ company, weights: {}, indicators: [], means: {}, total: null })).toBeNull())
})

const scales = ['unit', 'log', 'logit', 'probability'] as const
const errors = [Number.NaN, 0, 0.25, 0.5, 2]

describe('law', () => {
  test.each(standardVersions)('a score of version %s made again from its rows alone is the score', (version) => {
    const periods = fc.constantFrom<Period>('short', 'long')
    let scored = 0
    fc.assert(
      fc.property(markets, periods, fc.nat(), ({ market, imputation }, period, seed) => {
        const method = inSmallMarkets(methods[version])
        const imputed = imputation && withErrors(imputation, scales[seed % scales.length]!)
        const isWorstValue = imputed !== undefined && imputed(market.indicators[0]!, 0) === 'worst-value'
        const ranks = rankMarket(market, imputed, method)
        const scores = scoresOf(market, ranks, period, { method, isWorstValue })
        const [at, year] = [seed % market.companies, seed % 2]
        for (const key of scoreKeys) {
          const { value } = scoreOf(market, scores, key, at, year)
          const made = recomputeBundle(
            rowsOf({ market, imputed, ranks, scores, method, period, isWorstValue }, { year, company: at, key }),
          )
          expect(made === null).toBe(value === null)
          expect(Math.abs((made ?? 0) - (value ?? 0))).toBeLessThanOrEqual(1e-12)
          if (value !== null) scored++
        }
      }),
      { numRuns: 80 },
    )
    expect(scored).toBeGreaterThan(50)
  })
})

/** The same guesses with an error beside each. */
const withErrors =
  (imputation: Imputation, scale: (typeof scales)[number]): Imputation =>
  (indicator, year) => {
    const imputed = imputation(indicator, year)
    if (imputed === 'worst-value') return imputed
    return { ...imputed, scale, standardErrors: imputed.values.map((_, at) => errors[at % errors.length]!) }
  }

interface Scored {
  readonly market: GivenMarket
  readonly imputed: Imputation | undefined
  readonly ranks: Ranks
  readonly scores: Scores
  readonly method: Method
  readonly period: Period
  readonly isWorstValue: boolean
}
interface Place {
  readonly year: number
  readonly company: number
  readonly key: ScoreKey
}

/** The rows as a bundle holds them; of a company without a score those of nothing. */
function rowsOf(scored: Scored, place: Place) {
  const { market, ranks, scores, method, period, isWorstValue } = scored
  const { key, company: at } = place
  const list: readonly ScoreKey[] = key in totals ? totals[key as Total] : [key]
  const weightAt = (name: ScoreKey) =>
    key in totals ? market.weights[market.peers.industryOf[at]! * 13 + categories.indexOf(name as never)]! : 1
  const members = membersOf(market.indicators, period)
  const made = decompose({ ...market, ranks, members, scores: method.ranksMeans ? scores : undefined }, key, place)
  const minimum = minimumOf({ method, isWorstValue })
  const isUsed = usedCategories({ ...market, ranks, method }, place.year)
  const shape = { years: market.years, year: place.year, industries: market.peers.industries.length }
  const used = new Set(usedIndicators(ranks, shape))
  const figuresOf = (indicator: number) =>
    [...market.panel.companies.keys()].filter((company) =>
      counts(market.panel.states[(indicator * market.years + place.year) * market.companies + company]!),
    ).length
  return {
    company: { id: at },
    weights: Object.fromEntries(
      list.map((name) => [name, isUsed(categories.indexOf(name as never)) || !(key in totals) ? weightAt(name) : 0]),
    ),
    ...(method.use && {
      use: {
        ...method.use,
        reported: reportedIn(ranks, market.peers, place.year),
        indicators: market.indicators.map(({ code }, at) => ({ code, figures: used.has(at) ? figuresOf(at) : 0 })),
      },
    }),
    indicators: made.leaves.map((leaf) => indicatorRow(scored, place, leaf)),
    means: Object.fromEntries(list.map((name) => [name, meanRow(scored, { ...place, key: name }, made)])),
    total:
      key in totals
        ? {
            coverage: scoreOf(market, scores, key, at, place.year).coverage,
            minimum: minimum && minimumOfTotal(minimum, key as Total),
          }
        : null,
  }
}

function indicatorRow(
  { market, imputed, ranks, method, period }: Scored,
  { year, company: at, key }: Place,
  leaf: Leaf,
) {
  const { panel, peers, indicators, years } = market
  const indicator = indicators[leaf.indicator]!
  const { from, to } = peers.groups[leaf.reference]!
  const start = (leaf.indicator * years + year) * market.companies
  const guess = imputed?.(indicator, year)
  const guesses = guess === undefined || guess === 'worst-value' ? null : guess
  const isKnown = leaf.origin === 'disclosed' || leaf.origin === 'estimated'
  const isInferred = leaf.origin === 'inferred'
  const error = guesses?.standardErrors?.[at] ?? Number.NaN
  const { inferred } = method
  const memory = inferred.as === 'expected' ? inferred.memory : 0
  return {
    code: indicator.code,
    category: key in totals ? leaf.category : key,
    direction: indicator.direction,
    weight: key in totals || (categories as readonly string[]).includes(key) ? horizonWeight(indicator, period) : 1,
    origin: leaf.origin,
    ranked: isKnown
      ? panel.values[start + at]!
      : isInferred && !Number.isNaN(guesses!.values[at]!)
        ? guesses!.values[at]!
        : null,
    expected:
      isInferred && inferred.as === 'expected'
        ? {
            standardError: Number.isNaN(error) ? null : error,
            scale: guesses!.scale!,
            caution: inferred.caution,
            parts: leaf.units,
            remembered: rememberedOf({ ranks, peers, years }, { indicator: leaf.indicator, year, company: at, memory }),
          }
        : null,
    figures: [...panel.companies.keys()]
      .filter((c) => peers.industryOf[c]! >= from && peers.industryOf[c]! < to && counts(panel.states[start + c]!))
      .map((c) => ({ value: panel.values[start + c]! })),
  }
}

function meanRow(
  { market, ranks, scores, method, period, isWorstValue }: Scored,
  { year, company: at, key }: Place,
  made: Decomposed,
) {
  const { peers, years, companies, indicators } = market
  const industry = peers.industryOf[at]!
  const isUnranked = (indicator: number) =>
    ranks.units[(indicator * years + year) * peers.industries.length + industry] === 0
  const unranked = (membersOf(indicators, period).get(key) ?? []).filter(({ indicator }) => isUnranked(indicator))
  const run = (keyAt.get(key)! * years + year) * companies
  const means = scores.means.subarray(run, run + companies)
  const { from, to } = peers.groups[groupOfMeans(peers, means, industry)]!
  const present = [...peers.order.keys()].filter(
    (place) =>
      place >= peers.industries[from]!.start && place < peers.industries[to - 1]!.end && !Number.isNaN(means[place]!),
  )
  return {
    coverage: scoreOf(market, scores, key, at, year).coverage,
    unranked: method.use ? 0 : unranked.reduce((sum, { weight }) => sum + weight, 0),
    minimum: minimumOf({ method, isWorstValue })?.mean ?? null,
    ranking:
      method.ranksMeans && made.parts.has(key)
        ? {
            means: present.map((place) => ({
              company: peers.order[place]!,
              mean: Math.round(means[place]! * 2 ** 30) / 2 ** 30,
            })),
          }
        : null,
  }
}
