import { messages } from '../../i18n/messages.ts'

export const companyPickerMessages = messages('company-picker', {
  matchCount: (count: string) => ({ ja: `${count}社`, en: `${count} found` }),
  noMatch: { ja: '該当する企業がありません', en: 'No company matches' },
})
