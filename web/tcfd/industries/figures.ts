import { formatNumber, formatShare } from '../../format.ts'
import { language } from '../../i18n/language.ts'
import { riskMessages } from './messages.ts'

/** A share as it reads in a cell: one decimal below a tenth, and how many times where it is ten times and more. */
export function ratioText(share: number): string {
  if (share >= 10) return `×${formatNumber(share, share < 100 ? 1 : 0)}`
  return formatShare(share, share < 0.1 ? 1 : 0)
}

/** A percentile as a number of 0 to 100. */
export const percentileText = (percentile: number) => formatNumber(percentile * 100)

/** What a category is measured by, in words; empty where nothing measures it. */
export function measureText(category: string, emissions: 'group' | 'statutory'): string {
  const m = riskMessages()
  return category === 'policy' && emissions === 'statutory' ? m.statutoryMeasure : (m.measures[category] ?? '')
}

/** The region of a price in the reader's language. */
export const regionText = ({ regionJa, regionEn }: { readonly regionJa: string; readonly regionEn: string }) =>
  language() === 'ja' ? regionJa : regionEn
