import type { Period } from '#methodology/scores/hierarchy.ts'
import type { StandardVersion } from '#methodology/scores/method.ts'
import type { InferenceName } from './imputation.ts'
import type { Scoring } from './own-scoring.ts'

/** What scores depend on besides the market, its day and its peers; ranks have no period. */
export interface ScoreRule {
  readonly inference: InferenceName
  readonly period: Period
  /** Of the standard method. */
  readonly version: StandardVersion
  readonly scoring: Scoring
}
export type RankRule = Omit<ScoreRule, 'period' | 'scoring'>
/** How ranks, or scores, are named: ranks have no period, and are those of the standard method. */
export type NamedRule = RankRule & Partial<Pick<ScoreRule, 'period' | 'scoring'>>
