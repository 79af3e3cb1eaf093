import { expect, test } from 'vitest'
import { readCatalogue } from './catalogue.ts'
import { hasPriceWithin } from './price-within.ts'

const rows = readCatalogue()
const within = rows.filter(hasPriceWithin).map(({ code }) => code)

test('the price is in what is made of it, however far down', () => {
  // EVIC holds capitalization, which holds the price; emissions per EVIC and EV hold EVIC.
  expect(within).toEqual(
    expect.arrayContaining(['F-MK-001', 'F-MK-002', 'F-MK-004', 'F-MK-008', 'F-MK-009', 'E-CC-024']),
  )
  for (const code of ['E-CC-022', 'E-CC-001', 'S-LR-010', 'F-RT-002', 'F-RT-004', 'G-BD-040', 'F-BS-003'])
    expect(within).not.toContain(code)
})

test('an indicator that names a price, or what is made of one, says what it is per', () => {
  const priced = /EVIC|時価総額|株価|企業価値|enterprise value|market cap|share price|price-(earnings|book)/i
  const named = rows.filter(({ nameJa, nameEn }) => priced.test(`${nameJa} ${nameEn}`)).map(({ code }) => code)
  expect(within).toEqual(expect.arrayContaining(named))
})

test('what an indicator is per is in the catalogue, and what its name puts it per is said', () => {
  const codes = new Set(rows.map(({ code }) => code))
  for (const { code, dividedBy } of rows) expect(dividedBy === null || codes.has(dividedBy), code).toBe(true)
  const per = /^(売上高当たり|EVIC当たり|従業員一人当たり)/
  for (const { code, nameJa, kind, dividedBy } of rows)
    if (kind === 'esg' && per.test(nameJa)) expect(dividedBy, code).not.toBeNull()
})
