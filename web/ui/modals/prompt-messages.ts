import { messages } from '../../i18n/messages.ts'
import { counted } from '../../i18n/plurals.ts'

/** The words of a dialog in which something is typed. */
export const promptMessages = messages('prompt', {
  ja: {
    length: (length: string, most: number) => `${length} / ${most}文字`,
    long: (most: number) => `${most}文字以内に短くしてください。`,
  },
  en: {
    length: (length: string, most: number) => `${length} / ${counted(most, 'character')}`,
    long: (most: number) => `Shorten it to ${counted(most, 'character')}.`,
  },
})
