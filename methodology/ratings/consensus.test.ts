import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stateCode } from '../figures/cell-states.ts'
import { percentileRank } from '../scores/ranks/percentile.ts'
import { percentileRanks } from '../statistics/percentile-ranks.ts'
import { agreementOf, consensusOf, hasConsensus, nullDispersion } from './consensus.ts'
import { correlationsOf } from './vendor-correlations.ts'

const quality = { vendor: 'sp', direction: 'higher_better' } as const
const risk = { vendor: 'sustainalytics', direction: 'lower_better' } as const

const nothing = Number.NaN
const figures = (...values: number[]) => Float64Array.from(values)
const rounded = (values: Float64Array) => [...values].map((value) => Number(value.toFixed(4)))

test('the worked example of the page', () => {
  const consensus = consensusOf(
    [
      { vendor: 'msci', direction: 'higher_better', values: figures(2, 4, 6, 8) }, // 0.5 ÷ 4, 1.5 ÷ 4, 2.5 ÷ 4, 3.5 ÷ 4
      { ...risk, values: figures(30, 10, 20, nothing) }, // risk: 0.5 ÷ 3, 2.5 ÷ 3, 1.5 ÷ 3
    ],
    4,
  )
  expect(rounded(consensus.mean)).toEqual([0.1458, 0.6042, 0.5625, nothing]) // (0.375 + 0.8333) ÷ 2 = 0.6042
  expect(rounded(consensus.dispersion)).toEqual([0.0208, 0.2292, 0.0625, nothing]) // (0.8333 − 0.375) ÷ 2
  expect([...consensus.vendors]).toEqual([2, 2, 2, 1])
})

test('above a quarter vendors disagree highly; without dispersion nobody knows', () => {
  expect(agreementOf(3, nothing)).toBeNull()
})

test('without vendors nobody has a consensus, and every company is told so', () => {
  const none = { mean: figures(nothing, nothing), dispersion: figures(nothing, nothing), vendors: new Uint8Array(2) }
  expect(consensusOf([], 2)).toEqual(none)
  expect([[], ['sp'], ['sp', 'cdp']].map((vendors) => hasConsensus(vendors))).toEqual([false, false, true])
})

test('ties share the middle rank', () => {
  expect([...percentileRanks(figures(10, 20, 20, 30))]).toEqual([0.125, 0.5, 0.5, 0.875])
  expect([...percentileRanks(figures(10, 20, 20, 30), 'lower_better')]).toEqual([0.875, 0.5, 0.5, 0.125])
})

const value = fc.oneof(fc.integer({ min: -5, max: 5 }), fc.constant(nothing))
const column = fc.array(value, { minLength: 1, maxLength: 30 }).map((all) => Float64Array.from(all))

test('ranks of all are the rank of each, and their mean is one half', () => {
  fc.assert(
    fc.property(column, fc.constantFrom('higher_better' as const, 'lower_better' as const), (values, direction) => {
      const ranks = percentileRanks(values, direction)
      const states = Uint8Array.from(values, (own) => stateCode[Number.isNaN(own) ? 'not-disclosed' : 'disclosed'])
      for (const [position, rank] of ranks.entries())
        expect(Number.isNaN(rank) ? null : rank).toBe(percentileRank({ values, states }, position, direction))
      const knownRanks = [...ranks].filter((rank) => !Number.isNaN(rank))
      if (knownRanks.length > 0)
        expect(knownRanks.reduce((sum, rank) => sum + rank, 0) / knownRanks.length).toBeCloseTo(0.5, 10)
    }),
  )
})

