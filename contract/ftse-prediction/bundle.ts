import { z } from 'zod'
import { Attribution } from '../market/market.ts'
import { Signature } from '../scores/bundle.ts'
import { companyParams } from '../scores/score-query.ts'
import { endpoint } from '../wire/endpoint.ts'
import { FtsePillar, FtseQuery, FtseRecipe, FtseScore } from './parts.ts'

const Interval = z.object({ score: FtseScore, low: FtseScore, high: FtseScore })

/** Everything one prediction was made from; enough to make it again without the product. */
const FtseBundleContent = z.object({
  format: z.literal('satoyama-ftse-prediction-1'),
  recipe: FtseRecipe.omit({ hash: true }),
  recipeHash: z.string(),
  /** What the sources of the figures demand beside them; none of an invented market. */
  attributions: z.array(Attribution),
  company: z.object({ id: z.int(), nameJa: z.string(), ticker: z.string().nullable() }),
  year: z.int(),
  themes: z.array(z.object({ key: z.string(), pillar: FtsePillar, exposure: z.int() })),
  inputs: z.array(
    z.object({
      indicator: z.string(),
      /** Position of its theme. */
      theme: z.int(),
      kind: z.enum(['answer', 'figure', 'disclosure']),
      isLowerBetter: z.boolean(),
      state: z.enum(['known', 'undisclosed', 'excluded']),
      value: z.number().nullable(),
      percentile: z.number().nullable(),
    }),
  ),
  /** The model of the whole that has not seen the company; null without one. */
  model: z
    .object({
      intercept: z.number(),
      halfWidth: z.number(),
      /** Those with a coefficient other than 0: the score is the intercept plus coefficient × (value − mean) ÷ deviation of each. */
      features: z.array(
        z.object({
          name: z.string(),
          value: z.number(),
          mean: z.number(),
          deviation: z.number(),
          coefficient: z.number(),
        }),
      ),
    })
    .nullable(),
  /** What the product says. */
  structure: FtseScore.nullable(),
  predicted: Interval.nullable(),
})
export type FtseBundleContent = z.infer<typeof FtseBundleContent>

const FtseBundle = FtseBundleContent.extend({
  /** SHA-256 of the canonical form of everything but itself and the signature. */
  sha256: z.string(),
  signature: Signature,
})
export type FtseBundle = z.infer<typeof FtseBundle>

const refusals = ['company.not-found', 'vendor.locked', 'figure.not-found'] as const

export const getFtseBundle = endpoint('GET /companies/:companyId/ftse-prediction/bundle', {
  summary: 'Every row an FTSE score prediction was made from, enough to make it again without the product',
  closedToTrials: true,
  counted: 'always',
  params: companyParams,
  query: FtseQuery,
  response: FtseBundle,
  refusals: [...refusals, 'download.over-limit'],
})

export const recomputeFtse = endpoint('GET /companies/:companyId/ftse-prediction/recompute', {
  summary: 'Make an FTSE score prediction again from its rows alone, and hold it against the one shown',
  params: companyParams,
  query: FtseQuery,
  response: z.object({
    shown: z.object({ structure: FtseScore.nullable(), predicted: Interval.nullable() }),
    recomputed: z.object({ structure: FtseScore.nullable(), predicted: Interval.nullable() }),
    isSame: z.boolean(),
    rows: z.int(),
    recipe: FtseRecipe,
  }),
  refusals: [...refusals],
})
