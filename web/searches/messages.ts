import { messages } from '../i18n/messages.ts'

export const searchMessages = messages('search', {
  title: { ja: '企業検索', en: 'Find companies' },
  simple: { ja: '簡易', en: 'Simple' },
  advanced: { ja: '詳細', en: 'Advanced' },
  mode: { ja: '検索の種類', en: 'Kind of search' },
  clear: { ja: 'クリア', en: 'Clear' },
})
