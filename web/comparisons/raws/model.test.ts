import { expect, test } from 'vitest'
import type { Comparison } from '#contract/comparisons/comparison.ts'
import { chartedOf, farYearEnds, rowNames } from './model.ts'

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
