import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cellStates } from '../figures/cell-states.ts'
import { rankBand, rankBands } from '../scores/rank-bands.ts'
import { highlightsOf, type Standing } from './highlights.ts'

const standing = (given: Partial<Standing>): Standing => ({
  code: 'E-CC-001',
  percentile: 0.5,
  weight: 0.1,
  value: 10,
  unit: 't-CO2e',
  direction: 'lower_better',
  rank: 10,
  n: 20,
  state: 'disclosed',
  peersDisclosing: 0.8,
  change: null,
  ...given,
})

test('the worked example of the page', () => {
  const { strengths, issues } = highlightsOf([
    standing({ code: 'E-CC-001', percentile: 0.9, weight: 0.05, rank: 2 }), // 0.05 × 0.4 = 0.02
    standing({ code: 'S-LR-018', percentile: 0.825, weight: 0.08, rank: 4 }), // 0.08 × 0.325 = 0.026
    standing({ code: 'G-BD-001', percentile: 0.95, state: 'estimated' }), // estimated: no strength
    standing({ code: 'S-DV-002', percentile: 0.125, weight: 0.04, rank: 18 }), // 0.04 × −0.375 = −0.015
    standing({ code: 'E-WT-001', percentile: null, state: 'not-disclosed', weight: 0.06, peersDisclosing: 0.7 }), // −0.03
    standing({ code: 'E-WS-001', percentile: null, state: 'not-disclosed', weight: 0.06, peersDisclosing: 0.5 }), // few do
  ])
  expect(strengths.map(({ code, facts }) => [code, Number(facts.contribution.toFixed(4)), facts.band])).toEqual([
    ['S-LR-018', 0.026, 'top-20'],
    ['E-CC-001', 0.02, 'top-20'],
  ])
  expect(
    issues.map(({ kind, code, facts }) => [kind, code, Number(facts.contribution.toFixed(4)), facts.band]),
  ).toEqual([
    ['not-disclosed', 'E-WT-001', -0.03, null],
    ['issue', 'S-DV-002', -0.015, 'worst-20'],
  ])
})

test.each([
  [1, 5, 'top-20'],
  [2, 5, 'top-40'],
  [3, 5, 'top-60'],
  [4, 5, 'worst-40'],
  [5, 5, 'worst-20'],
  [12, 168, 'top-20'], // 11.5 ÷ 168 = 0.068
  [2, 7, 'top-40'], // 1.5 ÷ 7 = 0.214
  [1, 1, 'top-60'], // 0.5: alone is in the middle
  [1, 2, 'top-40'],
  [2, 2, 'worst-40'],
  [0, 5, null],
  [6, 5, null],
  [1.5, 5, null],
])('rank %d of %d is %s', (rank, n, band) => expect(rankBand(rank, n)).toBe(band))

test('bands follow the rank, and the bottom mirrors the top', () => {
  const mirror = {
    'top-20': 'worst-20',
    'top-40': 'worst-40',
    'top-60': 'top-60',
    'worst-40': 'top-40',
    'worst-20': 'top-20',
  }
  const place = fc.integer({ min: 1, max: 500 }).chain((n) => fc.tuple(fc.integer({ min: 1, max: n }), fc.constant(n)))
  fc.assert(
    fc.property(place, ([rank, n]) => {
      const band = rankBand(rank, n)!
      expect(rankBand(n + 1 - rank, n)).toBe(mirror[band])
      if (rank < n) expect(rankBands.indexOf(rankBand(rank + 1, n)!)).toBeGreaterThanOrEqual(rankBands.indexOf(band))
    }),
  )
})

test('only disclosed figures are strengths, only silence where peers speak is an issue', () => {
  const any = fc.record({
    code: fc.string({ minLength: 1, maxLength: 3 }),
    percentile: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
    // The least share of the whole that weights of one's own can make.
    weight: fc.double({ min: 1e-200, max: 1, noNaN: true }),
    state: fc.constantFrom(...cellStates),
    peersDisclosing: fc.double({ min: 0, max: 1, noNaN: true }),
    direction: fc.constantFrom('higher_better' as const, 'lower_better' as const, 'neutral' as const),
  })
  fc.assert(
    fc.property(fc.array(any), (given) => {
      const { strengths, issues } = highlightsOf(given.map(standing), 3)
      expect(Math.max(strengths.length, issues.length)).toBeLessThanOrEqual(3)
      for (const { facts } of strengths) expect(facts.contribution > 0 && !facts.isEstimated).toBe(true)
      for (const { kind, facts } of issues) {
        expect(facts.contribution).toBeLessThanOrEqual(0)
        if (kind === 'not-disclosed') expect(facts.peersDisclosing).toBeGreaterThanOrEqual(0.6)
      }
      const sizes = issues.map(({ facts }) => facts.contribution)
      expect(sizes).toEqual([...sizes].sort((a, b) => a - b))
    }),
  )
})
