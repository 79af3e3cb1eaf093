import { messages } from '../i18n/messages.ts'

export const contextMessages = messages('context', {
  bar: { ja: '表示条件', en: 'Display settings' },
  rest: (changed: number) => ({
    ja: changed > 0 ? `その他（${changed}件変更）` : 'その他',
    en: changed > 0 ? `More (${changed} changed)` : 'More',
  }),
  fewer: { ja: '条件をたたむ', en: 'Fewer' },
  asOf: { ja: '基準日', en: 'As of' },
  now: { ja: '現在', en: 'now' },
  year: { ja: '年度', en: 'Year' },
  newest: { ja: '最新', en: 'latest' },
  method: { ja: '手法', en: 'Method' },
  standard: (version: string) => ({ ja: `標準 ${version}版`, en: `Standard ${version}` }),
  owns: { ja: '独自手法', en: 'Your methods' },
  own: (name: string) => ({ ja: `独自手法「${name}」`, en: `Your method “${name}”` }),
  ownVersion: (name: string, version: string) => ({ ja: `${name} 第${version}版`, en: `${name}, version ${version}` }),
  ownUnknown: { ja: '見つからない独自手法', en: 'Method not found' },
  methods: {
    'employment-impact': { ja: '雇用インパクト', en: 'Employment impact' },
    'roe-impact': { ja: 'ROEインパクト', en: 'ROE impact' },
    'ebitda-impact': { ja: 'EBITDAインパクト', en: 'EBITDA impact' },
    'ai-performance-impact': { ja: 'AI業績インパクト', en: 'AI performance impact' },
  },
  withdrawn: (method: string) => ({ ja: `${method}（提供終了）`, en: `${method} (withdrawn)` }),
  peers: { ja: '比較対象', en: 'Peer group' },
  period: { ja: '期間', en: 'Horizon' },
  periods: {
    short: { ja: '短期（1〜3年）', en: 'Short term (1–3 years)' },
    long: { ja: '長期（3〜6年）', en: 'Long term (3–6 years)' },
  },
  inference: { ja: '欠損補完', en: 'Missing values' },
  inferences: {
    industry: { ja: '業種重視', en: 'By industry' },
    'time-series': { ja: '時系列重視', en: 'By time series' },
    'worst-value': { ja: '補完しない（最悪値）', en: 'None (worst value)' },
  },
  text: { ja: '本文の数値', en: 'Figures read from text' },
  textRules: {
    included: { ja: '含める', en: 'Included' },
    excluded: { ja: '含めない', en: 'Excluded' },
  },
  basis: { ja: '会計区分', en: 'Basis' },
  bases: {
    all: { ja: 'すべて', en: 'All' },
    consolidated: { ja: '連結優先', en: 'Consolidated first' },
    parent: { ja: '単体', en: 'Parent only' },
  },
  display: { ja: '表示', en: 'Show' },
  displays: {
    score: { ja: 'スコア', en: 'Score' },
    percentile: { ja: 'パーセンタイル', en: 'Percentile' },
    deviation: { ja: '偏差値', en: 'Deviation score' },
  },
  vendors: { ja: '評価機関', en: 'Vendors' },
  vendorCount: (chosen: number, all: number) => ({ ja: `${chosen} / ${all}`, en: `${chosen} / ${all}` }),
  notEntitled: { ja: '契約外', en: 'locked' },
  vendorNote: {
    ja: '契約外の評価機関の数値は、鍵マークで表示します。',
    en: 'Figures of vendors outside your contract are shown as locked.',
  },
  idle: { ja: 'この画面の表示には影響しません', en: 'Does not affect this page' },
  asOfLine: (day: string) => ({
    ja: `${day}時点で公表されていた数値を表示しています。`,
    en: `Showing what was public on ${day}.`,
  }),
  absentPeers: (named: string, usual: string) => ({
    ja: `この市場には${named}の業種分類を持つ企業がないため、${usual}で比較しています。`,
    en: `No company in this market is classified by ${named}, so peers are those of ${usual}.`,
  }),
  drop: { ja: '指定を外す', en: 'Clear the choice' },
  backToNow: { ja: '現在に戻す', en: 'Back to now' },
})
