import { messages } from '../../i18n/messages.ts'
import { counted } from '../../i18n/plurals.ts'

/** The words of a dialog in which something is typed. */
export const promptMessages = messages('prompt', {
  length: (length: string, max: number) => ({
    ja: `${length} / ${max}文字`,
    en: `${length} / ${counted(max, 'character')}`,
  }),
  long: (max: number) => ({
    ja: `${max}文字以内に短くしてください。`,
    en: `Shorten it to ${counted(max, 'character')}.`,
  }),
})
