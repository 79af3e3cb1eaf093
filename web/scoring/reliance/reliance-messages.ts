import { messages } from '../../i18n/messages.ts'

export const relianceMessages = messages('score-reliance', {
  interval: (best: string, worst: string, of: string) => ({
    ja: `順位の80%区間 ${best}〜${worst}位（${of}社中）`,
    en: `80% interval of the rank: ${best} to ${worst} of ${of}`,
  }),
  intervalShort: (best: string, worst: string) => ({
    ja: `区間 ${best}〜${worst}位`,
    en: `interval ${best}–${worst}`,
  }),
  intervalKey: { ja: 'スコアの80%区間', en: '80% interval of the score' },
  intervalHint: {
    ja: '開示の多い企業の数値を無作為に隠し、順位がどれだけ動くかを測った区間です。開示が多いほど狭くなります。',
    en: 'Measured by hiding figures of the companies that disclose most and seeing how far their ranks move. The more is disclosed, the narrower it is.',
  },
  restsOn: (count: string, all: string, names: readonly string[]) => ({
    ja: `開示に基づくスコア：${all}カテゴリーのうち${count}（${names.join('、')}）`,
    en: `A score made of ${count} of ${all} categories: ${new Intl.ListFormat('en').format(names)}`,
  }),
  restsOnText: {
    ja: 'そのほかのカテゴリーは、この年度に市場で開示が少ないか、同社の開示が足りないため、含まれていません。',
    en: 'The others are left out: either the market discloses too little of them that year, or the company does.',
  },
  noRank: (value: string, least: string) => ({
    ja: `この年度は、指標を二つに分けて比べた信頼性が${value}で、基準の${least}に届かないため、順位とバンドは示していません。`,
    en: `This year the reliability between halves of the indicators is ${value}, below the ${least} that ranks ask for, so there are no ranks or bands.`,
  }),
  noRankUnmeasured: {
    ja: 'スコアのある企業が少なく信頼性を測れないため、順位とバンドは示していません。',
    en: 'Too few companies have the score for its reliability to be measured, so there are no ranks or bands.',
  },
  noRankShort: { ja: '順位なし', en: 'not ranked' },
  toBasis: { ja: '市場全体の根拠を見る', en: 'See what the market’s scores rest on' },
})
