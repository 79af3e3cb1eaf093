import { messages } from '../../i18n/messages.ts'
import { counted } from '../../i18n/plurals.ts'

export const downloadMessages = messages('downloads', {
  month: (month: string) => ({ ja: `${month}のダウンロード`, en: `Downloads in ${month}` }),
  noLimit: (month: string, used: string) => ({
    ja: `上限はありません（${month}の利用済み：${used}件）`,
    en: `There is no limit. Used in ${month}: ${counted(used, 'count')}.`,
  }),
  companies: (count: string) => ({ ja: `${count}社`, en: counted(count, 'company') }),
  years: (count: string) => ({ ja: `${count}年度`, en: counted(count, 'year') }),
  items: (count: string) => ({ ja: `${count}項目`, en: counted(count, 'item') }),
  without: (count: string) => ({ ja: `データなし${count}件`, en: `${count} without data` }),
  total: (count: string) => ({ ja: `${count}件`, en: counted(count, 'count') }),
  encoding: { ja: '文字コード', en: 'Encoding' },
  encodings: {
    'utf-8': { ja: 'UTF-8（BOM付き）', en: 'UTF-8 with BOM' },
    shift_jis: { ja: 'Shift_JIS', en: 'Shift_JIS' },
  },
  encodingNote: {
    ja: 'Shift_JISで表せない文字は「〓」に置き換えます。',
    en: 'Characters that Shift_JIS does not have are replaced by a geta mark (U+3013).',
  },
  start: { ja: 'ダウンロード', en: 'Download' },
  starting: { ja: 'ファイルを作成しています…', en: 'Making the file…' },
  cancel: { ja: 'キャンセル', en: 'Cancel' },
  closed: { ja: '今月の上限を超えるため、ダウンロードできません。', en: 'This would exceed your limit for the month.' },
  empty: { ja: '対象がありません。', en: 'There is nothing to download.' },
  done: (name: string) => ({ ja: `「${name}」をダウンロードしました`, en: `${name} has been downloaded` }),
  replaced: (count: string) => ({
    ja: `Shift_JISで表せない${count}文字を「〓」に置き換えました。`,
    en: `Characters that Shift_JIS does not have were replaced: ${count}.`,
  }),
})
