import { formatExact } from '../format.ts'
import { language } from '../i18n/language.ts'
import { unitWords } from '../indicators/units.ts'
import { rawMessages } from './messages.ts'

/** A remark on a figure in words; one that carries a currency or a rate is `currency:USD` or `converted:USD:151.4`, one of a period that is not a year `months:9`. */
export function remarkText(note: string): string {
  const m = rawMessages()
  const [kind, currency = '', rate] = note.split(':')
  if (kind === 'months') return m.ofMonths(Number(currency))
  if (kind === 'currency') return m.inCurrency(currency)
  if (kind === 'converted') return m.convertedAt(currency, formatExact(Number(rate), 0))
  return m.noteWords[note] ?? note
}

/** The unit of a figure in words: the indicator's, in the currency that the figure was filed in. */
export function figureUnit(unit: string, notes: readonly string[]): string {
  const currency = notes.find((note) => note.startsWith('currency:'))?.slice('currency:'.length)
  if (currency === undefined) return unitWords(unit)
  const thousands = /^JPY (million|thousand)/.exec(unit)?.[1]
  return thousands ? rawMessages().inThousands[thousands as 'million' | 'thousand'](currency) : currency
}

/** Words as a list of the reader's language. */
export function listWords(words: readonly string[]): string {
  return language() === 'ja' ? words.join('・') : new Intl.ListFormat('en').format(words)
}
