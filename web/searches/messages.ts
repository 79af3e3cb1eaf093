import { messages } from '../i18n/messages.ts'

export const searchMessages = messages('search', {
  ja: {
    title: '企業検索',
    simple: '簡易',
    advanced: '詳細',
    mode: '検索の種類',
    clear: 'クリア',
  },
  en: {
    title: 'Find companies',
    simple: 'Simple',
    advanced: 'Advanced',
    mode: 'Kind of search',
    clear: 'Clear',
  },
})
