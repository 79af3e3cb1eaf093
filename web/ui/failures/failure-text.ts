import i18next from 'i18next'
import { CallFailed } from '../../app/send.ts'
import { formatBytes, formatNumber } from '../../format.ts'
import { language } from '../../i18n/language.ts'
import { uiMessages } from '../messages.ts'

/** The words of each failure that are here: the usual ones, and all once a call has been refused (`app/send.ts`). */
export function failureWords(): Readonly<Record<string, string>> {
  const rest = i18next.getResourceBundle(language(), 'failures') as Record<string, string> | undefined
  return { ...uiMessages().failures, ...rest }
}

/** How much the account uses of what it has no more room for; nothing where that is not the matter. */
function roomText(error: unknown): string {
  if (!(error instanceof CallFailed) || !error.room) return ''
  const { unit, used, most } = error.room
  const format = unit === 'bytes' ? formatBytes : (rows: number) => formatNumber(rows)
  return uiMessages().roomUsed(format(used), format(most))
}

/** Which part of the request was not valid, as its address or its documentation calls it. */
function fieldText(error: unknown): string {
  return error instanceof CallFailed && error.field
    ? uiMessages().field(error.field.replace(/^(query|body|params)\./, ''))
    : ''
}

/** What a call failed with, in words; a fault where the code has none. */
export function failureText(error: unknown): string {
  const words = failureWords()
  const code = error instanceof CallFailed && Object.hasOwn(words, error.code) ? error.code : 'fault'
  return words[code]! + roomText(error) + fieldText(error)
}
