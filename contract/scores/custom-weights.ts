import { z } from 'zod'
import { defaultInference } from '#methodology/inference/estimate.ts'
import { customBases } from '#methodology/scores/custom.ts'
import { defaultVersion, standardVersions } from '#methodology/scores/method.ts'
import { largestId } from '../market/companies.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Share } from './score.ts'
import { Inference } from './score-query.ts'

/** A code of a catalogue, which need not be one. */
const Code = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^[\x21-\x7e]*$/)

export const scoreCustomWeights = endpoint({
  method: 'POST',
  path: '/scores/custom',
  summary: 'Score the whole market with weights of one’s own: scores, ranks, change of rank and coverage',
  body: z.object({
    industries: z.union(Object.keys(customBases).map((count) => z.literal(Number(count)))),
    /** Industry null: for every industry. Sums need not be 100, zero excludes, negative is refused. */
    weights: z
      .array(z.object({ industry: Code(6).nullable(), indicator: Code(20), weight: z.number() }))
      .min(1)
      .max(40_000),
    year: z.int().min(1990).max(2100).optional(),
    inference: Inference.default(defaultInference),
    /** Of the standard method: whose percentiles are weighed, and whose minimum of disclosure a score needs. */
    version: z.enum(standardVersions).default(defaultVersion),
    /** A company whose rank is to be explained by `sensitivity`. */
    companyId: z.int().min(1).max(largestId).optional(),
    page: z.int().min(1).default(1),
    perPage: z.int().min(1).max(100).default(50),
  }),
  response: z.object({
    year: z.int().nullable(),
    total: z.int(),
    companies: z.array(
      z.object({
        id: z.int(),
        score: Share,
        e: Share.nullable(),
        s: Share.nullable(),
        g: Share.nullable(),
        coverage: Share,
        rank: z.int(),
        /** Rank by the standard method minus this one; null when the standard has none. */
        rankChange: z.int().nullable(),
        standardCoverage: Share.nullable(),
      }),
    ),
    /**
     * Rank of the company when one weight alone is 20 % lower or higher in every industry, by indicator that weighs in its own;
     * null without a company or a year.
     */
    sensitivity: z.array(z.object({ indicator: z.string(), lowered: z.int(), raised: z.int() })).nullable(),
    /** Hash of the weights. */
    weights: z.string(),
  }),
  refusals: ['weights.invalid', 'company.not-found'],
})
