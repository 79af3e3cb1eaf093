import type { CellState } from '../panel/panel.ts'
import type { Boundary } from './boundary.ts'
import { dayNumber } from './fiscal-year.ts'
import { convert } from './units.ts'

/**
 * Why there is no figure: a state of the panel, or what a calculation found.
 *
 * `zero-denominator` a ratio over nothing; `other-unit` the units measure different things; `other-period` the periods end more
 * than six months apart; `not-finite` the figure is no number, or the result leaves what numbers can hold.
 */
export type MissingReason =
  | Exclude<CellState, 'disclosed' | 'estimated'>
  | 'zero-denominator'
  | 'other-unit'
  | 'other-period'
  | 'not-finite'

/** A figure as it reached us: known, and how; or missing, and why. */
export type Measured =
  | { readonly kind: 'disclosed'; readonly value: number }
  | { readonly kind: 'estimated'; readonly value: number }
  | { readonly kind: 'missing'; readonly reason: MissingReason }

/** A figure that the company reported; missing when it is no finite number. */
export function disclosed(value: number): Measured {
  return Number.isFinite(value) ? { kind: 'disclosed', value } : missing('not-finite')
}

/** A figure that somebody estimated; missing when it is no finite number. */
export function estimated(value: number): Measured {
  return Number.isFinite(value) ? { kind: 'estimated', value } : missing('not-finite')
}

export function missing(reason: MissingReason): Measured {
  return { kind: 'missing', reason }
}

/** A cell of the panel as a figure; the value of a state that does not count is left behind. */
export function toMeasured(state: CellState, value: number): Measured {
  if (state === 'disclosed') return disclosed(value)
  if (state === 'estimated') return estimated(value)
  return missing(state)
}

/** Ratio of two figures; an estimate on either side makes the ratio an estimate. */
export function ratio(numerator: Measured, denominator: Measured): Measured {
  if (numerator.kind === 'missing') return numerator
  if (denominator.kind === 'missing') return denominator
  if (denominator.value === 0) return missing('zero-denominator')

  const value = numerator.value / denominator.value
  return numerator.kind === 'estimated' || denominator.kind === 'estimated' ? estimated(value) : disclosed(value)
}

/** A figure with what has to agree before it may be held against another one. */
export interface Figure {
  readonly measured: Measured
  /** Unit as `units` writes it. */
  readonly unit: string
  readonly boundary: Boundary
  /** Last day of the period, `YYYY-MM-DD`. */
  readonly periodEnd: string
}

/**
 * Ratio of two figures of one boundary, their periods ending at most six months apart.
 *
 * @returns in the numerator's unit per unit of the denominator; missing with `other-boundary` or `other-period` otherwise
 */
export function ratioOf(numerator: Figure, denominator: Figure): Measured {
  if (numerator.measured.kind === 'missing') return numerator.measured
  if (denominator.measured.kind === 'missing') return denominator.measured
  if (numerator.boundary !== denominator.boundary) return missing('other-boundary')
  if (!isAligned(numerator.periodEnd, denominator.periodEnd)) return missing('other-period')
  return ratio(numerator.measured, denominator.measured)
}

/** The same figure in another unit; missing with `other-unit` when the two do not measure the same thing. */
export function inUnit(figure: Figure, unit: string): Figure {
  const { measured } = figure
  if (measured.kind === 'missing') return { ...figure, unit }
  const value = convert(measured.value, figure.unit, unit)
  if (value === null) return { ...figure, unit, measured: missing('other-unit') }
  return { ...figure, unit, measured: measured.kind === 'disclosed' ? disclosed(value) : estimated(value) }
}

/** Six months are never longer than from 30 June to 31 December, and seven never as short. */
const sixMonths = 184

/** Whether two periods end at most six months apart; false when either is no date. */
export function isAligned(end: string, other: string): boolean {
  const [day, otherDay] = [dayNumber(end), dayNumber(other)]
  return day !== null && otherDay !== null && Math.abs(day - otherDay) <= sixMonths
}

/**
 * Which of some periods belongs to a given one: the nearest by its end, at most six months away; of two as near, the earlier.
 *
 * @param end last day of the period that asks, `YYYY-MM-DD`
 * @param ends last days of the periods to choose from
 * @returns position in `ends`, or null when none is near enough
 */
export function alignedPosition(end: string, ends: readonly string[]): number | null {
  const wanted = dayNumber(end)
  if (wanted === null) return null
  const near = ends
    .map((other, position) => ({ position, other, apart: Math.abs((dayNumber(other) ?? Number.NaN) - wanted) }))
    .filter(({ apart }) => apart <= sixMonths)
    .sort((a, b) => a.apart - b.apart || (a.other < b.other ? -1 : 1))
  return near[0]?.position ?? null
}
