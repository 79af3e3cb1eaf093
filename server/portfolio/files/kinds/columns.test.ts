import { expect, test } from 'vitest'
import { assumedIn, linesOf, read, whoOf } from './given-holdings.ts'

test.each([
  ['what it cost stands before its value', '取得金額,評価額', '1000,2000'],
  ['book value and unit price stand before it', '簿価,時価単価,評価額', '1000,5,2000'],
  ['in English', 'Cost,Price,Market Value', '1000,5,2000'],
  ['yesterday’s stands before it', '前日評価額,評価額', '1000,2000'],
  ['what it was at first stands before it', 'Beginning Market Value,Ending Market Value', '1000,2000'],
  ['last year’s stands before it', '前事業年度 貸借対照表計上額,当事業年度 貸借対照表計上額', '1000,2000'],
  ['in German', 'Einstandswert,Kurs,Kurswert', '1000,5,2000'],
  ['in French', 'Cours,Valorisation', '5,2000'],
  ['a gain stands before it', '評価損益,時価評価額', '1000,2000'],
])('the value is read where %s', async (_, header, cells) => {
  expect(await linesOf(`code,${header}\n1110,${cells}`, 'valueJpy')).toEqual([[2, 'add', 2000]])
})

test('quantity × price tells which of two amounts is the value', async () => {
  const file = '証券コード,数量,単価,金額,残高金額\n1110,10,5,999,50\n2220,20,7,999,140'
  expect(await linesOf(file, 'valueJpy')).toEqual([
    [2, 'add', 50], // 10 × 5
    [3, 'add', 140], // 20 × 7
  ])
})

test('what is multiplied by the quantity to another column is a price, whatever it is called', async () => {
  const file = '証券コード,数量,時価,時価金額,簿価金額\n1110,100,1500,150000,9\n2220,200,1800,360000,9'
  expect((await linesOf(file, 'valueJpy')).map(([, , value]) => value)).toEqual([150_000, 360_000])
  const unnamed = '証券コード,数量,時価,円\n1110,100,1500,150000\n2220,200,1800,360000'
  expect((await linesOf(unnamed, 'valueJpy')).map(([, , value]) => value)).toEqual([150_000, 360_000])
})

test('the weight of the portfolio, never of its benchmark', async () => {
  const file = '証券コード,ベンチマーク構成比,ポートフォリオ構成比,アクティブ比率\n1110,1.2,60,58.8\n2220,2.4,40,37.6'
  expect((await read(file)).lines.map(({ weight }) => weight)).toEqual([60, 40])
})

test('what a whole company is worth is asked, not taken', async () => {
  const file = '証券コード,構成比(%),時価総額（百万円）\n1110,60,900\n2220,40,100'
  expect((await read(file)).mapping).toEqual({ code: 0, weight: 1 })
  expect(await assumedIn(file)).toMatchObject({ columns: 'value: 時価総額（百万円）?' })
})

test.each(['円換算時価', '保有時価', '時価残高', 'Total Value (JPY)', 'Local MV', 'Mkt Val'])(
  '%s is a value',
  async (name) => {
    expect(await linesOf(`code,${name},Cost\n1110,5,9`, 'valueJpy')).toEqual([[2, 'add', 5]])
  },
)

test.each(['% NAV', 'Weighting', '投資割合', 'Port Wgt', '対純資産比率', 'Pct of Fund'])(
  '%s is a weight',
  async (name) => {
    expect((await read(`code,${name},TOPIXウエイト\n1110,60,1\n2220,40,2`)).mapping).toMatchObject({ weight: 1 })
  },
)

test('two that fit equally are asked, and neither is used until one is chosen', async () => {
  const file = 'code,数量,Market Value,Mkt Val\n1110,5,100,200'
  expect(await linesOf(file, 'valueJpy')).toEqual([[2, 'add', null]])
  expect(await assumedIn(file)).toMatchObject({ columns: 'value: Market Value\nMkt Val?' })
  expect(await linesOf(file, 'valueJpy', { mapping: { code: 0, value: 3 } })).toEqual([[2, 'add', 200]])
})

test('時価 beside a number of shares that would be less than a yen each is asked', async () => {
  const file = '証券コード,株数,時価\n1110,100000,2500\n2220,200000,1200'
  expect(await assumedIn(file)).toMatchObject({ columns: 'value: 時価?' })
  expect((await read(file)).mapping).not.toHaveProperty('value')
})

test('the day of the position, never of the listing', async () => {
  const file = '上場年月日,証券コード,評価額,基準日\n1999-09-01,1110,100,2025-11-20'
  expect(await linesOf(file, 'heldOn')).toEqual([[2, 'add', '2025-11-20']])
})

test('Japan’s codes are found beside SEDOL and FIGI, and ISINs under any of their names', async () => {
  const file = 'SEDOL,FIGI,Ticker,Name,Shares\n6900001,BBG000000001,1110,x,1\n6900002,BBG000000002,2220,y,1'
  expect(await whoOf(file)).toEqual([1, 2])
  const isins = 'ISSUER_NAME,ISSUER_ISIN,SECURITY_ISIN,SEDOL,WEIGHT\nx,JP9111000007,JP9222000003,6900001,1'
  expect(await whoOf(isins)).toEqual([2]) // The security’s, where the two differ.
})

test('local value with its local currency, rather than a base currency that nobody names', async () => {
  const file = 'Ticker,Base Market Value,Local Market Value,Local Currency\n1110,10,1552,JPY'
  expect(await linesOf(file, 'valueJpy')).toEqual([[2, 'add', 1552]])
})

test('a file of the SBTi’s own form is read as it is', async () => {
  const file = [
    'company_name,company_id,company_isin,weights,investment_value,engagement_target',
    'Company A,JP9111000007,JP9111000007,60.5%,35000000,true',
    'Company B,US0000000002,US0000000002,39.5%,10000000,',
  ].join('\n')
  const { lines } = await read(file)
  expect(lines.map(({ outcome, weight, valueJpy }) => [outcome, weight, valueJpy])).toEqual([
    ['add', 60.5, 35_000_000],
    ['unknown', 39.5, 10_000_000],
  ])
})
