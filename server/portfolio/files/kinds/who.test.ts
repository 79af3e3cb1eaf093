import { expect, test } from 'vitest'
import { findWho, knownCompanies } from '#server/files/who/companies.ts'
import { companies, linesOf, whoOf } from './given-holdings.ts'

test.each([
  ...[
    '1110',
    '11100',
    '1110.0',
    '１１１０',
    ' 1110 ',
    "'1110",
    '="1110"',
    '1110.T',
    '1110.TYO',
    '1110 JP',
    '1110 JT Equity',
  ],
  ...[
    'TYO:1110',
    'TSE: 1110',
    'JP-1110',
    '1110 JP Equity',
    'JP9111000007',
    'jp 9111000007',
    'XTKS:1110',
    '1110 アカマツ製作所',
  ],
])('%s is one company', async (code) => {
  expect(await whoOf(`code\tvalue\n"${code.replaceAll('"', '""')}"\t1\n2220\t1`)).toEqual([1, 2])
})

test('names that brokers shorten are found where only one company has them', () => {
  const [known] = companies
  const rows = [
    '株式会社見本ホールディングス',
    '見本銀行フィナンシャル・グループ',
    '見本商事ホールディングス',
    '見本商事HD株式会社',
  ]
  const all = knownCompanies(
    rows.map((name_ja, at) => ({ ...known!, id: at + 1, isin: null, security_code: null, name_ja, name_en: null })),
  )
  const idOf = (name: string) => findWho(all, { isin: '', code: '', name }).company?.id ?? null
  expect(['見本ＨＤ', '見本HLDGS', '見本銀行ＦＧ', '見本銀行フィナンシャルＧ'].map(idOf)).toEqual([1, 1, 2, 2])
  expect(['見本商事ＨＤ', '見本', '見本商事'].map(idOf)).toEqual([4, null, null]) // The whole name comes first.
})

test('130a is written in either case', async () => {
  expect(await whoOf('code,value\n130a,1\n130A0,1')).toEqual([4, 4])
})

test.each([
  ['1110 US Equity', 'foreign'],
  ['1110 HK', 'foreign'],
  ['B0YBKL9', 'code-unread'],
])('%s is none of the market’s, and why is said', async (code, remark) => {
  expect(await linesOf(`code,name,value\n${code},見本,1\n2220,x,1`, 'remarks')).toEqual([
    [2, 'unknown', [remark]],
    [3, 'add', []],
  ])
})

test('shares of another class are the company’s by their value; a number of them says nothing at the price of the ordinary ones', async () => {
  expect(await whoOf('code,name,value\n22205,見本,1')).toEqual([2])
  expect(await linesOf('code,name,value\n22205,見本,1', 'remarks')).toEqual([[2, 'add', ['class-share']]])
  expect(await linesOf('code,name,quantity\n22205,見本,100\n2220,x,100', 'remarks')).toEqual([
    [2, 'unknown', ['class-share']],
    [3, 'add', []],
  ])
})

test('a code of the exchange’s list that is no company says what it is', async () => {
  const fund = { id: 0, isin: null, name_ja: '見本上場投信', name_en: null }
  const all = knownCompanies([
    { ...fund, security_code: '99010', issue: 'etf' },
    { ...fund, security_code: '99020', issue: 'reit' },
  ])
  const remarksOf = (code: string) => findWho(all, { isin: '', code, name: '' })
  expect(remarksOf('9901')).toEqual({ company: null, isConflict: false, remarks: ['etf'] })
  expect(remarksOf('99020.T').remarks).toEqual(['reit'])
})

test('a code of another country’s line is none of Japan’s', async () => {
  expect(await whoOf('code,name,country,value\n1110,x,United States,1\n2220,y,日本,1')).toEqual([null, 2])
})

test('a code of another exchange is none of Japan’s', async () => {
  expect(await whoOf('code,市場,name,value\n1110,NYSE,x,1\n2220,東証プライム,y,1')).toEqual([null, 2])
})

test('ISIN, code and name are compared', async () => {
  const file = [
    'ISIN,証券コード,銘柄名,評価額',
    'JP9111000007,2220,株式会社クロマツ商会,1', // two companies
    'JP9333000008,3330,株式会社カラマツ運輸,1', // 9 would be right
    'JP9111000007,,株式会社クロマツ商会,1',
    'JP9222000003,2220,Kuromatsu Trading,1',
  ].join('\n')
  expect(await linesOf(file, 'remarks')).toEqual([
    [2, 'conflict', []],
    [3, 'add', ['isin-digit']],
    [4, 'add', ['name-differs']],
    [5, 'add', []],
  ])
})

test.each([
  'アカマツ製作所',
  '㈱アカマツ製作所',
  '(株)アカマツ製作所',
  'アカマツ製作所（株）',
  'ｱｶﾏﾂ製作所株式会社',
  'アカマツ製作所　株式会社',
  'AKAMATSU WORKS CORP',
  'Akamatsu Works',
])('%s is found by its name, with its form or without', async (name) => {
  expect(await whoOf(`銘柄名,評価額\n"${name}",1`)).toEqual([1])
})

test('a name beside a code that is read is not enough, nor one that merely begins so', async () => {
  expect(await whoOf('code,name,value\n9999,アカマツ製作所株式会社,1\n1110,x,1')).toEqual([null, 1])
  expect(await whoOf('銘柄名,評価額\nアカマツ製作所第1種優先株式,1')).toEqual([null])
})
