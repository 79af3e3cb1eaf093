import type { PastErrors } from './errors.ts'
import { type ForecastMethod, fewestOutcomes, forecastMethods, horizons, shortHorizon } from './parameters.ts'

/** The short term are the years ahead 1 to 3, the long term those from 4 to 6. */
export const terms = ['short', 'long'] as const
export type Term = (typeof terms)[number]

export const termOf = (horizon: number): Term => (horizon <= shortHorizon ? 'short' : 'long')

/** Mean error of each method in a term, in usual yearly changes. */
export interface TermErrors {
  /** Outcomes. */
  readonly n: number
  /** In the order of `forecastMethods`; NaN without outcomes. */
  readonly means: Float64Array
}

/** Mean errors over the outcomes of some years. */
export function meanErrors(errors: PastErrors, term: Term, isIn: (year: number) => boolean): TermErrors {
  const means = new Float64Array(forecastMethods.length)
  let n = 0
  for (let at = 0; at < errors.n; at++) {
    if (termOf(errors.horizons[at]!) !== term || !isIn(errors.years[at]!)) continue
    n++
    for (let method = 0; method < means.length; method++)
      means[method]! += errors.sizes[at * forecastMethods.length + method]!
  }
  return { n, means: means.map((sum) => sum / n) }
}

/**
 * The forecast method for one figure of a market, chosen from past errors up to a year: the lowest mean error relative to no change,
 * averaged over the two terms, among methods that outperform no change in every term with enough outcomes. No change where none does.
 */
export function chosenMethod(errors: PastErrors, lastYear: number): ForecastMethod {
  const termErrors = terms
    .map((term) => meanErrors(errors, term, (year) => year <= lastYear))
    .filter(({ n }) => n >= fewestOutcomes)
  if (termErrors.length === 0) return 'naive'
  let best: ForecastMethod = 'naive'
  let min = 1
  for (const [index, method] of forecastMethods.entries()) {
    const shares = termErrors.map(({ means }) => means[index]! / means[0]!)
    const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length
    if (mean >= min || shares.some((share) => !(share < 1))) continue
    best = method
    min = mean
  }
  return best
}

/** Half the width of a band in usual yearly changes, by years ahead − 1 and share; null where too little is known. */
export type Widths = readonly (readonly [number, number, number])[]

/**
 * Widths of the bands from the errors of past forecasts (split conformal: the ⌈(n + 1) × share⌉-th smallest error, Vovk et al.; Lei
 * et al. 2018), by years ahead. Where too few outcomes of a horizon are known, the widths of the last known one grow with the root of
 * the years, as a random walk's do. They never become narrower with the years.
 *
 * @param lastYear position of the last year whose outcomes may be known
 */
export function widthsOf(errors: PastErrors, method: ForecastMethod, lastYear: number): Widths | null {
  const index = forecastMethods.indexOf(method)
  const byHorizon: number[][] = Array.from({ length: horizons }, () => [])
  for (let at = 0; at < errors.n; at++)
    if (errors.years[at]! <= lastYear)
      byHorizon[errors.horizons[at]! - 1]!.push(errors.sizes[at * forecastMethods.length + index]!)
  const widths: [number, number, number][] = []
  let knownHorizons = 0
  for (const [at, sizes] of byHorizon.entries()) {
    const last = widths.at(-1)
    if (sizes.length >= fewestOutcomes) {
      knownHorizons = at + 1
      const own = quantilesUp(sizes)
      widths.push(last ? wider(own, last) : own)
    } else if (last) {
      const growth = Math.sqrt((at + 1) / knownHorizons)
      const from = widths[knownHorizons - 1]!
      widths.push([from[0] * growth, from[1] * growth, from[2] * growth])
    } else return null
  }
  return widths
}

const wider = (
  a: readonly [number, number, number],
  b: readonly [number, number, number],
): [number, number, number] => [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.max(a[2], b[2])]

function quantilesUp(sizes: readonly number[]): [number, number, number] {
  const sorted = Float64Array.from(sizes).sort()
  const at = (share: number) => sorted[Math.min(sorted.length, Math.ceil((sorted.length + 1) * share)) - 1]!
  return [at(0.5), at(0.8), at(0.95)]
}
