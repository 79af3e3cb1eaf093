import { beforeEach, expect, test } from 'vitest'
import type { Finding, FindingKind, Named } from '#methodology/findings/findings.ts'
import { setLanguage } from '../i18n/language.ts'
import { findingMessages } from './messages.ts'
import { sentence } from './sentence.ts'

const few = (...codes: string[]): Named => ({ codes, more: 0 })
const none = few()
const msci = { vendor: 'msci', value: 'B' }
const sp = { vendor: 'sp', value: '82' }
const rated = {
  kind: 'evaluations',
  raters: 6,
  lowest: msci,
  highest: sp,
  consensus: { dispersion: 0.28, agreement: 'disagree' },
} as const
const names: Readonly<Record<string, { ja: string; en: string }>> = {
  'S-LR-018': { ja: '研修時間', en: 'training hours' },
  'S-DV-002': { ja: '女性管理職比率', en: 'women managers' },
  'E-WT-001': { ja: '取水量', en: 'water withdrawal' },
}

const trend = { kind: 'trend', from: 2019, to: 2024, change: 6.4, course: 'rising' } as const
const consensus = { kind: 'consensus', vendors: 4, mean: 0.62, dispersion: 0.08, agreement: 'agree' } as const
const materiality = { kind: 'materiality', themes: 13, below: 4, weightShare: 0.32 } as const
const waterfall = {
  kind: 'waterfall',
  difference: 6.2,
  raising: few('climatechange', 'water'),
  lowering: few('diversity_s'),
} as const

