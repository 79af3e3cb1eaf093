import { z } from 'zod'
import { defaultInference, type InferenceMode, inferenceModes } from '#methodology/inference/estimate.ts'
import { defaultBasis, peerBases, peerLevels } from '#methodology/panel/peers.ts'
import { customBases } from '#methodology/scores/custom.ts'
import { badges, categories, periods, type ScoreKey, scoreKeys, totalKeys } from '#methodology/scores/hierarchy.ts'
import type { origins } from '#methodology/scores/ranks.ts'
import { largestId } from '../market/companies.ts'
import { endpoint } from '../wire/endpoint.ts'

const Day = z.iso.date()
const Share = z.number().min(0).max(1)
const companyParams = z.object({ companyId: z.coerce.number().int().positive().max(2_147_483_647) })

const ScoreKeyName = z.enum(scoreKeys as [ScoreKey, ...ScoreKey[]])
export const Inference = z.enum(inferenceModes)
/** Modes by the number that `guess_kbn` has for them. */
export const inferenceByGuess = ['worst-value', 'time-series', 'industry'] as const satisfies InferenceMode[]
const PeerLevelName = z.enum(peerLevels)
const OriginName = z.enum(['disclosed', 'estimated', 'inferred', 'worst-value'] satisfies (typeof origins)[number][])

/** Which scores: fiscal year, day, rule for missing figures, horizon, basis of comparison. */
export const ScoreQuery = z.object({
  /** The newest with a score when left out. */
  year: z.coerce.number().int().min(1990).max(2100).optional(),
  /** What was known at the end of that day in Tokyo. Now when left out. */
  asOf: Day.optional(),
  inference: Inference.default(defaultInference),
  period: z.enum(periods).default('short'),
  peers: z.enum(peerBases).default(defaultBasis),
})
export type ScoreQuery = z.infer<typeof ScoreQuery>

export const Rank = z.object({ rank: z.int(), of: z.int() })

/** Bands of a rank in its industry. */
export const Band = z.enum(['top-20', 'top-40', 'top-60', 'worst-40', 'worst-20'])
export const Standing = z.enum(['strength', 'average', 'issue'])

export const Score = z.object({
  key: ScoreKeyName,
  badge: z.enum(badges),
  /** 0 to 1, greater is better; null when nothing could be scored. */
  value: Share.nullable(),
  /** Share of its whole weight that rests on figures disclosed or estimated by their source; what too few disclose counts against it. */
  coverage: Share,
  rank: Rank.nullable(),
  band: Band.nullable(),
  /** Upper two fifths, middle, lower two fifths of the industry. */
  standing: Standing.nullable(),
  /** Share of the whole score's weight, for the pillars and categories; null for the others. */
  weight: Share.nullable(),
  /** Mean of the industry's ten largest companies. */
  average: Share.nullable(),
  /** Of all peers: ends of the middle 60 %, and the best. */
  lower: Share.nullable(),
  upper: Share.nullable(),
  best: Share.nullable(),
  /** The year before. */
  previous: Share.nullable(),
  previousRank: Rank.nullable(),
})
export type Score = z.infer<typeof Score>

export const RecipeName = z.object({
  /** SHA-256 of its canonical form. */
  hash: z.string(),
  version: z.string(),
  inference: Inference,
  period: z.enum(periods),
  peers: z.enum(peerBases),
  asOf: Day.nullable(),
  revision: z.int(),
})

const PeerGroupName = z.object({
  basis: z.enum(peerBases),
  /** `gics:151010`, `tse33:3200`, `unclassified`, `market`. */
  code: z.string(),
  level: PeerLevelName,
  /** Companies with a score of the whole in the year. */
  companies: z.int(),
})

