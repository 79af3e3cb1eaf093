import { messages } from '../../i18n/messages.ts'
import { counted } from '../../i18n/plurals.ts'

export const fieldMessages = messages('field', {
  ja: {
    show: '表示',
    hide: '隠す',
    showLabel: (label: string) => `${label}を表示`,
    hideLabel: (label: string) => `${label}を隠す`,
    tooMany: (minutes: number) => `試行回数が上限に達しました。約${minutes}分後にもう一度お試しください。`,
    longPaste: (most: number, pasted: number) =>
      `この欄に入力できるのは${most}文字までです。貼り付けた文字列（${pasted}文字）は収まらないため、入力していません。`,
  },
  en: {
    show: 'Show',
    hide: 'Hide',
    showLabel: (label: string) => `Show ${label.toLowerCase()}`,
    hideLabel: (label: string) => `Hide ${label.toLowerCase()}`,
    tooMany: (minutes: number) => `Too many attempts. Please try again in about ${counted(minutes, 'minute')}.`,
    longPaste: (most: number, pasted: number) =>
      `This field holds ${counted(most, 'character')}. The ${counted(pasted, 'character')} pasted do not fit, and were left out.`,
  },
})
