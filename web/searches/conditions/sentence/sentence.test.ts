import { beforeEach, describe, expect, test } from 'vitest'
import type { GroupCondition } from '#contract/search/condition.ts'
import { measureOf } from '#contract/search/measure.ts'
import { parseCondition } from '#contract/search/text.ts'
import { setLanguage } from '../../../i18n/language.ts'
import { wordsOf } from '../../../indicators/measures/measures.ts'
import type { Names } from '../names.ts'
import { sentenceOf } from './sentence.ts'

const called: Readonly<Record<string, string>> = {
  PRM: 'プライム市場',
  STD: 'スタンダード市場',
  3200: '化学',
  3450: '鉄鋼',
  JP: '日本',
  'JP-kanto': '関東',
  'JP-kinki': '近畿',
  human_rights: '人権',
  tcfd: 'TCFD',
  8: '銀行',
  9: '鉄道',
  neg_tobacco: 'たばこ',
}
const names: Names = {
  value: (_, value) => called[value.split(':')[0]!] ?? value,
  measure: (measure) => wordsOf(measure, undefined),
}

function givenCondition(text: string): GroupCondition {
  const read = parseCondition(text)
  if (read.kind === 'fault') throw new Error(read.fault.reason)
  return read.value
}

/** The sentence, its emphasis between asterisks. */
function sentenceFor(text: string, q?: string): string {
  return sentenceOf(givenCondition(text), { names, ...(q && { q }) })
    .map((part) => (part.isStrong ? `*${part.text}*` : part.text))
    .join('')
}

describe('in Japanese', () => {
  beforeEach(() => setLanguage('ja'))

  test.each([
    ['', 'すべての上場企業。'],
    ['market(PRM)', '*プライム市場*に上場する企業。'],
    ['market(PRM),tse33(3200,3450)', '*プライム市場*に上場し、業種が*化学または鉄鋼*の企業。'],
    ['tse33(3200),sustainability_score(0.6..)', '業種が*化学*で、総合スコアが*60.0点以上*の企業。'],
    [
      'sustainability_score(0.4..0.6),!screen(neg_tobacco)',
      '総合スコアが*40.0点以上60.0点以下*で、*たばこ*に該当しない企業。',
    ],
    ['!market(PRM),country(JP)', '*プライム市場*に上場しておらず、本社が*日本*にある企業。'],
    ['theme(human_rights,tcfd)', '*人権またはTCFD*に取り組む企業。'],
    ['region(JP-kanto,JP-kinki)', '本社が*関東または近畿*にある企業。'],
    ['watchlist(8,9)', 'ウォッチリスト*「銀行」または「鉄道」*に含まれる企業。'],
    ['!watchlist(8),market(PRM)', 'ウォッチリスト*「銀行」*に含まれず、*プライム市場*に上場する企業。'],
    ["theme('human_rights:no_information')", '*人権*の情報がない企業。'],
    ['theme(human_rights,tcfd:no_information)', '（*人権*に取り組む、または*TCFD*の情報がない）に当てはまる企業。'],
    ['market_cap(1000000..)', '時価総額が*1,000,000百万円以上*の企業。'],
    ['disclosure_rate@2024(0.5..,worst)', 'カバー率 FY2024が*50%以上*（数値のない企業は最悪値とみなす）の企業。'],
    ['sustainability_score:difference@2020-2024(0.05..)', '総合スコアの差（FY2020→FY2024）が*+5.0点以上*の企業。'],
    ['scandal(..1)', '不祥事レベルが*なしまたは限定的*の企業。'],
    ['msci(AA,AAA)', 'MSCIの評価が*AAまたはAAA*の企業。'],
    ["e_score('top-20')", '環境スコアが*業種上位20%*の企業。'],
    ['sentiment(0.1..,missing)', 'ニュースの論調（12か月平均）が*+0.10以上*（数値のない企業は残す）の企業。'],
  ])('%s', (text, sentence) => expect(sentenceFor(text)).toBe(sentence))

  test('alternatives of one kind are one condition', () => {
    expect(sentenceFor('market(PRM),any(word(水素),word(CCUS))')).toBe(
      '*プライム市場*に上場し、*水素またはCCUS*に触れている企業。',
    )
  })

  test('groups in groups, and what they exclude', () => {
    expect(sentenceFor('any(all(market(PRM),word(水素)),tse33(3200))')).toBe(
      '（（*プライム市場*に上場し、*水素*に触れている）、または業種が*化学*である）に当てはまる企業。',
    )
    expect(sentenceFor('market(PRM),!any(word(水素),tse33(3200))')).toBe(
      '*プライム市場*に上場し、（*水素*に触れている、または業種が*化学*である）に当てはまらない企業。',
    )
  })

  test('empty groups say nothing, long lists are counted', () => {
    expect(sentenceFor('any(),market(PRM)')).toBe('*プライム市場*に上場する企業。')
    expect(sentenceFor('word(a,b,c,d,e,f,g,h)')).toBe('*a、b、c、d、e、fほか2件*に触れている企業。')
  })

  test('a name that is called', () => {
    expect(sentenceFor('market(PRM)', 'トヨタ')).toBe(
      '企業名またはコードが*「トヨタ」*に一致し、*プライム市場*に上場する企業。',
    )
  })
})

