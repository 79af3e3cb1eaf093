import { messages } from '../../i18n/messages.ts'

export const basisMessages = messages('score-basis', {
  title: (year: string) => ({ ja: `収録中の市場（${year}）`, en: `The market at hand (${year})` }),
  none: {
    ja: '報告書を収録すると、この市場で使われている指標と信頼性をここに示します。',
    en: 'Once reports are in, this shows which indicators are in use in the market, and how reliable its scores are.',
  },
  totals: { ja: 'スコアの信頼性', en: 'How reliable the scores are' },
  ranked: (names: readonly string[]) => ({
    ja: `順位とバンドを示すのは${names.join('、')}`,
    en: `Ranks and bands are given for ${new Intl.ListFormat('en').format(names)}`,
  }),
  noneRanked: {
    ja: '信頼性が基準に届かないため、順位とバンドは示していない',
    en: 'No score is reliable enough for ranks and bands',
  },
  score: { ja: 'スコア', en: 'Score' },
  companies: { ja: '企業数', en: 'Companies' },
  figures: { ja: '開示数（中央値）', en: 'Figures disclosed, median' },
  reliability: { ja: '信頼性', en: 'Reliability' },
  twice: { ja: '開示が倍なら', en: 'With twice as many' },
  ranks: { ja: '順位', en: 'Ranks' },
  yes: { ja: 'あり', en: 'given' },
  no: { ja: 'なし', en: 'not given' },
  error: { ja: '順位の幅（±）', en: 'Width of a rank (±)' },
  sales: { ja: '売上高との相関', en: 'ρ with sales' },
  headcount: { ja: '従業員数との相関', en: 'ρ with headcount' },
  totalsNote: (least: string) => ({
    ja: `信頼性は、カテゴリーごとに指標を無作為に二等分して求めた二つのスコアの順位相関（12回の中央値）をスピアマン・ブラウンの式で補正したもの。${least}以上で順位とバンドを示します。順位の幅は80%区間の片側で、企業数に対する割合。相関は順位相関です。`,
    en: `Reliability is the rank correlation of two scores made of random halves of each category's indicators, the median of 12 draws, corrected by Spearman–Brown. Ranks and bands are given from ${least} on. The width is half of the 80% interval, as a share of the companies. ρ is a rank correlation.`,
  }),
  raise: {
    ja: '信頼性を上げるのは、企業ごとに値の異なる指標の開示が増えることです。どの企業も「あり」と答える方針の開示は、順位を分けません。',
    en: 'What raises reliability is more disclosure of indicators that differ between companies. A policy that everybody states ranks nobody.',
  },
  inUse: { ja: '使用中の指標', en: 'Indicators in use' },
  inUseFinding: (used: string, all: string, varying: string) => ({
    ja: `カタログの${all}指標のうち${used}が使用中、企業間で値が異なるのは${varying}`,
    en: `${used} of the ${all} indicators in the catalogue are in use; ${varying} of them vary between companies`,
  }),
  inUseNote: (companies: string, share: string, reported: string) => ({
    ja: `使用中とするのは、${companies}社以上かつ報告企業（${reported}社）の${share}以上が開示した指標。それ以外は、この年度にはどの企業でも重みを持ちません。`,
    en: `An indicator is in use when at least ${companies} companies, and ${share} of the ${reported} that reported, disclose it. The others weigh nothing for anybody that year.`,
  }),
  category: { ja: 'カテゴリー', en: 'Category' },
  used: { ja: '使用中', en: 'In use' },
  catalogue: { ja: 'カタログ', en: 'Catalogue' },
  varies: { ja: '値が異なる', en: 'Varying' },
  indicator: { ja: '指標', en: 'Indicator' },
  disclosed: { ja: '開示企業数', en: 'Companies disclosing' },
  state: { ja: '扱い', en: 'Standing' },
  isUsed: { ja: '使用中', en: 'in use' },
  isNotUsed: { ja: '重みなし', en: 'no weight' },
  byCategory: { ja: 'カテゴリー別', en: 'By category' },
})
