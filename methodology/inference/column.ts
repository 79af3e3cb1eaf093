import { type CellState, cellStates } from '../figures/cell-states.ts'
import { columnAt } from '../panel/panel.ts'
import { type ColumnContext, contextOf, type IndicatorYears } from './context.ts'
import { type Estimate, type InferenceMode, inferenceLevels, inferenceModels } from './estimate.ts'
import { fromEnergy, fromPeers } from './industry.ts'
import { fromHistory } from './time-series.ts'

/** What is inferred of one indicator and year, for all companies in their order. */
export interface InferredColumn {
  /** In the indicator's unit; NaN where nothing is inferred: the figure is known, is not to be inferred, or cannot be. */
  readonly values: Float64Array
  /** On the scale of `scaleOf` the indicator's kind; NaN where nothing is inferred or too little is known to tell. */
  readonly standardErrors: Float64Array
  /** Codes of `inferenceModels`; 0 where nothing is inferred. */
  readonly models: Uint8Array
  /** Codes of `inferenceLevels`. */
  readonly levels: Uint8Array
  /** Figures behind each. */
  readonly counts: Int32Array
}

/** States whose figure exists in the world and is not ours to rank; the others have no figure, or a known one. */
const open: ReadonlySet<CellState> = new Set([
  'not-disclosed',
  'other-boundary',
  'under-review',
  'not-tagged',
  'not-stated',
])
const isOpenCode = Uint8Array.from(cellStates, (state) => (open.has(state) ? 1 : 0))

/** Whether a cell of this state is inferred at all. */
export const isOpen = (state: number): boolean => isOpenCode[state] === 1

/** The first estimate a mode's models give, in their order; null leaves the worst value to the caller. */
export function estimateIn(mode: InferenceMode, context: ColumnContext, position: number): Estimate | null {
  if (mode === 'worst-value') return null
  const own = mode === 'time-series' && context.hasPast ? fromHistory(context, position) : null
  if (own || !context.hasPeers) return own
  return fromEnergy(context, position) ?? fromPeers(context, position)
}

const modelCode = new Map(inferenceModels.map((model, code) => [model, code]))
const levelCode = new Map(inferenceLevels.map((level, code) => [level, code]))

/**
 * Infer the missing figures of one indicator and year for all companies.
 *
 * @param positions companies that it is wanted for; all when left out
 */
export function inferColumn(
  years: IndicatorYears,
  mode: InferenceMode,
  year: number,
  positions?: Int32Array,
): InferredColumn {
  const { panel } = years.inference
  const size = panel.companies.length
  const column = {
    values: new Float64Array(size).fill(Number.NaN),
    standardErrors: new Float64Array(size).fill(Number.NaN),
    models: new Uint8Array(size),
    levels: new Uint8Array(size),
    counts: new Int32Array(size),
  }
  if (mode === 'worst-value') return column
  const { states } = columnAt(panel, years.indicator, year)
  const context = contextOf(years, year)
  if (!context.hasPeers && !(mode === 'time-series' && context.hasPast)) return column
  const count = positions?.length ?? size
  for (let at = 0; at < count; at++) {
    const position = positions ? positions[at]! : at
    if (!isOpen(states[position]!)) continue
    const estimate = estimateIn(mode, context, position)
    if (!estimate) continue
    column.values[position] = estimate.value
    column.standardErrors[position] = estimate.standardError
    column.models[position] = modelCode.get(estimate.model)!
    column.levels[position] = levelCode.get(estimate.level)!
    column.counts[position] = estimate.n
  }
  return column
}
