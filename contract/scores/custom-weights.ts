import { z } from 'zod'
import { defaultInference } from '#methodology/inference/estimate.ts'
import { directions } from '#methodology/scores/custom/adjustments.ts'
import { customBases, customSorts } from '#methodology/scores/custom/bases.ts'
import { transforms } from '#methodology/scores/custom/transforms.ts'
import { defaultVersion, standardVersions } from '#methodology/scores/method.ts'
import { Day } from '../wire/day.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Id } from '../wire/id.ts'
import { RecipeName, Share } from './score.ts'
import { Inference } from './score-query.ts'

/** A code of a catalogue, which need not be one. */
const Code = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^[\x21-\x7e]*$/)

/** Companies that may be asked for by number in one call. */
export const maxCustomCompanies = 200

/** A weight for each of 400 indicators in 74 industries, as a program may write them. */
export const maxWeightBytes = 4_000_000

/** Weights of one’s own, and the market that they are put to. */
export const CustomMethod = z.object({
  /** How many industries the weights tell apart: 24 and 69 are those of GICS before 2023. */
  industries: z.union(Object.keys(customBases).map((count) => z.literal(Number(count)))),
  /** Industry null: for every industry. Sums need not be 100, zero excludes; negative, and null for what is no number, are refused. */
  weights: z
    .array(z.object({ industry: Code(6).nullable(), indicator: Code(20), weight: z.number().nullable() }))
    .min(1)
    .max(40_000),
  /** Indicators of which another end is the better one, or whose percentile is transformed before it is weighed. */
  adjustments: z
    .array(
      z.object({
        indicator: Code(20),
        direction: z.enum(directions).optional(),
        transform: z.enum(transforms).optional(),
      }),
    )
    .max(1000)
    .default([]),
  year: z.int().min(1990).max(2100).optional(),
  /** What was known at the end of that day in Tokyo. Now when left out. */
  asOf: Day.optional(),
  inference: Inference.default(defaultInference),
  /** Of the standard method: whose percentiles are weighed, and whose minimum of disclosure a score needs. */
  version: z.enum(standardVersions).default(defaultVersion),
})

/** What scores with weights of one's own depend on besides the year; the same recipe gives the same bits. */
export const CustomRecipe = RecipeName.extend({
  method: z.literal('custom'),
  /** Hash of the weights and adjustments, the same for all that mean the same. */
  weights: z.string(),
})

const CustomRow = z.object({
  id: z.int(),
  score: Share,
  e: Share.nullable(),
  s: Share.nullable(),
  g: Share.nullable(),
  /** Share of the weight that rests on disclosed figures. */
  coverage: Share,
  rank: z.int(),
  /** Rank by the standard method minus this one; null when the standard has none. */
  rankChange: z.int().nullable(),
  standardScore: Share.nullable(),
  standardRank: z.int().nullable(),
  standardCoverage: Share.nullable(),
})

const Move = z.object({ id: z.int(), rank: z.int(), standardRank: z.int() })

export const scoreCustomWeights = endpoint('POST /scores/custom', {
  mostBytes: maxWeightBytes,
  summary: 'Score the whole market with weights of one’s own: scores, ranks, change of rank and coverage',
  body: CustomMethod.extend({
    /** A company whose rank is to be explained by `sensitivity`. */
    companyId: Id.optional(),
    /** Companies whose rows are wanted besides the page, say those of a watchlist. */
    companyIds: z.array(Id).max(maxCustomCompanies).default([]),
    /** Lists only companies of it: `gics:15`, `gics:151010`, `tse33:3200`, in the edition that the weights tell apart. */
    industry: Code(40).optional(),
    /** The best rank, largest rise, greatest coverage or best standard rank first. */
    sort: z.enum(customSorts).default('rank'),
    /** Turns the order round. What the standard does not rank stands last either way. */
    reversed: z.boolean().default(false),
    page: z.int().min(1).max(10_000).default(1),
    perPage: z.int().min(1).max(100).default(50),
  }),
  response: z.object({
    year: z.int().nullable(),
    /** Companies with a score, of the industry asked for. */
    total: z.int(),
    companies: z.array(CustomRow),
    /** The companies asked for by number, in their order; without a score those that have none. */
    wanted: z.array(
      CustomRow.extend({ score: CustomRow.shape.score.nullable(), rank: CustomRow.shape.rank.nullable() }),
    ),
    /** Beside the standard, over the whole market; null without a year. */
    summary: z
      .object({
        /** Spearman's, over the companies that both rank; null where ranks do not vary. */
        correlation: z.number().min(-1).max(1).nullable(),
        /** Companies that both rank, that only the standard ranks, which is coverage lost, and that only these weights rank. */
        both: z.int(),
        onlyStandard: z.int(),
        onlyOwn: z.int(),
        /** At most five, the largest move first. */
        risers: z.array(Move),
        fallers: z.array(Move),
        /** Companies with standard rank 20 or better, and how many of them have rank 20 or better here. */
        top: z.object({ of: z.int(), kept: z.int() }),
      })
      .nullable(),
    /**
     * Rank of the company when one weight alone is 20 % lower or higher in every industry, by indicator that weighs in its own;
     * null without a company or a year.
     */
    sensitivity: z.array(z.object({ indicator: z.string(), lowered: z.int(), raised: z.int() })).nullable(),
    /** Hash of the weights. */
    weights: z.string(),
    recipe: CustomRecipe,
  }),
  refusals: ['weights.invalid', 'company.not-found', 'industry.not-found'],
})
