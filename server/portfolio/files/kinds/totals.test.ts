import { expect, test } from 'vitest'
import { kindOfLabel } from '#server/files/cells/totals.ts'
import { assumedIn, linesOf, read } from './given-holdings.ts'

test.each([
  ...[
    '小計',
    '合計',
    '計',
    '総合計',
    '小計（プライム）',
    '＜合計＞',
    '国内株式計',
    '株式合計',
    '株式（現物/特定預り）合計',
    '純資産総額',
    '資産合計',
    '総資産',
    '保有銘柄合計',
    '38銘柄合計',
  ],
  ...['Total', 'TOTAL:', 'Grand Total', 'Subtotal', 'Sub-total', 'Total Portfolio', 'Total Equity', 'Portfolio Total'],
  ...['Summe', 'Gesamtsumme', 'Insgesamt', 'Total général', 'Sous-total'],
])('%s is a total', (label) => {
  expect(kindOfLabel(label)).toBe('total')
})

test.each([
  ...['現金', '現預金', 'コール・ローン等', '未収配当金', '未収入金', '未払金', '預金（普通）', '短期金融資産'],
  ...[
    '現金・預金・その他の資産（負債控除後）',
    'コール・ローン等、その他',
    '現金・預金等',
    '外貨普通預金',
    'その他資産・負債',
    '日本円',
  ],
  ...['CASH_JPY', 'US Dollar', 'Japanese Yen', 'Other assets and liabilities', 'Net current assets', 'Bankguthaben'],
  ...['Cash', 'JPY Cash', 'Cash & Cash Equivalents', 'Dividends Receivable', 'Accrued income', 'Cash (JPY)'],
])('%s is cash', (label) => {
  expect(kindOfLabel(label)).toBe('cash')
})

test.each([
  ...[
    '合計ソフト株式会社',
    '現金輸送株式会社',
    '小計器製作所',
    '東京計器',
    '計測機器',
    'Total Energies SE',
    'Totalbank',
  ],
  ...[
    '資産工業',
    'その他電機',
    '預金保険サービス',
    '日本円山製作所',
    'Euro Trading',
    'Dollar General',
    'Current Systems',
  ],
  ...['Cash Converters', 'キャッシュレス決済', 'Dividend Growth Fund', 'Sumitomo'],
])('%s, which only holds such a word, is neither', (label) => {
  expect(kindOfLabel(label)).toBeNull()
})

test('totals above, between and below are left out and told; cash stays and is not covered', async () => {
  const file = [
    'コード,銘柄名,評価額（百万円）,構成比(%)',
    ',合計,1000,100',
    '1110,a,400,40',
    '2220,b,300,30',
    ',小計（プライム）,700,70',
    '3330,c,250,25',
    ',現金,40,4',
    ',未収配当金,10,1',
    '※ 端数は四捨五入しています,,,',
    '© 2026 見本,,,',
  ].join('\n')
  const { lines, sums } = await read(file)
  expect(lines.map(({ outcome }) => outcome)).toEqual([
    'total',
    'add',
    'add',
    'total',
    'add',
    'cash',
    'cash',
    'note',
    'note',
  ])
  // 400 + 300 + 250 + 40 + 10 million; 950 of 1,000 are companies of the market.
  expect(sums).toEqual({ value: 1e9, weight: 100, coverage: 0.95, weightLeftOut: null })
  expect(await assumedIn(file)).toMatchObject({ totals: '2', cash: '2', notes: '2' })
})

test('headings of groups are known by their sums', async () => {
  const file = [
    'Security,Ticker,Wgt,Position,Mkt Val',
    'SAMPLE FUND,,100,,1000',
    'Industrials,,70,,700',
    'AKAMATSU WORKS,1110 JT Equity,40,10,400',
    'KUROMATSU TRADING,2220 JT Equity,30,10,300',
    'Consumer,,30,,300',
    'KARAMATSU,3330 JT Equity,30,10,300',
  ].join('\n')
  expect(await linesOf(file, 'quantity')).toEqual([
    [2, 'total', null],
    [3, 'total', null],
    [4, 'add', 10],
    [5, 'add', 10],
    [6, 'total', null],
    [7, 'add', 10],
  ])
})

test('a holding without a code that happens to equal its neighbor is no heading', async () => {
  const file = 'code,name,value\n1110,a,100\n,見本ファンド,100\n2220,b,50'
  expect(await linesOf(file, 'valueJpy')).toEqual([
    [2, 'add', 100],
    [3, 'unknown', 100],
    [4, 'add', 50],
  ])
})

test('a header that a later page repeats is no position', async () => {
  expect(await linesOf('code,value\n1110,1\ncode,value\n2220,2', 'valueJpy')).toEqual([
    [2, 'add', 1],
    [3, 'note', null],
    [4, 'add', 2],
  ])
})
