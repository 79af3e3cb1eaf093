import {
  type ColumnContext,
  contextOf,
  type IndicatorYears,
  type Inference,
  indicatorYears,
} from '../inference/context.ts'
import { fromEnergy, fromPeers } from '../inference/industry.ts'
import { yesAbove } from '../inference/parameters.ts'
import type { PeerSpread } from '../inference/peer-figures.ts'
import { firstRules, type InferenceRules, secondRules } from '../inference/rules.ts'
import { fromHistory } from '../inference/time-series.ts'

/** What infers a hidden figure: each way alone, the plainest of own years (`carried`) and of peers (`market`) among them. */
export const holdoutModels = [
  'carried', // the last figure, as it was
  'own-2.0', // own years by the rules of version 2.0: a last amount with the root of the change of size
  'own-1.0', // own years by those of version 1.0: with the whole of it
  'peers-1.0', // the nearest peers
  'peers-2.0', // the nearest peers where they are nearer than the market
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

/** Those of version 2.0, with the errors of all kinds, which have to be known before any is given up. */
const second: InferenceRules = { ...secondRules, kindsWithoutPeerError: [] }
const still: InferenceRules = { ...firstRules, sizeElasticity: 0 }

/** One indicator with the contexts of all rivals. */
export class Rivals {
  readonly #first: IndicatorYears
  readonly #second: IndicatorYears
  readonly #still: IndicatorYears

  constructor(inference: Inference, indicator: number) {
    const under = (rules: InferenceRules) => indicatorYears({ ...inference, rules }, indicator)
    this.#first = under(firstRules)
    this.#second = under(second)
    this.#still = under(still)
  }

  /** What each says of a company in a year, by position; null where it says nothing. */
  in(year: number): (position: number) => InferredByModel {
    const [first, second, carried] = [this.#first, this.#second, this.#still].map((years) => contextOf(years, year))
    const middle = middleOf(first!, first!.plain.market())
    return (position) => ({
      carried: carriedOn(carried!, position),
      'own-2.0': fromHistory(second!, position),
      'own-1.0': fromHistory(first!, position),
      'peers-2.0': fromPeers(second!, position),
      'peers-1.0': fromPeers(first!, position),
      market: middle,
      energy: fromEnergy(first!, position),
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