export const CompanyScores = z.object({
  /** Null when no year has a score. */
  year: z.int().nullable(),
  /** Years with a score of the whole, ascending. */
  years: z.array(z.int()),
  peers: PeerGroupName,
  average: z.object({
    by: z.enum(['market-cap', 'sales']),
    /** Day the sizes are of; null for sales. */
    day: Day.nullable(),
    companies: z.array(
      z.object({ id: z.int(), nameJa: z.string(), nameEn: z.string().nullable(), value: Share.nullable() }),
    ),
  }),
  scores: z.array(Score),
  /** The score of the whole under each rule for missing figures. */
  policies: z.array(
    z.object({
      inference: Inference,
      /** False while it is being worked out. */ isReady: z.boolean(),
      value: Share.nullable(),
      rank: Rank.nullable(),
    }),
  ),
  /** Figures of the whole score by where they come from. */
  origins: z.object({
    disclosed: z.int(),
    estimated: z.int(),
    inferred: z.int(),
    'worst-value': z.int(),
    /** Too few disclose it, or it does not apply. */
    'not-scored': z.int(),
  }),
  recipe: RecipeName,
})
export type CompanyScores = z.infer<typeof CompanyScores>

export const getScores = endpoint({
  method: 'GET',
  path: '/companies/:companyId/scores',
  summary:
    'All scores of a company in a fiscal year, with rank, coverage, industry average and each rule for missing figures',
  params: companyParams,
  query: ScoreQuery,
  response: CompanyScores,
  refusals: ['company.not-found'],
})

const keyList = z
  .string()
  .max(600)
  .transform((text) => text.split(',').filter((key): key is ScoreKey => scoreKeys.includes(key as ScoreKey)))

export const getScoreHistory = endpoint({
  method: 'GET',
  path: '/companies/:companyId/scores/history',
  summary: 'Scores of a company through the fiscal years, beside the average of its industry',
  params: companyParams,
  query: ScoreQuery.omit({ year: true }).extend({
    /** Keys separated by commas; the totals and categories when left out. */
    keys: keyList.default([...totalKeys, ...categories]),
  }),
  response: z.object({
    years: z.array(z.int()),
    series: z.array(
      z.object({
        key: ScoreKeyName,
        values: z.array(Share.nullable()),
        average: z.array(Share.nullable()),
        coverage: z.array(Share),
        ranks: z.array(Rank.nullable()),
      }),
    ),
    recipe: RecipeName,
  }),
  refusals: ['company.not-found'],
})

/** One indicator's part in a score. */
export const ScoreLeaf = z.object({
  indicator: z.string(),
  category: z.enum(categories),
  /** Share of the whole score's weight. */
  share: Share,
  percentile: Share,
  /** share × percentile; all leaves add to the score. */
  contribution: z.number(),
  origin: OriginName,
  /** In the indicator's unit: as disclosed, or what stands for it; null for the worst value. */
  value: z.number().nullable(),
  /** Group it is ranked in, and how many figures it has. */
  reference: z.object({ code: z.string(), level: PeerLevelName, figures: z.int() }),
  /** Rank among those figures: 1 + how many are better. */
  rank: z.int(),
  /** Mean percentile of the industry's ten largest; null without one. */
  average: Share.nullable(),
  /** Parts of the difference from what it is held against; null when nothing was asked. They add to the difference. */
  difference: z.object({ performance: z.number(), weighting: z.number() }).nullable(),
})
export type ScoreLeaf = z.infer<typeof ScoreLeaf>

export const getDecomposition = endpoint({
  method: 'GET',
  path: '/companies/:companyId/scores/:key/decomposition',
  summary: 'What a score is made of, indicator by indicator, and what makes it differ from another',
  params: companyParams.extend({ key: ScoreKeyName }),
  query: ScoreQuery.extend({
    against: z.enum(['average', 'last-year', 'company']).default('average'),
    other: z.coerce.number().int().positive().max(2_147_483_647).optional(),
  }),
  response: z.object({
    year: z.int().nullable(),
    value: Share.nullable(),
    leaves: z.array(ScoreLeaf),
    /** Indicators only the other side has: parts of the difference without a leaf of the company's own. */
    absent: z.array(
      z.object({
        indicator: z.string(),
        category: z.enum(categories),
        difference: z.object({ performance: z.number(), weighting: z.number() }),
      }),
    ),
    against: z.object({
      kind: z.enum(['average', 'last-year', 'company']),
      year: z.int().nullable(),
      companyId: z.int().nullable(),
      nameJa: z.string().nullable(),
      nameEn: z.string().nullable(),
      /** Null when there is nothing to hold it against. */
      value: Share.nullable(),
    }),
    recipe: RecipeName,
  }),
  refusals: ['company.not-found'],
})

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
  isEstimated: z.boolean(),
  /** Among the group it is ranked in; null when it was not disclosed. */
  rank: z.int().nullable(),
  of: z.int(),
  band: Band.nullable(),
  group: z.object({ code: z.string(), level: PeerLevelName }),
  /** Of the group's figures; null without one. */
  median: z.number().nullable(),
  /** Share of the group's companies with a report that have a figure. */
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
})
export type Highlight = z.infer<typeof Highlight>

