import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { Id } from '../wire/id.ts'
import { CustomMethod, CustomRecipe, maxCustomCompanies, maxWeightBytes } from './custom-weights.ts'
import { Share } from './score.ts'

const CompanyRanges = z.object({
  id: z.int(),
  /** With the weights as they are. All are null for a company without a score. */
  rank: z.int().nullable(),
  /** Best and worst rank while each weight alone is 20 % lower, 20 % higher, or as it is. */
  moved: z.object({ best: z.int(), worst: z.int() }).nullable(),
  /** Ranks under the random weightings: the best, the ⌈share × draws⌉-th, and the worst. */
  drawn: z
    .object({
      min: z.int(),
      p5: z.int(),
      p25: z.int(),
      p50: z.int(),
      p75: z.int(),
      p95: z.int(),
      max: z.int(),
    })
    .nullable(),
})

const IndicatorEffect = z.object({
  indicator: z.string(),
  /** Companies whose rank changes when this weight alone is 20 % lower or higher in every industry; 0: it decides nothing. */
  changed: z.int(),
  /** Ranked companies of the industries that weigh it. */
  companies: z.int(),
  /** Share of those that disclosed it, or whose source estimated it: the rest of what it decides is inferred. Null without companies. */
  disclosed: Share.nullable(),
})

export const getCustomRanges = endpoint('POST /scores/custom/ranges', {
  mostBytes: maxWeightBytes,
  summary: 'How firm ranks with weights of one’s own are: each weight moved by 20 %, and a thousand random weightings',
  body: CustomMethod.extend({
    /** Their ranges, in this order; those of a page by rank when left out. */
    companyIds: z.array(Id).min(1).max(maxCustomCompanies).optional(),
    page: z.int().min(1).max(10_000).default(1),
    perPage: z.int().min(1).max(maxCustomCompanies).default(50),
  }),
  response: z.object({
    year: z.int().nullable(),
    /** Companies with a score, whose ranks these are. */
    total: z.int(),
    /** Random weightings, and what their factors are drawn from. */
    draws: z.int(),
    seed: z.string(),
    companies: z.array(CompanyRanges),
    /** Of every indicator that weighs something somewhere, in the order of the catalogue. */
    indicators: z.array(IndicatorEffect),
    /** Hash of the weights. */
    weights: z.string(),
    recipe: CustomRecipe,
  }),
  refusals: ['weights.invalid', 'company.not-found', 'market.preparing', 'market.busy'],
})
