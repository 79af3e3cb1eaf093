import { type Band, type ForecastRequest, forecastFrom, lastFigure } from './forecast.ts'
import type { ForecastModel } from './model.ts'
import { type BandShare, bandShares, fewestFigures } from './parameters.ts'

/** A forecast made from the years until its origin, and what came. Positions of years. */
export interface PastForecast {
  readonly origin: number
  readonly points: readonly {
    readonly year: number
    readonly horizon: number
    readonly middle: number
    /** The band of 80 %; null where too little was known. */
    readonly band: Band | null
    /** Null without a figure. */
    readonly actual: number | null
  }[]
}

/** How the past forecasts of one company did. */
export interface OwnAccuracy {
  /** Outcomes that had a band. */
  readonly n: number
  readonly hits: Readonly<Record<BandShare, number>>
  /** Mean absolute error in the figure's unit, and that of no change; null without outcomes. */
  readonly error: number | null
  readonly naive: number | null
}

/**
 * The company's forecasts as today's method would have made them in the past: from the figures until each year alone, with the bands
 * that the outcomes until then give. A target of today is not known to them.
 */
export function pastOf(
  model: ForecastModel,
  { figures, industry }: Pick<ForecastRequest, 'figures' | 'industry'>,
): { readonly past: readonly PastForecast[]; readonly own: OwnAccuracy } {
  const last = lastFigure(figures)
  const hits: Record<BandShare, number> = { 50: 0, 80: 0, 95: 0 }
  const past: PastForecast[] = []
  let [n, error, naive] = [0, 0, 0]
  for (let origin = fewestFigures - 1; origin < last; origin++) {
    const forecast = forecastFrom(model, { figures, industry, until: last, target: null, origin, known: origin })
    if (!forecast) continue
    const points = forecast.points.map(({ year, horizon, middle, bands }) => {
      const actual = Number.isNaN(figures[year]!) ? null : figures[year]!
      if (actual !== null && bands) {
        n++
        error += Math.abs(actual - middle)
        naive += Math.abs(actual - figures[origin]!)
        for (const share of bandShares) if (actual >= bands[share].low && actual <= bands[share].high) hits[share]++
      }
      return { year, horizon, middle, band: bands?.[80] ?? null, actual }
    })
    past.push({ origin, points })
  }
  return { past, own: { n, hits, error: n === 0 ? null : error / n, naive: n === 0 ? null : naive / n } }
}
