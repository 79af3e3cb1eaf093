import { language } from './language.ts'

/** What there is of these words one after the other, with the comma of the reader's language. */
export const joined = (words: readonly (string | null | undefined | false)[]): string =>
  words.filter(Boolean).join(language() === 'ja' ? '、' : ', ')
