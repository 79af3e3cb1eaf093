import type { Indicator } from '#contract/market/indicators.ts'
import type { Cell } from '#contract/market/observations.ts'
import { formatCalendarYear, formatExact, formatNumber, sharedDecimals } from '../format.ts'
import { rawMessages } from './messages.ts'
import type { Row } from './table/rows.ts'

/** A value in words a reader expects: a yes or no, or a number as fine as its row is. */
export function figureText(value: number, { indicator, cells }: Pick<Row, 'indicator' | 'cells'>): string {
  if (indicator.type === 'boolean') return value === 1 ? rawMessages().yes : rawMessages().no
  if (indicator.unit === 'year') return formatCalendarYear(value)
  if (value === 0) return '0'
  return formatNumber(
    value,
    Math.max(leastDecimals(indicator), sharedDecimals(cells.flatMap((cell) => cell?.value ?? []))),
  )
}

/** Width of the widest figure, in digits: what a column has to hold. */
export function widestFigure(rows: readonly Row[]): number {
  const widths = rows.flatMap((row) => row.cells.map((cell) => (cell?.value == null ? 3 : widthOf(cell, row))))
  return widths.reduce((widest, width) => Math.max(widest, width), 0)
}

/** Separators are about half as wide as digits; the tag of an estimate takes four, the mark of a doubt two. */
function widthOf({ value, state, isUnderReview }: Cell, row: Row): number {
  const text = figureText(value ?? 0, row)
  const digits = text.replace(/[,.−]/g, '').length
  return digits + (text.length - digits) * 0.6 + (state === 'estimated' ? 4.5 : 0) + (isUnderReview ? 2.5 : 0)
}

/** Per cents always show a decimal. */
const leastDecimals = ({ unit }: Indicator) => (unit === '%' ? 1 : 0)

/** A single value, as precisely as it is stored. */
export function exactText(value: number, indicator: Indicator): string {
  if (indicator.type === 'boolean') return value === 1 ? rawMessages().yes : rawMessages().no
  if (indicator.unit === 'year') return formatCalendarYear(value)
  return formatExact(value, leastDecimals(indicator))
}
