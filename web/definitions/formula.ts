import type { Definition } from '#contract/market/indicators.ts'
import { language } from '../i18n/language.ts'

/** How a financial figure follows from others, in the reader's language. */
export function formulaOf({ formulaJa, formulaEn }: Definition): string | null {
  return language() === 'ja' ? formulaJa : formulaEn
}
