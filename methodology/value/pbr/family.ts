import { discoveryRates } from '../regression/false-discovery.ts'
import type { PbrRegression } from './regression.ts'

/** A share of false discoveries that a discovery may have, and a p that counts as significant by itself. */
export const level = 0.05
/** Sign of a change that is shown needs as much. */
export const minT = 1.96

/** A regression with its place among all that were tried. */
export interface TriedRegression extends PbrRegression {
  /** Null where it was not fitted. */
  readonly q: number | null
}

/** All that were tried of one indicator, and the one that is told of first: of the least p, null where none was fitted. */
export interface TriedIndicator {
  readonly lags: readonly TriedRegression[]
  readonly best: TriedRegression | null
}

/** How many were tried and what chance alone would bring. */
export interface Family {
  readonly indicators: number
  readonly tests: number
  /** As many would be significant where there is nothing to be seen. */
  readonly byChance: number
  /** Significant by themselves, and after the correction. */
  readonly significant: number
  readonly discoveries: number
}

/** Regressions by indicator and lag, with q over every one that was fitted. */
export function familyOf(tried: readonly (readonly PbrRegression[])[]): {
  readonly family: Family
  readonly indicators: readonly TriedIndicator[]
} {
  const pValues = Float64Array.from(tried.flat(), ({ fit }) => fit?.kpi.p ?? Number.NaN)
  const rates = discoveryRates(pValues)
  let at = 0
  const indicators = tried.map((lags) => {
    const own = lags.map((one): TriedRegression => ({ ...one, q: orNull(rates[at++]!) }))
    const fitted = own.filter(({ fit }) => fit !== null)
    const best = fitted.reduce<TriedRegression | null>((a, b) => (a && a.fit!.kpi.p <= b.fit!.kpi.p ? a : b), null)
    return { lags: own, best }
  })
  const tests = pValues.filter((p) => !Number.isNaN(p)).length
  return {
    indicators,
    family: {
      ...{ indicators: indicators.filter(({ best }) => best !== null).length, tests, byChance: tests * level },
      significant: pValues.filter((p) => p <= level).length,
      discoveries: rates.filter((q) => q <= level).length,
    },
  }
}

const orNull = (value: number) => (Number.isNaN(value) ? null : value)
