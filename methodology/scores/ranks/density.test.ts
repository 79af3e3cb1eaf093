import fc from 'fast-check'
import { expect, test } from 'vitest'
import { densityPoints, scoreDensity } from './density.ts'

test('sums to one over its points, wherever the scores lie', () => {
  const scores = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(scores, (given) => {
      const density = scoreDensity(given)
      expect(density).toHaveLength(densityPoints)
      expect(Math.min(...density)).toBeGreaterThanOrEqual(0)
      expect(density.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1)
    }),
  )
})

test('one score of 50 has its peak at 50 and falls as the kernel does', () => {
  const density = scoreDensity([0.5])
  expect(density.indexOf(Math.max(...density))).toBe(25) // 25 × 2 points
  expect(density[27]! / density[25]!).toBeCloseTo(Math.exp(-0.5)) // 4 points away: one standard deviation
})

test('nothing is nowhere', () => {
  expect(scoreDensity([])).toEqual(new Array(densityPoints).fill(0))
})
