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
  readYearEnd,
} from './cells.ts'
import { readFiscalPeriod, readYear } from './fiscal-period.ts'

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
  const words = ['N.A.', 'n.a.', '#N/A', 'nil', 'なし', '該当なし', '*', '＊', 'ｎ／ａ']
  for (const mark of ['', '-', '－', '―', '—', 'NA', 'N/A', 'x', ...words])
    expect(readNumber(mark)).toEqual({ value: null })
  expect(readNumber('0')).toEqual({ value: 0 })
})

test.each([
  ['1,87,384', 187384], // Indian grouping
  ['５，１５０．５', 5150.5],
  ['1 234 567', 1234567],
  ['1.27e-06', 0.00000127],
  ['−12', -12],
  ['－12', -12],
  ['△1,234', -1234],
  ['▲ 567', -567],
  ['(890)', -890],
  ['（８９０）', -890],
])('%s is the number %d', (text, value) => {
  expect(readNumber(text)).toEqual({ value })
})

test.each(['1,8', '0,125', '12,5%', '1,2345', '1234,567', '-1,5', '1.234,5'])(
  '%s has a comma that parts no thousands',
  (text) => {
    expect(readNumber(text, 'percent')).toEqual({ reason: 'comma' })
  },
)

test.each(['△-5', '(-5)', '(5', '5)', '△', '1.2千', '5万', '(5)(6)'])('%s is no number', (text) => {
  expect(readNumber(text)).toEqual({ reason: 'number' })
})

test('a unit behind a number is read when it is the column’s own', () => {
  expect(readNumber('5.15%', 'percent')).toEqual({ value: 5.15 })
  expect(readNumber('（１，２３４円）', 'JPY')).toEqual({ value: -1234 })
  expect(readNumber('(1,234) t CO2e', 't-CO2e')).toEqual({ value: -1234 })
  // 5.1 % in a column of fractions, and yen in one of millions, would be another amount.
  expect(readNumber('5.1%', 'fraction')).toEqual({ reason: 'unit' })
  expect(readNumber('1,234円', 'JPY million')).toEqual({ reason: 'unit' })
  expect(readNumber('5.1%')).toEqual({ reason: 'unit' })
  expect(readNumber('+1')).toEqual({ reason: 'formula' })
})

test.each([
  ['2026年05月12日現在', '2026-05-12'],
  ['20250530', '2025-05-30'],
  ['31/03/2021', '2021-03-31'],
  ['2025/06/19', '2025-06-19'],
  ['令和6年3月31日', '2024-03-31'], // 2018 + 6
  ['Ｒ６．３．３１', '2024-03-31'],
  ['令和元年5月1日', '2019-05-01'],
  ['平成31年4月30日', '2019-04-30'], // 1988 + 31, the last day of Heisei
  ['平成元年1月8日', '1989-01-08'],
  ['S64.1.7', '1989-01-07'], // 1925 + 64, the last day of Showa
])('%s is the day %s', (text, day) => {
  expect(readDate(text)).toEqual({ value: day })
})

test('a day no calendar has, and a year of five digits', () => {
  expect(readDate('2025-02-30')).toEqual({ reason: 'date' })
  expect(readDate('20255-03-31')).toEqual({ reason: 'date' })
  expect(readDate('1850-01-01')).toEqual({ reason: 'year' })
  for (const text of ['平成31年5月1日', '令和元年4月30日', '昭和65年1月1日', 'H0.1.1', 'X5.1.1'])
    expect(readDate(text)).toEqual({ reason: 'date' })
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
  ['2023', 2023, '2023-04-01', '2024-03-31'],
  ['FY2023', 2023, '2023-04-01', '2024-03-31'],
  ['２０２３年度', 2023, '2023-04-01', '2024-03-31'],
  ['令和5年度', 2023, '2023-04-01', '2024-03-31'], // 2018 + 5
  ['平成31年度', 2019, '2019-04-01', '2020-03-31'], // 1988 + 31
  ['令和元年度', 2019, '2019-04-01', '2020-03-31'],
  ['2024年3月期', 2023, '2023-04-01', '2024-03-31'],
  ['２０２４年３月期', 2023, '2023-04-01', '2024-03-31'],
  ['令和6年3月期', 2023, '2023-04-01', '2024-03-31'],
  ['平成31年3月期', 2018, '2018-04-01', '2019-03-31'],
  ['R6.3', 2023, '2023-04-01', '2024-03-31'],
  ['2024/3', 2023, '2023-04-01', '2024-03-31'],
  ['2024.3期', 2023, '2023-04-01', '2024-03-31'],
  ['202403', 2023, '2023-04-01', '2024-03-31'],
  ['2024-03-31', 2023, '2023-04-01', '2024-03-31'],
  ['令和6年3月31日', 2023, '2023-04-01', '2024-03-31'],
  ['2024年12月期', 2024, '2024-01-01', '2024-12-31'],
  ['2024年2月期', 2023, '2023-03-01', '2024-02-29'],
  ['2024年6月期', 2023, '2023-07-01', '2024-06-30'], // 184 of the days lie in 2023, 182 in 2024
])('%s is fiscal %d, from %s to %s', (text, fiscalYear, periodStart, periodEnd) => {
  expect(readFiscalPeriod(text)).toEqual({ value: { fiscalYear, periodStart, periodEnd } })
  expect(readYear(text)).toEqual({ value: fiscalYear })
})

test.each([
  '20255',
  '1989',
  '2101',
  '2030, 2025',
  '30',
  '2024年13月期',
  '平成32年3月期', // Heisei ended in its 31st year
  '平成31年5月期',
  '昭和65年度',
  '令和0年度',
])('%s is no year', (text) => {
  expect(readYear(text)).toEqual({ reason: 'year' })
})

test.each([
  '2024/25', // two years
  '2010/11', // two years, or November
  '2024-03-01', // of 2024/3, or of anything else
  '2024/2/3',
  '2024-02-28', // of a leap year
])('%s ends no period, or may be two years', (text) => {
  expect(readYear(text)).toEqual({ reason: 'period' })
})

test('a day in English', () => {
  expect(readDate('Apr 06, 2023')).toEqual({ value: '2023-04-06' })
  expect(readDate('Abc 06, 2023')).toEqual({ reason: 'date' })
})
