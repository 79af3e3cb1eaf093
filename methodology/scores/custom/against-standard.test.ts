import { expect, test } from 'vitest'
import { againstStandard } from './against-standard.ts'

test('a ranking of five beside the standard’s', () => {
  const own = Int32Array.of(1, 2, 3, 0, 4)
  const standard = Int32Array.of(3, 1, 2, 4, 0)
  const { correlation, ...rest } = againstStandard(own, standard)
  // Both rank the first three: 1, 2, 3 against 3, 1, 2. Σd² = 4 + 1 + 1 = 6, and 1 − 6 × 6 ÷ (3 × 8) = −0.5.
  expect(correlation).toBeCloseTo(-0.5, 12)
  expect(rest).toEqual({
    both: 3,
    onlyStandard: 1,
    onlyOwn: 1,
    risers: [0], // from 3 to 1
    fallers: [2, 1], // from 2 to 3, and from 1 to 2: equal moves, the worse rank first
    top: { of: 4, kept: 3 },
  })
})

test('the same ranking', () => {
  const ranks = Int32Array.of(2, 1, 3)
  const { correlation, risers, fallers } = againstStandard(ranks, ranks)
  expect([correlation, risers, fallers]).toEqual([1, [], []])
})

test('where ranks do not vary there is no correlation', () => {
  expect(againstStandard(Int32Array.of(1, 1), Int32Array.of(1, 2)).correlation).toBeNull()
  expect(againstStandard(Int32Array.of(1, 0), Int32Array.of(1, 2)).correlation).toBeNull()
})

test('of the twenty best it is counted how many stay', () => {
  const standard = Int32Array.from({ length: 30 }, (_, index) => index + 1)
  const own = Int32Array.from({ length: 30 }, (_, index) => ((index + 5) % 30) + 1) // The last five come first.
  expect(againstStandard(own, standard).top).toEqual({ of: 20, kept: 15 }) // 16 to 20 are now 21 to 25
})
