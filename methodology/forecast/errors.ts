import { type ForecastMarket, industryTrendOf, type OriginTrends, originOf, scaleOfSeries } from './market.ts'
import { emptyForecast, foretell } from './methods.ts'
import { fewestFigures, forecastMethods, horizons, largestError } from './parameters.ts'

/** Errors of every method on the past: of each origin, company and year ahead whose outcome is known. */
export interface PastErrors {
  /** How many outcomes. */
  readonly n: number
  /** Outcome × methods + method: size of the error in usual yearly changes, at most `largestError`. */
  readonly sizes: Float32Array
  /** By outcome: years ahead, position of its year, and of the company. */
  readonly horizons: Uint8Array
  readonly years: Uint8Array
  readonly companies: Uint32Array
  /** By origin; null where no series is long enough. */
  readonly trends: readonly (OriginTrends | null)[]
}

/**
 * Foretell every company from every past year, from the figures until then alone, and hold it against what came (rolling origin,
 * Tashman 2000).
 */
export function errorsOf(market: ForecastMarket): PastErrors {
  const max = market.figures.length * market.years * horizons
  const errors = {
    sizes: new Float32Array(max * forecastMethods.length),
    horizons: new Uint8Array(max),
    years: new Uint8Array(max),
    companies: new Uint32Array(max),
  }
  const forecast = emptyForecast()
  const trends: (OriginTrends | null)[] = []
  let n = 0
  for (let origin = 0; origin < market.years; origin++) {
    if (origin < fewestFigures - 1) {
      trends.push(null)
      continue
    }
    const at = originOf(market, origin)
    trends.push(at.trends)
    for (const [company, series] of at.series.entries()) {
      if (!series) continue
      const scale = scaleOfSeries(series, at.trends)
      if (!(scale > 0)) continue
      foretell(series.values, industryTrendOf(series, market.industryOf[company]!, at.trends), forecast)
      const figures = market.figures[company]!
      for (let horizon = 1; horizon <= horizons && origin + horizon < market.years; horizon++) {
        const outcome = figures[origin + horizon]!
        if (Number.isNaN(outcome)) continue
        const value = series.curve.to(outcome)
        for (let method = 0; method < forecastMethods.length; method++) {
          const error = Math.abs(value - forecast[method * horizons + horizon - 1]!) / scale
          errors.sizes[n * forecastMethods.length + method] = Math.min(largestError, error)
        }
        errors.horizons[n] = horizon
        errors.years[n] = origin + horizon
        errors.companies[n] = company
        n++
      }
    }
  }
  return { n, trends, ...errors }
}
