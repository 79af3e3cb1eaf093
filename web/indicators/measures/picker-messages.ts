import { messages } from '../../i18n/messages.ts'

export const pickerMessages = messages('search-picker', {
  find: { ja: '指標・スコアを検索', en: 'Find an indicator or score' },
  list: { ja: '指標の一覧', en: 'Measures' },
  recent: { ja: '最近選んだ項目', en: 'Recently chosen' },
  scores: { ja: 'Satoyamaスコア', en: 'Satoyama scores' },
  tags: { ja: '横断スコア', en: 'Cross-cutting scores' },
  goals: { ja: 'SDGs別スコア', en: 'Scores by SDG' },
  vendors: { ja: '評価機関の評価', en: 'Vendors' },
  own: { ja: '企業の状態', en: 'Company status' },
  none: { ja: '該当する指標がありません', en: 'No measure matches' },
  locked: { ja: '契約外', en: 'Locked' },
  chosen: { ja: '選択済み', en: 'chosen' },
  matchCount: (count: string) => ({ ja: `${count}件`, en: `${count} found` }),
})
