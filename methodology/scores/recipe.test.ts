import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { counts } from '../panel/panel.ts'
import { type MarketWithImputation, markets, rankMarket, scoreOf, scoresOf } from '../test/market.ts'
import { recomputeBundle } from './bundle.ts'
import { decompose } from './decomposition.ts'
import { horizonWeight, membersOf, type Period, scoreKeys, totals } from './hierarchy.ts'
import { canonical, hashOf, type Recipe, shortHash } from './recipe.ts'

/** The page's recipe. */
const recipe: Recipe = {
  method: 'standard',
  version: '1.0',
  period: 'short',
  inference: 'industry',
  peers: 'gics74',
  minimumPeers: 10,
  weights: 'standard',
  tables: 'ab',
  vintage: { market: '7c9e6679-7425-40de-944b-e07fc1f90ae7', asOf: null, revision: 3 },
}

describe('the worked example of the page', () => {
  test('the canonical form', () => {
    expect(canonical(recipe)).toBe(
      '{"inference":"industry","method":"standard","minimumPeers":10,"peers":"gics74","period":"short","tables":"ab",' +
        '"version":"1.0","vintage":{"asOf":null,"market":"7c9e6679-7425-40de-944b-e07fc1f90ae7","revision":3},"weights":"standard"}',
    )
  })

  test('its name is the SHA-256 of that', () => {
    expect(hashOf(recipe)).toBe(createHash('sha256').update(canonical(recipe)).digest('hex'))
    expect(hashOf(recipe)).toMatchInlineSnapshot(`"14d6b0b0c7c67cc71a035d06f29a191c4e906be491f8477ee896f576f5215c16"`)
    expect(shortHash('8f3a21c7ff')).toBe('8f3a·21c7')
  })

  test('a bundle of two indicators made again', () => {
    const figures = [10, 20, 20, 30].map((value) => ({ value }))
    const rows = { origin: 'disclosed', figures, direction: 'higher_better' } as const
    const score = recomputeBundle({
      weights: { climatechange: 3, board_meeting: 1 },
      indicators: [
        { ...rows, category: 'climatechange', weight: 1, value: 20 }, // (1 + 2 × ½) ÷ 4 = 0.5
        { ...rows, category: 'climatechange', weight: 2, value: 30 }, // (3 + ½) ÷ 4 = 0.875
        { ...rows, category: 'board_meeting', weight: 1, value: null, origin: 'worst-value' }, // 0
      ],
    })
    expect(score).toBeCloseTo(0.5625, 12) // climate (0.5 + 2 × 0.875) ÷ 3 = 0.75; (3 × 0.75 + 1 × 0) ÷ 4
  })

  test('nothing counts: no score', () => expect(recomputeBundle({ weights: {}, indicators: [] })).toBeNull())
})

const json = fc.jsonValue({ maxDepth: 3 })

describe('laws', () => {
  test('the order of members does not matter, their content does', () => {
    const turned = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(turned)
      if (value === null || typeof value !== 'object') return value
      return Object.fromEntries(
        Object.entries(value)
          .toReversed()
          .map(([key, held]) => [key, turned(held)]),
      )
    }
    fc.assert(fc.property(json, (value) => void expect(canonical(turned(value))).toBe(canonical(value))))
    fc.assert(
      fc.property(
        json,
        (value) => void expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value))),
      ),
    )
    fc.assert(
      fc.property(json, json, (a, b) => {
        expect(hashOf(a) === hashOf(b)).toBe(canonical(a) === canonical(b))
      }),
    )
  })

  test.each(Object.keys(recipe) as (keyof Recipe)[])('another %s is another recipe', (key) => {
    expect(hashOf({ ...recipe, [key]: 'other' })).not.toBe(hashOf(recipe))
  })

  test('what is left out is as if it were not there', () => {
    expect(hashOf({ ...recipe, more: undefined })).toBe(hashOf(recipe))
  })

  test('the same recipe gives the same bits', () => {
    fc.assert(
      fc.property(markets, ({ market, imputation }) => {
        const once = () => scoresOf(market, rankMarket(market, imputation))
        const [a, b] = [once(), once()]
        expect(Buffer.from(a.values.buffer)).toEqual(Buffer.from(b.values.buffer))
        expect(Buffer.from(a.coverage.buffer)).toEqual(Buffer.from(b.coverage.buffer))
      }),
      { numRuns: 20 },
    )
  })

  test('a score made again from its rows alone is the score', () => {
    fc.assert(
      fc.property(markets, fc.constantFrom<Period>('short', 'long'), fc.nat(), (given, period, seed) => {
        const { market, imputation } = given
        const scores = scoresOf(market, rankMarket(market, imputation), period)
        const company = seed % market.companies
        for (const key of scoreKeys) {
          const { value } = scoreOf(market, scores, key, company)
          const made = recomputeBundle(rowsOf(given, { period, company, key }))
          expect(made === null).toBe(value === null)
          expect(Math.abs((made ?? 0) - (value ?? 0))).toBeLessThanOrEqual(1e-12)
        }
      }),
      { numRuns: 40 },
    )
  })
})

/** The rows as a bundle holds them. */
function rowsOf(
  { market, imputation }: MarketWithImputation,
  { period, company, key }: { period: Period; company: number; key: (typeof scoreKeys)[number] },
) {
  const { panel, peers, indicators, weights } = market
  const ranks = rankMarket(market, imputation)
  const isTotal = key in totals
  const list: readonly string[] = isTotal ? totals[key as keyof typeof totals] : [key]
  const of = (category: string) => indicators.findIndex((row) => row.category === category)
  const { leaves } = decompose({ ...market, ranks, members: membersOf(market.indicators, period) }, key, {
    year: 0,
    company,
  })
  const row = peers.industryOf[company]! * 13
  const categoryOrder = [...new Set(indicators.map(({ category }) => category))]
  return {
    weights: Object.fromEntries(
      list.map((name) => [name, isTotal && of(name) !== -1 ? weights[row + orderOf(name)]! : isTotal ? 0 : 1]),
    ),
    indicators: leaves.map(({ indicator, category, origin, reference }) => {
      const { from, to } = peers.groups[reference]!
      const at = indicator * market.years * market.companies
      const imputed = imputation?.(indicators[indicator]!, 0)
      const isKnown = origin === 'disclosed' || origin === 'estimated'
      const guess = imputed === undefined || imputed === 'worst-value' ? null : imputed.values[company]!
      return {
        category: isTotal ? category : key,
        direction: indicators[indicator]!.direction,
        weight: isTotal || categoryOrder.includes(key as never) ? horizonWeight(indicators[indicator]!, period) : 1,
        origin,
        value: isKnown ? panel.values[at + company]! : origin === 'inferred' ? guess : null,
        figures: [...panel.companies.keys()]
          .filter((c) => peers.industryOf[c]! >= from && peers.industryOf[c]! < to && counts(panel.states[at + c]!))
          .map((c) => ({ value: panel.values[at + c]! })),
      }
    }),
  }
}
const orderOf = (name: string) => totals.sustainability_score.indexOf(name as never)
