import { messages } from '../../i18n/messages.ts'
import { counted } from '../../i18n/plurals.ts'

export const downloadMessages = messages('downloads', {
  ja: {
    month: (month: string) => `${month}のダウンロード`,
    companies: (count: string) => `${count}社`,
    years: (count: string) => `${count}年度`,
    items: (count: string) => `${count}項目`,
    total: (count: string) => `${count}件`,
    encoding: '文字コード',
    encodings: { 'utf-8': 'UTF-8（BOM付き）', shift_jis: 'Shift_JIS' },
    encodingNote: 'Shift_JISで表せない文字は「〓」に置き換えます。',
    start: 'ダウンロード',
    starting: 'ファイルを作成しています…',
    cancel: 'キャンセル',
    closed: '今月の上限を超えるため、ダウンロードできません。',
    empty: '対象がありません。',
    done: (name: string) => `「${name}」をダウンロードしました`,
    replaced: (count: string) => `Shift_JISで表せない${count}文字を「〓」に置き換えました。`,
  },
  en: {
    month: (month: string) => `Downloads in ${month}`,
    companies: (count: string) => counted(count, 'company'),
    years: (count: string) => counted(count, 'year'),
    items: (count: string) => counted(count, 'item'),
    total: (count: string) => counted(count, 'count'),
    encoding: 'Encoding',
    encodings: { 'utf-8': 'UTF-8 with BOM', shift_jis: 'Shift_JIS' },
    encodingNote: 'Characters that Shift_JIS does not have are replaced by a geta mark (U+3013).',
    start: 'Download',
    starting: 'Making the file…',
    cancel: 'Cancel',
    closed: 'This would exceed your limit for the month.',
    empty: 'There is nothing to download.',
    done: (name: string) => `${name} has been downloaded`,
    replaced: (count: string) => `Characters that Shift_JIS does not have were replaced: ${count}.`,
  },
})
