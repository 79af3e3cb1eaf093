import i18next from 'i18next'
import { CallFailed } from '../../app/send.ts'
import { language } from '../../i18n/language.ts'
import { uiMessages } from '../messages.ts'

/** The words of each failure that are here: the usual ones, and all once a call has been refused (`app/send.ts`). */
export function failureWords(): Readonly<Record<string, string>> {
  const rest = i18next.getResourceBundle(language(), 'failures') as Record<string, string> | undefined
  return { ...uiMessages().failures, ...rest }
}

/** What a call failed with, in words; a fault where the code has none. */
export function failureText(error: unknown): string {
  const words = failureWords()
  const code = error instanceof CallFailed && Object.hasOwn(words, error.code) ? error.code : 'fault'
  return words[code]!
}
