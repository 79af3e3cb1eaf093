import { messages } from '../../i18n/messages.ts'

export const companyPickerMessages = messages('company-picker', {
  ja: { matchCount: (count: string) => `${count}社`, noMatch: '該当する企業がありません' },
  en: { matchCount: (count: string) => `${count} found`, noMatch: 'No such company' },
})
