import { messages } from '../../i18n/messages.ts'

export const highlightMessages = messages('highlights', {
  name: { ja: '強みと課題', en: 'Strengths and issues' },
  byIndustry: { ja: '同業との比較', en: 'vs peers' },
  byYear: { ja: '前年との比較', en: 'vs last year' },
  none: { ja: '強み・課題の分析はありません', en: 'No strength and issue analysis' },
  noneText: {
    ja: 'この年度には、同業と比べて際立って良い項目も、課題となる項目もありません。',
    en: 'Nothing stands out against the peers in this year, for better or worse.',
  },
  noReport: {
    ja: 'この年度の報告書がないため、強みと課題を分析していません。',
    en: 'There is no report for this year, so nothing was analysed.',
  },
  rank: (rank: string, of: string) => ({ ja: `${rank} / ${of}位`, en: `${rank} / ${of}` }),
  open: (name: string) => ({ ja: `${name}の根拠を開く`, en: `Open the reasons for ${name}` }),
  silent: { ja: '未開示', en: 'Not disclosed' },
  silentText: (share: string) => ({
    ja: `比較対象の${share}が開示している項目`,
    en: `${share} of the peers disclose it`,
  }),
  median: (value: string) => ({ ja: `比較対象の中央値は${value}`, en: `Median of the peers: ${value}` }),
  groups: {
    industry: { ja: '業種内', en: 'in the industry' },
    group: { ja: '業種グループ内', en: 'in the industry group' },
    sector: { ja: 'セクター内', en: 'in the sector' },
    market: { ja: '市場全体', en: 'in the market' },
  },
  estimated: { ja: '推計', en: 'Est.' },
  up: (change: string, before: string) => ({
    ja: `前年の${before}から${change}`,
    en: `${change} from ${before} the year before`,
  }),
  same: (before: string) => ({
    ja: `前年は${before}（ほぼ変わらず）`,
    en: `Hardly changed from ${before} the year before`,
  }),
  from: (before: string) => ({ ja: `前年は${before}`, en: `${before} the year before` }),
  noBefore: { ja: '前年の数値なし', en: 'No figure for the year before' },
  better: { ja: '改善', en: 'better' },
  worse: { ja: '悪化', en: 'worse' },
  separator: { ja: '、', en: ', ' },
  columns: {
    indicator: { ja: '項目', en: 'Indicator' },
    value: { ja: '値', en: 'Value' },
    rank: { ja: '順位', en: 'Rank' },
    median: { ja: '中央値', en: 'Median' },
    before: { ja: '前年', en: 'Year before' },
    weight: { ja: '重み', en: 'Weight' },
  },
  notes: {
    ja: '強み・課題は、比較対象の上位20%・下位20%に入る項目のうち、総合スコアへの影響が大きい順に5つまで。',
    en: 'In the top or bottom 20% of the peer group; up to five of each, by effect on the total score.',
  },
})
