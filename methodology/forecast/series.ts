import { type Curve, curveOf, type ForecastKind, usualTransformation } from './curve.ts'
import { fewestFigures, window } from './parameters.ts'

/** What is known of a company until an origin, on the curve of its figures. */
export interface Series {
  readonly curve: Curve
  /** From the first figure of the window to the origin; years between without a figure lie on a straight line. */
  readonly values: readonly number[]
  /** Figures. */
  readonly n: number
  /** Mean of the yearly changes, and of their sizes. */
  readonly trend: number
  readonly change: number
  /** Whether it lies on the usual curve of its kind, so that its trend can be held beside those of others. */
  readonly isUsual: boolean
  /** Whether its changes are shares, as on a logarithm or logit, and not amounts of its own size. */
  readonly isRelative: boolean
}

/**
 * The series until an origin; null where the origin has no figure, or there are too few.
 *
 * @param figures by year; NaN without one
 * @param origin position of the last year that may be known
 */
export function seriesUntil(kind: ForecastKind, figures: Float64Array, origin: number): Series | null {
  if (Number.isNaN(figures[origin]!)) return null
  const first = firstFigure(figures, Math.max(0, origin - window + 1))
  const knownFigures: number[] = []
  for (let year = first; year <= origin; year++) if (!Number.isNaN(figures[year]!)) knownFigures.push(figures[year]!)
  if (knownFigures.length < fewestFigures) return null
  const curve = curveOf(kind, knownFigures)
  const values = filled(figures, { first, origin, curve })
  let change = 0
  for (let at = 1; at < values.length; at++) change += Math.abs(values[at]! - values[at - 1]!)
  const changes = values.length - 1
  return {
    curve,
    values,
    n: knownFigures.length,
    trend: (values[changes]! - values[0]!) / changes,
    change: change / changes,
    isUsual: curve.transformation === usualTransformation(kind),
    isRelative: curve.transformation !== 'none',
  }
}

function firstFigure(figures: Float64Array, from: number): number {
  let first = from
  while (Number.isNaN(figures[first]!)) first++
  return first
}

function filled(
  figures: Float64Array,
  { first, origin, curve }: { readonly first: number; readonly origin: number; readonly curve: Curve },
): number[] {
  const values: number[] = []
  let last = first
  for (let year = first; year <= origin; year++) {
    if (Number.isNaN(figures[year]!)) continue
    const value = curve.to(figures[year]!)
    const before = values.at(-1) ?? value
    for (let at = last + 1; at < year; at++) values.push(before + ((value - before) * (at - last)) / (year - last))
    values.push(value)
    last = year
  }
  return values
}
