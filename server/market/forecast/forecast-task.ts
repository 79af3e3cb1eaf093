import type { ForecastKind } from '#methodology/forecast/curve.ts'
import { forecastOf } from '#methodology/forecast/forecast.ts'
import type { ForecastMarket } from '#methodology/forecast/market.ts'
import { type ForecastModel, forecastModelOf } from '#methodology/forecast/model.ts'
import { bandShares, horizons } from '#methodology/forecast/parameters.ts'
import { runOf } from '#methodology/panel/layout.ts'
import { counts } from '#methodology/panel/panel.ts'
import type { Frame } from '../panel/frame.ts'

/** Which figures are forecast: a score, or indicators that add up. */
export type ForecastSource =
  | {
      readonly kind: 'score'
      /** Of all scores, and the row of this one. */
      readonly values: Float64Array
      readonly row: number
      readonly placeOf: Int32Array
    }
  /** Positions in the panel; null where one of them is missing. */
  | { readonly kind: 'figures'; readonly indicators: readonly number[] }

export interface ForecastInput {
  readonly source: ForecastSource
  readonly kind: ForecastKind
  readonly industryOf: Int32Array
  readonly industries: number
}

/** What the past of a market tells of the forecasts of one of its figures. */
export function forecastModel(frame: Frame, input: ForecastInput): ForecastModel {
  return forecastModelOf(marketOf(frame, input))
}

/** The forecasts of all companies. */
export interface MarketForecasts {
  readonly model: ForecastModel
  /** By company, position of the year of its last figure; −1 without a forecast. */
  readonly last: Int16Array
  /** Company × horizons + years ahead − 1; NaN without one, and beyond the last year of forecasts. */
  readonly middles: Float64Array
  /** The same by share of the band: ((company × horizons) + years ahead − 1) × 3 + share. */
  readonly lows: Float64Array
  readonly highs: Float64Array
}

/** The same with the forecast of every company, without targets. */
export function forecastMarket(
  frame: Frame,
  { until, ...input }: ForecastInput & { readonly until: number },
): MarketForecasts {
  const market = marketOf(frame, input)
  const model = forecastModelOf(market)
  const last = new Int16Array(frame.companies).fill(-1)
  const middles = new Float64Array(frame.companies * horizons).fill(Number.NaN)
  const lows = new Float64Array(middles.length * bandShares.length).fill(Number.NaN)
  const highs = lows.slice()
  for (const [company, figures] of market.figures.entries()) {
    const forecast = forecastOf(model, { figures, industry: input.industryOf[company]!, until, target: null })
    if (!forecast) continue
    for (const { year, horizon, middle, bands } of forecast.points) {
      last[company] = year - horizon
      const at = company * horizons + horizon - 1
      middles[at] = middle
      for (const [index, share] of bandShares.entries()) {
        lows[at * bandShares.length + index] = bands ? bands[share].low : Number.NaN
        highs[at * bandShares.length + index] = bands ? bands[share].high : Number.NaN
      }
    }
  }
  return { model, last, middles, lows, highs }
}

function marketOf(frame: Frame, { source, kind, industryOf, industries }: ForecastInput): ForecastMarket {
  const years = frame.years.length
  const figures = Array.from({ length: frame.companies }, () => new Float64Array(years).fill(Number.NaN))
  const shape = { years, companies: frame.companies }
  for (let year = 0; year < years; year++) {
    const figureOf = source.kind === 'score' ? scoreIn(source, shape, year) : sumIn(frame, source.indicators, year)
    for (const [company, own] of figures.entries()) own[year] = figureOf(company)
  }
  return { kind, years, figures, industryOf, industries }
}

function scoreIn(
  { values, row, placeOf }: Extract<ForecastSource, { kind: 'score' }>,
  shape: { readonly years: number; readonly companies: number },
  year: number,
) {
  const run = runOf(values, shape, row, year)
  return (company: number) => run[placeOf[company]!]!
}

function sumIn(frame: Frame, indicators: readonly number[], year: number) {
  const shape = { years: frame.years.length, companies: frame.companies }
  const columns = indicators.map((indicator) => ({
    values: runOf(frame.values, shape, indicator, year),
    states: runOf(frame.states, shape, indicator, year),
  }))
  return (company: number) => {
    let sum = 0
    for (const { values, states } of columns) sum += counts(states[company]!) ? values[company]! : Number.NaN
    return sum
  }
}
