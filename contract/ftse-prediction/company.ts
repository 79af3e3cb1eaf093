import { z } from 'zod'
import { boundaries } from '#methodology/figures/boundary.ts'
import { Share } from '../scores/score.ts'
import { companyParams } from '../scores/score-query.ts'
import { endpoint, FileAnswer } from '../wire/endpoint.ts'
import { FtsePillar, FtseQuery, FtseRecipe, FtseScore, FtseState } from './parts.ts'

/** A score with its 80 % interval and its class of half a point. */
const Predicted = z.object({
  score: FtseScore,
  low: FtseScore,
  high: FtseScore,
  from: FtseScore,
  to: FtseScore,
})

/** The newest rating that counts for the year. */
const Actual = z.object({ score: FtseScore, ratedOn: z.iso.date(), isSimulated: z.boolean() })

const scores = {
  /** By the vendor's structure with our assignments; null where no theme is applicable. */
  structure: FtseScore.nullable(),
  /** By the model that has not seen the company; null without a model. */
  predicted: Predicted.nullable(),
  actual: Actual.nullable(),
}

const Exposure = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)])

const Theme = z.object({
  key: z.string(),
  pillar: FtsePillar,
  nameJa: z.string(),
  nameEn: z.string(),
  exposure: Exposure,
  /** Points earned, and those that there were to earn. */
  points: z.number(),
  possible: z.int(),
  ...scores,
})

const Step = z.object({
  indicator: z.string(),
  theme: z.string(),
  kind: z.enum(['answer', 'disclose', 'improve']),
  points: z.object({ from: Share, to: Share }),
  /** How much the structure's whole would rise. */
  gain: z.number(),
  /** How much the model's prediction would change; an association, no cause. Null without a model. */
  effect: z.number().nullable(),
  /** Share of the peers that are there already; null where none reported. */
  peers: Share.nullable(),
})

/** An indicator as it entered. */
const Input = z.object({
  indicator: z.string(),
  theme: z.string(),
  /** Accounting basis that the indicator is ranked on; null where the market does not have it. */
  boundary: z.enum(boundaries).nullable(),
  /** `excluded`: not applicable, under review, on another accounting basis, or hardly anybody discloses it. */
  state: z.enum(['known', 'undisclosed', 'excluded']),
  /** In the indicator's unit. */
  value: z.number().nullable(),
  percentile: Share.nullable(),
  /** Null where no point is asked for. */
  points: Share.nullable(),
})

export const FtsePrediction = z.object({
  /** Of the model of the whole. */
  state: FtseState,
  /** Fiscal year of the figures; null for a company without a report, and where the vendor is locked. */
  year: z.int().nullable(),
  overall: z.object(scores),
  pillars: z.array(z.object({ pillar: FtsePillar, ...scores })),
  themes: z.array(Theme),
  /** The easiest first. */
  steps: z.array(Step),
  inputs: z.array(Input),
  /** Mean absolute error of the model of the whole, and the measured coverage of its intervals. */
  error: z.number().nullable(),
  coverage: Share.nullable(),
  recipe: FtseRecipe,
})
export type FtsePrediction = z.infer<typeof FtsePrediction>
export type FtseTheme = FtsePrediction['themes'][number]
export type FtseStep = FtsePrediction['steps'][number]

export const getFtsePrediction = endpoint('GET /companies/:companyId/ftse-prediction', {
  summary:
    'The FTSE score of a company as the structure and the model see it: interval, class, pillars, themes with exposure and score, what would raise it',
  params: companyParams,
  query: FtseQuery,
  response: FtsePrediction,
  refusals: ['company.not-found'],
})

/** What a file has of a company: scores, themes, steps and inputs. */
export const ftseFileItems = 4

export const saveFtsePrediction = endpoint('POST /companies/:companyId/ftse-prediction/file/:format', {
  envelope: 'file',
  closedToTrials: true,
  counted: 'always',
  summary: 'The same as a file: scores, themes, what would raise it, every indicator as it entered, the model card',
  params: companyParams.extend({ format: z.enum(['xlsx', 'csv']) }),
  query: FtseQuery.extend({
    /** Of the headers, names and words. */
    lang: z.enum(['ja', 'en']).default('ja'),
  }),
  response: FileAnswer,
  refusals: ['company.not-found', 'vendor.locked', 'figure.not-found', 'download.over-limit'],
})
