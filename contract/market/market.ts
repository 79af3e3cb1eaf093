import { z } from 'zod'
import { densityPoints } from '#methodology/scores/ranks/density.ts'
import { endpoint } from '../wire/endpoint.ts'
import { demoParts } from './demo-parts.ts'
import { Named } from './names.ts'

/** The sentence that a source demands beside its figures, and the publisher that its documents name. */
export const Attribution = z.object({ publisher: z.string(), ja: z.string(), en: z.string() })

export const getMarket = endpoint('GET /market', {
  summary: 'What stands here: an invented market or a real one, how much of it, and how fresh the one in memory is',
  response: z.object({
    /** Null while there is nothing yet. */
    kind: z.enum(['demo', 'real']).nullable(),
    companies: z.int(),
    listed: z.int(),
    /** Figures held; vintages of one figure count once. */
    figures: z.int(),
    /** Fiscal years of the market in memory, ascending. */
    years: z.array(z.int()),
    /** Raised by everything that changes what is known. */
    revision: z.int(),
    /** Revision of the market in memory, which rankings are of; behind the other for seconds after an import. */
    revisionInMemory: z.int(),
    /** Figures that wait for a person. */
    openReviews: z.int(),
    /** Sentences that the sources of this market demand beside their figures, and the publisher that documents of each name. */
    attributions: z.array(Attribution),
    /** Parts of an invented market that are still to be made, the next one first; null when it is whole. */
    making: z.array(z.enum(demoParts)).nullable(),
  }),
  refusals: [],
})

/** How the total scores of each industry lie; of groups alone, never of a company. */
const ScoreDistributions = z.object({
  fiscalYear: z.int(),
  /** Companies with a score, in the industries below. */
  companies: z.int(),
  industries: z.array(
    Named.extend({
      companies: z.int(),
      /** From 0 to 100 points; sums to one. */
      density: z.array(z.number().min(0).max(1)).length(densityPoints),
    }),
  ),
})
export type ScoreDistributions = z.infer<typeof ScoreDistributions>

export const getScoreDistributions = endpoint('GET /market/score-distributions', {
  access: 'public',
  summary:
    'How the total scores of the TSE 33 industries lie, for the drawing beside the sign-in form; null before it is known',
  response: z.object({ distributions: ScoreDistributions.nullable() }),
  refusals: [],
})
