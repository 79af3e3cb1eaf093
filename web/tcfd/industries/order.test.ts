import { expect, test } from 'vitest'
import { ratioText } from './figures.ts'
import { heaviest, inOrder } from './order.ts'
import type { RiskIndustry } from './use-risk.ts'

const industry = (code: string, percentile: number | null, median: number | null): RiskIndustry => ({
  code,
  nameJa: code,
  nameEn: code,
  id: `gics25-${code}`,
  companies: 9,
  cells: [{ category: 'policy', median, percentile, step: percentile === null ? null : 3, n: 5, losses: 0 }],
})
const industries = [
  industry('1', 0.25, 0.02),
  industry('2', null, 9),
  industry('3', 0.75, 0.41),
  industry('4', null, null),
]

test('the highest percentile stands first, and what has none last, whatever its value', () => {
  expect(inOrder(industries, 'policy').map(({ code }) => code)).toEqual(['3', '1', '2', '4'])
  expect(inOrder(industries, 'code')).toBe(industries)
  expect(heaviest(industries, 'policy')).toMatchObject({ industry: { code: '3' }, median: 0.41 })
})

test('nobody is the heaviest where no industry has enough companies', () => {
  expect(heaviest(industries.slice(1, 2), 'policy')).toBeUndefined()
  expect(heaviest([], 'policy')).toBeUndefined()
})

test('a ratio is told as precisely as it is read', () => {
  expect([0.007, 0.041, 0.41, 3.9, 39, 390].map(ratioText)).toEqual(['0.7%', '4.1%', '41%', '390%', '×39.0', '×390'])
})
