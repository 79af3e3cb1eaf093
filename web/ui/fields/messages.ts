import { messages } from '../../i18n/messages.ts'
import { counted } from '../../i18n/plurals.ts'

export const fieldMessages = messages('field', {
  ja: {
    show: '表示',
    hide: '隠す',
    showLabel: (label: string) => `${label}を表示`,
    hideLabel: (label: string) => `${label}を隠す`,
    tooMany: (minutes: number) => `試行回数が上限に達しました。約${minutes}分後にもう一度お試しください。`,
  },
  en: {
    show: 'Show',
    hide: 'Hide',
    showLabel: (label: string) => `Show ${label.toLowerCase()}`,
    hideLabel: (label: string) => `Hide ${label.toLowerCase()}`,
    tooMany: (minutes: number) => `Too many attempts. Please try again in about ${counted(minutes, 'minute')}.`,
  },
})