test('answers are had or not', () => {
  setLanguage('ja')
  const boolean = { ...names.measure(measureOf('S-LR-048')), name: '人権方針の有無', isBoolean: true }
  const text = (where: string) =>
    sentenceOf(givenCondition(where), { names: { ...names, measure: () => boolean } })
      .map((part) => part.text)
      .join('')
  expect(text('S-LR-048(yes)')).toBe('「人権方針」がある企業。')
  expect(text('S-LR-048(no)')).toBe('「人権方針」がない企業。')
  expect(text('!S-LR-048(yes)')).toBe('「人権方針」がない企業。')
})

describe('in English', () => {
  beforeEach(() => setLanguage('en'))

  test.each([
    ['watchlist(8,9)', 'Companies that are in the watchlists *“銀行” or “鉄道”*.'],
    ['!watchlist(8)', 'Companies that are not in the watchlist *“銀行”*.'],
    ['', 'All listed companies.'],
    ['tse33(3200,3450)', 'Companies that are in *化学 or 鉄鋼*.'],
    [
      'sustainability_score(0.6..),!screen(neg_tobacco),word(hydrogen,CCUS)',
      'Companies that have Total score of *at least 60.0 points*, are not involved in *たばこ*, and mention *hydrogen or CCUS*.',
    ],
    ['theme(human_rights),country(JP)', 'Companies that have *人権* in place and are based in *日本*.'],
    ['!region(JP-kanto)', 'Companies that are not based in *関東*.'],
    ['!theme(human_rights)', 'Companies that do not have *人権* in place.'],
    ['msci(AA)', 'Companies that are rated *AA* by MSCI.'],
    ['scandal(3..)', 'Companies that have Controversy level at *high or very high*.'],
    ["e_score('top-20')", 'Companies that have Environment score at *top 20% of industry*.'],
    [
      'disclosure_rate@2024(..0.5,missing)',
      'Companies that have Coverage FY2024 of *at most 50%* (companies without a figure stay).',
    ],
    [
      'sustainability_score:difference@2020-2024(0.05..)',
      'Companies that show a difference in Total score, FY2020 to FY2024, of *at least +5.0 points*.',
    ],
    ['market_cap:value(0..100)', 'Companies that have Market capitalization of *0 ¥m to 100 ¥m*.'],
    [
      'any(word(a),country(JP)),!any(word(b),country(JP))',
      'Companies that either (mention *a* or are based in *日本*) and are not among those that (mention *b* or are based in *日本*).',
    ],
  ])('%s', (text, sentence) => expect(sentenceFor(text)).toBe(sentence))
})
