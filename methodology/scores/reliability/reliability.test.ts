import { expect, test } from 'vitest'
import { cellIndex } from '../../panel/layout.ts'
import { givenMarket, rankMarket } from '../../test/market.ts'
import { methods } from '../method.ts'
import { emptyScores, keyAt, type StandardInput } from '../standard/market-scores.ts'
import { scoreMarket } from '../standard/standard.ts'
import { generator } from './generator.ts'
import { reliabilityOf } from './halves.ts'
import { bandsSpanned, rankInterval } from './interval.ts'
import { rankErrorOf } from './rank-error.ts'
import { sampleOf } from './sample.ts'

const method = { ...methods['2.1'], minimum: null }
const companies = 400

/** A market of 20 indicators of one category: a quality that all share, and noise of each. */
function measured(noise: number) {
  const random = generator(7)
  const qualities = Array.from({ length: companies }, () => random() + random() + random())
  const cells = Array.from({ length: 20 }, () => [
    qualities.map((quality) => quality + noise * (random() + random() + random())),
  ])
  const market = givenMarket({ indicators: cells.map(() => ({ category: 'water' })), cells, weights: { water: 1 } })
  const ranks = rankMarket(market, undefined, method)
  const input: StandardInput = { ...market, ranks, period: 'short', method, isWorstValue: false }
  const scores = emptyScores(market)
  scoreMarket(input, scores)
  return { input, scores, sample: sampleOf(input, scores, { key: 'sustainability_score', year: 0 }) }
}

test('halves of one quality agree wholly, halves of noise not at all', () => {
  const { input, sample } = measured(0)
  expect(reliabilityOf(input, sample)).toBe(1)
  const noisy = measured(100)
  expect(Math.abs(reliabilityOf(noisy.input, noisy.sample))).toBeLessThan(0.2)
})

test('the reliability of n like figures is n ρ ÷ (1 + (n − 1) ρ)', () => {
  // Noise of the same spread as the quality: any two correlate by 1 ÷ (1 + 1) = 0.5, and 20 of them by 20 × 0.5 ÷ (1 + 19 × 0.5) = 0.952.
  const { input, scores, sample } = measured(1)
  const [total, e, s] = scores.reliability
  expect(Math.abs(e! - 0.952)).toBeLessThan(0.02)
  expect(s).toBeNaN() // Nothing of it is known.
  expect(total).toBe(reliabilityOf(input, sample))
})

test('halves that contradict each other are not lengthened: −1 is the end', () => {
  const figures = Array.from({ length: 60 }, (_, at) => at)
  // Two indicators, each the other turned round: r is −1, and 2 r ÷ (1 + r) would have no end.
  const market = givenMarket({
    indicators: [{ category: 'water' }, { category: 'water', direction: 'lower_better' }],
    cells: [[figures], [figures]],
    weights: { water: 1 },
  })
  const ranks = rankMarket(market, undefined, method)
  const input: StandardInput = { ...market, ranks, period: 'short', method, isWorstValue: false }
  const scores = emptyScores(market)
  scoreMarket(input, scores)
  expect(reliabilityOf(input, sampleOf(input, scores, { key: 'e_score', year: 0 }))).toBeCloseTo(-1, 12)
})

test('companies without a total say nothing of its reliability', () => {
  const { input, scores } = measured(1)
  const few = { values: scores.values.slice() }
  const start = cellIndex(input, keyAt.get('e_score')!, 0, 0)
  few.values.fill(Number.NaN, start + 40, start + companies)
  expect(sampleOf(input, few, { key: 'e_score', year: 0 }).places).toHaveLength(40)
  expect(sampleOf(input, few, { key: 'sustainability_score', year: 0 }).places).toHaveLength(companies)
})

test('the error of a rank grows with the noise, and is none without', () => {
  const [none, some, much] = [0, 1, 3].map((noise) => {
    const { input, sample } = measured(noise)
    return rankErrorOf(input, sample)
  })
  expect(some).toBeGreaterThan(0)
  expect(much).toBeGreaterThan(some!)
  expect(none).toBeLessThan(much!)
})

test('an interval by hand: fourth of 100, error 0.8, 16 figures', () => {
  const scores = Float64Array.from({ length: 100 }, (_, at) => (at + 1) / 100)
  // 0.8 ÷ √16 = 0.2 of 100 = 20 places: from 1 (4 − 20 < 1) to 24; the 24th best has 77 ÷ 100.
  const interval = rankInterval(scores, { score: 0.97, error: 0.8, figures: 16 })!
  expect(interval).toEqual({ best: 1, worst: 24, of: 100, low: 0.77, high: 1 })
  expect(bandsSpanned(interval)).toBe(2) // The first 20, and of the next 20 four.
  expect(rankInterval(scores, { score: 0.97, error: Number.NaN, figures: 16 })).toBeNull()
  expect(rankInterval(scores, { score: 0.97, error: 0.8, figures: 0 })).toBeNull()
})
