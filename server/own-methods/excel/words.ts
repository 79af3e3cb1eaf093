import { bilingual } from '#contract/words/words.ts'
import { greatestWeight } from '#methodology/scores/custom.ts'

export const workbookWords = bilingual({
  guide: { ja: '記入方法', en: 'How to fill in' },
  /** Sheet of the companies that stand in no industry. */
  othersOf: {
    gics: { ja: 'GICS業種なし', en: 'Without GICS industry' },
    tse33: { ja: '東証業種なし', en: 'Without TSE industry' },
  },
  heads: { ja: ['コード', '指標', '区分', '重み'], en: ['Code', 'Indicator', 'Category', 'Weight'] },
  sum: { ja: '合計', en: 'Sum' },
  /** Sheet of directions and transforms. */
  adjustments: {
    sheet: { ja: '指標', en: 'Indicators' },
    title: { ja: '向きと変換（全業種共通）', en: 'Direction and transform, in all industries' },
    heads: { ja: ['向き', '変換'], en: ['Direction', 'Transform'] },
    directions: {
      higher_better: { ja: '高いほど良い', en: 'higher is better' },
      lower_better: { ja: '低いほど良い', en: 'lower is better' },
    },
    transforms: {
      percentile: { ja: 'パーセンタイル', en: 'percentile' },
      quartiles: { ja: '四分位', en: 'quartiles' },
      'min-max': { ja: '最小最大', en: 'min–max' },
      'z-score': { ja: 'zスコア', en: 'z-score' },
    },
    errorTitle: { ja: '向きと変換', en: 'Direction and transform' },
    error: { ja: '一覧から選んでください。', en: 'Choose from the list.' },
  },
  errorTitle: { ja: '重みの入力', en: 'Weight' },
  error: {
    ja: '0以上の数値を入力してください。負の重みは指定できません。',
    en: 'Enter a number of 0 or more. Negative weights are not possible.',
  },
  prompt: { ja: '0以上の数値。0はこの業種での除外。', en: 'A number of 0 or more; 0 excludes it in this industry.' },
  fileName: (industries: number) => ({
    ja: `satoyama-重み-${industries}業種.xlsx`,
    en: `satoyama-weights-${industries}-industries.xlsx`,
  }),
  about: ({
    industries,
    indicators,
    weights,
    first,
    others,
  }: {
    readonly industries: number
    readonly indicators: number
    readonly weights: string
    readonly first: string
    /** Sheet of the companies without an industry. */
    readonly others: string
  }) => ({
    ja: [
      'カスタムスコアリングの重み',
      `${industries}業種のシートと、業種のない企業のための「${others}」のシートがあり、それぞれに${indicators}指標の重みが並びます。`,
      `記入済みの重み：${weights}`,
      '',
      '1. 業種のシートでは、D列（重み）だけを書き換えます。ほかのセルは保護されています（パスワードはありません）。',
      '2. 「指標」のシートでは、どちらの向きを良いとみるか（D列）と、パーセンタイルの変換（E列）を一覧から選べます。',
      '3. 0以上の数値を入力します。0はその業種での除外です。空欄・文字・数式・負の値は取り込めません。',
      '4. 合計は100でなくてもかまいません。業種ごとに比率で計算します。',
      '5. シートと行は削除・追加・名称変更をせず、.xlsx形式のまま保存します。マクロを含むファイルは取り込めません。',
      `6. 誤りのあるセルは、取り込む前に「${first}!D14」のように示します。`,
      '',
      'ほとんど開示されていない指標に重みを置くと、順位は推計で決まります。結果の「カバー率」で確かめてください。',
    ],
    en: [
      'Weights for custom scoring',
      `There is a sheet for each of ${industries} industries and one, “${others}”, for companies without an industry, each with the weights of ${indicators} indicators.`,
      `Weights filled in: ${weights}`,
      '',
      '1. In the sheets of industries change column D (Weight) and nothing else. All other cells are protected, without a password.',
      '2. In the sheet “Indicators” you may choose which way is better (column D) and how the percentile is transformed (column E).',
      '3. Enter numbers of 0 or more; 0 excludes the indicator in that industry. Empty cells, text, formulas and negative weights cannot be imported.',
      '4. The sum need not be 100: weights count in proportion within each industry.',
      '5. Do not delete, add or rename sheets or rows, and save as .xlsx. Files with macros cannot be imported.',
      `6. Before anything is imported, cells that are wrong are named like ${first}!D14.`,
      '',
      'Weight on indicators that few companies disclose ranks by inference: check the coverage beside each score.',
    ],
  }),
  standard: {
    ja: '標準手法の重み（カテゴリーの重みを、その指標に等しく配分。合計100）',
    en: 'those of the standard method (the weight of each category shared equally among its indicators; sum 100)',
  },
  index: { ja: ['シート', '業種コード'], en: ['Sheet', 'Industry code'] },
})

/** What Excel lets a person type as a weight. */
export const greatestTyped = String(greatestWeight).replace('e', 'E')
