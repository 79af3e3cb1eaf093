import type { Panel } from '../panel/panel.ts'
import { countedFigures } from './counted.ts'
import { type History, historyOf } from './history.ts'
import { energyBased, sizeCodes } from './parameters.ts'
import { PeerFigures } from './peer-figures.ts'
import { type Peers, peersOf, sizesOf, type Tse17Of } from './peers.ts'
import { firstRules, type InferenceRules } from './rules.ts'
import type { IndicatorKind, IndicatorTraits } from './traits.ts'

/** The panel with what all inferences share: groups of peers, sizes, sales, headcount and energy. */
export interface Inference {
  readonly panel: Panel
  readonly rules: InferenceRules
  /** By position of the indicator; indicators without traits are `other`. */
  readonly kinds: readonly IndicatorKind[]
  /** Known figures above 0 by year and company, NaN for all others. */
  readonly sales: readonly Float64Array[]
  readonly headcount: readonly Float64Array[]
  readonly energy: readonly Float64Array[]
  /** By year. */
  readonly peers: readonly Peers[]
}

/**
 * Prepare the inferences of a panel. The panel must not change afterwards.
 *
 * @param traits of the panel's indicators, in any order
 * @param tse17Of the TSE 17 sector of a TSE 33 industry
 * @param rules of the version of the method; those of the first when left out
 */
export function prepareInference(
  panel: Panel,
  traits: readonly IndicatorTraits[],
  tse17Of: Tse17Of,
  rules: InferenceRules = firstRules,
): Inference {
  const kindOf = new Map(traits.map(({ code, kind }) => [code, kind]))
  const above0 = (code: string) => {
    const indicator = panel.indicators.findIndex((one) => one.code === code)
    return panel.years.map((_, year) =>
      countedFigures(panel, indicator, year).map((figure) => (figure > 0 ? figure : Number.NaN)),
    )
  }
  const sales = above0(sizeCodes.sales)
  return {
    panel,
    rules,
    kinds: panel.indicators.map(({ code }) => kindOf.get(code) ?? 'other'),
    sales,
    headcount: above0(sizeCodes.headcount),
    energy: above0(sizeCodes.energy),
    peers: sales.map((figures) => peersOf(panel, sizesOf(figures), tse17Of)),
  }
}

/** One indicator of one year with what its inferences stand on. */
export interface ColumnContext {
  readonly inference: Inference
  readonly indicator: number
  readonly year: number
  readonly kind: IndicatorKind
  readonly history: History
  /** Whether any company has a figure of this year; the panel has many columns of none. */
  readonly hasPeers: boolean
  /** Whether any has one of an earlier year. */
  readonly hasPast: boolean
  /** Figures as they are, and divided by a measure of size, among peers. */
  readonly plain: PeerFigures
  readonly perSales: PeerFigures
  readonly perHead: PeerFigures
  /** Null where emissions do not stand on energy. */
  readonly perEnergy: PeerFigures | null
}

/** One indicator's figures of all fiscal years: made once, and used for each of the years. */
export interface IndicatorYears {
  readonly inference: Inference
  /** Position in the panel. */
  readonly indicator: number
  readonly kind: IndicatorKind
  readonly history: History
  /** By year: whether any company has a figure. */
  readonly hasFigure: readonly boolean[]
}

/** The figures of one indicator, by its position in the panel. */
export function indicatorYears(inference: Inference, indicator: number): IndicatorYears {
  const { panel, kinds } = inference
  const kind = kinds[indicator]!
  const figures = panel.years.map((_, year) => countedFigures(panel, indicator, year))
  const growthOf = kind === 'amount' ? growthBetween(inference) : () => 1
  return { inference, indicator, kind, history: historyOf(figures, kind, growthOf), hasFigure: figures.map(hasAny) }
}

export function contextOf(
  { inference, indicator, kind, history, hasFigure }: IndicatorYears,
  year: number,
): ColumnContext {
  return {
    inference,
    indicator,
    year,
    kind,
    history,
    hasPeers: hasFigure[year]!,
    hasPast: hasFigure.indexOf(true) !== -1 && hasFigure.indexOf(true) < year,
    ...peerFigures(inference, { indicator, year, own: history.figures[year]! }),
  }
}

/** Figures of one indicator and year as peers are asked for them. */
export function peerFigures(
  inference: Inference,
  { indicator, year, own }: { readonly indicator: number; readonly year: number; readonly own: Float64Array },
): Pick<ColumnContext, 'plain' | 'perSales' | 'perHead' | 'perEnergy'> {
  const { panel, rules, kinds, sales, headcount, energy, peers } = inference
  const shared = { peers: peers[year]!, kind: kinds[indicator]!, rule: rules.peers }
  const per = (sizes: Float64Array | null) => new PeerFigures(own, sizes, shared)
  const isOfEnergy = rules.usesEnergy && energyBased.has(panel.indicators[indicator]!.code)
  return {
    plain: per(null),
    perSales: per(sales[year]!),
    perHead: per(headcount[year]!),
    perEnergy: isOfEnergy ? per(energy[year]!) : null,
  }
}

/** The change of the company's size between two years, to the power that the rules say. */
export function growthBetween(inference: Inference) {
  const { sizeElasticity } = inference.rules
  const sizeBetween = sizeRatio(inference)
  if (sizeElasticity === 1) return sizeBetween
  return (from: number, to: number, position: number): number => sizeBetween(from, to, position) ** sizeElasticity
}

/** Mean of the sales ratio and the headcount ratio between two years; of the one known alone; 1 where neither is known. */
function sizeRatio({ sales, headcount }: Inference) {
  return (from: number, to: number, position: number): number => {
    const bySales = sales[to]![position]! / sales[from]![position]!
    const byHead = headcount[to]![position]! / headcount[from]![position]!
    if (Number.isNaN(bySales)) return Number.isNaN(byHead) ? 1 : byHead
    return Number.isNaN(byHead) ? bySales : (bySales + byHead) / 2
  }
}

function hasAny(figures: Float64Array): boolean {
  for (let position = 0; position < figures.length; position++) if (!Number.isNaN(figures[position]!)) return true
  return false
}
