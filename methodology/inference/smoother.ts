/** Levels and their variances, one for each year of the series. */
interface Smoothed {
  readonly levels: readonly number[]
  /** In units of the variance of one figure's noise. */
  readonly variances: readonly number[]
}

/**
 * Local-level smoother: y = level + noise, level = level of the year before + step.
 *
 * Kalman filter forwards, Rauch–Tung–Striebel backwards; the first figure starts the level (diffuse start). Years before the
 * first and after the last figure are NaN: nothing is inferred there.
 *
 * Source: Durbin & Koopman, Time Series Analysis by State Space Methods, chapter 2; status recalled.
 *
 * @param series NaN where there is no figure
 * @param signalToNoise variance of the step ÷ variance of the noise, above 0
 */
export function smooth(series: readonly number[], signalToNoise: number): Smoothed {
  const levels = series.map(() => Number.NaN)
  const variances = series.map(() => Number.NaN)
  const first = series.findIndex((value) => !Number.isNaN(value))
  const last = series.findLastIndex((value) => !Number.isNaN(value))
  if (first === -1) return { levels, variances }

  levels[first] = series[first]!
  variances[first] = 1
  for (let t = first + 1; t <= last; t++) {
    const variance = variances[t - 1]! + signalToNoise
    const gain = Number.isNaN(series[t]!) ? 0 : variance / (variance + 1)
    levels[t] = levels[t - 1]! + (gain === 0 ? 0 : gain * (series[t]! - levels[t - 1]!))
    variances[t] = variance * (1 - gain)
  }
  for (let t = last - 1; t >= first; t--) {
    const ahead = variances[t]! + signalToNoise
    const gain = variances[t]! / ahead
    levels[t] = levels[t]! + gain * (levels[t + 1]! - levels[t]!)
    variances[t] = variances[t]! + gain * gain * (variances[t + 1]! - ahead)
  }
  return { levels, variances }
}
