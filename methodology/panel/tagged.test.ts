import { expect, test } from 'vitest'
import { isTagged } from './tagged.ts'

test.each([
  ['S-DV-002', '2023-03-30', false],
  ['S-DV-002', '2023-03-31', true], // fiscal year 2022, and the first that the order speaks of
  ['S-DV-011', '2022-12-31', false], // fiscal year 2022 too
  ['S-LR-006', '2018-12-31', false],
  ['S-LR-006', '2019-03-31', true],
  ['E-CC-001', '2010-03-31', true],
])('%s of the period to %s: %s', (indicator, periodEnd, expected) => {
  expect(isTagged(indicator, periodEnd)).toBe(expected)
})
