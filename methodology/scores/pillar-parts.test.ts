import { expect, test } from 'vitest'
import { pillarParts } from './pillar-parts.ts'

const none = Number.NaN

test('three parts that add to the score', () => {
  // Climate 0.8, labour rights 0.5, board 0.2, weighing 2, 1 and 1; the others weigh nothing.
  const scores = [0.8, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.5, 0.2, 0.1, 0.1]
  const weights = [2, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0]
  const parts = pillarParts(scores, weights)!
  expect(parts.e_score).toBeCloseTo(0.4) // 2 × 0.8 ÷ 4
  expect(parts.s_score).toBeCloseTo(0.125) // 1 × 0.5 ÷ 4
  expect(parts.g_score).toBeCloseTo(0.05) // 1 × 0.2 ÷ 4
})

test('a category without a score leaves its weight to the others', () => {
  const scores = [none, none, none, none, none, none, none, none, none, 0.5, 0.2, none, none]
  const weights = [2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]
  const parts = pillarParts(scores, weights)!
  expect(parts).toEqual({ e_score: 0, s_score: 0.25, g_score: 0.1 }) // (0.5 + 0.2) ÷ 2 in all
})

test('nothing scored, or nothing that weighs, has no parts', () => {
  expect(pillarParts(Array(13).fill(none), Array(13).fill(1))).toBeNull()
  expect(pillarParts(Array(13).fill(0.5), Array(13).fill(0))).toBeNull()
})
