import { describe, expect, test } from 'vitest'
import { tokyoTime } from '#contract/wire/tokyo.ts'
import { defaultPeriod, isCurrent, withPeriod } from './clock.ts'

const zones = ['Pacific/Kiritimati', 'Asia/Tokyo', 'UTC', 'America/Los_Angeles', 'Pacific/Pago_Pago']
const noon = new Date('2026-01-15T03:00:00Z') // noon in Tokyo

function inZone<T>(zone: string, work: () => T): T {
  const before = process.env.TZ
  process.env.TZ = zone
  try {
    return work()
  } finally {
    process.env.TZ = before
  }
}

describe.each(zones)('the clock is Tokyo’s in %s', (zone) => {
  test('later is good, the same second and earlier are not', () => {
    inZone(zone, () => {
      expect(isCurrent('2026/01/15 12:00:01', noon)).toBe(true)
      expect(isCurrent('2026/01/15 12:00:00', noon)).toBe(false)
      expect(isCurrent('2026/01/15 11:59:59', noon)).toBe(false)
    })
  })

  test('a day begins when it begins in Tokyo', () => {
    inZone(zone, () => {
      expect(tokyoTime(new Date('2026-12-31T14:59:59Z'))).toBe('2026/12/31 23:59:59')
      expect(tokyoTime(new Date('2026-12-31T15:00:00Z'))).toBe('2027/01/01 00:00:00')
      expect(isCurrent('2027/01/01 00:00:00', new Date('2026-12-31T14:59:59Z'))).toBe(true)
    })
  })

  test('neither the start nor the end of summer time moves it', () => {
    inZone(zone, () => {
      expect(tokyoTime(new Date('2026-03-08T10:00:00Z'))).toBe('2026/03/08 19:00:00') // Los Angeles skips an hour
      expect(tokyoTime(new Date('2026-11-01T09:00:00Z'))).toBe('2026/11/01 18:00:00') // and has one twice
    })
  })
})

test('a token without a period is good for an hour', () => {
  expect(defaultPeriod(noon)).toBe('2026/01/15 13:00:00')
  expect(withPeriod({ token: 'x' }, noon)).toEqual({ token: 'x', token_period: '2026/01/15 13:00:00' })
  expect(withPeriod({ token: 'x', token_period: '' }, noon)).toMatchObject({ token_period: '2026/01/15 13:00:00' })
})

test('a period that came stays; what is no token gets none', () => {
  const token = { token: 'x', token_period: '2999/01/01 00:00:00' }
  expect(withPeriod(token, noon)).toBe(token)
  expect(withPeriod({ name: 'x' }, noon)).toEqual({ name: 'x' })
  expect(withPeriod(null, noon)).toBeNull()
})
