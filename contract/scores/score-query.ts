import { z } from 'zod'
import { defaultInference, type InferenceMode, inferenceModes } from '#methodology/inference/estimate.ts'
import { peerBases } from '#methodology/panel/peers.ts'
import { displays, peerDisplays } from '#methodology/scores/displays.ts'
import { periods, type ScoreKey, scoreKeys } from '#methodology/scores/hierarchy.ts'
import {
  defaultVersion,
  type OwnMethodName,
  ownMethodPattern,
  type ScoringMethod,
  scoringMethods,
  standardVersions,
} from '#methodology/scores/method.ts'
import { Day } from '../wire/day.ts'
import { IdInAddress } from '../wire/id.ts'

export const companyParams = z.object({ companyId: IdInAddress })

export const ScoreKeyName = z.enum(scoreKeys as [ScoreKey, ...ScoreKey[]])

export const Inference = z.enum(inferenceModes)

/** How the scores of a table are shown and ordered. */
export const DisplayName = z.enum(displays)

/** Which display a list has beside the scores; without it a list has scores alone. */
export const PeerDisplayName = z.enum(peerDisplays)

/** The numbers that `method` and `method_id` have for the methods. */
export const standardMethodId = 1

export const employmentImpactId = 2

/** Methods by the numbers that links have for them; 3 to 5 are withdrawn. */
export const methodById: ReadonlyMap<number, ScoringMethod> = new Map([
  [standardMethodId, 'standard'],
  [employmentImpactId, 'employment-impact'],
])

/** A method by its name: one that everybody has, or one of the caller's own, as it is (`own-12`) or as a version of it was (`own-12.3`). */
export const OwnMethodNamed = z.string().regex(ownMethodPattern) as unknown as z.ZodType<OwnMethodName, OwnMethodName>

export const MethodNamed = z.union([z.enum(scoringMethods), OwnMethodNamed])

/** Modes by the number that `guess_kbn` has for them. */
export const inferenceByGuess = ['worst-value', 'time-series', 'industry'] as const satisfies InferenceMode[]

/** Which scores: fiscal year, day, rule for missing figures, horizon, basis of comparison. */
export const ScoreQuery = z.object({
  /** The newest with a report when left out. */
  year: z.coerce.number().int().min(1990).max(2100).optional(),
  /** What was known at the end of that day in Tokyo. Now when left out. */
  asOf: Day.optional(),
  inference: Inference.default(defaultInference),
  period: z.enum(periods).default('short'),
  /**
   * What companies are scored by. Under the employment impact only the whole has a score, and nothing is inferred. A method of one's
   * own compares within the industries that it tells apart, whatever `peers` says.
   */
  method: MethodNamed.default('standard'),
  /** Of the standard method. */
  version: z.enum(standardVersions).default(defaultVersion),
  /** The usual one of the market when left out; one that nobody in it has means the usual one, and the answer says which it is. */
  peers: z.enum(peerBases).optional(),
  /** Whether figures read from the words of filings take part, beside those in tags and tables. */
  text: z.enum(['included', 'excluded']).default('included'),
})

export type ScoreQuery = z.infer<typeof ScoreQuery>

/** Scores separated by commas; a name that is none is refused. */
export const keyList = z
  .string()
  .max(600)
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(ScoreKeyName))
