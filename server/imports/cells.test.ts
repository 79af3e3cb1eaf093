import { expect, test } from 'vitest'
import {
  readCorporateNumber,
  readDate,
  readEdinetCode,
  readIsin,
  readLei,
  readLink,
  readMinute,
  readName,
  readNumber,
  readSecurityCode,
  readYear,
  readYearEnd,
} from './cells.ts'

test.each([
  ['7203', '72030'],
  ['72030', '72030'],
  ['7203.0', '72030'],
  ['１３０Ａ', '130A0'],
  ['130a', '130A0'],
  ['25935', '25935'], // a class share
])('the code %s is %s', (text, code) => {
  expect(readSecurityCode(text)).toEqual({ value: code })
})

test.each([
  ['7.2E+03', 'exponent'],
  ['=7203', 'formula'],
  ['720', 'code'],
  ['ABCD', 'code'],
])('%s is no code: %s', (text, reason) => {
  expect(readSecurityCode(text)).toEqual({ reason })
})

test('a missing mark is missing, and zero is zero', () => {
  for (const mark of ['', '-', '－', '―', '—', 'NA', 'N/A', 'x']) expect(readNumber(mark)).toEqual({ value: null })
  expect(readNumber('0')).toEqual({ value: 0 })
})

test.each([
  ['1,87,384', 187384], // Indian grouping
  ['5.15%', 5.15],
  ['１，２３４円', 1234],
  ['−12', -12],
  ['1.27e-06', 0.00000127],
])('%s is the number %d', (text, value) => {
  expect(readNumber(text)).toEqual({ value })
})

test('a triangle is minus only where the source writes so', () => {
  expect(readNumber('△1,234', { triangleIsMinus: true })).toEqual({ value: -1234 })
  expect(readNumber('△1,234')).toEqual({ reason: 'number' })
  expect(readNumber('+1')).toEqual({ reason: 'formula' })
})

test.each([
  ['2026年05月12日現在', '2026-05-12'],
  ['20250530', '2025-05-30'],
  ['31/03/2021', '2021-03-31'],
  ['2025/06/19', '2025-06-19'],
])('%s is the day %s', (text, day) => {
  expect(readDate(text)).toEqual({ value: day })
})

test('a day no calendar has, and a year of five digits', () => {
  expect(readDate('2025-02-30')).toEqual({ reason: 'date' })
  expect(readDate('20255-03-31')).toEqual({ reason: 'date' })
  expect(readDate('1850-01-01')).toEqual({ reason: 'year' })
})

test('year ends', () => {
  expect(readYearEnd('3月末日')).toEqual({ value: '03-31' })
  expect(readYearEnd('2月末日')).toEqual({ value: '02-28' })
  expect(readYearEnd('12月20日')).toEqual({ value: '12-20' })
  expect(readYearEnd('13月1日')).toEqual({ reason: 'date' })
})

test('check digits', () => {
  // Body 010001999901 from the right: 1+0+9+18+9+18+1+0+0+0+1+0 = 57, 57 mod 9 = 3, 9 − 3 = 6.
  expect(readCorporateNumber('6010001999901')).toEqual({ value: '6010001999901' })
  expect(readCorporateNumber('5010001999901')).toEqual({ reason: 'corporate-number' })
  expect(readCorporateNumber('1.01E+12')).toEqual({ reason: 'exponent' })
  expect(readIsin('JP3999900000')).toEqual({ reason: 'isin' })
  expect(readLei('0')).toEqual({ reason: 'lei' })
})

test.each([
  ['1E+03', 'exponent'],
  ['1E03', 'code'], // E is a letter that no code has
  ['13B0', 'code'],
  ['＠7203', 'formula'],
])('%s is no code either: %s', (text, reason) => {
  expect(readSecurityCode(text)).toEqual({ reason })
})

test('identifiers in exponent form and formulas are told from merely wrong ones', () => {
  expect(readCorporateNumber('1.18E+12')).toEqual({ reason: 'exponent' })
  expect(readEdinetCode('=E99001')).toEqual({ reason: 'formula' })
  expect(readEdinetCode('G99001')).toEqual({ reason: 'edinet-code' })
})

test.each(['1e999', '-1.7e308', '９e308', '1e19', '1e-320', '4.9e-324', '99999999999999999999'])(
  '%s is larger or smaller than any figure',
  (text) => expect(readNumber(text)).toEqual({ reason: 'magnitude' }),
)

test.each(['1e18', '-1e18', '0', '-0.0', '1e-30', '1.11e-16'])('%s is a number still', (text) => {
  expect(readNumber(text)).toEqual({ value: Number(text) })
})

test.each(['NaN', 'Infinity', '-Infinity', '0x10', '1_000', '1e5e5'])('%s is no number', (text) => {
  expect(readNumber(text)).toEqual({ reason: 'number' })
})

test.each([
  ['2025-06-20 9:05', '2025-06-20 09:05'],
  ['2025/06/20 15:30:59', '2025-06-20 15:30'],
  ['2025-06-20T15:30:00.000', '2025-06-20 15:30'],
  ['2025-06-20', '2025-06-20 00:00'],
])('%s is the minute %s', (text, value) => expect(readMinute(text)).toEqual({ value }))

test.each(['2025-06-20 24:00', '2025-06-20 15:60', '2025-02-30 10:00', '99:99'])('%s is no minute', (text) => {
  expect(readMinute(text)).toEqual({ reason: 'date' })
})

test('a name is one line of what can be seen', () => {
  expect(readName('見本\u202e電機\r\n株式\u200b会社\0 ')).toEqual({ value: '見本電機 株式会社' })
  expect(readName('\u200b')).toEqual({ value: null })
  expect(readName('あ'.repeat(301))).toEqual({ reason: 'too-long' })
})

test('a link is followed only over http', () => {
  expect(readLink('https://example.com/a')).toEqual({ value: 'https://example.com/a' })
  expect(readLink('－')).toEqual({ value: null })
  for (const text of ['javascript:alert(1)', 'data:text/html,x', 'example.com'])
    expect(readLink(text)).toEqual({ reason: 'link' })
})

test.each([
  ['2030', 2030],
  ['FY2030', 2030],
  ['２０３０年３月期', 2030],
  ['2030年度', 2030],
])('%s is the year %d', (text, year) => {
  expect(readYear(text)).toEqual({ value: year })
})

test.each(['20255', '1989', '2101', '2030, 2025', '30'])('%s is no year', (text) => {
  expect(readYear(text)).toEqual({ reason: 'year' })
})

test('a day in English', () => {
  expect(readDate('Apr 06, 2023')).toEqual({ value: '2023-04-06' })
  expect(readDate('Abc 06, 2023')).toEqual({ reason: 'date' })
})