const cases: readonly (readonly [Finding, ja: string, en: string])[] = [
  [
    rated,
    '6機関の評価は無関係な評価機関どうしと同程度に割れている（ばらつき0.28）。最も低いのはMSCI（B）、最も高いのはS&P Global（82）',
    'Six raters differ as much as unrelated ones would (dispersion 0.28), from MSCI (B) up to S&P Global (82)',
  ],
  [
    { ...rated, raters: 2, consensus: { dispersion: 0.1, agreement: 'mixed' } },
    '2機関の評価の一致は部分的（ばらつき0.10）。最も低いのはMSCI（B）、最も高いのはS&P Global（82）',
    'Two raters agree in part (dispersion 0.10), from MSCI (B) up to S&P Global (82)',
  ],
  [
    {
      ...rated,
      raters: 3,
      lowest: { vendor: 'msci', value: 'AA' },
      consensus: { dispersion: 0.05, agreement: 'agree' },
    },
    '3機関の評価はおおむね一致（ばらつき0.05）。最も低いのはMSCI（AA）、最も高いのはS&P Global（82）',
    'Three raters broadly agree (dispersion 0.05), from MSCI (AA) up to S&P Global (82)',
  ],
  [
    { ...rated, raters: 2, consensus: null },
    '2機関が評価。最も低いのはMSCI（B）、最も高いのはS&P Global（82）',
    'Two raters, from MSCI (B) up to S&P Global (82)',
  ],
  [
    { ...rated, raters: 1, highest: msci, consensus: null },
    '閲覧できる評価機関のうち、区分を付けているのは1機関のみ：MSCI（B）',
    'Only one available rater gives a grade: MSCI (B)',
  ],
  [
    { kind: 'radar', leading: few('climatechange'), trailing: few('diversity_s', 'labour_rights') },
    '気候変動は先頭集団、ダイバーシティと労働者の権利は下位2割',
    'Climate leads the field; diversity and labour rights are in the bottom fifth',
  ],
  [
    { kind: 'radar', leading: none, trailing: few('labour_rights') },
    '労働者の権利は下位2割、上位2割のカテゴリーはない',
    'Labour rights are in the bottom fifth; nothing is in the top fifth',
  ],
  [
    { kind: 'radar', leading: { codes: ['climatechange', 'water', 'waste'], more: 2 }, trailing: none },
    '気候変動、水、廃棄物など5項目は先頭集団、下位2割のカテゴリーはない',
    'Climate, water, waste and two more lead the field; nothing is in the bottom fifth',
  ],
  [
    { kind: 'radar', leading: none, trailing: none },
    '上位2割にも下位2割にも入るカテゴリーはない',
    'No category is in the top or the bottom fifth',
  ],
  [trend, 'FY2019からFY2024までの5年間で6.4ポイント上昇', 'Up 6.4 points over five years, FY2019 to FY2024'],
  [
    { kind: 'unlike-years', last: 2024 },
    'FY2024は前の年度と採点の根拠が大きく異なるため、推移は示せない',
    'FY2024 rests on different figures from earlier years, so there is no trend',
  ],
  [
    { ...trend, from: 2023, change: -3, course: 'falling' },
    'FY2023からFY2024までの1年間で3.0ポイント低下',
    'Down 3.0 points over one year, FY2023 to FY2024',
  ],
  [
    { ...trend, change: -0.4, course: 'flat' },
    'FY2019からFY2024までの5年間はほぼ横ばい（−0.4ポイント）',
    'Flat over five years, FY2019 to FY2024 (−0.4 points)',
  ],
  [
    materiality,
    '13カテゴリーのうち4カテゴリーが業種平均を下回り、重みの32%を占める',
    'Four of 13 categories are below the industry average, carrying 32% of the weight',
  ],
  [
    { ...materiality, themes: 9, below: 1, weightShare: 0.004 },
    '9カテゴリーのうち1カテゴリーが業種平均を下回り、重みの1%未満を占める',
    'One of nine categories is below the industry average, carrying less than 1% of the weight',
  ],
  [
    { ...materiality, below: 0 },
    '13カテゴリーすべてが業種平均以上',
    'None of the 13 categories is below the industry average',
  ],
  [
    { ...materiality, below: 13 },
    '13カテゴリーすべてが業種平均を下回る',
    'All 13 categories are below the industry average',
  ],
  [
    { ...materiality, themes: 1, below: 1 },
    '比較できた1カテゴリーは業種平均を下回る',
    'The only category compared is below the industry average',
  ],
  [
    waterfall,
    '基準を6.2ポイント上回る。主な押し上げ要因は気候変動と水、主な押し下げ要因はダイバーシティ',
    '6.2 points above the reference, lifted most by climate and water and held back most by diversity',
  ],
  [
    { ...waterfall, difference: -3.1 },
    '基準を3.1ポイント下回る。主な押し下げ要因はダイバーシティ、主な押し上げ要因は気候変動と水',
    '3.1 points below the reference, held back most by diversity and lifted most by climate and water',
  ],
  [{ ...waterfall, difference: 0, raising: none, lowering: none }, '基準と同水準', 'Level with the reference'],
  [
    {
      kind: 'highlights',
      strengths: few('S-LR-018'),
      issues: few('S-DV-002', 'E-WT-001'),
      silent: ['E-WT-001'],
    },
    '強みは研修時間、課題は女性管理職比率と取水量（未開示）',
    'Strength: training hours; issues: women managers and water withdrawal (not disclosed)',
  ],
  [
    { kind: 'highlights', strengths: none, issues: few('S-DV-002'), silent: [] },
    '際立った強みはなく、課題は女性管理職比率',
    'No strength stands out; issue: women managers',
  ],
  [
    { kind: 'highlights', strengths: few('S-DV-002', 'S-LR-018'), issues: none, silent: [] },
    '強みは女性管理職比率と研修時間、目立った課題はない',
    'Strengths: women managers and training hours; no issue stands out',
  ],
  [
    { kind: 'highlights', strengths: none, issues: none, silent: [] },
    '際立った強みも課題もない',
    'Neither a strength nor an issue stands out',
  ],
  [
    consensus,
    '4機関の評価はおおむね一致（ばらつき0.08）。パーセンタイル順位の平均は62（100が最上位）',
    'Four raters broadly agree (dispersion 0.08); their mean percentile rank is 62 of 100',
  ],
  [
    { ...consensus, dispersion: 0.314, agreement: 'disagree' },
    '4機関の評価は無関係な評価機関どうしと同程度に割れている（ばらつき0.31）。パーセンタイル順位の平均62は参考にとどまる',
    'Four raters differ as much as unrelated ones would (dispersion 0.31), so their mean percentile rank, 62 of 100, says little',
  ],
  [
    { kind: 'coverage', disclosedShare: 0.12, isLow: true },
    'スコアのうち開示値に基づくのは12%のみ',
    'Only 12% of the score rests on disclosed figures',
  ],
  [
    { kind: 'coverage', disclosedShare: 0.004, isLow: true },
    'スコアのうち開示値に基づくのは1%未満',
    'Less than 1% of the score rests on disclosed figures',
  ],
  [
    { kind: 'coverage', disclosedShare: 0.996, isLow: false },
    'スコアの99%が開示値に基づく',
    '99% of the score rests on disclosed figures',
  ],
  [
    { kind: 'coverage', disclosedShare: 0, isLow: true },
    'スコアに開示値は使われていない',
    'None of the score rests on disclosed figures',
  ],
  [{ kind: 'no-data', figure: 'radar' }, 'スコアのあるカテゴリーがない', 'No category has a score'],
  [
    { kind: 'no-data', figure: 'consensus' },
    '順位を付けている閲覧可能な評価機関が2つに満たず、コンセンサスは求められない',
    'Fewer than two available raters rank this company, so there is no consensus',
  ],
]

beforeEach(() => setLanguage('ja'))

test.each(cases)('%j', (finding, ja, en) => {
  expect(sentence(finding, findingMessages(), (code) => names[code]?.ja)).toBe(ja)
  setLanguage('en')
  expect(sentence(finding, findingMessages(), (code) => names[code]?.en)).toBe(en)
})

test('every figure without data says so in a sentence of its own', () => {
  const figures = Object.keys(findingMessages().noData) as FindingKind[]
  for (const language of ['ja', 'en'] as const) {
    setLanguage(language)
    const sentences = figures.map((figure) => sentence({ kind: 'no-data', figure }, findingMessages()))
    expect(new Set(sentences).size).toBe(7)
  }
})

test('a code without a name stands as it is', () => {
  const finding = { kind: 'highlights', strengths: few('E-CC-001'), issues: none, silent: [] } as const
  expect(sentence(finding, findingMessages())).toBe('強みはE-CC-001、目立った課題はない')
})
