import { messages } from '../../i18n/messages.ts'

/** Words for how a table is read, where a person can say it otherwise. */
export const readingMessages = messages('reading', {
  ja: {
    sheet: 'シート',
    decimalMark: '小数点',
    decimalMarks: { '.': 'ピリオド（1,234.5）', ',': 'カンマ（1.234,5）' },
    column: (field: string) => `「${field}」の列`,
  },
  en: {
    sheet: 'Sheet',
    decimalMark: 'Decimal mark',
    decimalMarks: { '.': 'point (1,234.5)', ',': 'comma (1.234,5)' },
    column: (field: string) => `Column of ${field.toLowerCase()}`,
  },
})
