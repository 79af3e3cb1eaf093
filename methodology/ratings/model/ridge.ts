import { Matrix, solve } from 'ml-matrix'
import type { RatedRow } from './rows.ts'

/** A linear model on features that are centered and brought to a standard deviation of 1. */
export interface Ridge {
  readonly intercept: number
  /** Change of the rating for one standard deviation of the feature. */
  readonly coefficients: readonly number[]
  readonly means: readonly number[]
  readonly deviations: readonly number[]
}

/**
 * Ridge regression: least squares with `penalty × n` added to the diagonal, of standardized features; the constant is not penalized.
 * A feature that stands still has the coefficient 0.
 *
 * @param penalty above 0; of the mean of squares, so that it means the same for few rows and for many
 */
export function fitRidge(rows: readonly Pick<RatedRow, 'features' | 'rating'>[], penalty: number): Ridge {
  const n = rows.length
  const count = rows[0]!.features.length
  const indexes = Array.from({ length: count }, (_, index) => index)
  const means = indexes.map((index) => rows.reduce((sum, { features }) => sum + features[index]!, 0) / n)
  const deviations = indexes.map((index) =>
    Math.sqrt(rows.reduce((sum, { features }) => sum + (features[index]! - means[index]!) ** 2, 0) / n),
  )
  const intercept = rows.reduce((sum, { rating }) => sum + rating, 0) / n
  const squares = Matrix.eye(count, count).mul(penalty * n)
  const products = Matrix.zeros(count, 1)
  const z = new Float64Array(count)
  for (const { features, rating } of rows) {
    for (const i of indexes) z[i] = standardized(features[i]!, means[i]!, deviations[i]!)
    for (const i of indexes) {
      products.set(i, 0, products.get(i, 0) + z[i]! * (rating - intercept))
      for (let j = i; j < count; j++) squares.set(i, j, squares.get(i, j) + z[i]! * z[j]!)
    }
  }
  for (const i of indexes) for (let j = 0; j < i; j++) squares.set(i, j, squares.get(j, i))
  return { intercept, coefficients: solve(squares, products).to1DArray(), means, deviations }
}

/** On the common axis, kept within its ends. */
export const predictRidge = (model: Ridge, features: Float64Array): number =>
  Math.min(1, Math.max(0, linearSum(model, features)))

/** Constant plus coefficients times standardized features, as it comes out. */
export function linearSum({ intercept, coefficients, means, deviations }: Ridge, features: Float64Array): number {
  return coefficients.reduce(
    (total, coefficient, i) => total + coefficient * standardized(features[i]!, means[i]!, deviations[i]!),
    intercept,
  )
}

const standardized = (value: number, mean: number, deviation: number) =>
  deviation < 1e-12 ? 0 : (value - mean) / deviation