test('consensus lies in 0 to 1, dispersion in 0 to one half, and needs two', () => {
  const universe = fc.integer({ min: 1, max: 20 }).chain((n) =>
    fc.array(
      fc.array(value, { minLength: n, maxLength: n }).map((all) => Float64Array.from(all)),
      { maxLength: 6 },
    ),
  )
  fc.assert(
    fc.property(universe, (columns) => {
      const { mean, dispersion, vendors } = consensusOf(
        columns.map((values) => ({ ...quality, values })),
        columns[0]?.length ?? 0,
      )
      for (const [company, middle] of mean.entries()) {
        expect(Number.isNaN(middle)).toBe(vendors[company]! < 2)
        if (Number.isNaN(middle)) continue
        expect(middle > 0 && middle < 1 && dispersion[company]! >= 0 && dispersion[company]! <= 0.5).toBe(true)
      }
    }),
  )
})

test('risk and quality correlate positively once both are turned the same way', () => {
  const good = Float64Array.from({ length: 12 }, (_, k) => k)
  const bad = Float64Array.from({ length: 12 }, (_, k) => 40 - k ** 2 / 4)
  const [pair] = correlationsOf([
    { ...quality, values: good },
    { ...risk, values: bad },
  ])
  expect(pair).toMatchObject({ a: 'sp', b: 'sustainalytics', n: 12 })
  expect(pair!.spearman).toBeCloseTo(1, 12) // the order is the same
  expect(pair!.pearson).toBeCloseTo(0.9635, 4) // k against k², k = 0 … 11: 1573 ÷ √(143 × 18,637.7)
})

test('ten companies in common, and figures that vary, or no correlation', () => {
  const nine = Float64Array.from({ length: 12 }, (_, k) => (k < 9 ? k : nothing))
  const all = Float64Array.from({ length: 12 }, (_, k) => k)
  const columns = [nine, all, new Float64Array(12)].map((values) => ({ ...quality, values }))
  const [few, , flat] = correlationsOf(columns)
  expect(few).toMatchObject({ n: 9, pearson: null, spearman: null })
  expect(flat).toMatchObject({ n: 12, pearson: null, spearman: null })
})

test.each([
  [2, 0.012, 'agree'],
  [2, 0.014, 'mixed'],
  [2, 0.2, 'disagree'],
  [4, 0.096, 'agree'],
  [4, 0.2, 'mixed'],
  [4, 0.25, 'disagree'],
  [7, 0.17, 'mixed'],
  [13, 0.2, 'agree'], // held against the row of twelve
  [1, 0, null],
] as const)('%i raters with a dispersion of %d: %s', (vendors, dispersion, expected) => {
  expect(agreementOf(vendors, dispersion)).toBe(expected)
})

test('raters that know nothing of each other agree one time in twenty, and disagree every second time', () => {
  let state = 7
  const uniform = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  const draws = 40_000
  for (const vendors of [2, 3, 4, 5, 6, 7, 12]) {
    const tally = { agree: 0, mixed: 0, disagree: 0 }
    for (let draw = 0; draw < draws; draw++) {
      const ranks = Array.from({ length: vendors }, uniform)
      const mean = ranks.reduce((sum, rank) => sum + rank, 0) / vendors
      const dispersion = Math.sqrt(ranks.reduce((sum, rank) => sum + (rank - mean) ** 2, 0) / vendors)
      tally[agreementOf(vendors, dispersion)!]++
    }
    // 0.05 and 0.5, each ± 0.01: the limits have three decimals, and 40,000 draws an error of 0.0025.
    expect([vendors, Math.abs(tally.agree / draws - 0.05) < 0.01]).toEqual([vendors, true])
    expect([vendors, Math.abs(tally.disagree / draws - 0.5) < 0.01]).toEqual([vendors, true])
  }
  // Of two raters exactly: (1 − √(1 − 0.05)) ÷ 2 and (1 − √(1 − 0.5)) ÷ 2.
  expect(nullDispersion[2]!.agree).toBeCloseTo((1 - Math.sqrt(0.95)) / 2, 3)
  expect(nullDispersion[2]!.disagree).toBeCloseTo((1 - Math.sqrt(0.5)) / 2, 3)
})
