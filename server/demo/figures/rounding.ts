import type { DemoIndicator } from './indicators.ts'

const maxOf: Readonly<Record<string, number>> = { 'G-RM-035': 6, '0-8 scale': 8, categories: 15 }

/** A figure as a company would print it: whole, with one decimal for per cents, or with four digits. */
export function rounded(indicator: DemoIndicator, value: number): number {
  if (Number.isNaN(value)) return value
  const { isWhole, unit, distribution, code } = indicator
  if (distribution === 'bernoulli' || distribution === 'year') return Math.round(value)
  if (distribution === 'count' || isWhole) {
    const whole = Math.round(value)
    if (distribution === 'normal') return whole
    return Math.min(maxOf[code] ?? maxOf[unit] ?? Number.MAX_SAFE_INTEGER, Math.max(0, whole))
  }
  if (unit === '%') {
    const percent = distribution === 'normal' ? value : Math.min(100, Math.max(0, value))
    return Math.round(percent * 10) / 10
  }
  if (unit === 'JPY million' || unit === 'JPY thousand') return printedMoney(code, value)
  if (code === 'F-PS-001' || code === 'F-PS-002') return Math.round(value * 100) / 100
  if (unit === 'hours' || unit === 'days' || unit === 'years' || unit === 'times') return Math.round(value * 10) / 10
  return digits(value, 4)
}

/** Accounts are printed to the million; what is small, such as a donation, with a decimal. */
function printedMoney(code: string, value: number): number {
  if (code.startsWith('F-') || Math.abs(value) >= 100) return Math.round(value)
  return Math.round(value * 10) / 10
}

/** So many digits, and whole where the number has as many before the point. */
function digits(value: number, many: number): number {
  if (value === 0) return 0
  const places = many - 1 - Math.floor(Math.log10(Math.abs(value)))
  if (places <= 0) return Math.round(value / 10 ** -places) * 10 ** -places
  const scale = 10 ** Math.min(places, 8)
  return Math.round(value * scale) / scale
}
