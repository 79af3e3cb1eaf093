import { expect, test } from 'vitest'
import { figureOf } from '#methodology/ratings/vendors.ts'
import { ownVendors } from '#server/catalogue/vendors.ts'
import { demoCompanies, demoDay } from '../companies.ts'
import { pillars } from './pillars.ts'
import { rankOf } from './vendor-scales.ts'
import { demoScores, publishedCorrelations, raters } from './vendor-scores.ts'

const seed = 20_261_101
const companies = demoCompanies(3900, seed)
const scores = [...demoScores(companies, seed)]
const newest = Map.groupBy(
  scores.filter(({ ratedOn }) => ratedOn.startsWith('2026')),
  ({ vendor, item }) => `${vendor} ${item}`,
)

function correlation(a: ReadonlyMap<number, number>, b: ReadonlyMap<number, number>): number {
  const pairs = [...a].flatMap(([key, x]) => (b.has(key) ? [[x, b.get(key)!] as const] : []))
  const mean = (at: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[at], 0) / pairs.length
  const [mx, my] = [mean(0), mean(1)]
  const sum = (f: (x: number, y: number) => number) => pairs.reduce((total, [x, y]) => total + f(x - mx, y - my), 0)
  return sum((x, y) => x * y) / Math.sqrt(sum((x) => x * x) * sum((_, y) => y * y))
}

const worse = (vendor: string) => (vendor === 'sustainalytics' ? -1 : 1)

test.each(pillars)('%s: printed ratings correlate as the study says, each pair within 0.1', (pillar) => {
  const published = publishedCorrelations(pillar)
  const numbers = raters.map(
    ([vendor]) =>
      new Map(
        (newest.get(`${vendor} ${pillar}`) ?? []).map(({ company, number }) => [
          company.index,
          worse(vendor) * number!,
        ]),
      ),
  )
  expect(numbers.filter(({ size }) => size > 1000).length).toBeGreaterThanOrEqual(5)
  const off = raters.flatMap(([a], i) =>
    raters.flatMap(([b], j) => {
      if (i >= j || numbers[i]!.size === 0 || numbers[j]!.size === 0) return []
      const actual = correlation(numbers[i]!, numbers[j]!)
      return Math.abs(actual - published[i]![j]!) > 0.1 ? [{ a, b, found: actual, published: published[i]![j] }] : []
    }),
  )
  expect(off).toEqual([])
})

test('each vendor rates as many companies as it does, and sees something of their quality', () => {
  for (const [vendor, , share] of raters) {
    const rated = newest.get(`${vendor} total`)!
    expect(Math.abs(rated.length / companies.length - share)).toBeLessThan(0.04)
    const actual = correlation(
      new Map(rated.map(({ company, latent }) => [company.index, latent])),
      new Map(rated.map(({ company }) => [company.index, company.quality])),
    )
    expect(actual).toBeGreaterThan(0.25)
    expect(actual).toBeLessThan(0.6)
  }
})

test('ratings move slowly, none is of the future, and numbers are those of an import', () => {
  const of = (year: string) =>
    new Map(
      scores
        .filter(({ vendor, item, ratedOn }) => vendor === 'ftse' && item === 'total' && ratedOn.startsWith(year))
        .map(({ company, number }) => [company.index, number!]),
    )
  expect(correlation(of('2025'), of('2026'))).toBeGreaterThan(0.85)
  expect(scores.filter(({ ratedOn }) => ratedOn > demoDay)).toEqual([])
  const rows = scores.map(({ vendor, item, value }) => [`${vendor} ${item} ${value}`, { vendor, item, value }] as const)
  const values = [...new Map(rows).values()]
  const importedFigure = (key: string, value: string, item: string) =>
    figureOf(ownVendors().find((vendor) => vendor.key === key)!, value, item)
  expect(
    values.filter(({ vendor, value, item }) => rankOf(vendor, value) !== importedFigure(vendor, value, item)),
  ).toEqual([])
})
