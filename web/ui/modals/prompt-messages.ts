import { messages } from '../../i18n/messages.ts'
import { counted } from '../../i18n/plurals.ts'

/** The words of a dialog in which something is typed. */
export const promptMessages = messages('prompt', {
  length: (length: string, most: number) => ({
    ja: `${length} / ${most}文字`,
    en: `${length} / ${counted(most, 'character')}`,
  }),
  long: (most: number) => ({
    ja: `${most}文字以内に短くしてください。`,
    en: `Shorten it to ${counted(most, 'character')}.`,
  }),
})
