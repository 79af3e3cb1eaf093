import { z } from 'zod'
import { kpiForms } from '#methodology/value/pbr/market.ts'
import { regressionStates } from '#methodology/value/pbr/states.ts'
import { FactStatus } from '../market/indicators.ts'
import { endpoint, FileAnswer } from '../wire/endpoint.ts'
import { Scope, ScopeQuery, ValueRecipe } from './scope.ts'

const count = z.int().min(0)

export const Coefficient = z.object({
  value: z.number(),
  error: z.number(),
  t: z.number(),
  p: z.number(),
  /** Ends of the interval of 95 %. */
  low: z.number(),
  high: z.number(),
})

/** One indicator at one lag. */
export const Regression = z.object({
  /** Years between the indicator and the price. */
  lag: count,
  n: count,
  companies: count,
  /** Rows left out, of those with a figure: without a price or return, equity, return, or the indicator itself 0 or less. */
  dropped: z.object({ missing: count, pbr: count, roe: count, kpi: count }),
  state: z.enum(regressionStates),
  /** Null where it was not fitted. */
  fit: z
    .object({
      roe: Coefficient,
      kpi: Coefficient,
      r2: z.number(),
      adjustedR2: z.number(),
      /** Null where no two years follow each other. */
      durbinWatson: z.number().nullable(),
      normalized: z.object({ value: z.number(), low: z.number(), high: z.number() }),
    })
    .nullable(),
  /** Over everything that was tried; null where it was not fitted. */
  q: z.number().nullable(),
})
export type Regression = z.infer<typeof Regression>

export const RegressionRow = z.object({
  indicator: z.string(),
  nameJa: z.string(),
  nameEn: z.string(),
  unit: z.string(),
  /** `environment`, `social`, `governance` or `finance`; and the group below it. */
  large: z.string(),
  middle: z.string(),
  /** `level` for yes and no, which has no logarithm. */
  form: z.enum(kpiForms),
  /** Of all lags the one of the least p; of those that could not be fitted the one with most rows. */
  best: Regression,
  /** The company's newest figure; or of the newest year with one the median, of yes and no the share of yes. Null without. */
  actual: z.object({ value: z.number(), year: z.int(), n: z.int() }).nullable(),
  /** Change of price to book, in per cent, that goes with 10 % more; null for yes and no, and where nothing was fitted. */
  change: z.number().nullable(),
})
export type RegressionRow = z.infer<typeof RegressionRow>

/** A sensitivity that somebody else published: context, never a result of this market. */
export const PublishedSensitivity = z.object({
  companyJa: z.string(),
  companyEn: z.string(),
  kpiJa: z.string(),
  kpiEn: z.string(),
  /** Per cent. */
  kpiChange: z.number(),
  pbrChange: z.number(),
  lag: z.string(),
  elasticityLinear: z.number(),
  elasticityExact: z.number(),
  /** What else its source says of it; empty where nothing. */
  noteJa: z.string(),
  noteEn: z.string(),
  source: z.string(),
  status: FactStatus,
})

export const Regressions = z.object({
  scope: Scope,
  family: z.object({
    indicators: count,
    tests: count,
    /** As many would be significant at 5 % by chance alone. */
    byChance: z.number(),
    significant: count,
    discoveries: count,
  }),
  fewest: z.object({ rows: count, companies: count, effective: count }),
  rows: z.array(RegressionRow),
  published: z.array(PublishedSensitivity),
  recipe: ValueRecipe,
})
export type Regressions = z.infer<typeof Regressions>

const refusals = ['company.not-found', 'industry.not-found'] as const

export const listRegressions = endpoint('GET /value-models/regressions', {
  summary:
    'What goes with price to book: ln PBR = a + b1 ln ROE + b2 ln KPI for every indicator at lags of 0 to 10 years, with what chance alone would find',
  query: ScopeQuery,
  response: Regressions,
  refusals: [...refusals],
})

export const getRegressionProgress = endpoint('GET /value-models/regressions/progress', {
  summary: 'How much of these regressions is made, while they are being made',
  query: ScopeQuery,
  response: z.object({
    /** 0 to 1; null where they are not being made. */
    share: z.number().min(0).max(1).nullable(),
  }),
  refusals: [...refusals],
})

export const regressionFormats = ['csv', 'xlsx'] as const

export const saveRegressions = endpoint('POST /value-models/regressions/file/:format', {
  envelope: 'file',
  closedToTrials: true,
  counted: 'always',
  summary: 'Every regression that was tried, by indicator and lag, with what was left out and why',
  params: z.object({ format: z.enum(regressionFormats) }),
  query: ScopeQuery.extend({
    /** Of the headers, names and words. */
    lang: z.enum(['ja', 'en']).default('ja'),
  }),
  response: FileAnswer,
  refusals: [...refusals, 'download.over-limit'],
})
