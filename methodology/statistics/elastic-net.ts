/** Columns of equal length and what they are to explain; nothing in it is missing. */
export interface NetSample {
  readonly columns: readonly Float64Array[]
  readonly target: Float64Array
}

/** How strongly coefficients are held down. */
export interface Penalty {
  /** λ, 0 or more; of the mean of squares, so that it means the same for few rows and for many. */
  readonly strength: number
  /** α: share of the absolute values, 0 ridge to 1 lasso. */
  readonly mix: number
  /** Change of a coefficient, in deviations of the target, below which one stops. */
  readonly tolerance?: number
}

/** A linear model on standardized columns. */
export interface ElasticNet {
  readonly intercept: number
  /** Change of the target for one standard deviation of the column; 0 for one that was not chosen or stands still. */
  readonly coefficients: Float64Array
  readonly means: Float64Array
  readonly deviations: Float64Array
}

/** Columns centered and brought to a standard deviation of 1, with the products that every penalty shares. */
export interface NetProducts {
  readonly rows: number
  readonly mean: number
  readonly means: Float64Array
  readonly deviations: Float64Array
  /** Mean products of two columns, row by row; and of a column with the centered target. */
  readonly squares: Float64Array
  readonly products: Float64Array
}

/** Sweeps over the columns after which one stops. */
const maxSweeps = 10_000

/**
 * The elastic net by coordinate descent: least Σ(y − Xb)² ÷ 2n + λ (α Σ|b| + (1 − α) Σb² ÷ 2) of standardized columns.
 *
 * Source: Friedman, Hastie, Tibshirani, Regularization Paths for Generalized Linear Models via Coordinate Descent (2010), covariance updates.
 *
 * @param start coefficients of the penalty before, where a path is followed
 */
export function fitElasticNet(products: NetProducts, penalty: Penalty, start?: Float64Array): ElasticNet {
  const { strength, mix, tolerance = 1e-8 } = penalty
  const { means, deviations, squares, products: withTarget, mean } = products
  const count = means.length
  const coefficients = start ? Float64Array.from(start) : new Float64Array(count)
  const gradient = gradientAt(products, coefficients)
  const still = tolerance * scaleOf(withTarget)
  /** Moves the coefficients of some columns, each to its best given the others; the greatest change. */
  const sweep = (columns: Int32Array): number => {
    let max = 0
    for (let index = 0; index < columns.length; index++) {
      const at = columns[index]!
      const old = coefficients[at]!
      const next = softened(gradient[at]! + old, strength * mix) / (1 + strength * (1 - mix))
      if (next === old) continue
      coefficients[at] = next
      max = Math.max(max, Math.abs(next - old))
      const row = at * count
      for (let other = 0; other < count; other++) gradient[other]! -= (next - old) * squares[row + other]!
    }
    return max
  }
  const moving = Int32Array.from(means.keys()).filter((at) => deviations[at] !== 0)
  // Those that are chosen are moved until they stand still; then all are asked once more.
  for (let sweeps = 0; sweeps < maxSweeps && sweep(moving) > still; sweeps++) {
    const chosen = moving.filter((at) => coefficients[at] !== 0)
    while (sweeps < maxSweeps && sweep(chosen) > still) sweeps++
  }
  return { intercept: mean, coefficients, means, deviations }
}

/** The least λ at which no column is chosen. */
export function greatestStrength({ products }: NetProducts, mix: number): number {
  return products.reduce((max, product) => Math.max(max, Math.abs(product)), 0) / Math.max(mix, 1e-3)
}

/** Penalties from the one that chooses nothing down to a share of it, evenly in logarithms. */
export function strengthsOf(greatest: number, count: number, min: number): number[] {
  return Array.from({ length: count }, (_, step) => greatest * min ** (step / (count - 1)))
}

/** The models of a falling path of penalties, each begun where the one before ended. */
export function pathOf(
  products: NetProducts,
  strengths: readonly number[],
  penalty: Omit<Penalty, 'strength'>,
): ElasticNet[] {
  let start: Float64Array | undefined
  return strengths.map((strength) => {
    const net = fitElasticNet(products, { ...penalty, strength }, start)
    start = net.coefficients
    return net
  })
}

/** What the model says of a row. */
export function predictNet({ intercept, coefficients, means, deviations }: ElasticNet, at: (column: number) => number) {
  let sum = intercept
  for (const [column, coefficient] of coefficients.entries())
    if (coefficient !== 0) sum += (coefficient * (at(column) - means[column]!)) / deviations[column]!
  return sum
}

function gradientAt({ products, squares }: NetProducts, coefficients: Float64Array): Float64Array {
  const count = coefficients.length
  return products.map((product, at) => {
    let rest = product
    for (let other = 0; other < count; other++) rest -= squares[at * count + other]! * coefficients[other]!
    return rest
  })
}

const softened = (value: number, by: number) => (Math.abs(value) > by ? Math.sign(value) * (Math.abs(value) - by) : 0)

const scaleOf = (products: Float64Array) => products.reduce((max, product) => Math.max(max, Math.abs(product)), 0) || 1
