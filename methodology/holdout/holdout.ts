import { type Inference, prepareInference } from '../inference/context.ts'
import { countedFigures } from '../inference/counted.ts'
import { energyBased } from '../inference/parameters.ts'
import type { Tse17Of } from '../inference/peers.ts'
import { type IndicatorTraits, indicatorKinds } from '../inference/traits.ts'
import { columnAt, type Panel } from '../panel/panel.ts'
import { type HoldoutPattern, hide } from './hide.ts'
import { type HoldoutRanking, PercentileColumn } from './percentiles.ts'
import { Rivals } from './rivals.ts'
import { type HoldoutRow, Tally } from './tally.ts'

export interface HoldoutOptions {
  /** Share of the figures that is hidden, 0 to 1; 0.2 when left out. */
  readonly share?: number
  /**
   * `scattered` hides figures anywhere, so most stand in a gap; `latest` hides a company's last two years with a figure of an
   * indicator, so that no later figure is left. Scattered when left out.
   */
  readonly pattern?: HoldoutPattern
  /** For errors of percentiles too. */
  readonly ranking?: HoldoutRanking
}

/**
 * Hide a share of the known figures by a fixed hash, infer them by each model alone, and compare. Sales and headcount stay
 * known, as filings have them of nearly every company.
 */
export function evaluateHoldout(
  panel: Panel,
  traits: readonly IndicatorTraits[],
  tse17Of: Tse17Of,
  { share = 0.2, pattern = 'scattered', ranking }: HoldoutOptions = {},
): HoldoutRow[] {
  const hidden: Panel = { ...panel, states: hide(panel, share, pattern) }
  const comparison = new Comparison(panel, prepareInference(hidden, traits, tse17Of), ranking ?? null)
  for (const i of panel.indicators.keys()) comparison.compare(i)
  return comparison.rows()
}

class Comparison {
  readonly #panel: Panel
  /** Of the panel with figures hidden. */
  readonly #inference: Inference
  readonly #ranking: HoldoutRanking | null
  readonly #tallies = new Map<HoldoutRow['kind'], Tally>()

  constructor(panel: Panel, inference: Inference, ranking: HoldoutRanking | null) {
    this.#panel = panel
    this.#inference = inference
    this.#ranking = ranking
  }

  compare(indicator: number): void {
    const rivals = new Rivals(this.#inference, indicator)
    const kind = this.#inference.kinds[indicator]!
    const { code } = this.#panel.indicators[indicator]!
    for (const year of this.#panel.years.keys()) {
      const [before, after] = [this.#panel, this.#inference.panel].map((each) => columnAt(each, indicator, year).states)
      const truth = countedFigures(this.#panel, indicator, year)
      const inferredFor = rivals.in(year)
      const percentiles = this.#percentiles(indicator, year)
      for (let position = 0; position < truth.length; position++) {
        if (Number.isNaN(truth[position]!) || after![position] === before![position]) continue
        const figure = { position, truth: truth[position]!, inferred: inferredFor(position), percentiles }
        this.#tallyOf(kind, kind).add(figure)
        const isOfEnergy = energyBased.has(code) && figure.inferred.energy !== null
        if (isOfEnergy) this.#tallyOf('emissions of energy', kind).add(figure)
      }
    }
  }

  rows(): HoldoutRow[] {
    return [...indicatorKinds, 'emissions of energy' as const].flatMap(
      (kind) => this.#tallies.get(kind)?.row(kind) ?? [],
    )
  }

  #tallyOf(name: HoldoutRow['kind'], kind: HoldoutRow['kind'] & Inference['kinds'][number]): Tally {
    const tally = this.#tallies.get(name) ?? new Tally(kind)
    this.#tallies.set(name, tally)
    return tally
  }

  #percentiles(indicator: number, year: number): PercentileColumn | null {
    if (!this.#ranking) return null
    const { panel, kinds } = this.#inference
    const size = this.#ranking.sizeOf(panel.indicators[indicator]!.code)
    return new PercentileColumn(
      this.#ranking.peers,
      kinds[indicator]!,
      countedFigures(panel, indicator, year),
      size && this.#inference[size][year]!,
    )
  }
}