export const getHighlights = endpoint({
  method: 'GET',
  path: '/companies/:companyId/highlights',
  summary: 'Strengths and issues: the indicators that move the whole score most, five of each at most',
  params: companyParams,
  query: ScoreQuery,
  response: z.object({
    year: z.int().nullable(),
    /** The largest contribution first. */
    strengths: z.array(Highlight),
    /** Issues and silence, the largest drag first. */
    issues: z.array(Highlight),
    recipe: RecipeName,
  }),
  refusals: ['company.not-found'],
})

export const listPeers = endpoint({
  method: 'GET',
  path: '/companies/:companyId/scores/peers',
  summary: 'The company and its peers with chosen scores and sizes',
  params: companyParams,
  query: ScoreQuery.extend({
    keys: keyList.default(['sustainability_score']),
    scope: z.enum(['industry', 'market']).default('industry'),
  }),
  response: z.object({
    year: z.int().nullable(),
    keys: z.array(ScoreKeyName),
    companies: z.array(
      z.object({
        id: z.int(),
        nameJa: z.string(),
        nameEn: z.string().nullable(),
        ticker: z.string().nullable(),
        values: z.array(Share.nullable()),
        /** Market capitalization or sales, million yen; null when unknown. */
        size: z.number().nullable(),
      }),
    ),
    sizeBy: z.enum(['market-cap', 'sales']),
  }),
  refusals: ['company.not-found'],
})

/** The spec's call of the radar chart. */
export const getSpider = endpoint({
  method: 'GET',
  path: '/companies/:companyId/dashboard/spider',
  summary: 'Axes of the radar chart: 0 to 100 for the company and the average of its industry',
  params: companyParams,
  query: z.object({
    /** Scores separated by commas; the eight heaviest categories of the industry when left out. */
    indicators: z.string().max(600).optional(),
    fy: z.coerce.number().int().min(1990).max(2100).optional(),
    /** 1 is the standard method. */
    method_id: z.coerce.number().int().min(1).max(5).default(1),
    /** Position in `inferenceByGuess`: 1 time series, 2 industry, 0 the worst value. */
    guess_kbn: z.coerce.number().int().min(0).max(2).default(1),
  }),
  response: z.object({
    data: z.array(z.object({ indicator: ScoreKeyName, value: z.number().nullable(), average: z.number().nullable() })),
  }),
  refusals: ['company.not-found'],
})

const BundleFigure = z.object({ company: z.int(), value: z.number() })

/** Everything one score was made from; enough to make it again without the product. */
export const Bundle = z.object({
  format: z.literal('satoyama-bundle-1'),
  recipe: z.record(z.string(), z.unknown()),
  recipeHash: z.string(),
  company: z.object({ id: z.int(), nameJa: z.string(), ticker: z.string().nullable() }),
  key: ScoreKeyName,
  year: z.int(),
  /** Weight of each category in the score; 1 for a score that is a plain mean. */
  weights: z.record(z.string(), z.number()),
  indicators: z.array(
    z.object({
      code: z.string(),
      category: z.string(),
      direction: z.enum(['higher_better', 'lower_better']),
      /** Weight inside its category. */
      weight: z.number(),
      origin: OriginName,
      /** Null for the worst value, which ranks 0. */
      value: z.number().nullable(),
      group: z.string(),
      /** The figures of the group; the company's own among them when it was disclosed. */
      figures: z.array(BundleFigure),
    }),
  ),
  /** What the product says: 0 to 1. */
  score: z.number(),
})
export type Bundle = z.infer<typeof Bundle>

