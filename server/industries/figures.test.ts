import { expect, test } from 'vitest'
import { displayBasis } from './figures.ts'

const industries = (...codes: readonly string[]) => codes.map((code) => ({ code, start: 0, end: 1, chain: [] }))

test.each([
  // No company has a GICS code: the rows are the exchange's, and are called so.
  ['gics74', ['tse33:3650', 'unclassified'], undefined, 'tse33'],
  ['gics11', ['tse33:3650'], 'market', 'tse33'],
  ['gics74', ['gics:201040', 'tse33:3650'], undefined, 'gics74'],
  // The one industry of those without a code, in a market where others have one.
  ['gics74', ['gics:201040', 'tse33:3650'], 'tse33:3650', 'tse33'],
  ['gics74', ['gics:201040', 'tse33:3650'], 'gics:201040', 'gics74'],
  ['gics74', ['unclassified'], undefined, 'gics74'],
  ['tse33', ['tse33:3650'], undefined, 'tse33'],
] as const)('on %s, industries %j, shown %s: %s', (basis, codes, code, expected) => {
  expect(displayBasis({ basis, industries: industries(...codes) }, code)).toBe(expected)
})
