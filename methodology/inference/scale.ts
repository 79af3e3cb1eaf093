import { quartileWidth } from './parameters.ts'
import type { IndicatorKind } from './traits.ts'

/**
 * What a standard error is measured in: `log` natural logarithm (0.3 is a factor of e^0.3 = 1.35 up or down), `logit` of a
 * per cent, `probability` of a yes, `unit` the indicator's own unit.
 */
export type ErrorScale = 'log' | 'logit' | 'probability' | 'unit'

export function scaleOf(kind: IndicatorKind): ErrorScale {
  if (kind === 'amount' || kind === 'intensity') return 'log'
  if (kind === 'percent') return 'logit'
  return kind === 'boolean' ? 'probability' : 'unit'
}

/** Per cents nearer to 0 or 100 than this are taken to be this far, in errors only: the logit has no ends. */
const edge = 0.1

/** Logit of a per cent, ln(p ÷ (100 − p)). */
export const logit = (percent: number) => Math.log(percent / (100 - percent))

/** Per cent of a logit, without overflow. */
export const percentOf = (value: number) => 100 / (1 + Math.exp(-value))

const clampedLogit = (percent: number) => logit(Math.min(100 - edge, Math.max(edge, percent)))

/** A figure on the scale of errors; NaN where it has no logarithm. */
export function onScale(scale: ErrorScale, figure: number): number {
  if (scale === 'log') return figure > 0 ? Math.log(figure) : Number.NaN
  return scale === 'logit' ? clampedLogit(figure) : figure
}

/** Distance of two figures on the scale of errors, 0 or more; NaN where a logarithm does not exist. */
export function distance(kind: IndicatorKind, from: number, to: number): number {
  const scale = scaleOf(kind)
  if (scale === 'log') return from > 0 && to > 0 ? Math.abs(Math.log(to / from)) : Number.NaN
  if (scale === 'logit') return Math.abs(clampedLogit(to) - clampedLogit(from))
  return Math.abs(to - from)
}

/**
 * Error of taking a median for one more member of its group: the group's own spread, and the median's, whose variance is π ÷ 2n
 * of it. The spread is the width between the quartiles ÷ 1.349, on the scale of errors; of figures that reach 0 or below and
 * have no logarithm, relative to the median. NaN where the median is then 0.
 */
export function medianError(kind: IndicatorKind, group: Quartiles): number {
  const error = (widthOf(kind, group) / quartileWidth) * Math.sqrt(1 + Math.PI / (2 * group.n))
  return Number.isFinite(error) ? error : Number.NaN
}

interface Quartiles {
  readonly n: number
  readonly median: number
  readonly lowerQuartile: number
  readonly upperQuartile: number
}

function widthOf(kind: IndicatorKind, { median, lowerQuartile, upperQuartile }: Quartiles): number {
  const scale = scaleOf(kind)
  if (scale === 'log' && lowerQuartile > 0) return Math.log(upperQuartile) - Math.log(lowerQuartile)
  if (scale === 'log') return (upperQuartile - lowerQuartile) / Math.abs(median)
  if (scale === 'logit') return clampedLogit(upperQuartile) - clampedLogit(lowerQuartile)
  return upperQuartile - lowerQuartile
}
