import { inverse, Matrix } from 'ml-matrix'

/** Columns of a fit whose effects are taken out, its residuals, and which company each row is of; rows of a company stand together. */
export interface ClusteredFit {
  readonly columns: readonly Float64Array[]
  readonly residuals: Float64Array
  readonly company: ArrayLike<number>
}

/**
 * Covariance of coefficients where the residuals of a company may have anything to do with each other: (XᵀX)⁻¹ Σ XᵀeeᵀX (XᵀX)⁻¹, to be
 * multiplied by a factor for few companies and held against t with G − 1 degrees of freedom.
 *
 * Source: Liang and Zeger, Longitudinal data analysis using generalized linear models (1986).
 */
export function clusteredCovariance({ columns, residuals, company }: ClusteredFit): {
  readonly covariance: Matrix
  readonly clusters: number
} {
  const count = columns.length
  const meat = Matrix.zeros(count, count)
  const own = new Float64Array(count)
  let clusters = 0
  for (let from = 0, to = 0; from < residuals.length; from = to) {
    own.fill(0)
    for (; to < residuals.length && company[to] === company[from]; to++)
      for (let at = 0; at < count; at++) own[at]! += columns[at]![to]! * residuals[to]!
    for (let a = 0; a < count; a++) for (let b = 0; b < count; b++) meat.set(a, b, meat.get(a, b) + own[a]! * own[b]!)
    clusters++
  }
  const bread = inverse(productsOf(columns))
  return { covariance: bread.mmul(meat).mmul(bread), clusters }
}

/** G ÷ (G − 1) × (n − 1) ÷ (n − k), as Stata has it. */
export const stataFactor = (clusters: number, rows: number, coefficients: number): number =>
  (clusters / (clusters - 1)) * ((rows - 1) / (rows - coefficients))

/**
 * Companies that a column really rests on: (Σ s)² ÷ Σ s², s the sum of its squares in each. As many as there are where all vary alike, one
 * where one company alone varies.
 *
 * Source: Carter, Schnepel and Steigerwald, Asymptotic behavior of a t-test robust to cluster heterogeneity (2017), feasible form.
 */
export function effectiveClusters(column: Float64Array, company: ArrayLike<number>): number {
  let [sum, squares] = [0, 0]
  for (let from = 0, to = 0; from < column.length; from = to) {
    let own = 0
    for (; to < column.length && company[to] === company[from]; to++) own += column[to]! ** 2
    sum += own
    squares += own ** 2
  }
  return squares === 0 ? 0 : sum ** 2 / squares
}

/** XᵀX. */
export function productsOf(columns: readonly Float64Array[]): Matrix {
  return new Matrix(columns.map((a) => columns.map((b) => product(a, b))))
}

export function product(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let at = 0; at < a.length; at++) sum += a[at]! * b[at]!
  return sum
}
