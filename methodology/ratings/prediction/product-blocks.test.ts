import { expect, test } from 'vitest'
import { netProducts } from '../../statistics/net-products.ts'
import { foldOf } from '../model/cross-validation.ts'
import { givenRows } from './given-panel.ts'
import { ProductBlocks } from './product-blocks.ts'

/** Beside what the panel has: a column that stands still, one of a single company, and one far from 0. */
const rows = givenRows({ companies: 60, years: 4 }).rows.map((row) => ({
  ...row,
  features: Float64Array.from([...row.features, 7, Number(row.company === 3), 1e6 + row.rating * (1 + row.year)]),
}))
const blocks = new ProductBlocks(rows)

test.each([
  ['all', () => true, 0],
  ['companies outside a fold', ({ company }: { company: number }) => foldOf(company) !== 2, 0],
  [
    'outside a fold, of the years before',
    ({ company, year }: (typeof rows)[0]) => foldOf(company) !== 1 && year < 3,
    0,
  ],
  ['the last columns alone', ({ year }: { year: number }) => year < 2, 2],
] as const)('the products of %s are those of the rows themselves', (_, isIn, from) => {
  const some = rows.filter(isIn as (row: (typeof rows)[0]) => boolean)
  const columns = Array.from({ length: some[0]!.features.length }, (_, at) =>
    Float64Array.from(some, ({ features }) => features[at]!),
  ).slice(from)
  const direct = netProducts({ columns, target: Float64Array.from(some, ({ rating }) => rating) })
  const made = blocks.products(some, from)
  expect([made.rows, made.mean]).toEqual([direct.rows, expect.closeTo(direct.mean, 12)])
  for (const key of ['squares', 'products'] as const)
    for (const [at, value] of direct[key].entries()) expect(made[key][at]).toBeCloseTo(value, 8)
  for (const key of ['means', 'deviations'] as const)
    for (const [at, value] of direct[key].entries())
      expect(Math.abs(made[key][at]! - value)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(direct.means[at]!)))
})

test('a fold and year of which a row is missing is refused', () => {
  expect(() => blocks.products(rows.slice(1))).toThrow('whole')
})
