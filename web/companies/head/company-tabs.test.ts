import { expect, test } from 'vitest'
import { fitting } from './CompanyTabs.tsx'

test('tabs that fit all stay; else as many from the first as there is room for, and the current one, beside the menu', () => {
  const widths = [100, 50, 60, 70]
  expect(fitting(widths, 352, 0)).toBeUndefined() // 100 + 50 + 60 + 70 + 3 × 24 = 352
  expect([...fitting(widths, 351, 0)!]).toEqual([0, 1]) // 351 − 80 = 271 ≥ 124 + 74 = 198; + 84 = 282 is too much
  expect([...fitting(widths, 351, 3)!].sort()).toEqual([0, 3]) // 271 − 94 = 177 ≥ 124; + 74 = 198 is too much
})
