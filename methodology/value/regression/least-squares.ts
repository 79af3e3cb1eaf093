import { inverse, Matrix, QrDecomposition } from 'ml-matrix'
import { product } from './clustered.ts'

/** A least squares fit. Coefficients stand in the order of the columns. */
export interface LeastSquares {
  readonly coefficients: Float64Array
  readonly residuals: Float64Array
  /** Sum of squared residuals. */
  readonly squares: number
  /** (XᵀX)⁻¹, row by row: times the variance of a residual it is the covariance of the coefficients. */
  readonly inverse: readonly (readonly number[])[]
}

/** A column of which less than this share stands apart from those before it says the same as they do: what is left is rounding. */
const minApart = 1e-12

/**
 * Least squares by Householder's QR, of ml-matrix; to 12 digits on Longley's data and to 7 on Filippelli's, where the powers, rounded to
 * doubles, have no more than 8 in them.
 *
 * @param columns with the constant among them, where there is to be one
 * @returns null where the columns are collinear, or as many as the rows or more
 */
export function leastSquares(columns: readonly Float64Array[], target: Float64Array): LeastSquares | null {
  const [rows, count] = [target.length, columns.length]
  if (rows <= count || count === 0) return null
  const design = new Matrix(rows, count)
  for (const [at, column] of columns.entries()) for (let row = 0; row < rows; row++) design.set(row, at, column[row]!)
  const qr = new QrDecomposition(design)
  const triangle = qr.upperTriangularMatrix
  for (const [at, column] of columns.entries())
    if (!(Math.abs(triangle.get(at, at)) > minApart * Math.hypot(...column))) return null
  const solution = qr.solve(Matrix.columnVector(target))
  const coefficients = Float64Array.from(solution.to1DArray())
  const residuals = target.map((value, row) => value - dot(columns, coefficients, row))
  const upper = inverse(triangle)
  return { coefficients, residuals, squares: squaresOf(residuals), inverse: upper.mmul(upper.transpose()).to2DArray() }
}

function dot(columns: readonly Float64Array[], coefficients: Float64Array, row: number): number {
  let sum = 0
  for (const [at, column] of columns.entries()) sum += column[row]! * coefficients[at]!
  return sum
}

export const squaresOf = (values: Float64Array): number => product(values, values)
