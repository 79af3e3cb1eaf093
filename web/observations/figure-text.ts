import type { Indicator } from '#contract/market/indicators.ts'
import type { Figure } from '#contract/market/observations.ts'
import { formatCalendarYear, formatExact, formatNumber, sharedDecimals } from '../format.ts'
import { rawMessages } from './messages.ts'
import type { Row } from './table/rows.ts'

/** A value in words a reader expects: a yes or no, or a number as fine as its row is. */
export function figureText(
  value: number,
  { indicator, cells, unit }: Pick<Row, 'indicator' | 'cells' | 'unit'>,
): string {
  if (indicator.type === 'boolean') return value === 1 ? rawMessages().yes : rawMessages().no
  if (indicator.unit === 'year') return formatCalendarYear(value)
  if (value === 0) return '0'
  if (unit !== undefined) return formatExact(value)
  return formatNumber(
    value,
    Math.max(minDecimals(indicator), sharedDecimals(cells.flatMap((cell) => cell?.value ?? []))),
  )
}

/** Per cents always show a decimal. */
const minDecimals = ({ unit }: Indicator) => (unit === '%' ? 1 : 0)

/** A single value, as precisely as it is stored. */
export function exactText(value: number, indicator: Indicator): string {
  if (indicator.type === 'boolean') return value === 1 ? rawMessages().yes : rawMessages().no
  if (indicator.unit === 'year') return formatCalendarYear(value)
  return formatExact(value, minDecimals(indicator))
}

/** The same of a figure of which there may be none: not applicable, or withdrawn. */
export function vintageText({ value, state }: Pick<Figure, 'value' | 'state'>, indicator: Indicator): string {
  if (value !== null) return exactText(value, indicator)
  return state === 'withdrawn' ? '—' : 'n/a'
}
