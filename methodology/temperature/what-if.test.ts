import { expect, test } from 'vitest'
import { portfolioTemperature } from './aggregation.ts'
import { givenHolding } from './given-temperature.ts'
import { whatIf } from './what-if.ts'

const cell = { aggregation: 'WATS', scope: 'scope1+2', horizon: 'mid' } as const
const holdings = [
  givenHolding({ company: 1, investment: 50, both: 'default' }),
  givenHolding({ company: 2, investment: 30, both: 2.5 }),
  givenHolding({ company: 3, investment: 20, both: 1.2 }),
]

test('before: 0.5 × 3.2 + 0.3 × 2.5 + 0.2 × 1.2 = 2.59', () => {
  expect(portfolioTemperature(holdings, cell).score).toBeCloseTo(2.59, 12)
})

test.each([
  ['1', 1.99, [1]], // 0.5 × 2 + 0.3 × 2.5 + 0.2 × 1.2
  ['2', 2.365, [2]], // 0.5 × 3.2 + 0.3 × 1.75 + 0.2 × 1.2
  ['3a', 1.84, [1, 2]], // 0.5 × 2 + 0.3 × 2 + 0.2 × 1.2: all three are among ten
  ['3b', 1.64, [1, 2]], // 0.5 × 1.75 + 0.3 × 1.75 + 0.2 × 1.2
  ['4a', 2.44, [2]], // 0.5 × 3.2 + 0.3 × 2 + 0.2 × 1.2: flagged are 2 and 3
  ['4b', 2.365, [2]],
] as const)('%s', (scenario, score, changed) => {
  const result = whatIf(holdings, cell, { scenario, flagged: new Set([2, 3]) })
  expect(result.after.score).toBeCloseTo(score, 12)
  expect(result.changed).toEqual(changed)
})

test('3: only the ten that contribute most', () => {
  // Contributions of 12 companies with equal scores run with their investments, 1 to 12.
  const many = Array.from({ length: 12 }, (_, k) => givenHolding({ company: k, investment: k + 1, both: 'default' }))
  const { after, changed } = whatIf(many, cell, { scenario: '3a' })
  expect(changed).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  expect(after.score).toBeCloseTo((3 * 3.2 + 75 * 2) / 78, 12) // 1 + 2 stay, 3 to 12 are 75 of 78
})

test('scope 1+2+3 is made anew of what changed', () => {
  const [holding] = [givenHolding({ both: 2.5, third: 'default' })] // half of the emissions each
  const all = { ...cell, scope: 'scope1+2+3' } as const
  expect(portfolioTemperature([holding], all).score).toBe(2.85) // (2.5 + 3.2) ÷ 2
  expect(whatIf([holding], all, { scenario: '1' }).after).toMatchObject({ score: 2.25, defaultShare: 0 }) // (2.5 + 2) ÷ 2
  expect(whatIf([holding], all, { scenario: '2' }).after).toMatchObject({ score: 2.48, defaultShare: 0.5 }) // (1.75 + 3.2) ÷ 2 = 2.475
  expect(whatIf([holding], all, { scenario: '3b' }).after.score).toBe(1.75)
})

test('nothing is held: nothing changes', () => {
  expect(whatIf([], cell, { scenario: '3a' })).toMatchObject({ after: { score: null }, changed: [] })
})
