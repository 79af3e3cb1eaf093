import { bilingual } from '#contract/words/words.ts'

/** Titles and words of the file of a prediction. */
export const fileWords = bilingual({
  sheets: {
    ja: ['スコア', 'テーマ', 'スコアを上げる指標', '指標の内訳', 'モデルカード'],
    en: ['Scores', 'Themes', 'What would raise it', 'Indicators', 'Model card'],
  },
  about: {
    company: { ja: '企業', en: 'Company' },
    year: { ja: '年度', en: 'Fiscal year' },
    state: { ja: 'モデルの状態', en: 'Model' },
    error: { ja: '平均絶対誤差（0〜5の目盛り）', en: 'Mean absolute error (points)' },
    coverage: { ja: '80%区間の実測カバー率（%）', en: 'Measured coverage of 80% intervals (%)' },
    ratingsUntil: { ja: '評価の基準日', en: 'Ratings as of' },
    recipe: { ja: 'レシピ', en: 'Recipe' },
    simulated: { ja: '評価の性質', en: 'Ratings' },
  },
  simulated: { ja: '架空の評価（デモ市場）', en: 'Invented (demo market)' },
  imported: { ja: '取り込んだ評価', en: 'Imported' },
  scores: {
    ja: ['対象', '構造によるスコア', '予測', '区間の下限', '区間の上限', '0.5刻みの区分', '実際の評価', '評価日'],
    en: [
      'Score',
      'By structure',
      'Predicted',
      'Interval from',
      'Interval to',
      'Half-point class',
      'Actual rating',
      'Rated on',
    ],
  },
  total: { ja: '総合', en: 'Overall' },
  pillars: {
    E: { ja: '環境', en: 'Environment' },
    S: { ja: '社会', en: 'Social' },
    G: { ja: 'ガバナンス', en: 'Governance' },
  },
  themes: {
    ja: ['柱', 'テーマ', 'エクスポージャー', '獲得ポイント', '最大ポイント'],
    en: ['Pillar', 'Theme', 'Exposure', 'Points', 'Possible points'],
  },
  steps: {
    ja: ['指標コード', '指標', 'テーマ', '変化', '構造スコアへの効果', 'モデル予測の変化', '同業の到達率（%）'],
    en: [
      'Code',
      'Indicator',
      'Theme',
      'Change',
      'Effect on the structure score',
      'Change of the model’s prediction',
      'Achieved by peers (%)',
    ],
  },
  kinds: {
    answer: { ja: '望ましい回答にする', en: 'Give the better answer' },
    disclose: { ja: '開示する', en: 'Disclose' },
    improve: { ja: '上位25%に入る', en: 'Reach the top quartile' },
  },
  inputs: {
    ja: ['指標コード', '指標', 'テーマ', '状態', '値', '単位', '業種内パーセンタイル', 'ポイント'],
    en: ['Code', 'Indicator', 'Theme', 'State', 'Value', 'Unit', 'Percentile in the industry', 'Points'],
  },
  inputStates: {
    known: { ja: '値あり', en: 'Known' },
    undisclosed: { ja: '未開示', en: 'Not disclosed' },
    excluded: { ja: '対象外', en: 'Excluded' },
  },
  card: {
    ja: [
      '対象',
      '状態',
      '企業数',
      '評価数',
      '最初の年度',
      '最後の年度',
      '方法',
      '検証数',
      '平均絶対誤差',
      '誤差0.5以内（%）',
      '順位相関',
      '区間の実測カバー率（%）',
    ],
    en: [
      'Score',
      'State',
      'Companies',
      'Ratings',
      'First year',
      'Last year',
      'Method',
      'Tested',
      'Mean absolute error',
      'Within half a point (%)',
      'Rank correlation',
      'Measured coverage (%)',
    ],
  },
  guesses: {
    model: { ja: 'モデル', en: 'Model' },
    lastYear: { ja: '前年の評価', en: 'Last year’s rating' },
    industryMean: { ja: '業種平均', en: 'Industry mean' },
    structure: { ja: '構造スコアのまま', en: 'Structure alone' },
  },
  states: {
    locked: { ja: '契約外', en: 'Locked' },
    'no-ratings': { ja: '評価なし', en: 'No ratings' },
    'too-few': { ja: '評価が少ない', en: 'Too few ratings' },
    leakage: { ja: '特徴量に評価が混入', en: 'Ratings leak into a feature' },
    model: { ja: 'モデルあり', en: 'Model' },
  },
})

export type FileLanguage = keyof typeof fileWords
