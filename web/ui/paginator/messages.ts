import { messages } from '../../i18n/messages.ts'
import { counted } from '../../i18n/plurals.ts'

/** The words of the paginator. */
export const paginatorMessages = messages('paginator', {
  label: { ja: 'ページ送り', en: 'Pagination' },
  page: (number: string) => ({ ja: `${number}ページ`, en: `Page ${number}` }),
  previous: { ja: '前のページ', en: 'Previous page' },
  next: { ja: '次のページ', en: 'Next page' },
  perPage: { ja: '表示件数', en: 'Rows per page' },
  rows: (count: number) => ({ ja: `${count}件ずつ表示`, en: `${counted(count, 'row')} per page` }),
})
