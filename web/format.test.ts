import { expect, test } from 'vitest'
import {
  formatBytes,
  formatChange,
  formatDay,
  formatDifference,
  formatExact,
  formatHash,
  formatMinute,
  formatNumber,
  formatPeriod,
  formatPoints,
  formatShare,
  formatSignificant,
  formatYearEnd,
  sharedDecimals,
} from './format.ts'
import { setLanguage } from './i18n/language.ts'

test('numbers have separators and a true minus', () => {
  expect(formatNumber(-1234567.5, 2)).toBe('−1,234,567.50')
  expect(formatExact(9825.635)).toBe('9,825.635')
  expect(formatExact(4, 1)).toBe('4.0')
})

test('significant digits never take from a whole number', () => {
  const texts = [10716.33, -63260, 999.96, 1.23456, 0.0000012345].map((value) => formatSignificant(value))
  expect(texts).toEqual(['10,716', '−63,260', '1,000', '1.235', '0.000001235'])
  expect([1234, 12.34].map((value) => formatSignificant(value, 3))).toEqual(['1,234', '12.3'])
})

test('a row shares its decimals: none beside large figures, never more than three', () => {
  expect(sharedDecimals([1, 2.5, 3.25])).toBe(2)
  expect(sharedDecimals([123456.7, 1.5])).toBe(0)
  expect(sharedDecimals([0.12345])).toBe(3)
  expect(sharedDecimals([])).toBe(0)
})

test('a change has a sign, and none where there is none', () => {
  expect([0.058, -0.058, 0, -0.0001].map(formatChange)).toEqual(['+5.8%', '−5.8%', '±0.0%', '±0.0%'])
})

test('a difference in points keeps its decimals', () => {
  expect([4.9, -0.7, -0.01, 2].map((value) => formatPoints(value))).toEqual(['+4.9', '−0.7', '±0.0', '+2.0'])
})

test('days, minutes, hashes, sizes', () => {
  expect(formatDay('2025-03-31')).toBe('2025/03/31')
  expect(formatMinute('2025-06-18 15:30')).toBe('2025/06/18 15:30 JST')
  // A moment says its zone: three in the morning of Greenwich is noon in Tokyo.
  expect(formatMinute('2026-01-15T03:00:00.000Z')).toBe('2026/01/15 12:00 JST')
  expect(formatMinute('2026-01-14T20:30:00Z')).toBe('2026/01/15 05:30 JST')
  expect(formatHash('0123456789abcdef')).toBe('01234567 89abcdef')
  expect([formatBytes(1_278_082), formatBytes(18_142)]).toEqual(['1.3 MB', '18 kB'])
})

test.each([
  [2024, '2024-04-01', '2025-03-31', '2025年3月期（FY2024）', 'FY2024 (Apr 2024–Mar 2025)'],
  [2024, '2024-01-01', '2024-12-31', '2024年12月期（FY2024）', 'FY2024 (Jan 2024–Dec 2024)'],
  [2023, '2023-07-01', '2024-06-30', '2024年6月期（FY2023）', 'FY2023 (Jul 2023–Jun 2024)'],
])('fiscal %i from %s to %s', (year, start, end, ja, en) => {
  setLanguage('ja')
  expect(formatPeriod(year, start, end)).toBe(ja)
  setLanguage('en')
  expect(formatPeriod(year, start, end)).toBe(en)
  expect(formatYearEnd('03-31')).toBe('Mar year-end')
})

test('little is not nothing, and almost all is not all', () => {
  expect([0, 0.004, 0.0099, 0.01, 0.5, 0.996, 1].map((share) => formatShare(share))).toEqual(
    ['0%', '<1%', '<1%', '1%', '50%', '99%', '100%'], // 99.6 would round to all of it
  )
  expect([0.0004, 0.9996, 1.2].map((share) => formatShare(share, 1))).toEqual(['<0.1%', '99.9%', '120.0%'])
})

test('a difference beside its two figures is that of the figures as they are printed', () => {
  // 65.56 − 61.64 = 3.92, and yet 65.6 stands beside 61.6.
  expect(formatDifference(65.56, 61.64)).toBe('+4.0')
  expect([formatDifference(50.04, 50), formatDifference(49.94, 50.04), formatDifference(2, 3.25, 0)]).toEqual([
    '±0.0',
    '−0.1',
    '−1',
  ])
  // A tie is printed 61.7, though the number behind it is a hair less.
  expect(`${formatNumber(61.65, 1)} ${formatDifference(65.6, 61.65)}`).toBe('61.7 +3.9')
  expect(formatDifference(12_345.6, 2_345.6)).toBe('+10,000.0')
})
