import type { CompanyForecast } from '#contract/forecast/forecast.ts'
import { formatNumber, formatScore, formatSignificant } from '../format.ts'
import { unitWords } from '../indicators/units.ts'

type ForecastUnit = Pick<CompanyForecast, 'subject' | 'unit'>

/** A value without its unit: scores of 100 with a decimal, per cents with one, amounts with three digits at least. */
export function numberText({ subject, unit }: ForecastUnit, value: number): string {
  if (subject === 'score') return formatScore(value)
  if (unit === '%') return formatNumber(value, 1)
  return Math.abs(value) >= 100 ? formatNumber(value) : formatSignificant(Number(value.toPrecision(3)), 3)
}

/** With its unit. */
export function valueText(forecast: ForecastUnit, value: number): string {
  if (forecast.subject === 'score') return numberText(forecast, value)
  if (forecast.unit === '%') return `${numberText(forecast, value)}%`
  return `${numberText(forecast, value)} ${unitWords(forecast.unit)}`
}

export const rangeText = (forecast: ForecastUnit, { low, high }: { readonly low: number; readonly high: number }) =>
  `${numberText(forecast, low)}–${numberText(forecast, high)}`
