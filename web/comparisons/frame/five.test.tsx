import { expect, test } from 'vitest'
import type { Comparison } from '#contract/comparisons/comparison.ts'
import { namedSubjects } from './five.ts'

const comparison = (units: Comparison['units']) =>
  ({
    units,
    // Two of the three companies share an industry.
    companies: [
      { id: 2, industry: 0 },
      { id: 7, industry: 1 },
      { id: 12, industry: 0 },
    ],
    industries: [{}, {}],
  }) as unknown as Comparison

test('what is named is always there: companies among the companies, industries among the industries', () => {
  expect(namedSubjects(undefined, comparison('companies'))).toEqual([0, 1, 2])
  expect(namedSubjects('12-7', comparison('companies'))).toEqual([2, 1])
  expect(namedSubjects(undefined, comparison('industries'))).toEqual([0, 1])
  // 2 and 12 are one industry.
  expect(namedSubjects('2-12', comparison('industries'))).toEqual([0])
  expect(namedSubjects('7-2', comparison('industries'))).toEqual([1, 0])
})
