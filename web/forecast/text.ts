import type { CompanyForecast } from '#contract/forecast/forecast.ts'
import { formatNumber, formatScore, formatSignificant } from '../format.ts'
import { unitWords } from '../indicators/units.ts'

type Told = Pick<CompanyForecast, 'subject' | 'unit'>

/** A value without its unit: scores of 100 with a decimal, per cents with one, amounts with three digits at least. */
export function numberText({ subject, unit }: Told, value: number): string {
  if (subject === 'score') return formatScore(value)
  if (unit === '%') return formatNumber(value, 1)
  return Math.abs(value) >= 100 ? formatNumber(value) : formatSignificant(Number(value.toPrecision(3)), 3)
}

/** With its unit. */
export function valueText(told: Told, value: number): string {
  if (told.subject === 'score') return numberText(told, value)
  if (told.unit === '%') return `${numberText(told, value)}%`
  return `${numberText(told, value)} ${unitWords(told.unit)}`
}

export const rangeText = (told: Told, { low, high }: { readonly low: number; readonly high: number }) =>
  `${numberText(told, low)}–${numberText(told, high)}`
