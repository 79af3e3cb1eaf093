import { messages } from '../../i18n/messages.ts'

export const stepMessages = messages('ftse-steps', {
  ja: {
    name: 'スコアを上げる指標',
    finding: (indicator: string, gain: string, peers: string) =>
      `最も取り組みやすいのは「${indicator}」（構造で${gain}、同業の${peers}が達成）`,
    noFinding: 'これ以上スコアを上げる指標はありません',
    unit: '構造：総合（0〜5）への効果。モデル：予測の変化で、原因を示すものではない',
    list: '一覧',
    order: '並び順',
    orders: { ease: '取り組みやすさ', gain: '構造への効果', model: 'モデル予測の変化' },
    columns: {
      indicator: '指標',
      theme: 'テーマ',
      kind: '変化',
      gain: '構造',
      effect: 'モデル',
      peers: '同業の達成率',
    },
    kinds: { answer: '望ましい回答にする', disclose: '開示する', improve: '上位4分の1に入る' },
    all: (count: string) => `${count}件すべてを表示`,
    first: (count: string) => `上位${count}件だけを表示`,
    note: '取り組みやすさは「構造への効果 × すでに達している同業の割合」です（独自案）。費用は考慮していません。開示は同業の中央の値とみなし、改善はパーセンタイル75までとしています。',
  },
  en: {
    name: 'What would raise it',
    finding: (indicator: string, gain: string, peers: string) =>
      `Easiest: “${indicator}” (${gain} by the structure; ${peers} of peers are there)`,
    noFinding: 'No indicator would raise the score further',
    unit: 'Structure: effect on the whole (0 to 5). Model: change of the prediction, an association and no cause',
    list: 'List',
    order: 'Order',
    orders: { ease: 'Ease', gain: 'Effect on the structure', model: 'Change of the prediction' },
    columns: {
      indicator: 'Indicator',
      theme: 'Theme',
      kind: 'Change',
      gain: 'Structure',
      effect: 'Model',
      peers: 'Peers already there',
    },
    kinds: { answer: 'Give the better answer', disclose: 'Disclose', improve: 'Reach the best quarter' },
    all: (count: string) => `Show all ${count}`,
    first: (count: string) => `Show the first ${count}`,
    note: 'Ease is the effect on the structure times the share of peers that are there already (proposed); costs are not known here. Disclosing counts as the middle of the peers, improving goes up to percentile 75.',
  },
})
