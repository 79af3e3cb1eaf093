import fc from 'fast-check'
import { expect, test } from 'vitest'
import { materialityPercents } from './materiality.ts'

const sum = (parts: readonly number[]) => Number(parts.reduce((total, part) => total + part, 0).toFixed(1))

// Categories: six of E, four of S, three of G. Shares of E, S and G as the page gives them.
test.each([
  ['Chemicals', [5, 4, 4, 4, 4, 5, 2, 1, 4, 4, 2, 2, 4], [57.8, 24.5, 17.7]], // sum 45: 26 ÷ 45 = 57.8 %
  ['Electric utilities', [5, 3, 4, 3, 4, 4, 4, 1, 3, 3, 3, 4, 5], [50.0, 23.9, 26.1]], // sum 46: 23 ÷ 46 = 50 %
  ['Construction', [3, 4, 2, 1, 4, 2, 3, 2, 4, 5, 3, 5, 3], [39.1, 34.1, 26.8]], // sum 41: 16 ÷ 41 = 39.0 %, rounded up by parts
  ['Pharmaceuticals', [2, 2, 2, 2, 2, 2, 4, 4, 5, 3, 4, 5, 3], [30.0, 40.0, 30.0]], // sum 40: 12 ÷ 40 = 30 %
  ['Software', [1, 1, 3, 1, 1, 0, 1, 4, 5, 3, 3, 3, 4], [23.2, 43.4, 33.4]], // sum 30: 7 ÷ 30 = 23.3 %, cut by parts
  ['Banks', [4, 3, 1, 0, 0, 0, 4, 4, 4, 3, 5, 5, 5], [21.0, 39.4, 39.6]], // sum 38: 8 ÷ 38 = 21.05 %
])('%s', (_, weights, pillars) => {
  const percents = materialityPercents(weights)!
  expect([sum(percents.slice(0, 6)), sum(percents.slice(6, 10)), sum(percents.slice(10))]).toEqual(pillars)
})

test('shares add to a hundred and keep the order of the weights', () => {
  const weights = fc
    .array(fc.integer({ min: 0, max: 5 }), { minLength: 13, maxLength: 13 })
    .filter((all) => all.some(Boolean))
  fc.assert(
    fc.property(weights, (all) => {
      const percents = materialityPercents(all)!
      expect(sum(percents)).toBe(100)
      for (const [index, weight] of all.entries()) {
        if (weight === 0) expect(percents[index]).toBe(0)
        for (const [other, than] of all.entries())
          if (weight > than) expect(percents[index]!).toBeGreaterThanOrEqual(percents[other]!)
      }
    }),
  )
})

test('no weights, no shares', () => {
  expect(materialityPercents([0, 0])).toBeNull()
  expect(materialityPercents([1, -1])).toBeNull()
  expect(materialityPercents([1, 0.5])).toBeNull()
})

test.each([
  // 1000 ÷ 3 = 333 and 1 left over for each of three: 3 × 333 = 999, one missing, it goes to the first.
  [
    [1, 1, 1],
    [33.4, 33.3, 33.3],
  ],
  // 1000 ÷ 7 = 142 and 6 left over for each of seven: 7 × 142 = 994, six missing, the last goes without.
  [
    [1, 1, 1, 1, 1, 1, 1],
    [14.3, 14.3, 14.3, 14.3, 14.3, 14.3, 14.2],
  ],
  // Total 11: 2 → 181 rest 9, 3 → 272 rest 8; 4 × 181 + 272 = 996, four missing, all to the twos.
  [
    [2, 2, 2, 2, 3],
    [18.2, 18.2, 18.2, 18.2, 27.2],
  ],
  // Total 30: 1 → 33 rest 10, 4 → 133 rest 10, 25 → 833 rest 10; 33 + 133 + 833 = 999, one missing, it goes to 25.
  [
    [1, 4, 25],
    [3.3, 13.3, 83.4],
  ],
])('ties of %j go to the larger weight, then to the first', (weights, percents) => {
  expect(materialityPercents(weights)).toEqual(percents)
})
