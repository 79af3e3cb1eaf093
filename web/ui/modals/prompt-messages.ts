import { messages } from '../../i18n/messages.ts'
import { counted } from '../../i18n/plurals.ts'

/** The words of a dialog in which something is typed. */
export const promptMessages = messages('prompt', {
  ja: {
    length: (length: string, most: number) => `${length} / ${most}文字`,
    cut: (most: number) => `${most}文字を超えた部分は入力されませんでした。`,
  },
  en: {
    length: (length: string, most: number) => `${length} / ${counted(most, 'character')}`,
    cut: (most: number) => `Anything beyond ${counted(most, 'character')} was left out.`,
  },
})
