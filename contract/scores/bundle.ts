import { z } from 'zod'
import { transforms } from '#methodology/scores/custom/transforms.ts'
import { Attribution } from '../market/market.ts'
import { endpoint } from '../wire/endpoint.ts'
import { ExpectedPercentile, OriginName, RankedSize, RecipeName } from './score.ts'
import { companyParams, ScoreKeyName, ScoreQuery } from './score-query.ts'

const BundleFigure = z.object({ company: z.int(), value: z.number() })

const BundleIndicator = z.object({
  code: z.string(),
  category: z.string(),
  direction: z.enum(['higher_better', 'lower_better']),
  /** Weight inside its category. */
  weight: z.number(),
  origin: OriginName,
  /** In the indicator's unit, as filed or inferred; null where there is neither. */
  value: z.number().nullable(),
  /** What it is divided by before it is ranked; null for a figure that is ranked as it is. */
  size: RankedSize.nullable(),
  /** What is ranked; null for the worst value, which ranks 0, and for an amount of a company whose size is not known. */
  ranked: z.number().nullable(),
  /** Fiscal year that the figure and its size are of, where that is an earlier one: what a statute asks for comes years later. */
  figureYear: z.int().optional(),
  /** Null for every figure that is ranked as it stands. */
  expected: ExpectedPercentile.nullable(),
  /** What its percentile becomes before it is weighed, rounded to parts of a whole; left out where it stays what it is. */
  transform: z.object({ name: z.enum(transforms), parts: z.number() }).optional(),
  group: z.string(),
  /** What is ranked of the companies of the group; the company's own among them when it was disclosed. */
  figures: z.array(BundleFigure),
})

/** Least disclosure below which there is no score. */
const Minimum = z.object({ weight: z.number(), count: z.int() })
const MinimumOfTotal = Minimum.extend({
  /** Pillars that its categories with a score belong to; no such minimum when left out. */
  pillars: z.int().optional(),
  /** Disclosed figures in its categories with a score; no such minimum when left out. */
  figures: z.int().optional(),
})

const BundleMean = z.object({
  /** Share of its weight that rests on disclosed figures. */
  coverage: z.number(),
  /** Weight of its indicators that too few of the industry disclose for anybody to be ranked: part of the whole that coverage is of. */
  unranked: z.number(),
  /** Null for a rule without one. */
  minimum: Minimum.nullable(),
  /** The means it is ranked among, to 30 binary digits; null where a mean is the score, and for a category without a score. */
  ranking: z.object({ group: z.string(), means: z.array(z.object({ company: z.int(), mean: z.number() })) }).nullable(),
})

/** Everything one score was made from; enough to make it again without the product. */
const BundleContent = z.object({
  /** 4 where indicators that are not in use weigh nothing, from version 2.1 of the standard method on. */
  format: z.enum(['satoyama-bundle-3', 'satoyama-bundle-4']),
  recipe: z.record(z.string(), z.unknown()),
  recipeHash: z.string(),
  /** What the sources of the figures demand beside them; none of an invented market. */
  attributions: z.array(Attribution),
  company: z.object({ id: z.int(), nameJa: z.string(), ticker: z.string().nullable() }),
  key: ScoreKeyName,
  year: z.int(),
  /** Weight of each category in the score; 1 for a score that is a plain mean. */
  weights: z.record(z.string(), z.number()),
  indicators: z.array(BundleIndicator),
  /** By category of weight above 0, also those without a score; of a score that is a mean its own alone. */
  means: z.record(z.string(), BundleMean),
  /** Which indicators of the score are in use in the market that year; left out where all weigh whether they are disclosed or not. */
  use: z
    .object({
      /** Fewest companies with a figure, and their least share of those that reported the year. */
      companies: z.int(),
      share: z.number(),
      reported: z.int(),
      /** Companies with a figure that can be ranked, by indicator: 0 for one that is not in use. */
      indicators: z.array(z.object({ code: z.string(), figures: z.int() })),
    })
    .optional(),
  /** Of a total; null for a score that is a mean. */
  total: z.object({ coverage: z.number(), minimum: MinimumOfTotal.nullable() }).nullable(),
  /** What the product says: 0 to 1. */
  score: z.number(),
})

export type BundleContent = z.infer<typeof BundleContent>

/** Of the 32 bytes of a bundle's hash, by the server's key; null where the server has none. */
export const Signature = z
  .object({
    algorithm: z.literal('Ed25519'),
    /** SubjectPublicKeyInfo, DER, base64. */
    publicKey: z.string(),
    /** 64 bytes, base64. */
    value: z.string(),
  })
  .nullable()
export type Signature = z.infer<typeof Signature>

/** The same with what tells whether any of it was changed since. */
const Bundle = BundleContent.extend({
  /** SHA-256 of the canonical form of everything but itself and the signature, 64 hexadecimal digits. */
  sha256: z.string(),
  signature: Signature,
})
export type Bundle = z.infer<typeof Bundle>

export const getBundle = endpoint('GET /companies/:companyId/scores/:key/bundle', {
  summary: 'Every row a score was made from, enough to make it again without the product',
  closedToTrials: true,
  counted: 'always',
  params: companyParams.extend({ key: ScoreKeyName }),
  query: ScoreQuery,
  response: Bundle,
  refusals: ['company.not-found', 'figure.not-found', 'download.over-limit'],
})

export const recompute = endpoint('GET /companies/:companyId/scores/:key/recompute', {
  summary: 'Make a score again from its rows alone, and hold it against the one shown',
  params: companyParams.extend({ key: ScoreKeyName }),
  query: ScoreQuery,
  response: z.object({
    shown: z.number(),
    /** Null where the rows give no score. */
    recomputed: z.number().nullable(),
    isSame: z.boolean(),
    /** Rows used: figures and means of peers, own figures and weights. */
    rows: z.int(),
    milliseconds: z.number(),
    recipe: RecipeName,
  }),
  refusals: ['company.not-found', 'figure.not-found'],
})
