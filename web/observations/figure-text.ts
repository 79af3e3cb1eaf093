import type { Indicator } from '#contract/indicators.ts'
import { formatExact, formatNumber, sharedDecimals } from '../format.ts'
import { rawMessages } from './messages.ts'
import type { Row } from './rows.ts'

/** A value in words a reader expects: a yes or no, or a number as fine as its row is. */
export function figureText(value: number, { indicator, cells }: Pick<Row, 'indicator' | 'cells'>): string {
  if (indicator.type === 'boolean') return value === 1 ? rawMessages().yes : rawMessages().no
  if (value === 0) return '0'
  return formatNumber(
    value,
    Math.max(leastDecimals(indicator), sharedDecimals(cells.flatMap((cell) => cell?.value ?? []))),
  )
}

/** Letters of the longest figure, a tag of estimation counted as four: what a column has to hold. */
export function longestFigure(rows: readonly Row[]): number {
  const lengths = rows.flatMap((row) =>
    row.cells.map((cell) =>
      cell?.value == null ? 3 : figureText(cell.value, row).length + (cell.state === 'estimated' ? 4 : 0),
    ),
  )
  return lengths.reduce((longest, length) => Math.max(longest, length), 0)
}

/** Per cents always show a decimal. */
const leastDecimals = ({ unit }: Indicator) => (unit === '%' ? 1 : 0)

/** A single value, as precisely as it is held. */
export function exactText(value: number, indicator: Indicator): string {
  if (indicator.type === 'boolean') return value === 1 ? rawMessages().yes : rawMessages().no
  return formatExact(value, leastDecimals(indicator))
}
