import { z } from 'zod'
import { longestLag } from '#methodology/value/pbr/market.ts'
import { pbrBases } from '#methodology/value/pbr/pbr.ts'
import { Attribution } from '../market/market.ts'
import { CompanyName } from '../market/names.ts'
import { endpoint } from '../wire/endpoint.ts'
import { IdInAddress } from '../wire/id.ts'
import { Regression, RegressionRow } from './regressions.ts'
import { Scope, ScopeQuery, ValueRecipe } from './scope.ts'

export const indicatorParams = z.object({ indicator: z.string().regex(/^[EFGS]-[A-Z]{2}-\d{3}$/) })
export const LagNumber = z.coerce.number().int().min(0).max(longestLag)

const OneQuery = ScopeQuery.extend({
  /** The one of the least p when left out. */
  lag: LagNumber.optional(),
})

/** A row of the regression: the slope of y over x is b2. */
export const PartialPoint = z.object({
  companyId: z.int(),
  /** Fiscal year of the price. */
  year: z.int(),
  x: z.number(),
  y: z.number(),
})

const refusals = ['company.not-found', 'industry.not-found', 'indicator.not-found'] as const

export const OneRegression = z.object({
  scope: Scope,
  row: RegressionRow.omit({ best: true }),
  /** Of 0 to 10 years. */
  lags: z.array(Regression),
  /** The one that the points are of. */
  lag: z.int(),
  /** Empty where it was not fitted. */
  points: z.array(PartialPoint),
  companies: z.array(CompanyName),
  recipe: ValueRecipe,
})
export type OneRegression = z.infer<typeof OneRegression>

export const getRegression = endpoint('GET /value-models/regressions/:indicator', {
  summary: 'One indicator at every lag, with the points behind one of them',
  params: indicatorParams,
  query: OneQuery,
  response: OneRegression,
  refusals: [...refusals],
})

const Part = z.object({
  indicator: z.string(),
  fiscalYear: z.int(),
  value: z.number(),
  /** By the source; nothing is inferred here. */
  isEstimated: z.boolean(),
})

export const RegressionPoint = z.object({
  company: CompanyName,
  year: z.int(),
  lag: z.int(),
  pbr: z.object({ value: z.number(), basis: z.enum(pbrBases), parts: z.array(Part) }),
  roe: Part,
  kpi: Part,
})
export type RegressionPoint = z.infer<typeof RegressionPoint>

export const getRegressionPoint = endpoint('GET /value-models/regressions/:indicator/points/:companyId/:year', {
  summary: 'The figures that one row of a regression is made from',
  params: indicatorParams.extend({
    companyId: IdInAddress,
    year: z.coerce.number().int().min(1990).max(2100),
  }),
  query: ScopeQuery.pick({ asOf: true }).extend({ lag: LagNumber.default(0) }),
  response: RegressionPoint,
  refusals: ['company.not-found', 'indicator.not-found', 'figure.not-found'],
})

/** Every row that a regression is made of, enough to make it again without the product. */
export const RegressionBundle = z.object({
  format: z.literal('satoyama-regression-1'),
  recipe: ValueRecipe,
  /** What the sources of the figures demand beside them; none of an invented market. */
  attributions: z.array(Attribution),
  scope: Scope,
  indicator: z.string(),
  form: RegressionRow.shape.form,
  regression: Regression,
  rows: z.array(
    z.object({
      companyId: z.int(),
      industry: z.string(),
      year: z.int(),
      pbr: z.number(),
      roe: z.number(),
      kpi: z.number(),
    }),
  ),
  /** SHA-256 of the canonical form of all of the above. */
  sha256: z.string(),
})
export type RegressionBundle = z.infer<typeof RegressionBundle>

export const getRegressionBundle = endpoint('GET /value-models/regressions/:indicator/bundle', {
  closedToTrials: true,
  counted: 'always',
  summary: 'Every row a regression was made from, enough to make it again without the product',
  params: indicatorParams,
  query: OneQuery,
  response: RegressionBundle,
  refusals: [...refusals, 'figure.not-found', 'download.over-limit'],
})

export const recomputeRegression = endpoint('GET /value-models/regressions/:indicator/recompute', {
  summary:
    'Make a regression again from its rows, with a column for each industry and year, and hold it against the one shown',
  params: indicatorParams,
  query: OneQuery,
  response: z.object({
    shown: z.number(),
    /** Null where the rows give none. */
    recomputed: z.number().nullable(),
    isSame: z.boolean(),
    rows: z.int(),
    milliseconds: z.number(),
    recipe: ValueRecipe,
  }),
  refusals: [...refusals, 'figure.not-found'],
})
