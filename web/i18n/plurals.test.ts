import { expect, test } from 'vitest'
import { setLanguage } from './language.ts'
import { counted, pluralOf } from './plurals.ts'

test.each([
  ['0', '0 companies'],
  ['1', '1 company'],
  [1, '1 company'],
  ['2', '2 companies'],
  ['1,001', '1,001 companies'],
  ['—', '— companies'],
])('%s', (count, text) => {
  expect(counted(count, 'company')).toBe(text)
})

test('a verb goes with its count, in whatever language the page is', () => {
  setLanguage('ja')
  expect([0, 1, 2].map((count) => pluralOf('be', count))).toEqual(['are', 'is', 'are'])
})
