import { messages } from '../../i18n/messages.ts'
import { counted } from '../../i18n/plurals.ts'

/** The words of the paginator. */
export const paginatorMessages = messages('paginator', {
  ja: {
    label: 'ページ送り',
    page: (number: string) => `${number}ページ`,
    previous: '前のページ',
    next: '次のページ',
    perPage: '表示件数',
    rows: (count: number) => `${count}件ずつ表示`,
  },
  en: {
    label: 'Pagination',
    page: (number: string) => `Page ${number}`,
    previous: 'Previous page',
    next: 'Next page',
    perPage: 'Rows per page',
    rows: (count: number) => `${counted(count, 'row')} per page`,
  },
})
