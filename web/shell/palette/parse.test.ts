import { expect, test } from 'vitest'
import { fold } from '../../ui/fold.ts'
import { closeness, parse } from './parse.ts'

test.each([
  ['7203 raw', ['7203'], 'raws'],
  ['トヨタ ローデータ', ['トヨタ'], 'raws'],
  ['トヨタ　目標', ['トヨタ'], 'target'],
  ['Mihon Electric targets', ['Mihon Electric'], 'target'],
  ['７２０３ ＲＡＷ', ['7203'], 'raws'],
  ['9702 スコア分解', ['9702'], 'score-decomposition'],
  ['スコア分解 9702', ['9702'], 'score-decomposition'],
  ['raw 9702', ['9702'], 'raws'],
  ['130A raw data', ['130A'], 'raws'],
  ['トヨタ 比較', ['トヨタ'], 'compare'],
  ['トヨタ ウォッチ', ['トヨタ'], 'watch'],
  ['Mihon Electric add to watchlist', ['Mihon Electric'], 'watch'],
  ['トヨタ コンセンサス', ['トヨタ'], 'consensus'],
  ['consensus Mihon Electric', ['Mihon Electric'], 'consensus'],
  ['Data Holdings', ['Data Holdings'], undefined], // A name may begin with a word for a screen.
  ['7203 con', ['7203'], 'consensus'],
  ['7203 vs 7267', ['7203', '7267'], undefined],
  ['A 対 B', ['A', 'B'], undefined],
  ['raw', ['raw'], undefined], // Alone it may be a company's name.
  ['見本電機', ['見本電機'], undefined],
  ['', [''], undefined],
  [' vs 7203', ['vs 7203'], undefined],
])('%s', (text, companies, tab) => {
  expect(parse(text)).toEqual({ companies, tab })
})

test('folds width, case and kana', () => {
  expect(fold(' ｶﾀｶﾅ　ＡＢＣ ')).toBe('かたかな abc')
})

test('the beginning fits best, then a word, then anywhere', () => {
  expect(closeness('ポートフォリオ', 'ぽーと')).toBe(3)
  expect(closeness('ESG contents', 'con')).toBe(2)
  expect(closeness('脱炭素目標', '目標')).toBe(1)
  expect(closeness('Portfolio', 'x')).toBe(0)
})
