import type { IndicatorTraits, InferenceMode } from '../../inference/inference.ts'
import type { Tse17Of } from '../../inference/peers.ts'
import type { Panel } from '../../panel/panel.ts'
import type { PeerGroups } from '../../panel/peers.ts'
import type { Period, ScoredIndicator } from '../hierarchy.ts'
import type { Method } from '../method.ts'
import type { Ranks } from '../ranks/ranks.ts'
import type { Scores } from '../standard/market-scores.ts'

/** A market with its ranks and scores under one rule. */
export interface SimulatedMarket {
  /** Position of the fiscal year whose figures are changed. */
  readonly year: number
  readonly panel: Panel
  readonly indicators: readonly ScoredIndicator[]
  readonly peers: PeerGroups
  readonly weights: Float64Array
  readonly ranks: Ranks
  readonly scores: Scores
  readonly method: Method
  readonly mode: InferenceMode
  readonly period: Period
  readonly traits: readonly IndicatorTraits[]
  /** Codes of indicators that count whole things: people, cases, sites. */
  readonly wholes: ReadonlySet<string>
  readonly tse17Of: Tse17Of
}
