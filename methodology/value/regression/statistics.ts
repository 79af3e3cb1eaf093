import { meanOrNaN } from '../../statistics/mean.ts'
/** A coefficient and how sure it is. */
export interface Coefficient {
  readonly value: number
  readonly error: number
  readonly t: number
  /** Probability of such a t where there is nothing to be seen. */
  readonly p: number
  /** Ends of the interval of 95 %. */
  readonly low: number
  readonly high: number
}

/** Share of the variance explained, and the same for as many rows as there are beyond the coefficients. */
export function shareExplained(target: Float64Array, squares: number, coefficients: number) {
  const spread = sumOfSquares(target)
  const r2 = spread === 0 ? 0 : 1 - squares / spread
  const adjusted = 1 - ((1 - r2) * (target.length - 1)) / Math.max(1, target.length - coefficients)
  return { r2, adjustedR2: adjusted }
}

/** Around the mean. */
export function sumOfSquares(values: Float64Array): number {
  const mean = meanOrNaN(values)
  let sum = 0
  for (let at = 0; at < values.length; at++) sum += (values[at]! - mean) ** 2
  return sum
}

/** With n − 1 below it. */
export const deviationOf = (values: Float64Array): number =>
  values.length < 2 ? 0 : Math.sqrt(sumOfSquares(values) / (values.length - 1))

/** Rows of a regression in the order of companies, and of years within one. */
export interface OrderedRows {
  readonly company: ArrayLike<number>
  readonly year: ArrayLike<number>
}

/**
 * Durbin and Watson's: about 2 where residuals of following years have nothing to do with each other, 0 where they repeat. Of a panel,
 * over the pairs of following years within a company (Bhargava, Franzini and Narendranathan, 1982). NaN without such a pair.
 */
export function durbinWatson(residuals: Float64Array, { company, year }: OrderedRows): number {
  let [changes, pairs, squares] = [0, 0, 0]
  for (let at = 0; at < residuals.length; at++) {
    const residual = residuals[at]!
    squares += residual ** 2
    if (at === 0 || company[at] !== company[at - 1] || year[at] !== year[at - 1]! + 1) continue
    changes += (residual - residuals[at - 1]!) ** 2
    pairs++
  }
  return pairs === 0 || squares === 0 ? Number.NaN : changes / squares
}

export function centered(values: Float64Array): Float64Array {
  const mean = meanOrNaN(values)
  return values.map((value) => value - mean)
}
