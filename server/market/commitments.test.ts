import { expect, test } from 'vitest'
import { sbtiStatusOf, targetIn } from './commitments.ts'

const row = (record: Record<string, string | number | null>) => ({
  companyId: 1,
  source: 'sbti-targets',
  rowKey: '7',
  publishedOn: null,
  record: { scope: '1+2', target_value: '42%', base_year: 2020, target_year: 2030, ...record },
  importId: 1,
  line: 2,
})

test.each([
  ['42%', 0.42],
  ['４２％', 0.42],
  ['42', 0.42],
  [42, 0.42],
  ['0.42', 0.42], // as a workbook keeps 42 %
  [1, 1],
  ['1%', 0.01],
  ['100%', 1],
  ['101', null],
  ['-5', null],
  ['0', null],
  ['half', null],
  ['', null],
  [null, null],
])('a reduction of %j is %j', (target_value, reduction) => {
  expect(targetIn(row({ target_value }))?.reduction ?? null).toBe(reduction)
})

test.each([
  ['1+2', 'scope1+2'],
  ['Scope 1, 2 and 3', 'scope1+2+3'],
  ['3', 'scope3'],
  ['1', 'scope1'],
  ['1+3', undefined],
])('scope %s', (scope, read) => {
  expect(targetIn(row({ scope }))?.scope).toBe(read)
})

test.each([
  ['sbti-targets', 'Active', 'targets-set'],
  ['sbti-companies', 'Targets Set', 'targets-set'],
  ['sbti-companies', 'Commitment removed', 'removed'],
  ['sbti-companies', 'Committed', 'committed'],
  ['sbti-companies', 'Active', null],
  ['sbti-companies', null, null],
  ['green-list', 'Targets set', null],
] as const)('%s says %s', (source, status, read) => {
  expect(sbtiStatusOf(source, status)).toBe(read)
})
