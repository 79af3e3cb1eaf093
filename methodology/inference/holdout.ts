import { columnAt, type Panel, stateCode } from '../panel/panel.ts'
import {
  type ColumnContext,
  contextOf,
  type IndicatorYears,
  type Inference,
  indicatorYears,
  prepareInference,
} from './context.ts'
import { countedFigures } from './counted.ts'
import type { Estimate } from './estimate.ts'
import { fromEnergy, fromPeers } from './industry.ts'
import { sizeCodes } from './parameters.ts'
import type { PeerSpread } from './peer-figures.ts'
import type { Tse17Of } from './peers.ts'
import { quantileOfFirst, sortFirst } from './sorted.ts'
import { fromHistory } from './time-series.ts'
import { type IndicatorKind, type IndicatorTraits, indicatorKinds } from './traits.ts'

export interface HoldoutOptions {
  /** Share of the figures that is hidden, 0 to 1; 0.2 when left out. */
  readonly share?: number
  /**
   * `scattered` hides figures anywhere, so most stand in a gap; `latest` hides a company's last two years with a figure of an
   * indicator, so that no later figure is left. Scattered when left out.
   */
  readonly pattern?: 'scattered' | 'latest'
}

export const holdoutModels = ['time-series', 'industry', 'energy', 'global'] as const
type HoldoutModel = (typeof holdoutModels)[number]

/** How near one model comes to hidden figures of one kind. */
export interface HoldoutError {
  /** Hidden figures it was compared with: those for which time series, industry and global all give a value. */
  readonly n: number
  /**
   * Median of |ln(inferred ÷ hidden)| for amounts and intensities, of per-cent points for per cents, of the unit for others;
   * share of wrong answers for yes and no. Null without a figure.
   */
  readonly error: number | null
  /** Share of all hidden figures of the kind for which the model says something by itself, 0 to 1. */
  readonly coverage: number
}

export interface HoldoutRow {
  readonly kind: IndicatorKind | 'emissions of energy'
  /** Figures hidden. */
  readonly hidden: number
  readonly models: Readonly<Record<HoldoutModel, HoldoutError>>
}

/**
 * Hide a share of the known figures by a fixed hash, infer them by each model alone, and compare. Sales and headcount stay
 * known, as filings have them of nearly every company.
 */
export function evaluateHoldout(
  panel: Panel,
  traits: readonly IndicatorTraits[],
  tse17Of: Tse17Of,
  { share = 0.2, pattern = 'scattered' }: HoldoutOptions = {},
): HoldoutRow[] {
  const states = hide(panel, share, pattern)
  const inference = prepareInference({ ...panel, states }, traits, tse17Of)
  const tallies = new Map<HoldoutRow['kind'], Tally>()
  const tallyOf = (kind: HoldoutRow['kind']) => {
    const tally = tallies.get(kind) ?? new Tally()
    tallies.set(kind, tally)
    return tally
  }
  for (const i of panel.indicators.keys()) compareIndicator({ panel, states, inference, tallyOf }, i)
  return [...indicatorKinds, 'emissions of energy' as const].flatMap((kind) => tallies.get(kind)?.row(kind) ?? [])
}

/** Evenly spread number 0 to 1 of three whole numbers: a fixed mixing of bits (murmur's finalizer), no randomness. */
function hashShare(a: number, b: number, c: number): number {
  let bits = Math.imul(a + 1, 0x9e3779b1) ^ Math.imul(b + 1, 0x85ebca6b) ^ Math.imul(c + 1, 0xc2b2ae35)
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return ((bits ^ (bits >>> 16)) >>> 0) / 2 ** 32
}

function hide(panel: Panel, share: number, pattern: 'scattered' | 'latest'): Uint8Array {
  const hidden = { ...panel, states: panel.states.slice() }
  const [size, span] = [panel.companies.length, panel.years.length]
  for (const [i, { code }] of panel.indicators.entries()) {
    if (code === sizeCodes.sales || code === sizeCodes.headcount) continue
    const left = new Int32Array(size).fill(2)
    for (let y = span - 1; y >= 0; y--) {
      const { states: columnStates } = columnAt(hidden, i, y)
      for (const [c, figure] of countedFigures(panel, i, y).entries()) {
        if (Number.isNaN(figure)) continue
        const { id } = panel.companies[c]!
        const isHidden =
          pattern === 'scattered'
            ? hashShare(id, i, panel.years[y]!) < share
            : hashShare(id, i, 0) < share && left[c]!-- > 0
        if (isHidden) columnStates[c] = stateCode['not-disclosed']
      }
    }
  }
  return hidden.states
}

