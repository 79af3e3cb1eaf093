import { bilingual } from '../words/words.ts'

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
export const demoPartNames = bilingual({
  ratings: { ja: '他社評価', en: 'ratings' },
  prices: { ja: '株価', en: 'share prices' },
  holdings: { ja: '保有銘柄', en: 'holdings' },
  targets: { ja: '目標', en: 'targets' },
  'read-targets': { ja: '文章から読み取った目標', en: 'targets read from sentences' },
  boards: { ja: '役員・大株主', en: 'boards and shareholders' },
  segments: { ja: 'セグメント', en: 'segments' },
  terms: { ja: '指数・事業比率', en: 'indices and shares of business' },
  'former-facts': { ja: '旧企業名・旧市場', en: 'former names and markets' },
  comments: { ja: 'コメント', en: 'comments' },
  patents: { ja: '特許', en: 'patents' },
  news: { ja: 'ニュース', en: 'news' },
})
