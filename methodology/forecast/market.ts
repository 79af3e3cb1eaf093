import { median } from '../statistics/quantiles.ts'
import type { ForecastKind } from './curve.ts'
import { industryShrinkage, scaleShrinkage } from './parameters.ts'
import { type Series, seriesUntil } from './series.ts'

/** One score or indicator of all companies. */
export interface ForecastMarket {
  readonly kind: ForecastKind
  /** How many fiscal years. */
  readonly years: number
  /** By company, its figures by year; NaN without one. */
  readonly figures: readonly Float64Array[]
  /** By company. */
  readonly industryOf: ArrayLike<number>
  readonly industries: number
}

/** What the market tells of an origin: the yearly trend of each industry, and how much a series usually changes in a year. */
export interface OriginTrends {
  /** On the curve; where that is none, in the mean yearly change of each series. NaN where nobody tells. */
  readonly industry: Float64Array
  /** Median size of a yearly change on the curve; NaN where that is none, or nobody tells. */
  readonly change: number
}

/** Series of every company until an origin, and their trends. */
export function originOf(market: ForecastMarket, origin: number) {
  const series = market.figures.map((figures) => seriesUntil(market.kind, figures, origin))
  return { series, trends: trendsOf(market, series) }
}

function trendsOf({ industryOf, industries }: ForecastMarket, series: readonly (Series | null)[]): OriginTrends {
  const all: number[] = []
  const changes: number[] = []
  const byIndustry: number[][] = Array.from({ length: industries }, () => [])
  for (const [company, one] of series.entries()) {
    if (!one?.isUsual || one.change === 0) continue
    if (one.isRelative) changes.push(one.change)
    const trend = one.isRelative ? one.trend : one.trend / one.change
    all.push(trend)
    byIndustry[industryOf[company]!]!.push(trend)
  }
  const market = median(all) ?? Number.NaN
  const industry = Float64Array.from(byIndustry, (trends) => {
    const weight = trends.length / (trends.length + industryShrinkage)
    return trends.length === 0 ? market : weight * median(trends)! + (1 - weight) * market
  })
  return { industry, change: median(changes) ?? Number.NaN }
}

/** A year's change that an industry's trend means for a series; 0 where there is none, or the series is not on the usual curve. */
export function industryTrendOf(series: Series, industry: number, { industry: trends }: OriginTrends): number {
  const trend = trends[industry]!
  if (Number.isNaN(trend) || !series.isUsual) return 0
  return series.isRelative ? trend : trend * series.change
}

/**
 * Size of a usual yearly change, which errors are measured in: the series' own, drawn to the market's median on a logarithm
 * or logit, since a few quiet years do not make a quiet company. 0 for a series without either that never moved.
 */
export function scaleOfSeries(series: Series, { change }: OriginTrends): number {
  if (!series.isRelative || Number.isNaN(change)) return series.change
  const own = series.values.length - 1
  return (own * series.change + scaleShrinkage * change) / (own + scaleShrinkage)
}
