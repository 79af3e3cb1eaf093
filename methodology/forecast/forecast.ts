import { type Term, termOf, type Widths } from './choice.ts'
import type { Transformation } from './curve.ts'
import { industryTrendOf, scaleOfSeries } from './market.ts'
import { dampedOf, emptyForecast, foretell, foretoldAt, levelOf } from './methods.ts'
import type { ForecastModel } from './model.ts'
import {
  type BandShare,
  bandShares,
  type ForecastMethod,
  fewestFigures,
  forecastMethods,
  horizons,
  oldest,
  singleMethods,
  smoothing,
  targetWeight,
  window,
} from './parameters.ts'
import { type Series, seriesUntil } from './series.ts'

export interface Band {
  readonly low: number
  readonly high: number
}
export type Bands = Readonly<Record<BandShare, Band>>

/** A year ahead, in the figure's unit. */
export interface ForecastPoint {
  /** Position of the year, counted on beyond those of the market. */
  readonly year: number
  readonly horizon: number
  readonly term: Term
  readonly middle: number
  /** Null where too few past forecasts tell how wide they are. */
  readonly bands: Bands | null
}

/** What one method foretells, and what it was made with. */
export interface ForecastPart {
  readonly method: ForecastMethod
  /** In the forecast. */
  readonly weight: number
  /** On the curve. */
  readonly parameters: readonly { readonly name: string; readonly value: number }[]
  readonly points: readonly { readonly year: number; readonly value: number }[]
}

/** A target for the figure, in its unit, in a year after its last. */
export interface ForecastTarget {
  readonly year: number
  readonly value: number
}

export interface Forecast {
  readonly points: readonly ForecastPoint[]
  readonly parts: readonly ForecastPart[]
  readonly transformation: Transformation
  /** What it rests on; they sum to 1. */
  readonly weights: { readonly own: number; readonly industry: number; readonly target: number }
}

/** A company's figure to be forecast. */
export interface ForecastRequest {
  /** By year; NaN without one. */
  readonly figures: Float64Array
  /** Position of its industry. */
  readonly industry: number
  /** Position of the last year of a forecast. */
  readonly until: number
  readonly target: ForecastTarget | null
}

/** Why there is no forecast: no figure; under four in the last ten years; or the last one is too old. */
export type ForecastState = 'forecast' | 'none' | 'few' | 'old'

export function forecastStateOf({ newest }: Pick<ForecastModel, 'newest'>, figures: Float64Array): ForecastState {
  const last = lastFigure(figures)
  if (last === -1) return 'none'
  if (newest - last > oldest) return 'old'
  const count = figures.subarray(Math.max(0, last - window + 1)).reduce((n, one) => n + Number(!Number.isNaN(one)), 0)
  return count < fewestFigures ? 'few' : 'forecast'
}

export const lastFigure = (figures: Float64Array) => figures.findLastIndex((figure) => !Number.isNaN(figure))

/** The forecast from a company's last figure; null where there is none to be made. */
export function forecastOf(model: ForecastModel, request: ForecastRequest): Forecast | null {
  if (forecastStateOf(model, request.figures) !== 'forecast') return null
  return forecastFrom(model, { ...request, origin: lastFigure(request.figures), known: model.newest })
}

interface OriginRequest extends ForecastRequest {
  /** Position of the last year that is known of the company, and of the last whose outcomes are known of the market. */
  readonly origin: number
  readonly known: number
}

