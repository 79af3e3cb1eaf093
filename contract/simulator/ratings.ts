import { z } from 'zod'
import { peerLevels } from '#methodology/panel/peers.ts'
import { ratingFeatures } from '#methodology/ratings/model/features.ts'
import { Share } from '../scores/score.ts'
import { companyParams, ScoreQuery } from '../scores/score-query.ts'
import { endpoint } from '../wire/endpoint.ts'
import { ChangesText } from './changes.ts'

/** A place on the common axis, 0 worst to 1 best, and how the vendor writes it. */
const Place = z.object({ axis: Share, value: z.string(), level: z.string().nullable() })

/** Where a model sees the company, between the ends of its interval. */
const Predicted = z.object({ middle: Place, low: Place, high: Place })

const Model = z.object({
  /** Group whose ratings it is made from: `gics:151010`, `market`. */
  group: z.string(),
  level: z.enum(peerLevels),
  companies: z.int(),
  ratings: z.int(),
  /** Fiscal years of the first and the last. */
  years: z.tuple([z.int(), z.int()]),
  /** False where all ratings are of one year. */
  isTimeOrdered: z.boolean(),
  penalty: z.number(),
  /** Errors on the common axis, of ratings that the model had not seen; the share of the axis that one level takes is `step`. */
  accuracy: z.object({
    n: z.int(),
    error: z.number(),
    lastYear: z.object({ n: z.int(), error: z.number(), model: z.number() }).nullable(),
    mean: z.number(),
    r2: z.number(),
    spearman: z.number(),
    halfWidth: z.number(),
    coverage: Share,
  }),
  /** Change of the rating for one standard deviation of each feature, the greatest first. */
  coefficients: z.array(z.object({ feature: z.enum(ratingFeatures), coefficient: z.number() })),
})

const Vendor = z.object({
  vendor: z.string(),
  nameJa: z.string(),
  nameEn: z.string(),
  /** `locked`: not in the account's contract, and nothing of it is told. */
  state: z.enum(['locked', 'no-ratings', 'too-few', 'leakage', 'no-score', 'model']),
  /** The newest rating of the company; null without one. */
  actual: Place.extend({ ratedOn: z.iso.date(), isSimulated: z.boolean() }).nullable(),
  /** As the company is, and with the changes. */
  before: Predicted.nullable(),
  after: Predicted.nullable(),
  model: Model.nullable(),
})
export type SimulatedVendor = z.infer<typeof Vendor>

export const SimulatedRatings = z.object({
  year: z.int().nullable(),
  vendors: z.array(Vendor),
  /** Share of ratings that an interval is meant to hold. */
  interval: Share,
  version: z.string(),
})
export type SimulatedRatings = z.infer<typeof SimulatedRatings>

export const simulateRatings = endpoint('GET /companies/:companyId/simulation/ratings', {
  summary:
    'Ratings of each vendor as a statistical model of them sees the company, with its figures changed; the model’s error, and where there are too few ratings',
  params: companyParams,
  query: ScoreQuery.extend({ set: ChangesText }),
  response: SimulatedRatings,
  refusals: ['company.not-found', 'method.not-available'],
})
