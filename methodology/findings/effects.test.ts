import { expect, test } from 'vitest'
import { mainEffect } from './effects.ts'

test('the effect that is named is the largest one in the direction of the difference', () => {
  // 90.2 − 98 = −7.8 = −7.2 − 3.0 + 2.4: selection is 38 % of it, and allocation what makes it.
  const effects = { portfolio: 90.2, benchmark: 98, allocation: -7.2, selection: -3, interaction: 2.4 }
  expect(mainEffect(effects)).toEqual({ kind: 'allocation', value: -7.2 })
  // +1.5 = −2 + 3 + 0.5: a large effect against the difference does not explain it.
  const above = { portfolio: 11.5, benchmark: 10, allocation: -2, selection: 3, interaction: 0.5 }
  expect(mainEffect(above)).toEqual({ kind: 'selection', value: 3 })
  expect(mainEffect({ ...above, portfolio: 10 })).toBeNull()
})
