import { type ColumnContext, contextOf, type IndicatorYears, type Inference, indicatorYears } from '../context.ts'
import { fromEnergy, fromPeers } from '../industry.ts'
import { yesAbove } from '../parameters.ts'
import type { PeerSpread } from '../peer-figures.ts'
import { firstRules, type InferenceRules } from '../rules.ts'
import { fromHistory } from '../time-series.ts'

/** What infers a hidden figure: each way alone, the plainest of own years (`carried`) and of peers (`market`) among them. */
export const holdoutModels = [
  'carried', // the last figure, as it was
  'own-half', // own years, a last amount with the root of the change of size
  'own-full', // own years, a last amount with the whole of it: version 1.0
  'nearest', // the nearest peers: version 1.0
  'measured', // the nearest peers where they are nearer than the market
  'market', // the middle of the whole market
  'energy', // emissions from the company's energy
] as const
export type HoldoutModel = (typeof holdoutModels)[number]

export interface Inferred {
  readonly value: number
  /** NaN where none is known. */
  readonly standardError: number
}
export type InferredByModel = Readonly<Record<HoldoutModel, Inferred | null>>

const half: InferenceRules = { ...firstRules, sizeElasticity: 0.5, peers: 'measured' }
const still: InferenceRules = { ...firstRules, sizeElasticity: 0 }

/** One indicator with the contexts of all rivals. */
export class Rivals {
  readonly #full: IndicatorYears
  readonly #half: IndicatorYears
  readonly #still: IndicatorYears

  constructor(inference: Inference, indicator: number) {
    const under = (rules: InferenceRules) => indicatorYears({ ...inference, rules }, indicator)
    this.#full = under(firstRules)
    this.#half = under(half)
    this.#still = under(still)
  }

  /** What each says of a company in a year, by position; null where it says nothing. */
  in(year: number): (position: number) => InferredByModel {
    const [full, halved, carried] = [this.#full, this.#half, this.#still].map((years) => contextOf(years, year))
    const middle = middleOf(full!, full!.plain.market())
    return (position) => ({
      carried: carriedOn(carried!, position),
      'own-half': fromHistory(halved!, position),
      'own-full': fromHistory(full!, position),
      nearest: fromPeers(full!, position),
      measured: fromPeers(halved!, position),
      market: middle,
      energy: fromEnergy(full!, position),
    })
  }
}

/** The last figure as it was, also inside a gap. */
function carriedOn({ history, year }: ColumnContext, position: number): Inferred | null {
  const last = history.last[year]![position]!
  if (last === -1) return null
  return {
    value: history.figures[last]![position]!,
    standardError: history.yearlyError * Math.sqrt(year - last),
  }
}

function middleOf({ kind }: ColumnContext, spread: PeerSpread | null): Inferred | null {
  if (!spread) return null
  const { mean, median, error } = spread
  if (kind !== 'boolean') return { value: median, standardError: error }
  return { value: Number(mean > yesAbove), standardError: Math.sqrt(mean * (1 - mean)) }
}
