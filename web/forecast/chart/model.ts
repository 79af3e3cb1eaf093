import type { CompanyForecast } from '#contract/forecast/forecast.ts'
import { boxOf, endsOf, type PlotArea, ticksOf, yearArea } from '../../charts/plot/scales.ts'

export const chartHeight = 340

/** Years and values that are drawn, with round steps of the axis. */
export interface Extent {
  readonly first: number
  readonly last: number
  readonly ticks: readonly number[]
}

/** From the first figure to the last forecast, or target; wide enough for the band of 80 %, cut off where that of 95 % is far wider. */
export function extentOf(forecast: CompanyForecast, kind: 'fan' | 'past'): Extent {
  const { history, points, target, past } = forecast
  const knownPoints = history.filter(({ value }) => value !== null)
  const drawn = kind === 'fan' ? points : []
  const values = [
    ...knownPoints.map(({ value }) => value!),
    ...drawn.flatMap(({ middle, bands }) => [middle, ...(bands ? [bands[80].low, bands[80].high] : [])]),
    ...(kind === 'past' ? past.flatMap((one) => one.points.map(({ middle }) => middle)) : []),
    ...(kind === 'fan' && target?.isReached ? [target.value] : []),
  ]
  const outer = drawn.flatMap(({ bands }) => (bands ? [bands[95].low, bands[95].high] : []))
  let [low, high] = [Math.min(...values), Math.max(...values)]
  const spread = high - low || Math.abs(high) || 1
  low = Math.max(low - spread * 0.35, Math.min(low, ...outer))
  high = Math.min(high + spread * 0.35, Math.max(high, ...outer))
  // Amounts begin at zero, so that a fifth less looks like it; shares and scores may begin where they are.
  const isAmount = forecast.subject === 'emissions' || forecast.transformation === 'log'
  if (low > 0 && (isAmount || low < (high - low) * 0.5)) low = 0
  const years = [...knownPoints, ...drawn].map(({ year }) => year)
  return { first: Math.min(...years), last: Math.max(...years), ticks: ticksOf(low, high) }
}

/** Room for the names of the bands at the right; less on a phone. */
export function areaOf({ first, last, ticks }: Extent, width: number): PlotArea {
  const box = boxOf({ width, height: chartHeight }, { left: 64, right: width < 560 ? 44 : 92, top: 18, bottom: 40 })
  return yearArea(box, { years: [first, last], values: endsOf(ticks) })
}
