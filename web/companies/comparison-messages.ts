import { messages } from '../i18n/messages.ts'
import { counted } from '../i18n/plurals.ts'

export const comparisonMessages = messages('comparison', {
  ja: {
    title: '比較',
    count: (count: string, limit: string) => `比較 ${count} / ${limit}社`,
    limit: (limit: string) => ` / ${limit}`,
    remove: (name: string) => `${name}を比較から外す`,
    clear: 'すべて外す',
    display: (most: string) => `表示・PDFは${most}社まで`,
    compare: (count: string) => `${count}社を比較する`,
    compareOne: '比較画面へ',
    removed: (count: string) => `${count}社を比較から外しました`,
    shortcut: '項目を選んで比較',
    shortcutHint: 'マテリアリティの項目で比較',
    undo: '元に戻す',
    dismiss: '閉じる',
    add: '比較に追加',
    added: '比較中',
    full: (limit: string) => `${limit}社まで選択できます。比較から企業を外すと追加できます。`,
    left: (limit: string, places: string) => `${limit}社まで選択できます。あと${places}社追加できます。`,
  },
  en: {
    title: 'Comparison',
    count: (count: string, limit: string) => `Comparison, ${count} of ${counted(limit, 'company')}`,
    limit: (limit: string) => ` / ${limit}`,
    remove: (name: string) => `Remove ${name} from the comparison`,
    clear: 'Remove all',
    display: (most: string) => `Display and PDF: up to ${most}`,
    compare: (count: string) => `Compare ${count}`,
    compareOne: 'Open the comparison',
    removed: (count: string) => `${count} removed from the comparison`,
    shortcut: 'Compare on…',
    shortcutHint: 'Compare on one material item',
    undo: 'Undo',
    dismiss: 'Dismiss',
    add: 'Add to comparison',
    added: 'In the comparison',
    full: (limit: string) => `Up to ${counted(limit, 'company')} can be compared. Remove one to add another.`,
    left: (limit: string, places: string) =>
      `Up to ${counted(limit, 'company')} can be compared. ${places} more can be added.`,
  },
})
