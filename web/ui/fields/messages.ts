import { messages } from '../../i18n/messages.ts'
import { counted } from '../../i18n/plurals.ts'

export const fieldMessages = messages('field', {
  show: { ja: '表示', en: 'Show' },
  hide: { ja: '隠す', en: 'Hide' },
  showLabel: (label: string) => ({ ja: `${label}を表示`, en: `Show ${label.toLowerCase()}` }),
  hideLabel: (label: string) => ({ ja: `${label}を隠す`, en: `Hide ${label.toLowerCase()}` }),
  tooMany: (minutes: number) => ({
    ja: `試行回数が上限に達しました。約${minutes}分後にもう一度お試しください。`,
    en: `Too many attempts. Please try again in about ${counted(minutes, 'minute')}.`,
  }),
  longPaste: (max: number, pasted: number) => ({
    ja: `この欄に入力できるのは${max}文字までです。貼り付けた文字列（${pasted}文字）は収まらないため、入力していません。`,
    en: `This field holds ${counted(max, 'character')}. The ${counted(pasted, 'character')} pasted do not fit, and were left out.`,
  }),
})
