import { messages } from '../../i18n/messages.ts'
import { counted } from '../../i18n/plurals.ts'

export const companyPickerMessages = messages('company-picker', {
  hint: { ja: '企業名・証券コード', en: 'Name or code' },
  list: { ja: '企業の候補', en: 'Matching companies' },
  searching: { ja: '検索中…', en: 'Searching…' },
  matchCount: (count: string) => ({ ja: `${count}社が該当`, en: `${counted(count, 'company')} found` }),
  more: (count: string) => ({
    ja: `ほか${count}社。入力を続けると絞り込めます`,
    en: `${count} more: keep typing to narrow down`,
  }),
  isAdded: { ja: '追加済み', en: 'Already added' },
  isSame: { ja: '同じ企業', en: 'The same company' },
  noMatch: { ja: '該当する企業がありません', en: 'No company matches' },
})
