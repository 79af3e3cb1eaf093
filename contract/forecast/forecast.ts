import { z } from 'zod'
import { cellStates } from '#methodology/figures/cell-states.ts'
import { forecastMethods } from '#methodology/forecast/parameters.ts'
import { RecipeName, Share } from '../scores/score.ts'
import { companyParams, ScoreQuery } from '../scores/score-query.ts'
import { endpoint } from '../wire/endpoint.ts'

/** No forecast goes beyond this fiscal year. */
export const lastForecastYear = 2030

const Band = z.object({ low: z.number(), high: z.number() })
const Bands = z.object({ 50: Band, 80: Band, 95: Band })

const Point = z.object({
  year: z.int(),
  /** Years after the last figure, from 1. */
  horizon: z.int(),
  /** Short: 1 to 3 years; long: 4 to 6. */
  term: z.enum(['short', 'long']),
  middle: z.number(),
  /** Null where too few past forecasts tell how wide they are: then it is a point estimate. */
  bands: Bands.nullable(),
})

const HistoryYear = z.object({
  year: z.int(),
  /** Null where there is none; scores 0 to 1, indicators in their unit, emissions in t-CO2e. */
  value: z.number().nullable(),
  state: z.enum(cellStates),
  /** Of a score: whether enough of it is disclosed to be told; else true. */
  isLike: z.boolean(),
})

/** Measured on the newest outcomes of all companies of the market, by which the method was not chosen. */
const Accuracy = z.object({
  /** Outcomes that were foretold. */
  n: z.int(),
  companies: z.int(),
  /** Mean absolute error ÷ that of no change: below 1 is better than no change. Null without outcomes. */
  relative: z.object({ chosen: z.number(), drift: z.number(), industry: z.number() }).nullable(),
  /** Mean absolute scaled error, after Hyndman and Koehler: errors ÷ the usual yearly change of the series (`forecast.md`). */
  mase: z.object({ chosen: z.number(), naive: z.number(), drift: z.number(), industry: z.number() }).nullable(),
  /** Shares of outcomes in bands that were made from earlier outcomes. */
  coverage: z.object({ 50: Share, 80: Share, 95: Share }).nullable(),
})

/** A forecast that was made from the years until its origin, and what came. */
const Past = z.object({
  origin: z.int(),
  points: z.array(
    z.object({
      year: z.int(),
      horizon: z.int(),
      middle: z.number(),
      /** The band of 80 %; null where it is not known. */
      band: Band.nullable(),
      actual: z.number().nullable(),
    }),
  ),
})

export const CompanyForecast = z.object({
  key: z.string(),
  subject: z.enum(['score', 'indicator', 'emissions']),
  /** Of the catalogue; empty for a score. */
  unit: z.string(),
  /** Whose figures open: of emissions that add up, the first part; null for a score. */
  figure: z.object({ indicator: z.string(), boundary: z.string() }).nullable(),
  /** `none`: no figure at all. `few`: under four years. `old`: the last figure is too old to reach the years ahead. */
  state: z.enum(['forecast', 'none', 'few', 'old']),
  /** At most the last ten fiscal years and those between them, ascending. */
  history: z.array(HistoryYear),
  points: z.array(Point),
  /** How the values are transformed before: logarithm of amounts, logit of shares and scores. */
  transformation: z.enum(['log', 'logit', 'none']),
  method: z.enum(forecastMethods),
  /** True where nothing beats no change: then no change is foretold, and said. */
  isNaive: z.boolean(),
  /** What the forecast rests on; they sum to 1. */
  weights: z.object({ own: Share, industry: Share, target: Share }),
  /** The methods one by one, with what they foretell and what they were made with. */
  parts: z.array(
    z.object({
      method: z.enum(forecastMethods),
      /** In the forecast. */
      weight: Share,
      parameters: z.array(z.object({ name: z.string(), value: z.number() })),
      points: z.array(z.object({ year: z.int(), value: z.number() })),
    }),
  ),
  accuracy: z.object({ short: Accuracy, long: Accuracy }),
  /** Of the company's own past forecasts: outcomes, those in each band, mean absolute error, and that of no change. */
  own: z.object({
    n: z.int(),
    hits: z.object({ 50: z.int(), 80: z.int(), 95: z.int() }),
    error: z.number().nullable(),
    naive: z.number().nullable(),
  }),
  past: z.array(Past),
  /**
   * A target for this figure: one for emissions weighs in the forecast (`weights`), a level that an indicator is to reach is only held
   * against it. `inside` is the narrowest band that holds it, null outside of all and where its year is not reached.
   */
  target: z
    .object({
      year: z.int(),
      value: z.number(),
      /** Level of another target for the same year that contradicts it; null without one. The lower of the two is used. */
      other: z.number().nullable(),
      isReached: z.boolean(),
      inside: z.union([z.literal(50), z.literal(80), z.literal(95)]).nullable(),
    })
    .nullable(),
  version: z.string(),
  recipe: RecipeName,
})
export type CompanyForecast = z.infer<typeof CompanyForecast>

export const getForecast = endpoint('GET /companies/:companyId/forecast', {
  summary:
    'A score, an indicator or emissions of a company to 2030 with bands, what they rest on, and how past forecasts did',
  params: companyParams,
  query: ScoreQuery.omit({ year: true }).extend({
    /** A score (`sustainability_score`), an indicator (`S-DV-002`), or a scope of emissions (`scope1+2`). */
    key: z
      .string()
      .max(40)
      .default('sustainability_score')
      .transform((key) => key.replace('scope1 ', 'scope1+').replace('+2 3', '+2+3')),
  }),
  response: CompanyForecast,
  refusals: ['company.not-found', 'indicator.not-found', 'forecast.not-numeric'],
})
