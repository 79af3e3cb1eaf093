/**
 * Lower triangle of a correlation matrix, whose product with its transpose gives the matrix back.
 *
 * Correlations that were estimated pair by pair need not fit together; then all of them are shrunk, a hundredth at a time, until
 * they do.
 */
export function cholesky(matrix: readonly (readonly number[])[]): number[][] {
  for (let ridge = 0; ridge < 10; ridge += 0.01) {
    const lower = factor(matrix.map((row, i) => row.map((value, j) => (i === j ? 1 : value / (1 + ridge)))))
    if (lower) return lower
  }
  throw new Error('no correlation matrix')
}

/** Null when the matrix is not positive definite. */
function factor(matrix: readonly (readonly number[])[]): number[][] | null {
  const lower = matrix.map((row) => row.map(() => 0))
  for (const [i, row] of matrix.entries()) {
    for (let j = 0; j <= i; j++) {
      let rest = row[j]!
      for (let k = 0; k < j; k++) rest -= lower[i]![k]! * lower[j]![k]!
      if (i === j && rest < 1e-6) return null
      lower[i]![j] = i === j ? Math.sqrt(rest) : rest / lower[j]![j]!
    }
  }
  return lower
}

/**
 * The direction among independent normals along which all variables have the same weight: whoever moves along it moves all of
 * them alike, and their correlations stay as they are.
 */
export function commonDirection(lower: readonly (readonly number[])[]): number[] {
  const direction: number[] = []
  for (const [i, row] of lower.entries()) {
    const before = direction.reduce((sum, weight, k) => sum + row[k]! * weight, 0)
    direction.push((1 - before) / row[i]!)
  }
  const length = Math.hypot(...direction)
  return direction.map((weight) => weight / length)
}
