import { z } from 'zod'
import { targetScopes } from '#methodology/targets/scopes.ts'
import { notChosenReasons } from '#methodology/temperature/choose.ts'
import { leftOutReasons } from '#methodology/temperature/prepare.ts'
import { Share } from '../scores/score.ts'
import { companyParams, ScoreQuery } from '../scores/score-query.ts'
import { endpoint } from '../wire/endpoint.ts'
import { aggregationNames, temperatureHorizons, temperatureScopes, temperatureWhatIfs } from './names.ts'

export const TemperatureQuery = z.object({
  aggregation: z.enum(aggregationNames).default('wats'),
  horizon: z.enum(temperatureHorizons).default('mid'),
  tscope: z.enum(temperatureScopes).default('scope1+2'),
  /** Reference year, from which horizons are counted; that of the day held, or of today, when left out. */
  ref: z.coerce.number().int().min(2000).max(2100).optional(),
  /** Score of a company without a target, °C: of version 1.0 of the method, and of 1.5. */
  default: z.enum(['3.2', '3.4']).default('3.2'),
  /** Companies that are asked in what-ifs 4a and 4b, separated by commas. */
  flagged: z
    .string()
    .regex(/^\d{1,10}(,\d{1,10}){0,199}$/)
    .optional(),
})
export type TemperatureQuery = z.infer<typeof TemperatureQuery>

export const TemperatureSummary = z.object({
  /** °C; null where no holding has what the weights are made of. */
  value: z.number().nullable(),
  /** Share of weight in the sum. */
  coverage: Share,
  /** Share of the weights of the sum that rests on companies' targets, and not on the default. */
  targets: Share,
})

const Degrees = z.number().nullable()

/** Part of the answer that is about temperature. */
export const PortfolioTemperatures = z.object({
  referenceYear: z.int(),
  /** Scopes by horizons. */
  grid: z.array(
    z.object({
      scope: z.enum(temperatureScopes),
      horizon: z.enum(temperatureHorizons),
      value: Degrees,
      benchmark: Degrees,
      /** Share of its weights that rests on targets. */
      targets: Share,
    }),
  ),
  /** Of the scope and horizon asked for, by each way to weigh. */
  aggregations: z.array(
    z.object({
      name: z.enum(aggregationNames),
      value: Degrees,
      /** Companies that lack what its weights are made of, and their share of the portfolio. */
      lost: z.int(),
      lostWeight: Share,
    }),
  ),
  /** From cool to warm: companies of one score together, by the weights of the way chosen. */
  steps: z.array(z.object({ score: z.number(), weight: Share, companies: z.int(), isDefault: z.boolean() })),
  whatIfs: z.array(z.object({ name: z.enum(temperatureWhatIfs), value: Degrees, companies: z.int() })),
})

const TargetLine = z.object({
  /** As the list says it. */
  scope: z.enum(targetScopes),
  horizon: z.enum(temperatureHorizons).nullable(),
  type: z.enum(['absolute', 'intensity']).nullable(),
  /** What is cut of the base year, 0 to 1, before and after the boundary rule. */
  reduction: Share.nullable(),
  counted: Share.nullable(),
  coverage: Share.nullable(),
  baseYear: z.int(),
  endYear: z.int(),
  /** Per cent of the base year a year. */
  larr: z.number().nullable(),
  wording: z.string().nullable(),
  source: z.object({
    list: z.string(),
    publishedOn: z.iso.date().nullable(),
    importId: z.int(),
    line: z.int().nullable(),
  }),
  /** Why it is not the one that counts; null for the one that is. */
  reason: z.enum([...leftOutReasons, ...notChosenReasons]).nullable(),
})

export const getCompanyTemperature = endpoint('GET /portfolio/temperature/:companyId', {
  summary: 'How a company’s temperature score came about: the target that was used, and why each other was not',
  params: companyParams,
  query: ScoreQuery.extend(TemperatureQuery.shape),
  response: z.object({
    referenceYear: z.int(),
    default: z.number(),
    scores: z.array(
      z.object({
        scope: z.enum(temperatureScopes),
        horizon: z.enum(temperatureHorizons),
        /** Null where emissions are missing that weigh the scopes. */
        score: z.number().nullable(),
        isDefault: z.boolean(),
        /** Of the line used: what it was read as, and the two numbers that turn a reduction into degrees. */
        regression: z
          .object({ variable: z.string(), param: z.number(), intercept: z.number(), larr: z.number() })
          .nullable(),
      }),
    ),
    targets: z.array(TargetLine),
    /** t-CO2e that weigh scopes 1 and 2 against scope 3. */
    emissions: z.object({ 'scope1+2': z.number().nullable(), scope3: z.number().nullable() }),
    isValidated: z.boolean(),
  }),
  refusals: ['company.not-found'],
})
export type CompanyTemperature = z.infer<(typeof getCompanyTemperature)['response']>
