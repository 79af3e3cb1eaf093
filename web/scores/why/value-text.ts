import type { Indicator } from '#contract/market/indicators.ts'
import { formatCalendarYear, formatExact, formatSignificant } from '../../format.ts'
import { unitPerSize, unitWords } from '../../indicators/units.ts'
import { whyMessages } from './messages.ts'

/** What an amount is divided by, in words. */
export function sizeName({
  indicator,
  boundary,
}: {
  readonly indicator: string
  readonly boundary?: 'parent' | undefined
}): string {
  const m = whyMessages()
  return boundary === 'parent' ? m.parentSales : (m.sizes[indicator] ?? indicator)
}

/** The value of an indicator as text, without its unit. */
export function valueText(value: number | null, { type, unit }: Pick<Indicator, 'type' | 'unit'>): string {
  const m = whyMessages()
  if (value === null) return '—'
  if (type === 'boolean') return value >= 0.5 ? m.yes : m.no
  // A year is a name, not an amount: no separators.
  if (unit === 'year') return formatCalendarYear(value)
  return unit === '%' ? formatExact(Number(value.toPrecision(4)), 1) : formatSignificant(value)
}

/** What is ranked as text without its unit: the value, or the value per size. */
export function rankedText(
  value: number | null,
  indicator: Pick<Indicator, 'type' | 'unit'>,
  size: string | undefined,
): string {
  return size === undefined || value === null ? valueText(value, indicator) : formatSignificant(value)
}

/** Its unit; none for a yes or no. */
export function rankedUnit({ type, unit }: Pick<Indicator, 'type' | 'unit'>, size: string | undefined): string {
  if (type === 'boolean') return ''
  return size === undefined ? unitWords(unit) : unitPerSize(unit, size)
}
