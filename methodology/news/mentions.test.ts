import { expect, test } from 'vitest'
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

test('four thousand companies are looked for in thousands of titles within seconds', () => {
  const companies = Array.from({ length: 4000 }, (_, at) => ({ id: at, code: null, names: [`見本${at}工業株式会社`] }))
  const many = new CompanyMentions(companies)
  const started = performance.now()
  for (let at = 0; at < 5000; at++) many.of(`見本${at % 4000}工業が増産、需要の拡大を受け投資を加速する`, null)
  expect(performance.now() - started).toBeLessThan(5000)
})
