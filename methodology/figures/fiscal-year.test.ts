import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fiscalYear, givesWay, lastYearOver, twelveMonthsBefore, yearsBefore } from './fiscal-year.ts'

test.each([
  ['2024-04-01', '2025-03-31', 2024], // 275 days of 2024, 90 of 2025
  ['2023-07-01', '2024-06-30', 2023], // 184 against 182
  ['2023-08-01', '2024-07-31', 2024], // 153 against 213
  ['2024-01-01', '2024-12-31', 2024],
  ['2024-12-31', '2025-01-01', 2024], // a tie of one day each goes to the earlier
])('%s to %s is fiscal %i', (start, end, year) => {
  expect(fiscalYear(start, end)).toBe(year)
})

test.each([
  ['2024-04-01', '20255-03-31'],
  ['2024-04-01', '2023-03-31'],
  ['2024-02-30', '2024-03-31'],
  ['', '2024-03-31'],
  ['2000-01-01', '2024-12-31'],
])('%s to %s is no period', (start, end) => {
  expect(fiscalYear(start, end)).toBeNull()
})

test('a fiscal year is over for everybody when the last that may be called so has ended', () => {
  // The year to 30 June 2026 is 2025 still.
  expect(['2026-06-30', '2026-07-01', '2026-12-31'].map(lastYearOver)).toEqual([2024, 2025, 2025])
})

test('a year is never outside its period', () => {
  const day = fc.date({ min: new Date('1990-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 730 }), (first, length) => {
      const start = first.toISOString().slice(0, 10)
      const end = new Date(first.getTime() + length * 86_400_000).toISOString().slice(0, 10)
      const year = fiscalYear(start, end)!
      expect(year).toBeGreaterThanOrEqual(Number(start.slice(0, 4)))
      expect(year).toBeLessThanOrEqual(Number(end.slice(0, 4)))
    }),
  )
})

test.each([
  ['2025-03-31', 4, '2021-03-31'],
  ['2024-02-29', 1, '2023-02-28'],
  ['2023-02-28', 3, '2020-02-29'],
  ['2025-05-20', 2, '2023-05-20'],
])('%s less %i years is %s', (date, years, expected) => {
  expect(yearsBefore(date, years)).toBe(expected)
})

test.each([
  // Twelve months to September (365 days), then six to March (182): the twelve hold 2017.
  ['2017-10-01', '2018-03-31', '2016-10-01', '2017-09-30', true],
  ['2016-10-01', '2017-09-30', '2017-10-01', '2018-03-31', false],
  // Six months (182 days), then twelve: the same.
  ['2023-11-01', '2024-04-30', '2024-05-01', '2025-04-30', true],
  // Days in common: one period told in two ways.
  ['2020-04-01', '2020-12-31', '2020-04-01', '2021-03-31', false],
  // 181 days each is nobody's twelve months; the later stands.
  ['2021-01-01', '2021-06-30', '2021-07-01', '2021-12-28', true],
])('%s to %s leaves its year to %s to %s: %s', (start, end, otherStart, otherEnd, expected) => {
  expect(givesWay({ start, end }, { start: otherStart, end: otherEnd })).toBe(expected)
})

test('before a short period stand the twelve months that end where it begins', () => {
  expect(twelveMonthsBefore({ start: '2017-10-01', end: '2018-03-31' })).toEqual({
    start: '2016-10-01',
    end: '2017-09-30',
  })
})
