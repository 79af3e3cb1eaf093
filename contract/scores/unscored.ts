import { z } from 'zod'
import { boundaries } from '#methodology/figures/boundary.ts'
import { endpoint } from '../wire/endpoint.ts'
import { RecipeName } from './score.ts'
import { companyParams, ScoreQuery } from './score-query.ts'

/** Why a figure that is held reaches no score. docs/methodology/standard-score.md. */
export const unscoredReasons = [
  'neutral', // neither high nor low is better
  'statutory', // what a statute asks of the filing company in Japan: not the group's, and only of those who must report
  'other-boundary', // on another accounting basis than the one the indicator is ranked on
  'under-review', // looks like a filer's error, until a person decides
  'unranked', // too few companies disclose it for anybody to be ranked
  'no-size', // an amount of a company whose sales or headcount is not known
  'no-weight', // its category weighs nothing in the industry
  'too-little', // its category, or the whole, has too little disclosed for a score
] as const
export type UnscoredReason = (typeof unscoredReasons)[number]

export const listUnscored = endpoint({
  method: 'GET',
  path: '/companies/:companyId/scores/unscored',
  summary: 'The figures held of a company that reach no score in a fiscal year, each with the reason',
  params: companyParams,
  query: ScoreQuery,
  response: z.object({
    year: z.int().nullable(),
    /** In the order of the catalogue. */
    figures: z.array(
      z.object({
        indicator: z.string(),
        /** The year of the scores; of a statutory figure the newest up to it. */
        fiscalYear: z.int(),
        boundary: z.enum(boundaries),
        /** In the indicator's unit. */
        value: z.number(),
        reason: z.enum(unscoredReasons),
      }),
    ),
    recipe: RecipeName,
  }),
  refusals: ['company.not-found'],
})
