import { type ForecastMethod, forecastMethods, horizons, singleMethods, smoothing } from './parameters.ts'

/** What the methods foretell, on the curve: method × horizons + years ahead − 1. */
export type ForecastValues = Float64Array

export const emptyForecast = (): ForecastValues => new Float64Array(forecastMethods.length * horizons)

export const foretoldAt = (method: ForecastMethod, horizon: number) =>
  forecastMethods.indexOf(method) * horizons + horizon - 1

/**
 * Foretell a series by every method.
 *
 * `naive` the last figure; `drift` the line through the first and the last (random walk with drift); `level` the exponentially
 * smoothed level (Brown); `damped` level and trend smoothed, the trend weakening each year (Gardner and McKenzie 1985); `industry`
 * the last figure moved on by the trend of the industry; `combination` the mean of these. Hyndman and Athanasopoulos, Forecasting:
 * Principles and Practice, chapters 5 and 8; status recalled.
 *
 * @param values on the curve, without gaps, at least two
 * @param industryTrend a year's change, on the curve
 * @param into filled in place, since a market is foretold a million times
 */
export function foretell(values: readonly number[], industryTrend: number, into: ForecastValues): void {
  const last = values.at(-1)!
  const drift = (last - values[0]!) / (values.length - 1)
  const level = levelOf(values)
  const { level: damped, trend } = dampedOf(values)
  let damping = 0
  for (let horizon = 1; horizon <= horizons; horizon++) {
    damping += smoothing.damping ** horizon
    const at = horizon - 1
    into[at] = last
    into[horizons + at] = last + drift * horizon
    into[2 * horizons + at] = level
    into[3 * horizons + at] = damped + trend * damping
    into[4 * horizons + at] = last + industryTrend * horizon
    let sum = 0
    for (let method = 0; method < singleMethods.length; method++) sum += into[method * horizons + at]!
    into[5 * horizons + at] = sum / singleMethods.length
  }
}

/** Smoothed level: it moves half of the way to each figure. */
export function levelOf(values: readonly number[]): number {
  let level = values[0]!
  for (let at = 1; at < values.length; at++) level += smoothing.level * (values[at]! - level)
  return level
}

/** Smoothed level and damped trend; the trend begins as the mean of the first three changes. */
export function dampedOf(values: readonly number[]): { readonly level: number; readonly trend: number } {
  const early = Math.min(3, values.length - 1)
  let level = values[0]!
  let trend = (values[early]! - values[0]!) / early
  for (let at = 1; at < values.length; at++) {
    const ahead = level + smoothing.damping * trend
    const next = ahead + smoothing.level * (values[at]! - ahead)
    trend = smoothing.trend * (next - level) + (1 - smoothing.trend) * smoothing.damping * trend
    level = next
  }
  return { level, trend }
}
