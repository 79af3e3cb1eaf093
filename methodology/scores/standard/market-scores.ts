import { cellIndex, type MarketShape } from '../../panel/layout.ts'
import type { PeerGroups } from '../../panel/peers.ts'
import { type Period, type ScoredIndicator, type ScoreKey, scoreKeys, totalKeys } from '../hierarchy.ts'
import type { Method } from '../method.ts'
import type { Ranks } from '../ranks/ranks.ts'

/**
 * The scores of a market. The rows of its arrays are `scoreKeys` (`panel/layout.ts`), their companies in the order of the peers.
 */
export interface Scores {
  /** 0 to 1, greater is better; NaN where there is none. */
  readonly values: Float64Array
  /**
   * Share of the score's whole weight that rests on figures disclosed or estimated by their source, 0 to 1. An indicator that too
   * few disclose to be ranked, and a category without a score, count as not disclosed.
   */
  readonly coverage: Float64Array
  /**
   * Means of indicators before they were ranked again, 0 to 1, of companies that have a score; totals, and methods that do not rank
   * them, have the scores themselves.
   */
  readonly means: Float64Array
  /** Disclosed figures that it rests on: of its indicators, with or without a score; of a total, those of its categories with one. */
  readonly figures: Uint16Array
  /**
   * By total and year (`totalKeys`): how far halves of the indicators agree, −1 to 1; NaN where it is not measured.
   * `reliability/halves.ts`.
   */
  readonly reliability: Float64Array
  /** By the same: error of a rank that rests on one figure, as a share of the companies; NaN where it is not measured. */
  readonly rankErrors: Float64Array
}

/** The arrays in the order in which files keep them. */
export const arraysOf = ({ values, coverage, means, figures, reliability, rankErrors }: Scores) => [
  values,
  coverage,
  means,
  figures,
  reliability,
  rankErrors,
]

export function emptyScores({ years, companies }: MarketShape): Scores {
  const cells = scoreKeys.length * years * companies
  return {
    values: new Float64Array(new SharedArrayBuffer(cells * 8)),
    coverage: new Float64Array(new SharedArrayBuffer(cells * 8)),
    means: new Float64Array(new SharedArrayBuffer(cells * 8)),
    figures: new Uint16Array(new SharedArrayBuffer(cells * 2)),
    reliability: new Float64Array(new SharedArrayBuffer(totalKeys.length * years * 8)).fill(Number.NaN),
    rankErrors: new Float64Array(new SharedArrayBuffer(totalKeys.length * years * 8)).fill(Number.NaN),
  }
}

/** Position of a score among the keys. */
export const keyAt = new Map(scoreKeys.map((key, index) => [key, index]))

export interface StandardInput {
  readonly indicators: readonly ScoredIndicator[]
  readonly peers: PeerGroups
  readonly ranks: Ranks
  readonly years: number
  readonly companies: number
  readonly period: Period
  readonly method: Method
  /** Whether missing figures count as the worst ones: then a score needs no minimum of disclosure. */
  readonly isWorstValue: boolean
  /** Materiality weight of each category in each industry of the peers, 0 or more; industry × 13 + category. */
  readonly weights: Float64Array
}

/** Where one score of a year begins. */
export const cellsOf = (shape: MarketShape, key: ScoreKey, year: number) => cellIndex(shape, keyAt.get(key)!, year, 0)

/** Industries that stand side by side, as positions: the first, and the one after the last. */
export interface IndustrySpan {
  readonly from: number
  readonly to: number
}
