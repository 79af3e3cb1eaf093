import { formatNumber, formatYear } from '../../format.ts'
import { figureCell, type TableOf } from '../figure/table.ts'
import { chartMessages } from '../messages.ts'
import type { YearValue } from '../plot/scales.ts'

export interface SeriesYear extends YearValue {
  readonly isEstimated?: boolean
  /** What entered and left since the year before, in words. */
  readonly inputs?: string
  /** Whether it cannot be compared with the year before: no line joins them. */
  readonly isApart?: boolean
}

/** A forecast year: the middle, and the intervals where they can be computed. */
export interface ForecastYear {
  readonly year: number
  readonly value: number
  readonly bands?: Readonly<Record<Interval, readonly [number, number]>> | null
}

/** Per cent of the interval, narrow to wide. */
export type Interval = 50 | 80 | 95
export const intervals: readonly Interval[] = [50, 80, 95]

/** Forecasts end here and say so. */
const lastForecastYear = 2030

export interface TimeSeriesInput {
  readonly own: readonly SeriesYear[]
  readonly average?: readonly SeriesYear[]
  /** What that line is called; the industry's average when left out. */
  readonly averageName?: string
  /** Begins with the year after the last actual one. */
  readonly forecast?: readonly ForecastYear[]
  /** Where method or basis changed: `year` is the first year of the new one. */
  readonly changes?: readonly { readonly year: number; readonly text: string }[]
  readonly decimals?: number
  readonly unit?: string
  /** Absolute amounts start at zero, ratios and scores need not. */
  readonly startsAtZero?: boolean
}

export function lastActual({ own, forecast }: TimeSeriesInput): SeriesYear | undefined {
  const ends = forecast?.[0]?.year ?? Number.POSITIVE_INFINITY
  return own.filter(({ year, value }) => value !== null && year < ends).at(-1)
}

export function forecastOf({ forecast = [] }: TimeSeriesInput): readonly ForecastYear[] {
  return forecast.filter(({ year }) => year <= lastForecastYear)
}

/** The widest interval that a figure lies outside of; undefined within the narrowest. */
export function outsideOf(forecast: ForecastYear | undefined, value: number): Interval | undefined {
  if (!forecast?.bands) return undefined
  return intervals.findLast((interval) => {
    const [low, high] = forecast.bands![interval]
    return value < low || value > high
  })
}

export function seriesTable(input: TimeSeriesInput, caption: string): TableOf {
  const m = chartMessages()
  const text = (value: number) => formatNumber(value, input.decimals ?? 1)
  const ahead = forecastOf(input)
  const years = [...new Set([...input.own, ...(input.average ?? []), ...ahead].map(({ year }) => year))].sort()
  const of = (values: readonly { year: number; value: number | null }[], year: number) =>
    figureCell(values.find((each) => each.year === year)?.value ?? null, text)
  const hasInputs = input.own.some(({ inputs }) => inputs !== undefined)
  const number = (label: string) => ({ label, isNumber: true })
  return {
    caption,
    rowsAre: 'years',
    columns: [
      { label: m.year },
      number(m.own),
      ...(input.average ? [number(input.averageName ?? m.average)] : []),
      ...(hasInputs ? [{ label: m.steps.inputs }] : []),
      ...(ahead.length > 0 ? [number(m.forecast), { label: m.interval('95'), isNumber: true }] : []),
    ],
    rows: years.map((year) => {
      const band = ahead.find((each) => each.year === year)?.bands?.[95]
      const isEstimated = input.own.find((each) => each.year === year)?.isEstimated
      return {
        key: String(year),
        cells: [
          `${formatYear(year)}${isEstimated ? ` (${m.estimated})` : ''}`,
          of(input.own, year),
          ...(input.average ? [of(input.average, year)] : []),
          ...(hasInputs ? [input.own.find((each) => each.year === year)?.inputs ?? null] : []),
          ...(ahead.length > 0 ? [of(ahead, year), band ? `${text(band[0])}–${text(band[1])}` : null] : []),
        ],
      }
    }),
  }
}
