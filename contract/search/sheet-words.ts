import { unlikePeriodWords } from '../market/unlike-periods.ts'
import type { SheetWords } from './sheet.ts'

/** The words of a table that leaves the product, in both languages. */
export const sheetWords: Readonly<Record<'ja' | 'en', SheetWords>> = {
  ja: {
    company: ['証券コード', '企業名', '企業名（英語）'],
    programs: ['ISIN', '企業ID（API）'],
    notes: ['列', '名称', '単位', '年度'],
    state: (name) => `${name}（状態）`,
    states: {
      disclosed: '開示',
      estimated: '推計',
      'not-disclosed': '未開示',
      'not-applicable': 'n/a',
      'other-boundary': '別の会計区分でのみ開示',
      'under-review': '確認待ち',
      'no-report': '報告書なし',
      'not-tagged': '様式に項目なし',
      computed: '算出',
      none: 'データなし',
      locked: '契約外',
      'not-imported': '報告書が未取込',
    },
    news: { 'no-news': '直近12か月のニュース未収録', 'not-judged': '未判定', 'by-text': '文面による' },
    periods: unlikePeriodWords.ja,
  },
  en: {
    company: ['Ticker', 'Name (Japanese)', 'Name (English)'],
    programs: ['ISIN', 'Company ID (API)'],
    notes: ['Column', 'Name', 'Unit', 'Fiscal year'],
    state: (name) => `${name} (state)`,
    states: {
      disclosed: 'disclosed',
      estimated: 'estimated',
      'not-disclosed': 'not disclosed',
      'not-applicable': 'n/a',
      'other-boundary': 'disclosed on another accounting basis only',
      'under-review': 'under review',
      'no-report': 'no report',
      'not-tagged': 'not part of the form',
      computed: 'computed',
      none: 'no data',
      locked: 'locked',
      'not-imported': 'report not imported',
    },
    news: { 'no-news': 'no news of the last 12 months', 'not-judged': 'not judged', 'by-text': 'by text' },
    periods: unlikePeriodWords.en,
  },
}
