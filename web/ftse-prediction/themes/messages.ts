import { messages } from '../../i18n/messages.ts'

export const themeMessages = messages('ftse-themes', {
  name: { ja: '14テーマ', en: 'Fourteen themes' },
  finding: (low: string, lowScore: string, high: string, highScore: string) => ({
    ja: `エクスポージャーの高いテーマで最も低いのは${low}（${lowScore}）、最も高いのは${high}（${highScore}）`,
    en: `Among high-exposure themes, ${low} scores lowest (${lowScore}) and ${high} highest (${highScore})`,
  }),
  noFinding: { ja: '該当するテーマがありません', en: 'No theme applies' },
  unit: {
    ja: '長さは構造によるスコア（0〜5）、太さはエクスポージャー。面積が総合への寄与を表す',
    en: 'Length: structural score (0 to 5); thickness: exposure; area: contribution to the overall score',
  },
  bars: { ja: '図', en: 'Chart' },
  columns: {
    theme: { ja: 'テーマ', en: 'Theme' },
    exposure: { ja: 'エクスポージャー', en: 'Exposure' },
    bar: { ja: '0〜5の目盛り', en: 'Scale of 0 to 5' },
    score: { ja: '構造', en: 'Structure' },
    points: { ja: 'ポイント', en: 'Points' },
    predicted: { ja: '予測', en: 'Predicted' },
    actual: { ja: '実際の評価', en: 'Actual rating' },
    pillar: { ja: '柱', en: 'Pillar' },
  },
  exposures: {
    0: { ja: '該当なし', en: 'not applicable' },
    1: { ja: '低', en: 'low' },
    2: { ja: '中', en: 'medium' },
    3: { ja: '高', en: 'high' },
  },
  pillars: {
    E: { ja: '環境', en: 'Environment' },
    S: { ja: '社会', en: 'Social' },
    G: { ja: 'ガバナンス', en: 'Governance' },
  },
  points: (points: string, possible: string) => ({ ja: `${points} / ${possible}`, en: `${points} / ${possible}` }),
  details: { ja: '内訳', en: 'Details' },
  open: (name: string) => ({ ja: `${name}の指標の内訳`, en: `Indicators of ${name}: details` }),
  note: {
    ja: 'エクスポージャーは業種の重みから、ポイントは独自に割り当てた指標から計算しています（いずれも独自案）。内訳から、指標ごとのポイントを見られます。',
    en: 'Exposures come from industry weights, points from the indicators we assign to each theme; both are our own proposal. Open a theme’s details to see the points of each indicator.',
  },
  inputs: {
    name: (theme: string) => ({ ja: `${theme}の指標`, en: `Indicators of ${theme}` }),
    finding: (points: string, possible: string) => ({
      ja: `${possible}ポイント中${points}ポイント`,
      en: `${points} of ${possible} points`,
    }),
    close: { ja: '閉じる', en: 'Close' },
    columns: {
      indicator: { ja: '指標', en: 'Indicator' },
      value: { ja: '値', en: 'Value' },
      percentile: { ja: '業種内パーセンタイル', en: 'Percentile in the industry' },
      points: { ja: 'ポイント', en: 'Points' },
    },
    states: {
      known: { ja: '—', en: '—' },
      undisclosed: { ja: '未開示', en: 'Not disclosed' },
      excluded: { ja: '対象外', en: 'Excluded' },
    },
    yes: { ja: 'はい', en: 'Yes' },
    no: { ja: 'いいえ', en: 'No' },
    figure: (name: string) => ({ ja: `${name}の根拠を開く`, en: `Why this figure: ${name}` }),
    note: {
      ja: '対象外は、該当なし、確認待ち、会計区分が異なるもの、または市場で開示する企業が10社に満たないものです。',
      en: 'Excluded: not applicable, under review, on another accounting basis, or disclosed by fewer than ten companies in the market.',
    },
  },
})
