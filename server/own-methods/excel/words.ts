import type { Transform } from '#methodology/scores/custom/transforms.ts'
import { greatestWeight } from '#methodology/scores/custom.ts'
import type { ScoredIndicator } from '#methodology/scores/hierarchy.ts'

/** What a workbook of weights says, in the language of its reader. */
interface WorkbookWords {
  readonly guide: string
  /** Sheet of the companies that stand in no industry. */
  readonly others: string
  readonly heads: readonly [code: string, indicator: string, category: string, weight: string]
  readonly sum: string
  /** Sheet of directions and transforms. */
  readonly adjustments: {
    readonly sheet: string
    readonly title: string
    readonly heads: readonly [direction: string, transform: string]
    readonly directions: Readonly<Record<ScoredIndicator['direction'], string>>
    readonly transforms: Readonly<Record<Transform, string>>
    readonly errorTitle: string
    readonly error: string
  }
  readonly errorTitle: string
  readonly error: string
  readonly prompt: string
  readonly fileName: (industries: number) => string
  readonly about: (of: {
    readonly industries: number
    readonly indicators: number
    readonly weights: string
    readonly first: string
  }) => readonly string[]
  readonly standard: string
  readonly index: readonly [sheet: string, code: string]
}

export const workbookWords: Readonly<Record<'ja' | 'en', WorkbookWords>> = {
  ja: {
    guide: '記入方法',
    others: 'GICS業種なし',
    heads: ['コード', '指標', '区分', '重み'],
    sum: '合計',
    adjustments: {
      sheet: '指標',
      title: '向きと変換（全業種共通）',
      heads: ['向き', '変換'],
      directions: { higher_better: '高いほど良い', lower_better: '低いほど良い' },
      transforms: { percentile: 'パーセンタイル', quartiles: '四分位', 'min-max': '最小最大', 'z-score': 'zスコア' },
      errorTitle: '向きと変換',
      error: '一覧から選んでください。',
    },
    errorTitle: '重みの入力',
    error: '0以上の数値を入力してください。負の重みは指定できません。',
    prompt: '0以上の数値。0はこの業種での除外。',
    fileName: (industries) => `satoyama-重み-${industries}業種.xlsx`,
    about: ({ industries, indicators, weights, first }) => [
      'カスタムスコアリングの重み',
      `${industries}業種のシートと、GICS業種のない企業のための「GICS業種なし」のシートがあり、それぞれに${indicators}指標の重みが並びます。`,
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
    standard: '標準手法の重み（カテゴリーの重みを、その指標に等しく配分。合計100）',
    index: ['シート', '業種コード'],
  },
  en: {
    guide: 'How to fill in',
    others: 'Without GICS industry',
    heads: ['Code', 'Indicator', 'Category', 'Weight'],
    sum: 'Sum',
    adjustments: {
      sheet: 'Indicators',
      title: 'Direction and transform, in all industries',
      heads: ['Direction', 'Transform'],
      directions: { higher_better: 'higher is better', lower_better: 'lower is better' },
      transforms: { percentile: 'percentile', quartiles: 'quartiles', 'min-max': 'min–max', 'z-score': 'z-score' },
      errorTitle: 'Direction and transform',
      error: 'Choose one of the list.',
    },
    errorTitle: 'Weight',
    error: 'Enter a number of 0 or more. Negative weights are not possible.',
    prompt: 'A number of 0 or more; 0 excludes it in this industry.',
    fileName: (industries) => `satoyama-weights-${industries}-industries.xlsx`,
    about: ({ industries, indicators, weights, first }) => [
      'Weights for custom scoring',
      `There is a sheet for each of ${industries} industries and one for companies without a GICS industry, each with the weights of ${indicators} indicators.`,
      `Weights filled in: ${weights}`,
      '',
      '1. In the sheets of industries change column D (Weight) and nothing else. All other cells are protected, without a password.',
      '2. In the sheet “Indicators” you may choose which way is better (column D) and how the percentile is transformed (column E).',
      '3. Enter numbers of 0 or more; 0 excludes the indicator in that industry. Empty cells, text, formulas and negative weights cannot be imported.',
      '4. The sum need not be 100: weights count in proportion within each industry.',
      '5. Do not delete, add or rename sheets or rows, and save as .xlsx. Files with macros cannot be imported.',
      `6. Before anything is imported, cells that are wrong are named like ${first}!D14.`,
      '',
      'Weight on what hardly anybody discloses ranks by inference: look at the coverage beside each score.',
    ],
    standard: 'those of the standard method (the weight of each category shared equally among its indicators; sum 100)',
    index: ['Sheet', 'Industry code'],
  },
}

/** What Excel lets a person type as a weight. */
export const greatestTyped = String(greatestWeight).replace('e', 'E')
