import { messages } from '../../i18n/messages.ts'

/** Words for how a table is read, where a person can say it otherwise. */
export const readingMessages = messages('reading', {
  sheet: { ja: 'シート', en: 'Sheet' },
  decimalMark: { ja: '小数点', en: 'Decimal mark' },
  decimalMarks: {
    '.': { ja: 'ピリオド（1,234.5）', en: 'point (1,234.5)' },
    ',': { ja: 'カンマ（1.234,5）', en: 'comma (1.234,5)' },
  },
  column: (field: string) => ({ ja: `「${field}」の列`, en: `Column of ${field.toLowerCase()}` }),
})
