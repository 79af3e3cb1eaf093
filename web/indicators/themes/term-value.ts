import { formatExact, formatNumber } from '../../format.ts'
import { language } from '../../i18n/language.ts'
import { unitWords } from '../units.ts'
import { ruleMessages } from './rule-messages.ts'
import { themeMessages } from './theme-messages.ts'

/** Yen of a term in hundreds of millions, in English in billions. */
export function yenText(yen: number): string {
  return language() === 'ja'
    ? `${formatNumber(yen / 1e8)}億円`
    : `¥${formatNumber(yen / 1e9, yen % 1e9 === 0 ? 0 : 1)}bn`
}

/** The value of a term, or its threshold, as text; a flag is a yes or a no. */
export function termValue(
  value: number | string,
  { term, unit }: { readonly term: string; readonly unit: string | undefined },
): string {
  const m = themeMessages()
  if (value === 'yes' || value === 'no') return m[value]
  if (typeof value === 'string') return ruleMessages().words[value] ?? stateWord(value)
  if (unit === 'yes/no' || /^(flag|index)\./.test(term)) return value === 1 ? m.yes : m.no
  if (term.endsWith('_jpy')) return yenText(value)
  if (term.startsWith('pct.')) return `${formatExact(value)}%`
  if (unit === 'year' || unit === undefined) return value >= 10_000_000 ? formatExact(value) : String(value)
  const words = unitWords(unit)
  return `${formatExact(value)}${words === '%' ? '%' : ` ${words}`}`
}

const stateWord = (value: string) => (themeMessages().states as Readonly<Record<string, string>>)[value] ?? value
