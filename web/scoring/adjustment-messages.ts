import { messages } from '../i18n/messages.ts'

/** Which way an indicator is better, and what becomes of its percentile, under a method of one's own. */
export const adjustmentMessages = messages('adjustments', {
  ja: {
    directions: { higher_better: '高いほど良い', lower_better: '低いほど良い' },
    transforms: { percentile: 'パーセンタイル', quartiles: '四分位', 'min-max': '最小最大', 'z-score': 'zスコア' },
    formulas: {
      percentile: 'パーセンタイルをそのまま使います。',
      quartiles: '四分位：下位から順に 0、1/3、2/3、1',
      'min-max': '最小最大：(値 − 5%点) ÷ (95%点 − 5%点)、0〜1',
      'z-score': 'zスコア：正規分布の累積確率 Φ((値 − 平均) ÷ 標準偏差)',
    },
    turned: (direction: string) => `この手法では、標準とは逆に「${direction}」とみなします。`,
    ofMethod: '手法による変換',
  },
  en: {
    directions: { higher_better: 'Higher is better', lower_better: 'Lower is better' },
    transforms: { percentile: 'Percentile', quartiles: 'Quartiles', 'min-max': 'Min–max', 'z-score': 'z-score' },
    formulas: {
      percentile: 'The percentile as it is.',
      quartiles: 'Quartiles, from the lowest: 0, ⅓, ⅔, 1',
      'min-max': 'Min–max: (figure − 5% point) ÷ (95% point − 5% point), 0 to 1',
      'z-score': 'z-score: normal distribution Φ((figure − mean) ÷ standard deviation)',
    },
    turned: (direction: string) => `Unlike the standard, this method reads it as “${direction.toLowerCase()}”.`,
    ofMethod: 'Transform of the method',
  },
})
