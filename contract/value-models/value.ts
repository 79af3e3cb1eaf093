import { z } from 'zod'
import { valueForms } from '#methodology/value/two-stage/columns.ts'
import { verdicts } from '#methodology/value/two-stage/verdicts.ts'
import { CompanyName } from '../market/names.ts'
import { companyParams } from '../scores/score-query.ts'
import { endpoint } from '../wire/endpoint.ts'
import { ScopeQuery, ValueRecipe } from './scope.ts'

const Share = z.number().min(0).max(1)
const ValueQuery = ScopeQuery.pick({ asOf: true })

/** An indicator among the candidates. */
export const ValueTerm = z.object({
  indicator: z.string(),
  nameJa: z.string(),
  nameEn: z.string(),
  unit: z.string(),
  large: z.string(),
  form: z.enum(valueForms),
  /** Years before the price. */
  lag: z.int(),
  /** Share of the rows that it is known of. */
  known: Share,
  /** Change of ln PBR for one standard deviation; 0 where it was not chosen. */
  coefficient: z.number(),
  /** Over halves of the companies: how often it was chosen, how often then with the same sign, and the ends of nine of ten. */
  stability: z.object({ chosen: Share, sameSign: Share, low: z.number(), high: z.number() }),
})

export const ValueModel = z.object({
  rows: z.int(),
  companies: z.int(),
  years: z.tuple([z.int(), z.int()]),
  /** Year of which the accuracy is told. */
  tested: z.int(),
  /** Coefficients of the first stage: return on equity of 1, growth of sales, logarithm of total assets. */
  first: z.object({ roe: z.number(), growth: z.number(), size: z.number() }),
  /** Share of the differences of a year's prices that is told by who has seen neither the company nor the year. */
  accuracy: z.object({
    n: z.int(),
    industry: z.number(),
    first: z.number(),
    second: z.number(),
    gain: z.object({ value: z.number(), low: z.number(), high: z.number() }),
  }),
  verdict: z.enum(verdicts),
  halves: z.int(),
  /** Candidates, the largest coefficient first. */
  terms: z.array(ValueTerm),
})
export type ValueModel = z.infer<typeof ValueModel>

export const getValueModel = endpoint('GET /value-models/value', {
  summary:
    'How well prices are told without ESG, by the industry alone and with ESG, out of sample; which indicators were chosen and how stable that is',
  query: ValueQuery,
  response: z.object({
    /** Null where the market has too few rows, or fewer than two years to be foretold. */
    model: ValueModel.nullable(),
    recipe: ValueRecipe,
  }),
  refusals: [],
})

export const getValueProgress = endpoint('GET /value-models/value/progress', {
  summary: 'How much of both stages is made, while they are being made',
  query: ValueQuery,
  response: z.object({
    /** 0 to 1; null where they are not being made. */
    share: z.number().min(0).max(1).nullable(),
  }),
  refusals: [],
})

export const CompanyValue = z.object({
  company: CompanyName,
  /** Fiscal year of the price; null where the company has none. */
  year: z.int().nullable(),
  /** Equity × price to book, million yen. */
  traded: z.number().nullable(),
  equity: z.number().nullable(),
  pbr: z.number().nullable(),
  /** Chosen indicators, the largest value first. */
  values: z.array(
    z.object({
      indicator: z.string(),
      /** Fiscal year of the indicator's figure. */
      fiscalYear: z.int(),
      figure: z.number().nullable(),
      /** From the market's mean, in standard deviations; null where the company does not tell. */
      deviations: z.number().nullable(),
      /** Million yen, with the ends over nine of ten halves of the market. */
      value: z.number().nullable(),
      low: z.number().nullable(),
      high: z.number().nullable(),
      /** Million yen for 1 % more, or for one unit more of what is taken as it is. */
      perStep: z.number(),
    }),
  ),
  recipe: ValueRecipe,
})
export type CompanyValue = z.infer<typeof CompanyValue>

export const getCompanyValue = endpoint('GET /value-models/companies/:companyId', {
  summary: 'What each chosen indicator is worth in a company by the model, in million yen with an interval',
  params: companyParams,
  query: ValueQuery,
  response: CompanyValue,
  refusals: ['company.not-found', 'value.no-model'],
})
