import { z } from 'zod'
import { categories } from '#methodology/scores/hierarchy.ts'
import { UnlikeMonths } from '../market/unlike-periods.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Band, PeerLevelName, RecipeName, Share } from './score.ts'
import { companyParams, keyList, OwnMethodNamed, PeerDisplayName, ScoreKeyName, ScoreQuery } from './score-query.ts'

/** An indicator that moves the whole score much, without words. */
export const Highlight = z.object({
  /** `not-disclosed`: silence where most peers speak. */
  kind: z.enum(['strength', 'issue', 'not-disclosed']),
  indicator: z.string(),
  category: z.enum(categories),
  /** Share of the whole score's weight. */
  share: Share,
  /** share × (percentile − ½); of what was not disclosed share × −½. */
  contribution: z.number(),
  /** In the indicator's unit; null when it was not disclosed. */
  value: z.number().nullable(),
  /** What is ranked: the value, or the value per size; null when it was not disclosed. */
  ranked: z.number().nullable(),
  /** Indicator of the size that it is divided by, `F-PL-001` or `S-LR-001`; null for a figure that is ranked as it is. */
  size: z.string().nullable(),
  isEstimated: z.boolean(),
  /** Among the group it is ranked in; null when it was not disclosed. */
  rank: z.int().nullable(),
  of: z.int(),
  band: Band.nullable(),
  group: z.object({ code: z.string(), level: PeerLevelName }),
  /** Of what is ranked of the group; null without one. */
  median: z.number().nullable(),
  /** Share of the group's companies that could have disclosed it, and did. */
  peersDisclosing: Share,
  /** The year before, on the same accounting basis; null without a figure. */
  previous: z.number().nullable(),
  change: z.object({
    kind: z.enum(['positive', 'negative', 'indeterminate']),
    meaning: z.enum(['better', 'worse']).nullable(),
    relative: z.number().nullable(),
    isEstimated: z.boolean(),
    reason: z.enum(['missing', 'other-boundary', 'other-unit', 'zero-base', 'below-threshold']).nullable(),
  }),
  /** Where the two figures' periods are not equally long, so that the change is neither better nor worse: months of the later and of the earlier. */
  months: UnlikeMonths.optional(),
})

export type Highlight = z.infer<typeof Highlight>

export const getHighlights = endpoint('GET /companies/:companyId/highlights', {
  summary: 'Strengths and issues: the indicators that move the whole score most, five of each at most',
  params: companyParams,
  query: ScoreQuery,
  response: z.object({
    year: z.int().nullable(),
    /** The largest contribution first. */
    strengths: z.array(Highlight),
    /** Issues and silence, the largest drag first. */
    issues: z.array(Highlight),
    /** How many of each there are, whether given or not. */
    inAll: z.object({ strengths: z.int(), issues: z.int() }),
    recipe: RecipeName,
  }),
  refusals: ['company.not-found'],
})

export const listPeers = endpoint('GET /companies/:companyId/scores/peers', {
  summary: 'The company and its peers with chosen scores and sizes',
  params: companyParams,
  query: ScoreQuery.extend({
    keys: keyList.default(['sustainability_score']),
    scope: z.enum(['industry', 'market']).default('industry'),
    display: PeerDisplayName.optional(),
  }),
  response: z.object({
    year: z.int().nullable(),
    keys: z.array(ScoreKeyName),
    /** That of `displayed`; left out where none was asked for. */
    display: PeerDisplayName.optional(),
    companies: z.array(
      z.object({
        id: z.int(),
        nameJa: z.string(),
        nameEn: z.string().nullable(),
        ticker: z.string().nullable(),
        values: z.array(Share.nullable()),
        /** The same in the display asked for, each company among its own peers; left out without one. */
        displayed: z.array(z.number().nullable()).optional(),
        coverages: z.array(Share),
        /** Market capitalization or sales, million yen; null when unknown. */
        size: z.number().nullable(),
      }),
    ),
    /** Companies of the group that have none of the scores. */
    unscored: z.int(),
    sizeBy: z.enum(['market-cap', 'sales']),
  }),
  refusals: ['company.not-found'],
})

/** The spec's call of the radar chart. */
export const getSpider = endpoint('GET /companies/:companyId/dashboard/spider', {
  summary: 'Axes of the radar chart: 0 to 100 for the company and the average of its industry',
  params: companyParams,
  query: ScoreQuery.pick({ asOf: true, period: true, version: true }).extend({
    /** Scores separated by commas; the eight heaviest categories of the industry when left out. */
    indicators: keyList.optional(),
    fy: z.coerce.number().int().min(1990).max(2100).optional(),
    /** 1 is the standard method, 2 the employment impact, `own-12` one of the caller's own; 3 to 5 are withdrawn. */
    method_id: z.union([OwnMethodNamed, z.coerce.number().int().min(1).max(5)]).default(1),
    /** Position in `inferenceByGuess`: 1 time series, 2 industry, 0 the worst value. */
    guess_kbn: z.coerce.number().int().min(0).max(2).default(1),
  }),
  response: z.object({
    data: z.array(z.object({ indicator: ScoreKeyName, value: z.number().nullable(), average: z.number().nullable() })),
  }),
  refusals: ['company.not-found', 'method.not-available'],
})
