import { formatExact, formatNumber, formatSignificant } from '../format.ts'
import { targetsMessages } from './messages.ts'

/** A share a year in per cent, one decimal: `4.2`. */
export const percentText = (share: number) =>
  formatNumber(Math.abs(Number((share * 100).toFixed(1))) === 0 ? 0 : share * 100, 1)

/** A change against the base year in signed per cent, without a decimal that says nothing: `−42%`, `+3.5%`. */
export function changeText(share: number): string {
  const percent = Number((share * 100).toFixed(1))
  return `${percent > 0 ? '+' : percent < 0 ? '−' : '±'}${formatExact(Math.abs(percent))}%`
}

/** Whole tonnes; emissions of less than ten keep what they say. */
export const tonnesText = (tonnes: number) =>
  Math.abs(tonnes) < 10 ? formatSignificant(Number(tonnes.toPrecision(3)), 3) : formatNumber(tonnes)

/** How far behind or ahead of a line, in words. */
export function yearsText(years: number): string {
  const m = targetsMessages()
  const text = formatNumber(Math.abs(years), 1)
  return years >= 0 ? m.behind(text) : m.ahead(text)
}
