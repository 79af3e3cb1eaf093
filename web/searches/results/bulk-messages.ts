import { messages } from '../../i18n/messages.ts'
import { counted } from '../../i18n/plurals.ts'

export const bulkMessages = messages('search-bulk', {
  title: { ja: '選択した企業', en: 'Selected companies' },
  chosen: (count: string, limit: string) => ({
    ja: `${count} / ${limit}社を選択中`,
    en: `${count} of ${limit} selected`,
  }),
  full: (limit: string) => ({
    ja: `一度に選択できるのは${limit}社までです。選択を外すと追加できます。`,
    en: `Up to ${counted(limit, 'company')} can be selected at once. Deselect one to select another.`,
  }),
  left: (limit: string, places: string) => ({
    ja: `一度に選択できるのは${limit}社までです。あと${places}社選択できます。`,
    en: `Up to ${counted(limit, 'company')} can be selected at once. ${places} more can be selected.`,
  }),
  selectPage: (count: string) => ({ ja: `このページの${count}社を選択`, en: `Select all ${count} on this page` }),
  selectAll: (total: string) => ({ ja: `該当する${total}社すべてを選択`, en: `Select all ${total} matching` }),
  tooMany: (limit: string) => ({
    ja: `一度に選択できるのは${limit}社までです。条件で絞り込むか、ページごとに選択してください。`,
    en: `Up to ${counted(limit, 'company')} can be selected at once. Narrow the search, or select page by page.`,
  }),
  compare: (count: string) => ({ ja: `${count}社を比較に追加`, en: `Add ${count} to comparison` }),
  inComparison: { ja: '比較に追加済み', en: 'All in the comparison' },
  copy: { ja: 'TSVをコピー', en: 'Copy as TSV' },
  csv: { ja: 'CSVをダウンロード', en: 'Download CSV' },
  excel: { ja: 'Excelに書き出す…', en: 'Export as Excel…' },
  clear: { ja: '選択を解除', en: 'Clear selection' },
  failed: { ja: '企業を選択できませんでした。', en: 'The companies could not be selected.' },
  added: (count: string) => ({ ja: `${count}社を比較に追加しました`, en: `${count} added to the comparison` }),
})
