import { z } from 'zod'
import { boundaries } from '#methodology/figures/boundary.ts'
import { endpoint } from '../wire/endpoint.ts'
import { RecipeName, unscoredReasons } from './score.ts'
import { companyParams, ScoreQuery } from './score-query.ts'

export const listUnscored = endpoint('GET /companies/:companyId/scores/unscored', {
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
