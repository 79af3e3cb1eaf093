import { messages } from '../../i18n/messages.ts'

export const stepMessages = messages('ftse-steps', {
  name: { ja: 'スコアを上げる指標', en: 'What would raise the score' },
  finding: (indicator: string, gain: string, peers: string) => ({
    ja: `最も取り組みやすいのは「${indicator}」（構造で${gain}、同業の${peers}が達成）`,
    en: `Easiest: “${indicator}” (structural effect ${gain}; achieved by ${peers} of peers)`,
  }),
  noFinding: { ja: 'これ以上スコアを上げる指標はありません', en: 'No indicator would raise the score further' },
  unit: {
    ja: '構造：総合（0〜5）への効果。モデル：予測の変化で、原因を示すものではない',
    en: 'Structure: effect on the overall score (0 to 5). Model: change in the prediction, an association and not a cause',
  },
  list: { ja: '一覧', en: 'List' },
  order: { ja: '並び順', en: 'Order' },
  orders: {
    ease: { ja: '取り組みやすさ', en: 'Ease' },
    gain: { ja: '構造への効果', en: 'Effect on structural score' },
    model: { ja: 'モデル予測の変化', en: 'Change in prediction' },
  },
  columns: {
    indicator: { ja: '指標', en: 'Indicator' },
    theme: { ja: 'テーマ', en: 'Theme' },
    kind: { ja: '変化', en: 'Change' },
    gain: { ja: '構造', en: 'Structure' },
    effect: { ja: 'モデル', en: 'Model' },
    peers: { ja: '同業の達成率', en: 'Achieved by peers' },
  },
  kinds: {
    answer: { ja: '望ましい回答にする', en: 'Give the better answer' },
    disclose: { ja: '開示する', en: 'Disclose' },
    improve: { ja: '上位25%に入る', en: 'Reach the top quartile' },
  },
  all: (count: string) => ({ ja: `${count}件すべてを表示`, en: `Show all ${count}` }),
  first: (count: string) => ({ ja: `上位${count}件だけを表示`, en: `Show the first ${count}` }),
  note: {
    ja: '取り組みやすさは「構造への効果 × すでに達している同業の割合」です（独自案）。費用は考慮していません。開示する場合は同業の中央値、改善する場合はパーセンタイル75までとして計算します。',
    en: 'Ease is the effect on the structural score times the share of peers that already achieve it (our own proposal); costs are not considered. Disclosure counts as the peer median, improvement up to the 75th percentile.',
  },
})
