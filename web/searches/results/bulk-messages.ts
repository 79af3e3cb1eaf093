import { messages } from '../../i18n/messages.ts'
import { counted } from '../../i18n/plurals.ts'

export const bulkMessages = messages('search-bulk', {
  ja: {
    title: '選択した企業',
    chosen: (count: string, limit: string) => `${count} / ${limit}社を選択中`,
    full: (limit: string) => `一度に選択できるのは${limit}社までです。選択を外すと追加できます。`,
    left: (limit: string, places: string) => `一度に選択できるのは${limit}社までです。あと${places}社選択できます。`,
    selectPage: (count: string) => `このページの${count}社を選択`,
    selectAll: (total: string) => `該当する${total}社すべてを選択`,
    tooMany: (limit: string) =>
      `一度に選択できるのは${limit}社までです。条件で絞り込むか、ページごとに選択してください。`,
    compare: (count: string) => `${count}社を比較に追加`,
    inComparison: '比較に追加済み',
    copy: 'TSVをコピー',
    csv: 'CSVをダウンロード',
    excel: 'Excelに書き出す…',
    clear: '選択を解除',
    failed: '企業を選択できませんでした。',
    added: (count: string) => `${count}社を比較に追加しました`,
  },
  en: {
    title: 'Selected companies',
    chosen: (count: string, limit: string) => `${count} of ${limit} selected`,
    full: (limit: string) =>
      `Up to ${counted(limit, 'company')} can be selected at once. Deselect one to select another.`,
    left: (limit: string, places: string) =>
      `Up to ${counted(limit, 'company')} can be selected at once. ${places} more can be selected.`,
    selectPage: (count: string) => `Select all ${count} on this page`,
    selectAll: (total: string) => `Select all ${total} matching`,
    tooMany: (limit: string) =>
      `Up to ${counted(limit, 'company')} can be selected at once. Narrow the search, or select page by page.`,
    compare: (count: string) => `Add ${count} to comparison`,
    inComparison: 'All in the comparison',
    copy: 'Copy as TSV',
    csv: 'Download CSV',
    excel: 'Export as Excel…',
    clear: 'Clear selection',
    failed: 'The companies could not be selected.',
    added: (count: string) => `${count} added to the comparison`,
  },
})
