import { afterEach, expect, test } from 'vitest'
import { setLanguage } from '../../i18n/language.ts'
import { sumText } from './DownloadMeter.tsx'

afterEach(() => setLanguage('ja'))

test('what a download takes is a sum that holds, also where some have nothing in a year', () => {
  const whole = { companies: 142, years: 5, items: 3 }
  setLanguage('ja')
  expect(sumText(whole, 'company-year')).toBe('142社 × 5年度 = 710件')
  expect(sumText({ ...whole, companyYears: 702 }, 'company-year')).toBe('142社 × 5年度 − データなし8件 = 702件')
  // 3 × 710 = 2,130, and 3 × 702 = 2,106.
  expect(sumText({ ...whole, companyYears: 702 }, 'item-company-year')).toBe(
    '3項目 × 142社 × 5年度 − データなし24件 = 2,106件',
  )
  setLanguage('en')
  expect(sumText({ ...whole, companyYears: 702 }, 'company-year')).toBe(
    '142 companies × 5 years − 8 without data = 702 counts',
  )
})
