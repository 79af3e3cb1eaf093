import { messages } from '../../i18n/messages.ts'

export const seriesMessages = messages('indicator-series', {
  definition: { ja: '定義を見る', en: 'Definition' },
  series: { ja: '10年の推移と業種', en: 'Ten years versus the industry' },
  chart: (name: string) => ({ ja: `${name}の推移`, en: `${name} over time` }),
  median: { ja: '業種中央値', en: 'Industry median' },
  own: { ja: '同社', en: 'This company' },
  year: { ja: '年度', en: 'Year' },
  middle: { ja: '中央50%', en: 'Middle 50%' },
  average: { ja: '業種平均（上位10社）', en: 'Industry average (top 10)' },
  figures: { ja: '開示社数', en: 'Disclosing' },
  group: (name: string) => ({ ja: `業種：${name}`, en: `Industry: ${name}` }),
  tooFew: {
    ja: 'この業種で開示している企業が3社未満のため、業種の値はありません。',
    en: 'Fewer than three companies in the industry disclose it, so there is no industry figure.',
  },
  used: { ja: '使われ方', en: 'Where it is used' },
  usedIn: (name: string) => ({ ja: `${name}に占める割合`, en: `Share of ${name}` }),
  percentile: { ja: '業種内パーセンタイル', en: 'Industry percentile' },
  open: { ja: 'スコアの根拠を見る', en: 'See how it is scored' },
  inferred: {
    ja: '採点には推計値を使っているため、ありません。',
    en: 'None: the score uses an inferred value instead.',
  },
  notScored: { ja: 'この年度の採点には使われていません。', en: 'Not used in the scores of this year.' },
  neutral: {
    ja: '高低に良し悪しがないため、採点には使いません。',
    en: 'Neither high nor low is better, so it is not scored.',
  },
})
