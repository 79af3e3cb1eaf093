import { expect, test } from 'vitest'
import { readTokyoTime, tokyoTime } from './tokyo.ts'

test.each([
  ['2026/11/30 22:00', '2026-11-30T13:00:00.000Z'],
  ['2026-12-01T08:59', '2026-11-30T23:59:00.000Z'],
  [' 2028/2/29 0:00 ', '2028-02-28T15:00:00.000Z'],
])('%s in Tokyo is %s', (text, moment) => {
  expect(readTokyoTime(text)?.toISOString()).toBe(moment)
})

test.each([
  '2026/02/29 10:00',
  '2026/13/01 10:00',
  '2026/11/30 24:00',
  '2026/11/30 10:60',
  '2026/11/30',
  'tomorrow',
  '',
])('"%s" is no time', (text) => {
  expect(readTokyoTime(text)).toBeNull()
})

test('there and back', () => {
  expect(tokyoTime(readTokyoTime('2026/11/30 22:00')!)).toBe('2026/11/30 22:00:00')
})
