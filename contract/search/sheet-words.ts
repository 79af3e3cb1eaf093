import { unlikePeriodWords } from '../market/unlike-periods.ts'
import { bilingual } from '../words/words.ts'

/** The words of a table that leaves the product, in both languages. */
export const sheetWords = bilingual({
  company: { ja: ['証券コード', '企業名', '企業名（英語）'], en: ['Ticker', 'Name (Japanese)', 'Name (English)'] },
  programs: { ja: ['ISIN', '企業ID（API）'], en: ['ISIN', 'Company ID (API)'] },
  notes: { ja: ['列', '名称', '単位', '年度'], en: ['Column', 'Name', 'Unit', 'Fiscal year'] },
  state: (name: string) => ({ ja: `${name}（状態）`, en: `${name} (state)` }),
  states: {
    disclosed: { ja: '開示', en: 'disclosed' },
    'read-from-text': { ja: '本文から読取', en: 'read from text' },
    estimated: { ja: '推計', en: 'estimated' },
    'not-disclosed': { ja: '未開示', en: 'not disclosed' },
    'not-applicable': { ja: 'n/a', en: 'n/a' },
    'other-boundary': { ja: '別の会計区分でのみ開示', en: 'disclosed on another accounting basis only' },
    'under-review': { ja: '確認待ち', en: 'under review' },
    'no-report': { ja: '報告書なし', en: 'no report' },
    'not-tagged': { ja: '様式に項目なし', en: 'not part of the form' },
    'not-stated': { ja: '報告書に記載なし', en: 'not stated in the filing' },
    computed: { ja: '算出', en: 'computed' },
    none: { ja: 'データなし', en: 'no data' },
    locked: { ja: '契約外', en: 'locked' },
    'not-imported': { ja: '報告書が未収録', en: 'report not on file' },
  },
  news: {
    'no-news': { ja: '直近12か月のニュース未収録', en: 'no news of the last 12 months' },
    'not-judged': { ja: '未判定', en: 'not judged' },
    'by-text': { ja: '文面による', en: 'by text' },
  },
  periods: unlikePeriodWords,
})
