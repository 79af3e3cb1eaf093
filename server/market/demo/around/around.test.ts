import { expect, test } from 'vitest'
import { demoCompanies } from '../companies.ts'
import { boardOf } from './people.ts'
import { demoScores, publishedCorrelations, raters } from './vendor-scores.ts'

const seed = 20_261_101
const companies = demoCompanies(3900, seed)

test('ratings correlate as the study says: each pair within 0.06 of the published figure', () => {
  const latest = new Map<string, number>()
  // Covered companies are large, which no rater looks at: the correlation is of those that both rate.
  for (const { company, vendor, item, ratedOn, latent } of demoScores(companies, seed))
    if (item === 'total' && ratedOn.startsWith('2025')) latest.set(`${company.index} ${vendor}`, latent)
  const published = publishedCorrelations()
  for (const [i, [a]] of raters.entries()) {
    for (const [j, [b]] of raters.entries()) {
      if (i >= j) continue
      const pairs = companies.flatMap(({ index }) => {
        const [x, y] = [latest.get(`${index} ${a}`), latest.get(`${index} ${b}`)]
        return x === undefined || y === undefined ? [] : [[x, y] as const]
      })
      expect(pairs.length).toBeGreaterThan(500)
      expect([a, b, Math.abs(correlation(pairs) - published[i]![j]!) < 0.06]).toEqual([a, b, true])
    }
  }
})

function correlation(pairs: readonly (readonly [number, number])[]): number {
  const mean = (at: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[at], 0) / pairs.length
  const [mx, my] = [mean(0), mean(1)]
  const sum = (f: (x: number, y: number) => number) => pairs.reduce((total, [x, y]) => total + f(x - mx, y - my), 0)
  return sum((x, y) => x * y) / Math.sqrt(sum((x) => x * x) * sum((_, y) => y * y))
}

test('a board has the directors, outside directors and women that the figures say', () => {
  const board = boardOf(companies[0]!, { directors: 9, independent: 4, women: 2 }, 2025, seed)
  expect([board.length, board.filter(({ isOutside }) => isOutside).length]).toEqual([9, 4])
  expect(new Set(board.map(({ name }) => name)).size).toBe(9)
})
