import { z } from 'zod'
import { featureSets } from '#methodology/ratings/prediction/learner.ts'
import { FactStatus } from '../market/indicators.ts'
import { Share } from '../scores/score.ts'
import { endpoint } from '../wire/endpoint.ts'
import { FtseMeasure, FtsePillar, FtseQuery, FtseRecipe, FtseState } from './parts.ts'

/** A rival, and the model on the same ratings. */
const Beside = z.object({ rival: FtseMeasure, model: FtseMeasure })

const Measures = z.object({
  model: FtseMeasure,
  /** The rating of the year before; null where nobody has one. */
  lastYear: Beside.nullable(),
  industryMean: FtseMeasure,
  /** The structure as it stands. */
  structure: Beside.nullable(),
  r2: z.number(),
})

const Target = z.object({
  /** `total`, `environment`, `social`, `governance` or the key of a theme. */
  key: z.string(),
  kind: z.enum(['total', 'pillar', 'theme']),
  /** Names of a theme; null for the others. */
  nameJa: z.string().nullable(),
  nameEn: z.string().nullable(),
  state: FtseState,
  companies: z.int(),
  ratings: z.int(),
  /** Fiscal years of the first and the last figures. */
  years: z.tuple([z.int(), z.int()]).nullable(),
  /** False where all ratings are of one year: then companies are parted, and time is not. */
  isTimeOrdered: z.boolean(),
  /** Strength of the elastic net's penalty, its share of absolute values, and the features that it may use. */
  choice: z.object({ strength: z.number(), mix: z.number(), features: z.enum(featureSets) }).nullable(),
  measures: Measures.nullable(),
  /** Features with a coefficient other than 0 in one of the folds. */
  chosen: z.int(),
  /** The feature that gives the ratings away, under `leakage`. */
  leak: z.string().nullable(),
})

export const FtseModel = z.object({
  state: FtseState,
  /** Whether the ratings are invented, as those of a demo market are. */
  isSimulated: z.boolean(),
  targets: z.array(Target),
  /** Themes with their pillar, the assigned indicators and categories. */
  themes: z.array(
    z.object({
      key: z.string(),
      pillar: FtsePillar,
      nameJa: z.string(),
      nameEn: z.string(),
      indicators: z.array(z.string()),
      categories: z.array(z.string()),
    }),
  ),
  features: z.int(),
  /** Fewest rated companies for a model. */
  fewest: z.int(),
  /** Share of ratings that an interval is meant to hold. */
  interval: Share,
  /** Template by which ratings are imported, and the vendor's key in it. */
  template: z.string(),
  vendor: z.string(),
  /** What others reached, as context. */
  published: z.object({ study: z.string(), r2: z.number(), source: z.string(), status: FactStatus }),
  recipe: FtseRecipe,
})
export type FtseModel = z.infer<typeof FtseModel>
export type FtseTarget = FtseModel['targets'][number]

export const getFtseModel = endpoint('GET /ftse-prediction/model', {
  summary:
    'The model card of the FTSE score prediction: ratings, validation, errors of each score beside last year’s and the industry’s mean',
  query: FtseQuery,
  response: FtseModel,
  refusals: [],
})

export const getFtseProgress = endpoint('GET /ftse-prediction/progress', {
  summary: 'How much of the models of the FTSE score prediction is made, while they are being made',
  query: FtseQuery,
  response: z.object({
    /** 0 to 1; null where none is being made, and where the vendor is not in the account’s contract. */
    share: Share.nullable(),
  }),
  refusals: [],
})
