import { errorsWide, pValueOf } from '../../statistics/t-distribution.ts'
import type { Coefficient } from './statistics.ts'

/** Share of the intervals that are shown. */
export const shownShare = 0.95

/** A coefficient with its test and its interval. */
export function coefficientOf(value: number, error: number, freedom: number): Coefficient {
  const t = error === 0 ? Number.NaN : value / error
  const wide = errorsWide(shownShare, freedom) * error
  return {
    value,
    error,
    t,
    p: Number.isNaN(t) ? Number.NaN : pValueOf(t, freedom),
    low: value - wide,
    high: value + wide,
  }
}
