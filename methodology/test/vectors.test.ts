import { expect, test } from 'vitest'
import { percentileRanks } from '../statistics/percentile-ranks.ts'

/** The formula's published examples: (worse + same ÷ 2) ÷ n. */
test('three of ten say yes: yes 0.85, no 0.35', () => {
  const ranks = [...percentileRanks(Float64Array.of(1, 1, 1, 0, 0, 0, 0, 0, 0, 0))]
  expect(ranks.slice(0, 3)).toEqual([0.85, 0.85, 0.85]) // (7 + 3 ÷ 2) ÷ 10
  expect(ranks.slice(3)).toEqual(new Array(7).fill(0.35)) // (0 + 7 ÷ 2) ÷ 10
})

test('the same figures, lower better: 0.875, 0.5, 0.5, 0.125', () => {
  expect([...percentileRanks(Float64Array.of(10, 20, 20, 30), 'lower_better')]).toEqual([0.875, 0.5, 0.5, 0.125])
})

test.each([1, 2, 5, 37])(
  'of %i different figures the best has (n − ½) ÷ n, the worst ½ ÷ n, and the mean is one half',
  (n) => {
    const ranks = [...percentileRanks(Float64Array.from({ length: n }, (_, k) => k * k))]
    expect(ranks[0]).toBeCloseTo(0.5 / n, 12)
    expect(ranks.at(-1)).toBeCloseTo((n - 0.5) / n, 12)
    expect(ranks.reduce((sum, rank) => sum + rank, 0) / n).toBeCloseTo(0.5, 12)
  },
)
