import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ExpectedRanks } from './expected.ts'
import { halvesOf } from './halves.ts'

const tenfold = Float64Array.of(1, 10, 100)
const ranksOf = (figures: Float64Array, more: Partial<ConstructorParameters<typeof ExpectedRanks>[1]> = {}) =>
  new ExpectedRanks(figures, { scale: 'log', isHigher: true, caution: 0, ...more })
/** F(z) = 1 ÷ (1 + e^−z) of a logistic distribution with standard deviation s at the distance d. */
const logistic = (d: number, s: number) => 1 / (1 + Math.exp((-d * Math.PI) / (Math.sqrt(3) * s)))

describe('the worked examples of the page', () => {
  test('an amount with an error of a factor', () => {
    // x = 10, s = ln 10: distances to 1, 10, 100 are +1, 0 and −1 errors. (F(1) + ½ + F(−1)) ÷ 3 = ½, since F(1) + F(−1) = 1.
    expect(ranksOf(tenfold).of(10, Math.log(10))).toBeCloseTo(0.5, 12)
    // x = 100: +2, +1 and 0 errors.
    const expected = (logistic(2, 1) + logistic(1, 1) + 0.5) / 3
    expect(ranksOf(tenfold).of(100, Math.log(10))).toBeCloseTo(expected, 12)
    expect(ranksOf(tenfold, { isHigher: false }).of(100, Math.log(10))).toBeCloseTo(1 - expected, 12)
  })

  test('caution moves the figure to the worse end by so many errors', () => {
    const moved = ranksOf(tenfold, { caution: 1 }).of(100, Math.log(10))
    expect(moved).toBeCloseTo(ranksOf(tenfold).of(10, Math.log(10)), 12) // 100 less one error of a factor of ten
    const lower = ranksOf(tenfold, { caution: 1, isHigher: false }).of(10, Math.log(10))
    expect(lower).toBeCloseTo(ranksOf(tenfold, { isHigher: false }).of(100, Math.log(10)), 12)
  })

  test('without a measured error one half, less caution × √(1/12)', () => {
    expect(ranksOf(tenfold).of(10, Number.NaN)).toBe(0.5)
    expect(ranksOf(tenfold, { caution: 0.3 }).of(10, Number.NaN)).toBeCloseTo(0.5 - 0.3 * 0.288675134594813, 12)
  })

  test('a yes of nine in ten', () => {
    // Peers: 2 of 4 say yes. Rank of yes 1 − 0.5 ÷ 2 = 0.75, of no (1 − 0.5) ÷ 2 = 0.25. Error of 0.9: √(0.9 × 0.1) = 0.3.
    const ranks = ranksOf(Float64Array.of(0, 0, 1, 1), { scale: 'probability' })
    expect(ranks.of(1, 0.3)).toBeCloseTo(0.9 * 0.75 + 0.1 * 0.25, 12)
    expect(ranks.of(0, 0.3)).toBeCloseTo(0.1 * 0.75 + 0.9 * 0.25, 12)
    const cautious = ranksOf(Float64Array.of(0, 0, 1, 1), { scale: 'probability', caution: 1 })
    expect(cautious.of(1, 0.3)).toBeCloseTo(0.7 - 0.5 * 0.3, 12) // (0.75 − 0.25) × √(0.9 × 0.1)
  })

  test('figures of 0 have no logarithm and lie below every amount', () => {
    expect(ranksOf(Float64Array.of(0, 0, 10, 10)).of(10, 1)).toBeCloseTo((2 + 2 * 0.5) / 4, 12)
  })
})

describe('laws', () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 10, maxLength: 40 })
  const sorted = (figures: number[]) => Float64Array.from(figures).sort()

  test('without an error it is the rank of a visitor, with an endless one the middle', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 1000 }), fc.boolean(), (figures, value, isHigher) => {
        const group = sorted(figures)
        const ranks = ranksOf(group, { isHigher })
        expect(ranks.of(value, 0)).toBeCloseTo(halvesOf(group, value, isHigher) / (2 * group.length), 12)
        expect(ranks.of(value, 1e6)).toBeCloseTo(0.5, 3)
      }),
    )
  })

  test('a better figure never counts less; caution never helps; both directions mirror each other', () => {
    const some = fc.double({ min: 0.01, max: 3, noNaN: true })
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 999 }), some, some, (figures, value, error, caution) => {
        const group = sorted(figures)
        const rank = ranksOf(group).of(value, error)
        expect(ranksOf(group).of(value + 1, error)).toBeGreaterThanOrEqual(rank)
        expect(ranksOf(group, { caution }).of(value, error)).toBeLessThanOrEqual(rank + 1e-12)
        expect(ranksOf(group, { isHigher: false }).of(value, error)).toBeCloseTo(1 - rank, 12)
      }),
    )
  })
})
