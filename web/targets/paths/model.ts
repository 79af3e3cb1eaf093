import type { CompanyForecast } from '#contract/forecast/forecast.ts'
import type { TargetScope } from '#contract/targets/parts.ts'
import type { CompanyTarget, CompanyTargets } from '#contract/targets/targets.ts'
import { allowedAt, type PathName } from '#methodology/targets/path.ts'
import { isSure, mainTarget, pathOf } from '../main-target.ts'

export interface YearPoint {
  readonly year: number
  readonly value: number
}

export interface TargetLine {
  /** Position in `targets`. */
  readonly index: number
  readonly target: CompanyTarget
  readonly from: YearPoint
  readonly to: YearPoint
  readonly isSure: boolean
  /** Whether what is left at its end is the rest of net zero: a tenth of the base year or less. */
  readonly isRest: boolean
}

/** What the drawing of a scope shows, in its unit. */
export interface PathModel {
  readonly first: number
  readonly last: number
  readonly actual: readonly { readonly year: number; readonly value: number | null; readonly isEstimated: boolean }[]
  readonly average: readonly { readonly year: number; readonly value: number | null }[]
  readonly lines: readonly TargetLine[]
  /** From the last near target on, or to a final year of which no level is told. */
  readonly final: { readonly from: YearPoint; readonly to: YearPoint; readonly isTold: boolean } | null
  readonly paths: readonly { readonly name: PathName; readonly slope: number; readonly points: readonly YearPoint[] }[]
  /** Of the newest year to the scope's own path, in the unit of the drawing. */
  readonly gap: {
    readonly year: number
    readonly value: number
    readonly allowed: number
    readonly years: number | null
    readonly pieces: Pieces
  } | null
  readonly forecast: CompanyForecast['points']
}

/** Areas between figures and path; above it the company emits more. */
export type Pieces = readonly { readonly isAbove: boolean; readonly corners: readonly YearPoint[] }[]

interface PathOptions {
  readonly until: number
  readonly kind: 'emissions' | 'index'
  readonly forecast: CompanyForecast | undefined
}

/** The rest that net zero leaves at most: the initiative asks for nine tenths. */
export const netZeroRest = 0.1

/** What is drawn of a scope; null where there is nothing, or nothing that makes sense. */
export function pathModel(
  data: CompanyTargets,
  scope: TargetScope,
  { until, kind, forecast }: PathOptions,
): PathModel | null {
  const series = data.emissions.find((each) => each.scope === scope)
  if (!series || series.values.some(({ value }) => value !== null && value < 0)) return null
  if (series.values.every(({ value }) => value === null)) return null
  const main = mainTarget(data, scope)
  const divisor = kind === 'index' ? indexBase(data, scope)?.value : 1
  if (!divisor) return null
  const scale = kind === 'index' ? 100 / divisor : 1
  const lines = linesOf(data, scope, scale)
  const knownYears = data.years.filter((_, at) => series.values[at]!.value !== null)
  const first = lines.length > 0 ? Math.min(...lines.map(({ from }) => from.year)) - 1 : knownYears[0]!
  const average = (series.average ?? []).map((value, at) => ({ year: data.years[at]!, value }))
  const averageScale = kind === 'index' ? indexScale(average, indexBase(data, scope)!.year) : 1
  const actual = data.years.map((year, at) => {
    const { value, state } = series.values[at]!
    return { year, value: value === null ? null : value * scale, isEstimated: isEstimate(state) }
  })
  const paths = main?.fault === null ? pathsOf(main, scale) : []
  return {
    first,
    last: until,
    actual: actual.filter(({ year }) => year >= first),
    average: average
      .filter(({ year }) => year >= first)
      .map(({ year, value }) => ({
        year,
        value: value === null || averageScale === null ? null : value * averageScale,
      })),
    lines,
    final: finalOf(lines, data.finalYear),
    paths,
    gap: gapOf(
      paths.find(({ name }) => name === pathOf(scope)),
      actual,
    ),
    forecast: forecast?.state === 'forecast' ? forecast.points.map((point) => scaled(point, scale)) : [],
  }
}

/** Emissions per sales: figures and average alone, since no target is in their unit. */
export function intensityModel(data: CompanyTargets, scope: TargetScope): PathModel | null {
  const series = data.intensities.find((each) => each.scope === scope)
  if (!series?.values.some(({ value }) => value !== null && value >= 0)) return null
  const actual = data.years.map((year, at) => {
    const { value, state } = series.values[at]!
    return { year, value: value !== null && value < 0 ? null : value, isEstimated: isEstimate(state) }
  })
  return {
    first: data.years[0]!,
    last: data.years.at(-1)!,
    actual,
    average: (series.average ?? []).map((value, at) => ({ year: data.years[at]!, value })),
    ...{ lines: [], final: null, paths: [], gap: null, forecast: [] },
  }
}

