import { messages } from '../i18n/messages.ts'
import { counted } from '../i18n/plurals.ts'

export const comparisonMessages = messages('comparison', {
  title: { ja: '比較', en: 'Comparison' },
  count: (count: string, limit: string) => ({
    ja: `比較 ${count} / ${limit}社`,
    en: `Comparison, ${count} of ${counted(limit, 'company')}`,
  }),
  limit: (limit: string) => ({ ja: ` / ${limit}`, en: ` / ${limit}` }),
  remove: (name: string) => ({ ja: `${name}を比較から外す`, en: `Remove ${name} from the comparison` }),
  clear: { ja: 'すべて外す', en: 'Remove all' },
  display: (max: string) => ({ ja: `表示・PDFは${max}社まで`, en: `Display and PDF: up to ${max}` }),
  compare: (count: string) => ({ ja: `${count}社を比較する`, en: `Compare ${count}` }),
  compareOne: { ja: '比較画面へ', en: 'Open the comparison' },
  removed: (count: string) => ({ ja: `${count}社を比較から外しました`, en: `${count} removed from the comparison` }),
  shortcut: { ja: '項目を選んで比較', en: 'Compare on…' },
  shortcutHint: { ja: 'マテリアリティの項目で比較', en: 'Compare on one material item' },
  undo: { ja: '元に戻す', en: 'Undo' },
  dismiss: { ja: '閉じる', en: 'Dismiss' },
  add: { ja: '比較に追加', en: 'Add to comparison' },
  added: { ja: '比較中', en: 'In the comparison' },
  full: (limit: string) => ({
    ja: `${limit}社まで選択できます。比較から企業を外すと追加できます。`,
    en: `Up to ${counted(limit, 'company')} can be compared. Remove one to add another.`,
  }),
  left: (limit: string, places: string) => ({
    ja: `${limit}社まで選択できます。あと${places}社追加できます。`,
    en: `Up to ${counted(limit, 'company')} can be compared. ${places} more can be added.`,
  }),
})
