import { describe, expect, test } from 'vitest'
import { CompanyMentions } from './mentions.ts'

const names = [
  ['1925', '見本ハウス工業株式会社', 'Mihon House Industry Co., Ltd.'],
  ['7201', '試料自動車株式会社', 'SHIRYO MOTOR CORPORATION'],
  ['7203', '試料自動車東株式会社', null],
  ['4452', '花玉株式会社', 'Hanadama Corporation'],
  ['9416', '株式会社ビジョン', 'VISION INC.'],
  ['8267', 'サンプルホールディングス株式会社', 'Sample Holdings Co., Ltd.'],
  ['9433', 'ＸＹＺＩ株式会社', 'XYZI CORPORATION'],
  ['130A', '株式会社見本バイオ', 'Mihon Bio Inc.'],
  ['1001', '東西商事株式会社', null],
  ['1002', '東西商事株式会社', null],
] as const
const mentions = new CompanyMentions(
  names.map(([code, ja, en], at) => ({ id: at + 1, code, names: [ja, ...(en ? [en] : [])] })),
)
const codesOf = (title: string, body: string | null = null) => {
  const ids = mentions.of(title, body)
  return ids === 'many' ? ids : ids.map((id) => names[id - 1]![0])
}

test.each([
  ['試料自動車、リコールを発表', ['7201']],
  ['試料自動車東が増産', ['7203']], // the longest name counts
  ['新試料自動車が発足', []], // a part of a longer word
  ['花玉、原料高で減益', ['4452']],
  ['花玉社長が会見', ['4452']],
  ['花玉園が開業', []],
  ['中期ビジョンを策定', []],
  ['ビジョン、通期予想を上方修正', ['9416']],
  ['テレビジョン、販売増', []],
  ['サンプルＨＤが子会社を売却', ['8267']],
  ['サンプルホールディングスが減益', ['8267']],
  ['東西商事が合併', []], // two have the name
  ['東西商事(1002)が合併', ['1002']],
  ['【7201】月次販売', ['7201']],
  ['売上高 (7201百万円)', []],
  ['目標年(1925)', []], // a year, unless the name or the market stands beside it
  ['見本ハウス工業(1925)が受注', ['1925']],
  ['Builder (TYO: 1925) wins order', ['1925']],
  ['大手<1925.T>が受注', ['1925']],
  ['新薬（130A）承認', ['130A']],
  ['Mihon House Industry wins order', ['1925']],
  ['A shared vision for 2030', []],
  ['VISION raises forecast', ['9416']],
  ['Vision Inc. raises forecast', ['9416']],
  ['XYZI raises forecast', ['9433']],
  ['HANADAMA AND VISION 2030', ['4452']], // all capitals tell nothing
  ['試料自動車と花玉が提携', ['7201', '4452']],
])('%s: %s', (title, codes) => {
  expect(codesOf(title)).toEqual(codes)
})

test('where the title names nobody the beginning of the text may, if it names one or two', () => {
  expect(codesOf('工場で火災', '花玉は12日、火災を発表した。')).toEqual(['4452'])
  expect(codesOf('工場で火災', `${'あ'.repeat(200)}花玉、火災`)).toEqual([])
  expect(codesOf('相場', '試料自動車、花玉、見本ハウス工業が下げた。')).toBe('many')
})

test('a title that lists more than ten is about none', () => {
  const many = new CompanyMentions(
    Array.from({ length: 12 }, (_, at) => ({ id: at, code: `${3000 + at}`, names: [`第${at}見本工業株式会社`] })),
  )
  const list = Array.from({ length: 12 }, (_, at) => `(${3000 + at})`).join('')
  expect(many.of(list, null)).toBe('many')
})

describe('what a group is called for short', () => {
  const groups = [
    ['2001', '株式会社山峰ホールディングス', 'Yamamine Holdings, Inc.'],
    ['2002', '湖花グループ株式会社', 'Mizuhana Group Co., Ltd.'],
    ['2003', '湖花湾銀行株式会社', null],
    ['2004', '川辺フィナンシャルグループ株式会社', 'Kawabe Financial Group, Inc.'],
    ['2005', '明治ホールディングス株式会社', 'First Holdings Corporation'],
    ['2006', '株式会社ソラミネグループ本社', 'Soramine Foods Group Inc.'],
    ['2007', '谷原グループホールディングス株式会社', 'TNH Holdings, Inc.'],
    ['2008', '谷原ホールディングス株式会社', null],
    ['2009', 'ＭＳＴホールディングス株式会社', 'Misato Holdings Co., Ltd.'],
    ['2010', '株式会社美里商店', 'Misato Trading Co., Ltd.'],
    ['2011', '株式会社岸野ＨＤ', null],
  ] as const
  const short = new CompanyMentions(
    groups.map(([code, ja, en], at) => ({ id: at, code, names: [ja, ...(en ? [en] : [])] })),
  )
  const named = (title: string) => {
    const ids = short.of(title, null)
    return ids === 'many' ? ids : ids.map((id) => groups[id]![0])
  }

  test.each([
    ['山峰、通期予想を上方修正', ['2001']],
    ['【決算】山峰が増益', ['2001']],
    ['老舗の山峰', []], // two kanji count where a phrase begins with them
    ['山峰る道', []],
    ['山峰会が発足', []], // a longer word
    ['霧山峰、開業', []],
    ['山峰ホールディングスが減益', ['2001']],
    ['湖花、増配', []], // two companies begin with it
    ['湖花湾銀行が提携', ['2003']], // the longest name counts
    ['湖花グループが増配', ['2002']],
    ['川辺FG、投信を拡充', ['2004']],
    ['川辺、投信を拡充', []], // only “group” goes, not what the company does
    ['明治、売上高が最高', []], // an era
    ['明治ホールディングスが増益', ['2005']],
    ['ソラミネが新工場', ['2006']],
    ['ソラミネラルの販売増', []],
    ['谷原、増収', []], // two groups are called so
    ['谷原グループHDが増収', ['2007']],
    ['谷原グループホールディングスが増収', ['2007']],
    ['MSTが新薬', ['2009']],
    ['岸野、自社株買い', ['2011']],
    ['Shares of Yamamine fall', ['2001']],
    ['YAMAMINE raises forecast', ['2001']],
    ['Yamamine raises forecast', []], // any word has a capital at the beginning
    ['Yamamine Holdings raises forecast', ['2001']],
    ['Fund buys Yamamine Bank bonds', []], // somebody else’s name
    ['A walk on yamamine paths', []],
    ['First in the market', []],
    ['Deal at First, says court', []], // an ordinary word
    ['Soramine Foods opens plant', ['2006']],
    ['soramine foods are healthy', []],
    ['New Soramine Foods Park opens', []],
    ['Shares of Misato fall', []], // another company begins with it
    ['Misato Trading wins order', ['2010']],
    ['Kawabe Financial cuts costs', ['2004']],
    ['TNH cuts costs', ['2007']],
  ])('%s: %s', (title, codes) => {
    expect(named(title)).toEqual(codes)
  })
})
