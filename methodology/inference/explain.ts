import { columnAt } from '../panel/panel.ts'
import { estimateIn, isOpen } from './column.ts'
import { type ColumnContext, contextOf, type Inference, indicatorYears } from './context.ts'
import type { Estimate, InferenceMode } from './estimate.ts'
import { sizePart } from './industry.ts'
import { signalToNoise } from './parameters.ts'
import type { PeerSpread } from './peer-figures.ts'
import { type ErrorScale, scaleOf } from './scale.ts'
import type { IndicatorKind } from './traits.ts'

/** A figure of the company itself. */
interface OwnFigure {
  readonly fiscalYear: number
  /** In the indicator's unit. */
  readonly value: number
}

/** Own sales (JPY million) or headcount (persons) in the year of the last figure and the year inferred; null where not known. */
interface SizeChange {
  readonly from: number | null
  readonly to: number | null
  readonly ratio: number | null
}

/** Peers' figures, as they are or per unit of the company's own size or energy, and that size. */
interface PeerTrail extends PeerSpread {
  readonly per: 'sales' | 'headcount' | 'energy' | null
  /** JPY million, persons or GJ; null where the figures are taken as they are. */
  readonly own: number | null
}

/** All that is needed to work an inferred figure out by hand. */
export interface InferenceTrail extends Omit<Estimate, 'standardError'> {
  readonly kind: IndicatorKind
  /** What the standard error is measured in. */
  readonly scale: ErrorScale
  /** Null where too little is known to tell. */
  readonly standardError: number | null
  /** The company's own figures that were used, by year; empty for models of peers. */
  readonly own: readonly OwnFigure[]
  /** Only of a figure scaled by size. */
  readonly sales: SizeChange | null
  readonly headcount: SizeChange | null
  /** Only of a figure scaled by size: the power that the mean of the two ratios is taken to. */
  readonly sizeElasticity: number | null
  /** Only of a smoothed figure: variance of the yearly step ÷ variance of the noise. */
  readonly signalToNoise: number | null
  /** Typical error of one year on the scale, or the share of answers that turn in one; null for models of peers. */
  readonly yearlyError: number | null
  /** One for a median, two where sales and headcount are averaged; empty for models of the company's own years. */
  readonly peers: readonly PeerTrail[]
  /** Of a yes or no inferred from peers: their share of yes, 0 to 1. */
  readonly probability: number | null
}

/**
 * How one figure was inferred; exactly the figure of `inferColumn`.
 *
 * @returns null where nothing is inferred
 */
export function explainInference(
  inference: Inference,
  mode: InferenceMode,
  indicatorIndex: number,
  yearIndex: number,
  companyPosition: number,
): InferenceTrail | null {
  const state = columnAt(inference.panel, indicatorIndex, yearIndex).states[companyPosition]
  if (state === undefined || !isOpen(state)) return null
  const context = contextOf(indicatorYears(inference, indicatorIndex), yearIndex)
  const estimate = estimateIn(mode, context, companyPosition)
  if (!estimate) return null
  const { yearlyError } = context.history
  const isOwn = estimate.level === 'company'
  const peers = peersBehind(context, companyPosition, estimate)
  return {
    ...estimate,
    kind: context.kind,
    scale: scaleOf(context.kind),
    standardError: orNull(estimate.standardError),
    own: isOwn ? ownBehind(context, companyPosition, estimate) : [],
    sales: sizeChange(context, inference.sales, companyPosition, estimate),
    headcount: sizeChange(context, inference.headcount, companyPosition, estimate),
    sizeElasticity: estimate.model === 'size-scaled' ? inference.rules.sizeElasticity : null,
    signalToNoise: estimate.model === 'smoothed' ? signalToNoise : null,
    yearlyError: isOwn ? orNull(yearlyError) : null,
    peers,
    probability: estimate.model === 'peer-frequency' ? peers[0]!.mean : null,
  }
}

const orNull = (value: number | undefined) => (value === undefined || Number.isNaN(value) ? null : value)

/** The last figure; both beside a gap for the straight line; all years for the smoother. */
function ownBehind({ inference, history, year }: ColumnContext, position: number, { model }: Estimate): OwnFigure[] {
  const [before, after] = [history.last[year]![position]!, history.next[year]![position]!]
  const used = model === 'smoothed' ? history.figures.keys() : model === 'interpolated' ? [before, after] : [before]
  return [...used].flatMap((at) => {
    const value = orNull(history.figures[at]![position])
    return value === null ? [] : [{ fiscalYear: inference.panel.years[at]!, value }]
  })
}

function sizeChange(
  { history, year }: ColumnContext,
  sizes: readonly Float64Array[],
  position: number,
  { model }: Estimate,
): SizeChange | null {
  if (model !== 'size-scaled') return null
  const from = orNull(sizes[history.last[year]![position]!]![position])
  const to = orNull(sizes[year]![position])
  return { from, to, ratio: from === null || to === null ? null : to / from }
}

function peersBehind(context: ColumnContext, position: number, { model }: Estimate): PeerTrail[] {
  if (model === 'peer-scaled')
    return (['sales', 'headcount'] as const).flatMap((per) => {
      const part = sizePart(context, position, per)
      return part ? [{ ...part.peers, per, own: part.own }] : []
    })
  if (model === 'energy') {
    const own = context.inference.energy[context.year]![position]!
    return [{ ...context.perEnergy!.around(position)!, per: 'energy', own }]
  }
  const isPeers = model === 'peer-median' || model === 'peer-frequency'
  return isPeers ? [{ ...context.plain.around(position)!, per: null, own: null }] : []
}
