import { expect, test } from 'vitest'
import { coefficientText } from './coefficient-text.ts'
import { readJoint, writeJoint } from './use-joint.ts'

test('a choice is read as it was written, and what an address does not know is as usual', () => {
  const choice = { codes: ['S-DV-002', 'E-CC-022'], lag: 3, size: 'none', form: 'level' } as const
  expect(readJoint(writeJoint(choice)!)).toEqual(choice)
  expect(writeJoint({ ...choice, codes: [] })).toBeUndefined()
  const usual = { lag: 0, size: 'sales', form: 'log' }
  expect(readJoint('')).toEqual({ codes: [], ...usual })
  expect(readJoint('S-DV-002,S-DV-002,nothing;11;large;odd')).toEqual({ codes: ['S-DV-002'], ...usual })
  expect(readJoint(Array.from({ length: 9 }, (_, at) => `S-DV-00${at}`).join(',')).codes).toHaveLength(8)
})

test.each([
  [0.04712, '+0.0471'], // 4.7 per 1 of a ratio, per percentage point
  [-0.03, '−0.0300'],
  [12.345, '+12.3'],
  [1234.5, '+1,235'],
  [0, '±0'],
])('%d shows three figures that count', (value, text) => {
  expect(coefficientText(value).replace('-', '−')).toBe(text)
})
