import { messages } from '../../i18n/messages.ts'

export const pickerMessages = messages('search-picker', {
  ja: {
    find: '指標・スコアを検索',
    list: '指標の一覧',
    recent: '最近選んだ項目',
    scores: 'Satoyamaスコア',
    tags: '横断スコア',
    goals: 'SDGs別スコア',
    vendors: '評価機関の評価',
    own: '企業の状態',
    none: '該当する指標がありません',
    locked: '契約外',
    chosen: '選択済み',
    matchCount: (count: string) => `${count}件`,
  },
  en: {
    find: 'Find an indicator or score',
    list: 'Measures',
    recent: 'Chosen lately',
    scores: 'Satoyama scores',
    tags: 'Cross-cutting scores',
    goals: 'Scores by SDG',
    vendors: 'Vendors',
    own: 'State of the company',
    none: 'No measure matches',
    locked: 'Locked',
    chosen: 'chosen',
    matchCount: (count: string) => `${count} found`,
  },
})
