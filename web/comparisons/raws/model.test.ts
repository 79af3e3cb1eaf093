import { expect, test } from 'vitest'
import type { Comparison } from '#contract/comparisons/comparison.ts'
import { chartedOf, farYearEnds, figureRows, rowNames } from './model.ts'

test('the usual five rows, and five of the rows are charted', () => {
  expect(rowNames(undefined)).toEqual(['sustainability_score', 'E-CC-022', 'G-BD-002', 'G-BD-001', 'S-LR-007'])
  expect(rowNames('E-CC-001,E-CC-001,<x>,msci')).toEqual(['E-CC-001', 'msci'])
  const rows = ['a', 'b', 'c', 'd', 'e', 'f']
  expect(chartedOf(undefined, rows)).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(chartedOf('f,a,zz', rows)).toEqual(['f', 'a'])
  expect(chartedOf('', rows)).toEqual([])
})

test('a year that ends more than half a year from most is marked', () => {
  const companies = ['03-31', '03-31', '12-31', '07-31', null].map((fiscalYearEnd) => ({ fiscalYearEnd }))
  // Of one fiscal year: July first, then December 5 and March 8 months after it. July is 8 from March, December 3.
  expect([...farYearEnds(companies as Comparison['companies'])]).toEqual([3])
})

test.each([
  ['t-CO2e', [10_500, 10_630, 11_018], 10_716, '10,716'], // (10,500 + 10,630 + 11,018) / 3 = 10,716
  ['t-CO2e', [3, 5, 8], 16 / 3, '5.333'],
  ['%', [31, 42.5, 55], 128.5 / 3, '42.8'], // 42.83…
])('a mean of %s reads alike beside companies and as the industry’s own', (unit, values, mean, text) => {
  const rowsOf = (units: Comparison['units'], yearValues: readonly number[]) =>
    figureRows(
      {
        units,
        rows: [{ kind: 'indicator', code: 'E', unit, isBoolean: false, years: [{ values: yearValues }] }],
      } as never,
      { indicators: undefined, vendors: new Map() },
    )
  expect(rowsOf('companies', values)[0]!.reference(mean)).toBe(text)
  // Beside another industry's mean, whose digits would decide how fine the row is.
  expect(rowsOf('industries', [mean, 12.345])[0]!.text(mean)).toBe(text)
})
