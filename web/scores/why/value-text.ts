import type { Indicator } from '#contract/market/indicators.ts'
import { formatCalendarYear, formatExact } from '../../format.ts'
import { whyMessages } from './messages.ts'

/** The value of an indicator as text, without its unit. */
export function valueText(value: number | null, { type, unit }: Pick<Indicator, 'type' | 'unit'>): string {
  const m = whyMessages()
  if (value === null) return '—'
  if (type === 'boolean') return value >= 0.5 ? m.yes : m.no
  // A year is a name, not an amount: no separators.
  if (unit === 'year') return formatCalendarYear(value)
  return formatExact(Number(value.toPrecision(4)), unit === '%' ? 1 : 0)
}
