import type { TemplateName } from './template-columns.ts'

interface Title {
  readonly title: string
  /** What a file of it holds. */
  readonly about: string
}

/** What each template is called and holds, in both languages, in the order in which somebody begins. */
export const templateTitles: Readonly<Record<TemplateName, Readonly<Record<'ja' | 'en', Title>>>> = {
  companies: {
    ja: { title: '企業', about: '企業の名称、コード、業種、市場区分、決算日。1行に1社。' },
    en: { title: 'Companies', about: 'Names, codes, industries, market segment and year end. One row per company.' },
  },
  'observations-long': {
    ja: { title: '指標の数値（縦持ち）', about: 'ESG指標と財務指標の数値。1行に1社・1年度・1指標。' },
    en: {
      title: 'Figures, long',
      about: 'Figures of ESG and financial indicators. One row per company, fiscal year and indicator.',
    },
  },
  'observations-by-year': {
    ja: {
      title: '指標の数値（年度横持ち）',
      about: 'ESG指標と財務指標の数値。1行に1社・1指標で、年度ごとに列を並べる。',
    },
    en: {
      title: 'Figures, wide',
      about: 'Figures of ESG and financial indicators. One row per company and indicator, one column per fiscal year.',
    },
  },
  vendors: {
    ja: {
      title: '評価機関',
      about: '独自に追加する評価機関の名称と尺度。1行に1段階。スコアより先に取り込む。',
    },
    en: {
      title: 'Vendors',
      about: 'Vendors of your own and their scales. One row per level; import them before their scores.',
    },
  },
  'vendor-scores': {
    ja: {
      title: '評価機関のスコア',
      about: 'MSCI、S&P、Refinitiv、Sustainalytics、CDP、FTSEと、追加した評価機関の評価。各社の尺度のまま記入。',
    },
    en: {
      title: 'Vendor scores',
      about: 'Ratings of MSCI, S&P, Refinitiv, Sustainalytics, CDP, FTSE and vendors you added, each on its own scale.',
    },
  },
  prices: {
    ja: { title: '株価', about: '終値、時価総額、出来高。1行に1社・1日。' },
    en: { title: 'Prices', about: 'Closing price, market capitalization and volume. One row per company and day.' },
  },
  holdings: {
    ja: { title: '保有銘柄', about: 'ポートフォリオの保有株数、時価、構成比。1行に1銘柄・1基準日。' },
    en: { title: 'Holdings', about: 'Shares, value and weight in a portfolio. One row per holding and day.' },
  },
  documents: {
    ja: { title: '開示資料', about: '統合報告書などの開示資料の一覧。1行に1文書。' },
    en: { title: 'Documents', about: 'Reports that companies published. One row per document.' },
  },
  news: {
    ja: { title: 'ニュース', about: '企業に関する記事と、そのカテゴリー、論調、不祥事レベル。1行に1記事。' },
    en: {
      title: 'News',
      about: 'Articles about companies with category, sentiment and controversy level. One row per article.',
    },
  },
  patents: {
    ja: { title: '特許', about: '出願・登録された特許。1行に1件。' },
    en: { title: 'Patents', about: 'Applications and patents. One row per application.' },
  },
  terms: {
    ja: {
      title: '指数採用・テーマ・スクリーニング',
      about: 'ESG指数への採用、テーマの該当、スクリーニングに使う該当有無と売上高比率。1行に1社・1項目。',
    },
    en: {
      title: 'Index membership, themes and screening flags',
      about:
        'Membership of ESG indices, themes, and the flags and shares of sales that screens use. One row per company and term.',
    },
  },
}
