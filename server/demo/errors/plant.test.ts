import { expect, test } from 'vitest'
import { errorKinds } from './kinds.ts'
import { plantErrors } from './plant.ts'

test('of fifty kinds of errors written into the demo market, the rules find nine in ten and accuse hardly anything else', () => {
  expect(new Set(errorKinds.map(({ name }) => name)).size).toBe(50)
  const { planted, found, falselyAccused, clean, kinds } = plantErrors({ companies: 160, seed: 7, books: 2 })
  expect(planted).toBeGreaterThanOrEqual(100)
  // 24 books a kind over 3,900 companies are measured by `npm run bench -- doubts`.
  expect(found / planted).toBeGreaterThan(0.9)
  expect(found / (found + falselyAccused)).toBeGreaterThan(0.95)
  expect(clean.falselyAccused / clean.figures).toBeLessThan(1e-4)
  expect(kinds.filter(({ found }) => found === 0).length).toBeLessThanOrEqual(3)
})
