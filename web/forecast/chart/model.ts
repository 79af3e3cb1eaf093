import type { CompanyForecast } from '#contract/forecast/forecast.ts'

export const room = { left: 64, top: 18, bottom: 40 } as const
export const chartHeight = 340

export interface Place {
  readonly year: number
  readonly value: number
}

/** Years and values that are drawn, with round steps of the axis. */
export interface Extent {
  readonly first: number
  readonly last: number
  readonly ticks: readonly number[]
}

/** From the first figure to the last forecast, or target; wide enough for the band of 80 %, cut off where that of 95 % is far wider. */
export function extentOf(forecast: CompanyForecast, kind: 'fan' | 'past'): Extent {
  const { history, points, target, past } = forecast
  const known = history.filter(({ value }) => value !== null)
  const drawn = kind === 'fan' ? points : []
  const values = [
    ...known.map(({ value }) => value!),
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
  if (high === low) [low, high] = [low - spread / 2, high + spread / 2]
  const years = [...known, ...drawn].map(({ year }) => year)
  return { first: Math.min(...years), last: Math.max(...years), ticks: ticksOf(low, high) }
}

/** Round steps around two values, about five. */
export function ticksOf(low: number, high: number): number[] {
  const rough = (high - low) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 2.5, 5, 10].map((times) => times * power).find((each) => each >= rough - power * 1e-9)!
  const from = Math.floor(low / step + 1e-9)
  const to = Math.ceil(high / step - 1e-9)
  return Array.from({ length: to - from + 1 }, (_, at) => Number(((from + at) * step).toPrecision(12)))
}

export interface Scale {
  readonly x: (year: number) => number
  readonly y: (value: number) => number
  readonly right: number
  readonly foot: number
}

export function scaleOf({ first, last, ticks }: Extent, width: number): Scale {
  const right = Math.max(room.left + 60, width - (width < 560 ? 44 : 92))
  const foot = chartHeight - room.bottom
  const [low, high] = [ticks[0]!, ticks.at(-1)!]
  return {
    right,
    foot,
    x: (year) => room.left + ((year - first) / Math.max(1, last - first)) * (right - room.left),
    y: (value) => foot - ((value - low) / (high - low)) * (foot - room.top),
  }
}

/** Figures that follow each other; a year without one is a gap. */
export function runsOf(history: CompanyForecast['history']): Place[][] {
  const runs: Place[][] = []
  let isOpen = false
  for (const { year, value } of history) {
    if (value === null) isOpen = false
    else if (isOpen) runs.at(-1)!.push({ year, value })
    else {
      runs.push([{ year, value }])
      isOpen = true
    }
  }
  return runs
}
