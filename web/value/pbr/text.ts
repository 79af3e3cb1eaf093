import { formatNumber, formatPoints, formatShare, formatSignificant } from '../../format.ts'
import { language } from '../../i18n/language.ts'

/** An impact or a coefficient: two decimals and its sign. */
export const signedText = (value: number) => formatPoints(value, 2)

/** A t with two decimals. */
export const tText = (value: number) => formatNumber(value, 2)

/** A probability with three decimals; `< 0.001` below. */
export const pText = (value: number) => (value < 0.001 ? '< 0.001' : formatNumber(value, 3))

/** A figure of any indicator. */
export const actualText = (value: number) => formatSignificant(value, 4)

/** The same where yes and no may be meant: the share of those who say yes. */
export const actualOfForm = (value: number, form: 'log' | 'level') =>
  form === 'level' ? formatShare(value, 0) : actualText(value)

/** From one end to the other. */
export const rangeText = (low: string, high: string) => (language() === 'ja' ? `${low}〜${high}` : `${low} to ${high}`)

/** A change in per cent, one decimal and its sign. */
export const percentText = (value: number) => `${formatPoints(value, 1)}%`
