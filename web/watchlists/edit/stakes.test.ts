import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stakeTotal } from '#contract/watchlists/watchlists.ts'
import { shareOut, tippingRow } from './stakes.ts'

test('alike: 100 ÷ 3 is 33.33, and the hundredth that is left goes to the first', () => {
  expect(shareOut([1, 1, 1])).toEqual([33.34, 33.33, 33.33])
})

test('by size: 1 : 2 : 4 of 100 is 14.2857…, 28.5714…, 57.1428…; the hundredth goes to the largest remainder', () => {
  // Hundredths 1428.57, 2857.14, 5714.28 are 1428 + 2857 + 5714 = 9999 rounded down; .57 is the largest remainder.
  expect(shareOut([1, 2, 4])).toEqual([14.29, 28.57, 57.14])
})

test('what has no weight stays without a stake, and nothing is shared where nothing weighs', () => {
  expect(shareOut([1, null, 0])).toEqual([100, null, 0])
  expect(shareOut([0, null])).toEqual([null, null])
  expect(shareOut([])).toEqual([])
})

test('whatever the weights, the stakes sum to exactly 100 and none goes against the order of the weights', () => {
  const weights = fc.array(fc.option(fc.double({ min: 0, max: 1e12, noNaN: true })), { minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(weights, (given) => {
      const stakes = shareOut(given)
      fc.pre(stakes.some((stake) => stake !== null))
      expect(stakeTotal(stakes)).toBe(100)
      for (const [a, one] of given.entries())
        for (const [b, other] of given.entries())
          if (one !== null && other !== null && one > other) expect(stakes[a]! - stakes[b]!).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('the row that goes over: 33.34 + 33.33 + 33.33 is 100, a hundredth more is not', () => {
  expect(tippingRow([33.34, 33.33, 33.33, null])).toBe(-1)
  expect(tippingRow([33.34, 33.33, 33.34, 1])).toBe(2)
})

test('of two weights whose shares round to the same number, the greater has no smaller stake', () => {
  // Both are 49.4645…%, to the last bit: the greater takes the hundredth that is left.
  const [less, more] = shareOut([999999999999.9995, 999999999999.9996, 21655387379.999878])
  expect(more!).toBeGreaterThanOrEqual(less!)
})
