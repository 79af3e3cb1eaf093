/** Share of a matrix's greatest entry at which nothing but rounding is left of a pivot. */
const still = 1e-10

/**
 * Solves a small symmetric system in place, by Cholesky of its lower half; thousands of them are solved for one regression, and a library's
 * matrices take many times as long to make as to solve.
 *
 * @param lower rows of `stride`; overwritten
 * @param values right side, overwritten by the solution; an unknown of which nothing is left is 0
 */
export function solveInPlace(lower: Float64Array, stride: number, values: Float64Array): void {
  factor(lower, stride, values.length)
  substitute(lower, stride, values)
}

export interface SmallInverse {
  readonly inverse: Float64Array
  readonly rank: number
}

/** A generalized inverse of a small symmetric matrix, which solves every system that has a solution; and its rank. */
export function smallInverse(matrix: Float64Array, count: number): SmallInverse {
  const lower = Float64Array.from(matrix)
  factor(lower, count, count)
  const inverse = new Float64Array(count * count)
  let rank = 0
  for (let column = 0; column < count; column++) {
    if (lower[column * (count + 1)] === 0) continue
    rank++
    const own = inverse.subarray(column * count, (column + 1) * count)
    own[column] = 1
    substitute(lower, count, own)
  }
  return { inverse, rank }
}

/** Lower times upper; a pivot without anything left is 0, and its column with it. */
function factor(lower: Float64Array, stride: number, count: number): void {
  let greatest = 0
  for (let a = 0; a < count; a++) greatest = Math.max(greatest, lower[a * stride + a]!)
  for (let a = 0; a < count; a++) {
    for (let b = 0; b < a; b++) {
      let rest = lower[a * stride + b]!
      for (let at = 0; at < b; at++) rest -= lower[a * stride + at]! * lower[b * stride + at]!
      const pivot = lower[b * stride + b]!
      lower[a * stride + b] = pivot === 0 ? 0 : rest / pivot
    }
    let rest = lower[a * stride + a]!
    for (let at = 0; at < a; at++) rest -= lower[a * stride + at]! ** 2
    lower[a * stride + a] = rest > still * greatest ? Math.sqrt(rest) : 0
  }
}

function substitute(lower: Float64Array, stride: number, values: Float64Array): void {
  const count = values.length
  for (let a = 0; a < count; a++) {
    let rest = values[a]!
    for (let at = 0; at < a; at++) rest -= lower[a * stride + at]! * values[at]!
    const pivot = lower[a * stride + a]!
    values[a] = pivot === 0 ? 0 : rest / pivot
  }
  for (let a = count - 1; a >= 0; a--) {
    let rest = values[a]!
    for (let at = a + 1; at < count; at++) rest -= lower[at * stride + a]! * values[at]!
    const pivot = lower[a * stride + a]!
    values[a] = pivot === 0 ? 0 : rest / pivot
  }
}
