import { expect, test } from 'vitest'
import { fewestForWeights, impliedWeights } from './implied-weights.ts'

const rows = (weights: readonly number[], n = fewestForWeights) =>
  Array.from({ length: n }, (_, k) => {
    const parts = [(k % 7) / 7, ((k * 3) % 11) / 11, ((k * 5) % 13) / 13]
    return { parts, total: parts.reduce((sum, part, i) => sum + part * weights[i]!, 0) }
  })

test('finds the weights that made the totals', () => {
  const found = impliedWeights(rows([0.5, 0.3, 0.2]))!
  expect(found.weights.map((weight) => Number(weight.toFixed(6)))).toEqual([0.5, 0.3, 0.2])
  expect(found.n).toBe(30)
})

test('a part that would weigh less than nothing weighs nothing', () => {
  const found = impliedWeights(rows([0.8, -0.1, 0.3]))!
  expect(found.weights[1]).toBe(0)
  expect(found.weights[0]).toBeGreaterThan(0.5)
})

test('too few companies, or parts that are all alike, have none', () => {
  expect(impliedWeights(rows([0.5, 0.3, 0.2], 29))).toBeNull()
  expect(impliedWeights(rows([0.5, 0.3, 0.2]).map(({ total }) => ({ total, parts: [0, 0, 0] })))).toBeNull()
})
