import type { Boundary } from '../figures/boundary.ts'
import { type CellState, cellStates, isDisclosure, stateCode } from '../figures/cell-states.ts'
import { mean } from '../statistics/mean.ts'
import { quantile } from '../statistics/quantiles.ts'
import { type MarketShape, runOf } from './layout.ts'

export interface PanelCompany {
  readonly id: number
  readonly isListed: boolean
  /** Four digits, of the exchange's list or else of the filer's industry in EDINET; null where neither tells. */
  readonly tse33: string | null
  /** Six digits of the 74; null for companies without a licensed classification. */
  readonly gics: string | null
  readonly market: string | null
  /** Whether it has accounts of a group beside its own; null or left out where that is not known. */
  readonly hasGroupAccounts?: boolean | null
}

export interface PanelIndicator {
  readonly code: string
  /** The one accounting basis on which this indicator is ranked. */
  readonly boundary: Boundary
  readonly direction: 'higher_better' | 'lower_better' | 'neutral'
}

/** A row behind those of the indicators, which only some versions of the scores look at. */
export interface FurtherRow {
  /** Of the indicator whose figures these are. */
  readonly code: string
  readonly boundary: Boundary
  /**
   * `figures` of the year itself; `newest`: the newest of the year and the `maxAge` years before it; `years`: the fiscal years that those
   * are of.
   */
  readonly holds: 'figures' | 'newest' | 'years'
  readonly maxAge: number
}

/**
 * The numeric market as of a day, in memory: a figure and a state for each indicator, fiscal year and company.
 *
 * The rows of its arrays are the indicators (`layout.ts`), and behind them the further rows.
 */
export interface Panel {
  readonly companies: readonly PanelCompany[]
  readonly indicators: readonly PanelIndicator[]
  /** None where left out. */
  readonly further?: readonly FurtherRow[]
  /** Fiscal years, ascending, without gaps. */
  readonly years: readonly number[]
  /** In the indicator's unit; a yes is 1, a no 0; NaN where there is no figure. */
  readonly values: Float64Array
  /** Codes of `cellStates`. */
  readonly states: Uint8Array
}

/** One indicator of one fiscal year for all companies, in their order. */
export interface Column {
  readonly values: Float64Array
  readonly states: Uint8Array
}

/** A view into the panel, or null when it has no such indicator or year. */
export function columnOf(panel: Panel, indicator: string, fiscalYear: number): Column | null {
  const i = panel.indicators.findIndex(({ code }) => code === indicator)
  const y = panel.years.indexOf(fiscalYear)
  return i === -1 || y === -1 ? null : columnAt(panel, i, y)
}

/** The same by positions, which must exist. */
export function columnAt(panel: Panel, indicator: number, year: number): Column {
  const shape = shapeOf(panel)
  return { values: runOf(panel.values, shape, indicator, year), states: runOf(panel.states, shape, indicator, year) }
}

/** Position of a further row; −1 where the panel has no such row. */
export function furtherPosition(
  { indicators, further = [] }: Pick<Panel, 'indicators' | 'further'>,
  row: Pick<FurtherRow, 'code' | 'boundary' | 'holds'>,
): number {
  const at = further.findIndex(
    ({ code, boundary, holds }) => code === row.code && boundary === row.boundary && holds === row.holds,
  )
  return at === -1 ? -1 : indicators.length + at
}

/** On which accounting basis the figures of a row are: of an indicator's, or of one behind them. */
export function boundaryAt({ indicators, further = [] }: Pick<Panel, 'indicators' | 'further'>, row: number): Boundary {
  return (indicators[row] ?? further[row - indicators.length]!).boundary
}

/** The lengths that `layout.ts` counts with. */
export function shapeOf({ years, companies }: Pick<Panel, 'years' | 'companies'>): MarketShape {
  return { years: years.length, companies: companies.length }
}

/** Whether a cell takes part in rankings and averages. */
export function counts(state: number): boolean {
  return isDisclosure(state) || state === stateCode.estimated
}

/** How the figures of a column are spread. */
export interface Spread {
  /** Companies by state. */
  readonly companies: Readonly<Record<CellState, number>>
  /** Figures that count, disclosed and estimated; the statistics are of these. */
  readonly n: number
  /** In the indicator's unit; null without a figure. Quartiles lie between the two nearest figures in proportion. */
  readonly least: number | null
  readonly lowerQuartile: number | null
  readonly median: number | null
  readonly upperQuartile: number | null
  readonly most: number | null
  readonly mean: number | null
}

/**
 * The spread of a column among the companies chosen.
 *
 * @param column figures and states of all companies
 * @param isIn whether the company at a position takes part; all when left out
 */
export function spreadOf({ values, states }: Column, isIn: (position: number) => boolean = () => true): Spread {
  const companies = Object.fromEntries(cellStates.map((state) => [state, 0])) as Record<CellState, number>
  const figures: number[] = []
  for (const [position, state] of states.entries()) {
    if (!isIn(position)) continue
    companies[cellStates[state]!]++
    if (counts(state)) figures.push(values[position]!)
  }
  const sorted = Float64Array.from(figures).sort()
  return {
    companies,
    n: sorted.length,
    least: sorted[0] ?? null,
    lowerQuartile: quantile(sorted, 0.25),
    median: quantile(sorted, 0.5),
    upperQuartile: quantile(sorted, 0.75),
    most: sorted.at(-1) ?? null,
    mean: mean(sorted),
  }
}