/** The forecast from an origin, from the figures until then. */
export function forecastFrom(
  model: ForecastModel,
  { figures, industry, until, target, origin, known }: OriginRequest,
): Forecast | null {
  const series = seriesUntil(model.kind, figures, origin)
  const trends = model.trends[origin]
  if (!series || !trends) return null
  const industryTrend = industryTrendOf(series, industry, trends)
  const forecast = emptyForecast()
  foretell(series.values, industryTrend, forecast)
  const years = Math.min(horizons, until - origin)
  const pull = target && target.year > origin ? targetWeight : 0
  const scale = scaleOfSeries(series, trends)
  const middles: Middles = { foretold: forecast, method: model.method, pull, lineAt: lineTo(series, target, origin) }
  const points = Array.from({ length: Math.max(0, years) }, (_, at) =>
    pointAt(series, middles, { horizon: at + 1, origin, scale, widths: model.widths[known] ?? null }),
  )
  return {
    points,
    parts: partsOf(series, {
      foretold: forecast,
      industryTrend,
      origin,
      years,
      weightOf: weightsOf(model.method, pull),
    }),
    transformation: series.curve.transformation,
    weights: sharesOf(model.method, pull),
  }
}

/** The straight line from the last figure to a target, level from then on. */
function lineTo({ curve, values }: Series, target: ForecastTarget | null, origin: number) {
  const last = curve.from(values.at(-1)!)
  return (horizon: number) =>
    target === null ? last : last + (target.value - last) * Math.min(1, horizon / (target.year - origin))
}

interface Middles {
  readonly foretold: Float64Array
  readonly method: ForecastMethod
  /** Weight of the target. */
  readonly pull: number
  readonly lineAt: (horizon: number) => number
}

interface At {
  readonly horizon: number
  readonly origin: number
  readonly scale: number
  readonly widths: Widths | null
}

function pointAt(
  { curve }: Series,
  { foretold, method, pull, lineAt }: Middles,
  { horizon, origin, scale, widths }: At,
): ForecastPoint {
  const own = foretold[foretoldAt(method, horizon)]!
  const middle = pull === 0 ? own : (1 - pull) * own + pull * curve.to(lineAt(horizon))
  const bandOf = (share: number): Band => {
    const half = widths![horizon - 1]![share]! * scale
    return { low: curve.from(middle - half), high: curve.from(middle + half) }
  }
  return {
    year: origin + horizon,
    horizon,
    term: termOf(horizon),
    middle: curve.from(middle),
    bands:
      widths && scale > 0
        ? (Object.fromEntries(bandShares.map((share, index) => [share, bandOf(index)])) as unknown as Bands)
        : null,
  }
}

/** Weight of each method in the forecast. */
function weightsOf(chosen: ForecastMethod, pull: number) {
  return (method: ForecastMethod): number => {
    if (chosen !== 'combination') return method === chosen ? 1 - pull : 0
    return method === 'combination' ? 0 : (1 - pull) / singleMethods.length
  }
}

function sharesOf(method: ForecastMethod, target: number): Forecast['weights'] {
  const rest = 1 - target
  if (method === 'industry') return { own: 0, industry: rest, target }
  const industry = method === 'combination' ? rest / singleMethods.length : 0
  return { own: rest - industry, industry, target }
}

interface PartsRequest {
  readonly foretold: Float64Array
  readonly industryTrend: number
  readonly origin: number
  readonly years: number
  readonly weightOf: (method: ForecastMethod) => number
}

function partsOf(
  { curve, values }: Series,
  { foretold, industryTrend, origin, years, weightOf }: PartsRequest,
): ForecastPart[] {
  const last = values.at(-1)!
  const damped = dampedOf(values)
  const parameters: Record<ForecastMethod, Record<string, number>> = {
    naive: { last },
    drift: { last, trend: (last - values[0]!) / (values.length - 1) },
    level: { level: levelOf(values), smoothing: smoothing.level },
    damped: { level: damped.level, trend: damped.trend, damping: smoothing.damping },
    industry: { last, trend: industryTrend },
    combination: {},
  }
  return forecastMethods.map((method) => ({
    method,
    weight: weightOf(method),
    parameters: Object.entries(parameters[method]).map(([name, value]) => ({ name, value })),
    points: Array.from({ length: Math.max(0, years) }, (_, at) => ({
      year: origin + at + 1,
      value: curve.from(foretold[foretoldAt(method, at + 1)]!),
    })),
  }))
}
