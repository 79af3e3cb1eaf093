import { columnAt } from '../panel/panel.ts'
import { estimateIn, isOpen } from './column.ts'
import { type ColumnContext, contextOf, type IndicatorYears, type Inference, peerFigures } from './context.ts'
import { countedFigures, isCounted } from './counted.ts'
import type { InferenceMode } from './estimate.ts'
import { historyOf } from './history.ts'
import { fromEnergy, fromPeers } from './industry.ts'
import { fromHistory } from './time-series.ts'

/**
 * The value alone that a mode's models give for one company, without its error: what `inferColumn` says at the position, in the
 * time of one company instead of all.
 *
 * @param column `peerColumn` of the indicator and year
 * @returns in the indicator's unit; null where nothing is inferred
 */
export function inferValue(
  column: ColumnContext,
  mode: Exclude<InferenceMode, 'worst-value'>,
  company: number,
): number | null {
  const { states } = columnAt(column.inference.panel, column.indicator, column.year)
  if (!isOpen(states[company]!)) return null
  const own = mode === 'time-series' ? fromHistory(alone(column, company), 0) : null
  return (own ?? fromEnergy(column, company) ?? fromPeers(column, company))?.value ?? null
}

/**
 * The values alone of one indicator and year for all companies: those of `inferColumn`, without the errors of the market's years,
 * whose sorting costs more than the values.
 *
 * @returns in the indicator's unit, in the panel's order of companies; NaN where nothing is inferred
 */
export function inferValues(
  indicatorYears: IndicatorYears,
  mode: Exclude<InferenceMode, 'worst-value'>,
  year: number,
): Float64Array {
  const { panel } = indicatorYears.inference
  const { states } = columnAt(panel, indicatorYears.indicator, year)
  const values = new Float64Array(states.length).fill(Number.NaN)
  const whole = contextOf(indicatorYears, year)
  const isOwn = mode === 'time-series' && whole.hasPast
  if (!isOwn && !whole.hasPeers) return values
  const { figures, last, next } = isOwn ? whole.history : { figures: [], last: [], next: [] }
  const context: ColumnContext = { ...whole, history: { figures, last, next, yearlyError: Number.NaN } }
  for (let position = 0; position < states.length; position++) {
    if (!isOpen(states[position]!)) continue
    const estimate = estimateIn(mode, context, position)
    if (estimate) values[position] = estimate.value
  }
  return values
}

/**
 * One indicator of one year among peers, without the companies' own years: what the values of single companies stand on.
 *
 * Making it is most of the work of a first value; a caller that asks for many companies keeps it.
 */
export function peerColumn(inference: Inference, indicator: number, year: number): ColumnContext {
  const { panel, kinds } = inference
  const kind = kinds[indicator]!
  return {
    inference,
    indicator,
    year,
    kind,
    history: historyOf([], kind, () => 1),
    hasPeers: true,
    hasPast: true,
    ...peerFigures(inference, { indicator, year, own: countedFigures(panel, indicator, year) }),
  }
}

/** The company as if it were the only one: all that a value from its own years stands on, and no error. */
function alone(context: ColumnContext, company: number): ColumnContext {
  const { inference, indicator, kind } = context
  const { panel, sales, headcount } = inference
  const figures = panel.years.map((_, year) => {
    const { values, states } = columnAt(panel, indicator, year)
    const value = values[company]!
    return Float64Array.of(isCounted[states[company]!] === 1 && Number.isFinite(value) ? value : Number.NaN)
  })
  const own = (columns: readonly Float64Array[]) => columns.map((column) => Float64Array.of(column[company]!))
  const { last, next } = historyOf(figures, kind, () => 1)
  return {
    ...context,
    inference: { ...inference, sales: own(sales), headcount: own(headcount) },
    history: { figures, last, next, yearlyError: Number.NaN },
  }
}
