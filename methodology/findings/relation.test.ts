import { expect, test } from 'vitest'
import { relationOf } from './relation.ts'

const upTo = (n: number) => Array.from({ length: n }, (_, k) => k)

test('the same order is close, whatever the distances; the other way round is close and negative', () => {
  expect(
    relationOf(
      upTo(20),
      upTo(20).map((k) => 3 ** k),
    ),
  ).toEqual({ n: 20, rho: 1, closeness: 'close' })
  expect(
    relationOf(
      upTo(20),
      upTo(20).map((k) => -k),
    ),
  ).toEqual({ n: 20, rho: -1, closeness: 'close' })
})

test('little, or what so few would show by chance, is none', () => {
  const scattered = upTo(100).map((k) => (k * 37) % 100) // a permutation without a trend
  expect(relationOf(upTo(100), scattered)).toMatchObject({ n: 100, closeness: 'none' })
  // Ranks 2 1 4 3 … but for the largest that comes first: ρ near 0.4, and 1.96 ÷ √11 = 0.59.
  const few = relationOf(upTo(12), [11, 0, 2, 1, 4, 3, 6, 5, 8, 7, 10, 9])
  expect(few.rho).toBeGreaterThan(0.2)
  expect(few.rho).toBeLessThan(0.59)
  expect(few.closeness).toBe('none')
})

test('half of the way is loose', () => {
  const mixed = upTo(200).map((k) => (k % 3 === 0 ? k : (k * 37) % 200))
  expect(relationOf(upTo(200), mixed)).toMatchObject({ closeness: 'loose' })
})

test('too few companies, or one that is all alike, say nothing', () => {
  expect(relationOf(upTo(9), upTo(9))).toEqual({ n: 9, rho: null, closeness: null })
  expect(
    relationOf(
      upTo(20),
      upTo(20).map(() => 1),
    ),
  ).toEqual({ n: 20, rho: null, closeness: null })
})