interface Comparison {
  readonly panel: Panel
  readonly states: Uint8Array
  readonly inference: Inference
  readonly tallyOf: (kind: HoldoutRow['kind']) => Tally
}

function compareIndicator(comparison: Comparison, indicator: number): void {
  const years = indicatorYears(comparison.inference, indicator)
  for (const year of comparison.panel.years.keys()) compareColumn(comparison, years, year)
}

function compareColumn({ panel, states, tallyOf }: Comparison, years: IndicatorYears, year: number): void {
  const { indicator } = years
  const before = columnAt(panel, indicator, year).states
  const after = columnAt({ ...panel, states }, indicator, year).states
  const truth = countedFigures(panel, indicator, year)
  const context = contextOf(years, year)
  const market = context.plain.market()
  for (let position = 0; position < truth.length; position++) {
    const isHidden = !Number.isNaN(truth[position]!) && after[position] !== before[position]
    if (!isHidden) continue
    const inferred = inferAll(context, position, market)
    tallyOf(context.kind).add(context.kind, truth[position]!, inferred)
    if (inferred.energy) tallyOf('emissions of energy').add(context.kind, truth[position]!, inferred)
  }
}

type Inferred = Readonly<Record<HoldoutModel, Pick<Estimate, 'value'> | null>>

function inferAll(context: ColumnContext, position: number, market: PeerSpread | null): Inferred {
  const middle = market && (context.kind === 'boolean' ? Number(market.mean > 0.5) : market.median)
  return {
    'time-series': fromHistory(context, position),
    industry: fromPeers(context, position),
    energy: fromEnergy(context, position),
    global: middle === null ? null : { value: middle },
  }
}

/** Errors of each model where all but energy can be compared. */
class Tally {
  #hidden = 0
  readonly #errors: Record<HoldoutModel, number[]> = { 'time-series': [], industry: [], energy: [], global: [] }
  readonly #inferred: Record<HoldoutModel, number> = { 'time-series': 0, industry: 0, energy: 0, global: 0 }
  #isShare = false

  add(kind: IndicatorKind, truth: number, inferred: Inferred): void {
    this.#hidden++
    this.#isShare = kind === 'boolean'
    for (const model of holdoutModels) if (inferred[model]) this.#inferred[model]++
    if (!inferred['time-series'] || !inferred.industry || !inferred.global) return
    for (const model of holdoutModels) {
      const error = inferred[model] ? errorOf(kind, inferred[model].value, truth) : Number.NaN
      if (!Number.isNaN(error)) this.#errors[model].push(error)
    }
  }

  row(kind: HoldoutRow['kind']): HoldoutRow {
    const errorOf = (model: HoldoutModel): HoldoutError => {
      const errors = Float64Array.from(this.#errors[model])
      const coverage = this.#inferred[model] / this.#hidden
      return { n: errors.length, error: errors.length === 0 ? null : middleOf(errors, this.#isShare), coverage }
    }
    const [timeSeries, industry, energy, global] = holdoutModels.map(errorOf)
    return {
      kind,
      hidden: this.#hidden,
      models: { 'time-series': timeSeries!, industry: industry!, energy: energy!, global: global! },
    }
  }
}

/** A wrong sign or a zero against a figure has no logarithm: an infinite error, which the median bears. */
function errorOf(kind: IndicatorKind, inferred: number, truth: number): number {
  if (kind !== 'amount' && kind !== 'intensity') return Math.abs(inferred - truth)
  if (inferred === truth) return 0
  return inferred * truth > 0 ? Math.abs(Math.log(inferred / truth)) : Number.POSITIVE_INFINITY
}

function middleOf(errors: Float64Array, isShare: boolean): number {
  if (isShare) return errors.reduce((sum, error) => sum + error, 0) / errors.length
  sortFirst(errors, errors.length)
  return quantileOfFirst(errors, errors.length, 0.5)
}
