import { estimateIn, isOpen } from './column.ts'
import { type ColumnContext, contextOf, type Inference } from './context.ts'
import type { InferenceMode } from './estimate.ts'
import { historyOf } from './history.ts'
import { fromEnergy, fromPeers } from './industry.ts'
import { isCounted, knownFigures } from './known.ts'
import { energyBased } from './parameters.ts'
import { PeerFigures } from './peer-figures.ts'
import { fromHistory } from './time-series.ts'

/**
 * The value alone that a mode's models give for one figure, without its error: what `inferColumn` says at the position, in the
 * time of one company instead of all.
 *
 * @returns in the indicator's unit; null where nothing is inferred
 */
export function inferValue(inference: Inference, mode: Exclude<InferenceMode, 'worst-value'>, at: At): number | null {
  const { companies, years, states } = inference.panel
  if (!isOpen(states[(at.indicator * years.length + at.year) * companies.length + at.company]!)) return null
  const context = contextAt(inference, at)
  const own = mode === 'time-series' ? fromHistory(alone(context, at.company), 0) : null
  return (own ?? fromEnergy(context, at.company) ?? fromPeers(context, at.company))?.value ?? null
}

/**
 * The values alone of one indicator and year for all companies: those of `inferColumn`, without the errors of the market's years,
 * whose sorting costs more than the values.
 *
 * @returns in the indicator's unit, in the panel's order of companies; NaN where nothing is inferred
 */
export function inferValues(
  inference: Inference,
  mode: Exclude<InferenceMode, 'worst-value'>,
  indicator: number,
  year: number,
): Float64Array {
  const { companies, years, states } = inference.panel
  const values = new Float64Array(companies.length).fill(Number.NaN)
  const whole = contextOf(inference, indicator, year)
  const isOwn = mode === 'time-series' && whole.hasPast
  if (!isOwn && !whole.hasPeers) return values
  const { figures, last, next } = isOwn ? whole.history : { figures: [], last: [], next: [] }
  const context: ColumnContext = { ...whole, history: { figures, last, next, yearlyError: Number.NaN } }
  const start = (indicator * years.length + year) * companies.length
  for (let position = 0; position < companies.length; position++) {
    if (!isOpen(states[start + position]!)) continue
    const estimate = estimateIn(mode, context, position)
    if (estimate) values[position] = estimate.value
  }
  return values
}

interface At {
  readonly indicator: number
  readonly year: number
  readonly company: number
}

/** Columns whose peers are kept: all of one fiscal year and some, about 16 MB in a market of 4,000 companies. */
const mostColumns = 512
const kept = new WeakMap<Inference, Map<number, ColumnContext>>()

/** A company is mostly asked for with all its indicators of one year, and so is the next. */
function contextAt(inference: Inference, at: At): ColumnContext {
  const columns = kept.get(inference) ?? new Map<number, ColumnContext>()
  kept.set(inference, columns)
  const key = at.indicator * inference.panel.years.length + at.year
  const held = columns.get(key)
  if (held) return held
  const made = amongPeers(inference, at)
  columns.set(key, made)
  if (columns.size > mostColumns) columns.delete(columns.keys().next().value!)
  return made
}

function amongPeers(inference: Inference, { indicator, year }: At): ColumnContext {
  const { panel, kinds, sales, headcount, energy, peers } = inference
  const kind = kinds[indicator]!
  const own = knownFigures(panel, indicator, year)
  const per = (sizes: Float64Array | null) => new PeerFigures(own, sizes, peers[year]!, kind)
  return {
    inference,
    indicator,
    year,
    kind,
    history: historyOf([], kind, () => 1),
    hasPeers: true,
    hasPast: true,
    plain: per(null),
    perSales: per(sales[year]!),
    perHead: per(headcount[year]!),
    perEnergy: energyBased.has(panel.indicators[indicator]!.code) ? per(energy[year]!) : null,
  }
}

/** The company as if it were the only one: all that a value from its own years stands on, and no error. */
function alone(context: ColumnContext, company: number): ColumnContext {
  const { inference, indicator, kind } = context
  const { panel, sales, headcount } = inference
  const size = panel.companies.length
  const figures = panel.years.map((_, year) => {
    const cell = (indicator * panel.years.length + year) * size + company
    const value = panel.values[cell]!
    return Float64Array.of(isCounted[panel.states[cell]!] === 1 && Number.isFinite(value) ? value : Number.NaN)
  })
  const own = (columns: readonly Float64Array[]) => columns.map((column) => Float64Array.of(column[company]!))
  const { last, next } = historyOf(figures, kind, () => 1)
  return {
    ...context,
    inference: { ...inference, sales: own(sales), headcount: own(headcount) },
    history: { figures, last, next, yearlyError: Number.NaN },
  }
}
