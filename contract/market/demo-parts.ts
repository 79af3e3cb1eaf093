/** What of an invented market is made once its companies, figures and scores stand, in this order. */
export const demoParts = [
  'ratings',
  'prices',
  'holdings',
  'targets',
  'read-targets',
  'boards',
  'segments',
  'terms',
  'former-facts',
  'comments',
  'patents',
  'news',
] as const
export type DemoPart = (typeof demoParts)[number]

/** What each part is called, on screens and at the command line. */
export const demoPartNames: Readonly<Record<'ja' | 'en', Readonly<Record<DemoPart, string>>>> = {
  ja: {
    ratings: '他社評価',
    prices: '株価',
    holdings: '保有銘柄',
    targets: '目標',
    'read-targets': '文章から読み取った目標',
    boards: '役員・大株主',
    segments: 'セグメント',
    terms: '指数・事業比率',
    'former-facts': '旧企業名・旧市場',
    comments: 'コメント',
    patents: '特許',
    news: 'ニュース',
  },
  en: {
    ratings: 'ratings',
    prices: 'share prices',
    holdings: 'holdings',
    targets: 'targets',
    'read-targets': 'targets read from sentences',
    boards: 'boards and shareholders',
    segments: 'segments',
    terms: 'indices and shares of business',
    'former-facts': 'former names and markets',
    comments: 'comments',
    patents: 'patents',
    news: 'news',
  },
}
