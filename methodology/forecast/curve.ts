import type { IndicatorKind } from '../inference/traits.ts'

/** What is forecast: a score of 0 to 1, or an indicator of a kind that has sizes. */
export type ForecastKind = 'score' | Exclude<IndicatorKind, 'boolean' | 'year'>

/** How figures are transformed before: the logarithm of amounts, the logit of shares and scores. */
export type Transformation = 'log' | 'logit' | 'none'

/** A transformation and the way back, which stays within the ends that the figure has. */
export interface Curve {
  readonly transformation: Transformation
  /** Figures that it has no value for, as outcomes may be, count as the nearest that it has one for. */
  readonly to: (figure: number) => number
  readonly from: (value: number) => number
}

/** The transformation of a kind, for series that have it. */
export function usualTransformation(kind: ForecastKind): Transformation {
  if (kind === 'amount' || kind === 'intensity') return 'log'
  return kind === 'percent' || kind === 'score' ? 'logit' : 'none'
}

/** Outcomes this far below the least figure count as this far: a logarithm has no zero. */
const minShare = 0.01
/** Outcomes nearer to an end than this share of the way count as this near. */
const edge = 0.002

const identity: Curve = { transformation: 'none', to: (figure) => figure, from: (value) => value }

/**
 * The curve for a series: the usual one of its kind where all figures have a value on it, else the figures as they are, held to the
 * ends that none of them passes.
 *
 * @param figures those known until the origin, without gaps
 */
export function curveOf(kind: ForecastKind, figures: readonly number[]): Curve {
  const min = Math.min(...figures)
  const max = Math.max(...figures)
  const usual = usualTransformation(kind)
  if (usual === 'log' && min > 0) return logarithm(min * minShare)
  const top = kind === 'score' ? 1 : 100
  if (usual === 'logit' && min > 0 && max < top) return logitTo(top)
  if (usual === 'logit' && min >= 0 && max <= top) return between(0, top)
  return min >= 0 ? between(0, Number.POSITIVE_INFINITY) : identity
}

function logarithm(min: number): Curve {
  return { transformation: 'log', to: (figure) => Math.log(Math.max(min, figure)), from: Math.exp }
}

function logitTo(top: number): Curve {
  const [low, high] = [edge * top, (1 - edge) * top]
  return {
    transformation: 'logit',
    to: (figure) => {
      const inside = Math.min(high, Math.max(low, figure))
      return Math.log(inside / (top - inside))
    },
    from: (value) => top / (1 + Math.exp(-value)),
  }
}

function between(low: number, high: number): Curve {
  return { ...identity, from: (value) => Math.min(high, Math.max(low, value)) }
}
