import { messages } from '../i18n/messages.ts'

/** Which way an indicator is better, and what becomes of its percentile, under a method of one's own. */
export const adjustmentMessages = messages('adjustments', {
  directions: {
    higher_better: { ja: '高いほど良い', en: 'Higher is better' },
    lower_better: { ja: '低いほど良い', en: 'Lower is better' },
  },
  transforms: {
    percentile: { ja: 'パーセンタイル', en: 'Percentile' },
    quartiles: { ja: '四分位', en: 'Quartiles' },
    'min-max': { ja: '最小最大', en: 'Min–max' },
    'z-score': { ja: 'zスコア', en: 'z-score' },
  },
  formulas: {
    percentile: { ja: 'パーセンタイルをそのまま使います。', en: 'The percentile, unchanged.' },
    quartiles: { ja: '四分位：下位から順に 0、1/3、2/3、1', en: 'Quartiles, from the lowest: 0, ⅓, ⅔, 1' },
    'min-max': {
      ja: '最小最大：(値 − 5%点) ÷ (95%点 − 5%点)、0〜1',
      en: 'Min–max: (figure − 5% point) ÷ (95% point − 5% point), 0 to 1',
    },
    'z-score': {
      ja: 'zスコア：正規分布の累積確率 Φ((値 − 平均) ÷ 標準偏差)',
      en: 'z-score: normal distribution Φ((figure − mean) ÷ standard deviation)',
    },
  },
  turned: (direction: string) => ({
    ja: `この手法では、標準とは逆に「${direction}」とみなします。`,
    en: `Unlike the standard method, this one treats it as “${direction.toLowerCase()}”.`,
  }),
  ofMethod: { ja: '手法による変換', en: 'Transform of the method' },
})
