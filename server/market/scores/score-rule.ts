import type { Period } from '#methodology/scores/hierarchy.ts'
import { defaultVersion, type StandardVersion } from '#methodology/scores/method.ts'
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

/** Whether it is what every screen shows by itself: the present, on the usual basis, for the short term; ranks have no term. */
export const isDefault = ({
  day,
  isUsualBasis,
  period,
  version = defaultVersion,
  scoring = 'standard',
}: {
  day: string | null
  isUsualBasis: boolean
  period?: Period | undefined
  version?: StandardVersion | undefined
  scoring?: Scoring | undefined
}) => day === null && isUsualBasis && period !== 'long' && version === defaultVersion && scoring === 'standard'
