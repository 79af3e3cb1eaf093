import { z } from 'zod'
import { kpiForms, longestLag } from '#methodology/value/pbr/market.ts'
import { regressionStates } from '#methodology/value/pbr/states.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Coefficient } from './regressions.ts'
import { Scope, ScopeQuery, ValueRecipe } from './scope.ts'

/** Indicators of a joint regression at most. */
export const maxJointIndicators = 8
/** What stands for the size of a company: its sales of the year of the price, in logarithms. */
export const jointSizes = ['sales', 'none'] as const

const count = z.int().min(0)
const code = '[EFGS]-[A-Z]{2}-\\d{3}'

export const JointQuery = ScopeQuery.extend({
  /** One to eight indicators, separated by commas: `S-DV-002,E-CC-022`. */
  indicators: z.string().regex(new RegExp(`^${code}(,${code}){0,${maxJointIndicators - 1}}$`)),
  /** Years between the indicators and the price. */
  lag: z.coerce.number().int().min(0).max(longestLag).default(0),
  size: z.enum(jointSizes).default('sales'),
  /** How return on equity and shares enter: by their logarithm, which leaves losses out, or as they are. Amounts and intensities always enter by their logarithm. */
  form: z.enum(kpiForms).default('log'),
})

export const JointRegression = z.object({
  scope: Scope,
  lag: z.int(),
  /** In the order of the request, after return on equity and size. */
  terms: z.array(
    z.object({
      kind: z.enum(['roe', 'size', 'indicator']),
      indicator: z.string(),
      nameJa: z.string(),
      nameEn: z.string(),
      unit: z.string(),
      form: z.enum(kpiForms),
      /** Of ln PBR, per 1 of the logarithm or per 1 of the unit; null where nothing was fitted. */
      coefficient: Coefficient.nullable(),
    }),
  ),
  n: count,
  companies: count,
  /** Company years with a price to book that were left out: a figure is missing, equity is 0 or less, or a logarithm is of 0 or less. */
  dropped: z.object({ missing: count, pbr: count, logarithm: count }),
  state: z.enum(regressionStates),
  /** Null where it was not fitted. */
  fit: z
    .object({
      r2: z.number(),
      adjustedR2: z.number(),
      /** Null where no two years follow each other. */
      durbinWatson: z.number().nullable(),
    })
    .nullable(),
  recipe: ValueRecipe,
})
export type JointRegression = z.infer<typeof JointRegression>

export const getJointRegression = endpoint('GET /value-models/joint', {
  summary: 'Several indicators in one regression of price to book, beside return on equity and size',
  query: JointQuery,
  response: JointRegression,
  refusals: ['company.not-found', 'industry.not-found', 'indicator.not-found'],
})
