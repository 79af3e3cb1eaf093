import { expect, test } from 'vitest'
import { formatNumber, formatScore } from '../../format.ts'
import { betweenText, pointsBetween, pointsBetweenCell, pointsSince } from './difference.ts'

test('what stands between two printed figures is read from them', () => {
  // 0.6556 − 0.6164 = 0.0392, and yet 65.6 stands beside 61.6.
  expect(`${formatScore(0.6164)} → ${formatScore(0.6556)} (${pointsBetween(0.6556, 0.6164)})`).toBe(
    '61.6 → 65.6 (+4.0)',
  )
  expect(pointsSince(0.6556, 0.0392)).toBe('+4.0')
  expect(pointsBetweenCell(0.6556, 0.6164)).toEqual({ value: expect.closeTo(3.92, 10), text: '+4.0' })
  expect([pointsBetween(null, 0.5), pointsBetween(0.5, null), pointsSince(0.5, null)]).toEqual(['—', '—', '—'])
  expect(pointsBetweenCell(null, 0.5)).toBeNull()
})

test('in any format it is as fine as the finer of the two', () => {
  const threeDigits = (value: number) => formatNumber(value, value >= 100 ? 0 : value >= 10 ? 1 : 2)
  // 101 − 99.5 = 1.5; 1,234 − 1,230 = 4; 9.96 − 9.96 = 0.
  expect(betweenText(101.4, 99.46, threeDigits)).toBe('+1.5')
  expect(betweenText(1234.4, 1230.4, threeDigits)).toBe('+4')
  expect(betweenText(9.961, 9.959, threeDigits)).toBe('±0.00')
  expect(betweenText(0.4, 0.5, (share) => `${formatNumber(share * 100, 1)}%`)).toBe('−10.0')
})
