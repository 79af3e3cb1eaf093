import { expect, test } from 'vitest'
import { demoCompanies, demoYears } from '../companies.ts'
import { lastBusinessDay, pricesOf } from './prices.ts'

const month = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5)) - 1

test.each([
  ['2024-03', '2024-03-29'], // the 31st is a Sunday
  ['2023-09', '2023-09-29'], // a Saturday
  ['2024-12', '2024-12-30'], // the exchange is closed on the last day of the year
  ['2023-12', '2023-12-29'], // and that year the 30th is a Saturday
  ['2018-04', '2018-04-27'], // the 29th is a Sunday and a holiday, the 30th stands in for it
  ['2019-04', '2019-04-26'], // the ten days of the enthronement
  ['2025-01', '2025-01-31'],
])('the last business day of %s is %s', (text, day) => {
  expect(lastBusinessDay(month(text))).toBe(day)
})

test('no invented price stands on a weekend, and what is not known of it is null', () => {
  const companies = demoCompanies(600, 7)
  for (const company of companies) {
    const figures = (value: number) => new Float64Array(demoYears.length).fill(value)
    const hasCap = company.index % 3 > 0
    const ends = { close: figures(1000), cap: figures(hasCap ? 50_000 : Number.NaN), volume: figures(Number.NaN) }
    for (const { tradedOn, capMillionJpy, volume } of pricesOf(company, ends, 7)) {
      expect([0, 6]).not.toContain(new Date(tradedOn).getUTCDay())
      expect([capMillionJpy === null, volume === null]).toEqual([!hasCap, !hasCap])
    }
  }
})