export const getBundle = endpoint({
  method: 'GET',
  path: '/companies/:companyId/scores/:key/bundle',
  summary: 'Every row a score was made from, enough to make it again without the product',
  closedToTrials: true,
  params: companyParams.extend({ key: ScoreKeyName }),
  query: ScoreQuery,
  response: Bundle,
  refusals: ['company.not-found', 'figure.not-found'],
})

export const recompute = endpoint({
  method: 'GET',
  path: '/companies/:companyId/scores/:key/recompute',
  summary: 'Make a score again from its rows alone, and hold it against the one shown',
  params: companyParams.extend({ key: ScoreKeyName }),
  query: ScoreQuery,
  response: z.object({
    shown: z.number(),
    recomputed: z.number(),
    isSame: z.boolean(),
    /** Rows used: figures of peers, own figures and weights. */
    rows: z.int(),
    milliseconds: z.number(),
    recipe: RecipeName,
  }),
  refusals: ['company.not-found', 'figure.not-found'],
})

/** Why an indicator has the percentile it has. */
export const getIndicatorScore = endpoint({
  method: 'GET',
  path: '/companies/:companyId/scores/indicators/:indicator',
  summary: 'The rank of one indicator: the figures of its peers, what stands for a missing one and by which model',
  params: companyParams.extend({ indicator: z.string().max(20) }),
  query: ScoreQuery,
  response: z.object({
    year: z.int().nullable(),
    origin: OriginName.nullable(),
    value: z.number().nullable(),
    percentile: Share.nullable(),
    direction: z.enum(['higher_better', 'lower_better']),
    /** Figures worse than it, equal to it (itself among them when disclosed), and all. */
    worse: z.int(),
    same: z.int(),
    figures: z.int(),
    reference: z.object({ code: z.string(), level: PeerLevelName }).nullable(),
    /** The peers' figures, best first. */
    peers: z.array(
      z.object({
        id: z.int(),
        nameJa: z.string(),
        nameEn: z.string().nullable(),
        value: z.number(),
        isEstimated: z.boolean(),
      }),
    ),
    /** How an inferred value came about; null for one that was disclosed. */
    inference: z.record(z.string(), z.unknown()).nullable(),
    /** From the whole down to the indicator: share of the weight above it, and the score there. */
    ladder: z.array(z.object({ key: z.string(), share: Share, value: Share.nullable() })),
    recipe: RecipeName,
  }),
  refusals: ['company.not-found', 'indicator.not-found'],
})

/** An indicator through the years, the company among its industry. */
export const getIndicatorSeries = endpoint({
  method: 'GET',
  path: '/companies/:companyId/scores/indicators/:indicator/series',
  summary: 'An indicator through ten fiscal years: the company, the middle of its industry and its average',
  params: companyParams.extend({ indicator: z.string().max(20) }),
  query: ScoreQuery.pick({ asOf: true, peers: true }).extend({
    /** Last year; the newest when left out. */
    toYear: z.coerce.number().int().min(1990).max(2100).optional(),
  }),
  response: z.object({
    years: z.array(z.int()),
    /** Only figures that are ranked: on the indicator's own accounting basis, and not under review. */
    own: z.array(z.object({ value: z.number(), isEstimated: z.boolean() }).nullable()),
    /** Of the industry's disclosed figures; null below three of them. */
    industry: z.array(
      z
        .object({
          figures: z.int(),
          lowerQuartile: z.number(),
          median: z.number(),
          upperQuartile: z.number(),
          /** Mean of the ten largest that disclose; null when none does. */
          average: z.number().nullable(),
        })
        .nullable(),
    ),
    group: z.string(),
  }),
  refusals: ['company.not-found', 'indicator.not-found'],
})

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
