import { expect, test } from 'vitest'
import { industryIdOf, readIndustryId } from './industry-id.ts'

test.each([
  ['gics74-151010', { basis: 'gics74', code: 'gics:151010' }],
  ['gics11-15', { basis: 'gics11', code: 'gics:15' }],
  ['tse33-3200', { basis: 'tse33', code: 'tse33:3200' }],
  ['gics74-tse33-3200', { basis: 'gics74', code: 'tse33:3200' }],
  ['gics25-unclassified', { basis: 'gics25', code: 'unclassified' }],
  ['tse33-market', { basis: 'tse33', code: 'market' }],
] as const)('%s, there and back', (id, name) => {
  expect(readIndustryId(id)).toEqual(name)
  expect(industryIdOf(name)).toBe(id)
})

test('the market alone is the market on the usual basis', () => {
  expect(readIndustryId('market')).toEqual({ basis: 'gics74', code: 'market' })
})

test.each(['', '3200', 'gics75-151010', 'gics74-', 'gics74-chemicals', 'tse33-tse33-3200', 'gics74-1510100'])(
  '%s names none',
  (id) => expect(readIndustryId(id)).toBeNull(),
)
