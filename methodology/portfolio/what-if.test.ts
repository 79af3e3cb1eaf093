import { expect, test } from 'vitest'
import type { Holdings } from './holdings.ts'
import { afterExclusion, afterSales, afterTilt, afterTrades } from './what-if.ts'

const numbers = (...values: number[]) => Float64Array.from(values)
const near = (...values: number[]) => values.map((value) => expect.closeTo(value, 12))

/** Companies 7, 8 and 9 of 200 million yen. */
const holdings: Holdings = {
  companies: Int32Array.of(7, 8, 9),
  weights: numbers(0.5, 0.3, 0.2),
  values: numbers(100, 60, 40),
}

test('what is excluded is sold whole, over the others in proportion', () => {
  const after = afterExclusion(holdings, [0])!
  expect([...after.weights]).toEqual(near(0, 0.6, 0.4)) // 0.3 + 0.5 × 0.3 ÷ 0.5, 0.2 + 0.5 × 0.2 ÷ 0.5
  expect([...after.values!]).toEqual(near(0, 120, 80))
  expect(afterExclusion(holdings, [])).toBe(holdings)
  expect(afterExclusion(holdings, [0, 1, 2])).toBeNull()
})

test('trades are made one after the other, and a new company stands behind the others', () => {
  const { holdings: after, ignored } = afterTrades(holdings, [
    { sell: 7, buy: 4, weight: 0.1 },
    { sell: 4, buy: 8, weight: 0.9 }, // No more than is there.
    { sell: 9, buy: undefined, weight: 0.1 },
    { sell: 5, buy: 8, weight: 0.1 },
  ])
  expect([...after.companies]).toEqual([7, 8, 9, 4, 5])
  expect([...after.weights]).toEqual(near(0.4, 0.4, 0.2, 0, 0))
  expect([...after.values!]).toEqual(near(80, 80, 40, 0, 0))
  expect(ignored).toEqual([
    { at: 2, reason: 'unknown' },
    { at: 3, reason: 'not-held' },
  ])
})

test('a tilt keeps the whole, and the weight of what has no figure before scaling', () => {
  const { weights } = afterTilt(holdings, numbers(10, 20, Number.NaN), { strength: 1, isLowBetter: false })
  // Mean (0.5 × 10 + 0.3 × 20) ÷ 0.8 = 13.75, variance (0.5 × 3.75² + 0.3 × 6.25²) ÷ 0.8 = 23.4375
  const deviation = Math.sqrt(23.4375)
  const moved = [0.5 * Math.exp(-3.75 / deviation), 0.3 * Math.exp(6.25 / deviation), 0.2]
  const sum = moved.reduce((total, weight) => total + weight, 0)
  expect([...weights]).toEqual(near(...moved.map((weight) => weight / sum)))
})

test('after the fewest sales the mean lies on the target', () => {
  const figures = numbers(100, 50, 10)
  // 50 + 15 + 2 = 67; over 40 it is too much by 0.5 × 60 + 0.3 × 10 − 0.2 × 30 = 27, of which the first gives 30.
  const { holdings: after, ...sales } = afterSales(holdings, figures, 40)
  expect(sales).toEqual({
    isReached: true,
    sold: [{ at: 0, share: expect.closeTo(0.9, 12) }],
    weight: expect.closeTo(0.45, 12),
  })
  expect([...after.weights]).toEqual(near(0.05 / 0.55, 0.3 / 0.55, 0.2 / 0.55))
  expect(after.weights.reduce((sum, weight, at) => sum + weight * figures[at]!, 0)).toBeCloseTo(40, 9)
  expect(afterSales(holdings, figures, 5)).toEqual({ holdings, isReached: false, sold: [], weight: 0 })
})
