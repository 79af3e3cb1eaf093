import type { PeerGroups } from '#methodology/panel/peers.ts'
import { type Adjustments, adjusted } from '#methodology/scores/custom/adjustments.ts'
import { type OwnMembers, ownMembers } from '#methodology/scores/custom/own-scores.ts'
import { type CustomWeights, toWeightMatrix } from '#methodology/scores/custom.ts'
import type { ScoredIndicator } from '#methodology/scores/hierarchy.ts'
import {
  type Method,
  methods,
  type OwnMethodName,
  type ScoringMethod,
  type StandardVersion,
} from '#methodology/scores/method.ts'
import { isIndustryOf } from '#server/catalogue/custom-industries.ts'
import { weightRefusal } from './weight-refusal.ts'

/** Weights of somebody's own, as what companies are scored by. */
export interface OwnScoring {
  /** As requests name it. */
  readonly name: OwnMethodName
  /** What its owner calls it. */
  readonly title: string
  readonly version: number
  /** How many industries the weights tell apart. */
  readonly industries: number
  readonly weights: CustomWeights
  /** Directions and transforms that differ from the standard's. */
  readonly adjustments: Adjustments
  /** The same for all weights and adjustments that mean the same. */
  readonly hash: string
}

export type Scoring = ScoringMethod | OwnScoring

export const isOwn = (scoring: Scoring): scoring is OwnScoring => typeof scoring === 'object'

/** The same for everything that has the same scores. */
export const scoringKey = (scoring: Scoring): string =>
  isOwn(scoring) ? `own ${scoring.industries} ${scoring.hash}` : scoring

/** What a method does with the figures: under weights of one's own every score is a mean that is not ranked again. */
export function methodOf({
  version,
  scoring,
}: {
  readonly version: StandardVersion
  readonly scoring: Scoring
}): Method {
  const method = methods[version]
  if (!isOwn(scoring)) return method
  const minimum = method.minimum && { mean: method.minimum.mean, total: method.minimum.mean }
  return { ...method, ranksMeans: false, minimum }
}

/** Weights of somebody's own in one market. */
export interface OwnWeights {
  /** The scored indicators, with the directions and transforms of the method. */
  readonly indicators: readonly ScoredIndicator[]
  /** Industry × indicators + indicator. */
  readonly matrix: Float64Array
  /** Of an industry. */
  members(industry: number): OwnMembers
}

/** Weights that no longer fit the catalogue are refused with `weights.invalid`. */
export function ownWeights(
  { weights, industries, adjustments }: OwnScoring,
  { indicators, peers }: { readonly indicators: readonly ScoredIndicator[]; readonly peers: PeerGroups },
): OwnWeights {
  const parsed = toWeightMatrix(weights, indicators, peers, isIndustryOf(industries))
  if ('faults' in parsed) throw weightRefusal(parsed.faults)
  const { matrix } = parsed
  const made = new Map<number, OwnMembers>()
  return {
    indicators: adjusted(indicators, adjustments),
    matrix,
    members: (industry) => {
      const at = industry * indicators.length
      const industryMembers = made.get(industry) ?? ownMembers(indicators, matrix.subarray(at, at + indicators.length))
      made.set(industry, industryMembers)
      return industryMembers
    },
  }
}
