import type { Indicator } from '#contract/market/indicators.ts'
import { formatCalendarYear, formatExact, formatSignificant } from '../format.ts'
import { unitWords } from '../indicators/units.ts'
import { simulatorMessages } from './messages.ts'

type Measured = Pick<Indicator, 'type' | 'unit'>

/** A figure in its unit, as a step reads: `12.5%`, `1,230 t-CO2e`, `あり`. */
export function figureText(value: number | null, indicator: Measured | undefined): string {
  const m = simulatorMessages()
  if (value === null) return '—'
  if (!indicator) return formatExact(value)
  const { type, unit } = indicator
  if (type === 'boolean') return value >= 0.5 ? m.yes : m.no
  if (unit === 'year') return formatCalendarYear(value)
  const words = unitWords(unit)
  return `${formatSignificant(value)}${unit === '%' ? '%' : words && ` ${words}`}`
}