export const isEstimate = (state: string) => state === 'estimated' || state === 'inferred'

/** The year that an index begins at, and its emissions: the base of the main target, else the first figure. */
export function indexBase(data: CompanyTargets, scope: TargetScope): YearPoint | null {
  const main = mainTarget(data, scope)
  if (main?.pace?.base) return { year: main.baseYear, value: main.pace.base }
  const values = data.emissions.find((each) => each.scope === scope)?.values ?? []
  const at = values.findIndex(({ value }) => value !== null && value > 0)
  return at === -1 ? null : { year: data.years[at]!, value: values[at]!.value! }
}

function indexScale(average: PathModel['average'], year: number): number | null {
  const value = average.find((each) => each.year === year)?.value
  return value ? 100 / value : null
}

function linesOf({ targets }: CompanyTargets, scope: TargetScope, scale: number): TargetLine[] {
  return targets.flatMap((target, index) => {
    const { pace, baseYear, targetYear, reduction } = target
    const isDrawn = target.scope === scope && target.fault === null && pace?.base != null
    if (!isDrawn || pace.targetEmissions === null || pace.base === null) return []
    const from = { year: baseYear, value: pace.base * scale }
    const to = { year: targetYear, value: pace.targetEmissions * scale }
    return [{ index, target, from, to, isSure: isSure(target), isRest: reduction >= 1 - netZeroRest }]
  })
}

/** On from the last target that is near to the long one of the scope; else to the year that is named for all of it. */
function finalOf(lines: readonly TargetLine[], finalYear: number | null): PathModel['final'] {
  const near = lines.filter(({ isRest, isSure: sure }) => !isRest && sure).toSorted((a, b) => a.to.year - b.to.year)
  const last = near.at(-1)
  if (!last) return null
  const restLine = lines.find(({ isRest, isSure: sure, to }) => isRest && sure && to.year > last.to.year)
  if (restLine) return { from: last.to, to: restLine.to, isTold: true }
  if (finalYear === null || finalYear <= last.to.year) return null
  const value = Math.min(last.to.value, last.from.value * netZeroRest)
  return { from: last.to, to: { year: finalYear, value }, isTold: false }
}

/** The required paths from the target's base to its year: the rates are those of near-term targets. */
function pathsOf({ baseYear, targetYear, pace, paths }: CompanyTarget, scale: number): PathModel['paths'] {
  if (!pace?.base) return []
  const line = { base: pace.base * scale, baseYear }
  return paths.map(({ name, slope }) => ({
    name,
    slope,
    points: Array.from({ length: targetYear - baseYear + 1 }, (_, at) => ({
      year: baseYear + at,
      value: allowedAt({ ...line, slope }, baseYear + at),
    })),
  }))
}

function gapOf(path: PathModel['paths'][number] | undefined, actual: PathModel['actual']): PathModel['gap'] {
  if (!path) return null
  const pairs = path.points.flatMap(({ year, value: allowed }) => {
    const value = actual.find((each) => each.year === year)?.value
    return value == null ? [] : [{ year, value, allowed }]
  })
  const last = pairs.at(-1)
  if (!last || pairs.length < 2) return null
  const pieces = pairs.slice(1).flatMap((to, at) => (to.year === pairs[at]!.year + 1 ? between(pairs[at]!, to) : []))
  const { slope, points } = path
  const yearly = points[0]!.value * slope
  return { ...last, years: yearly > 0 ? (last.value - last.allowed) / yearly : null, pieces }
}

interface Pair {
  readonly year: number
  readonly value: number
  readonly allowed: number
}

/** The area of a year: one piece, or two where figures cross the path. */
function between(from: Pair, to: Pair): Pieces {
  const [a, b] = [from.value - from.allowed, to.value - to.allowed]
  const piece = (one: Pair, other: Pair, isAbove: boolean) => ({
    isAbove,
    corners: [
      { year: one.year, value: one.value },
      { year: other.year, value: other.value },
      { year: other.year, value: other.allowed },
      { year: one.year, value: one.allowed },
    ],
  })
  if (a * b >= 0) return a === 0 && b === 0 ? [] : [piece(from, to, a + b > 0)]
  const share = a / (a - b)
  const value = from.value + (to.value - from.value) * share
  const crossing = { year: from.year + (to.year - from.year) * share, value, allowed: value }
  return [piece(from, crossing, a > 0), piece(crossing, to, b > 0)]
}

function scaled(point: CompanyForecast['points'][number], scale: number) {
  const { bands } = point
  const of = ({ low, high }: { low: number; high: number }) => ({ low: low * scale, high: high * scale })
  return {
    ...point,
    middle: point.middle * scale,
    bands: bands && { 50: of(bands[50]), 80: of(bands[80]), 95: of(bands[95]) },
  }
}
