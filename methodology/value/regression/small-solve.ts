/** Share of a pivot's beginning at which nothing but rounding is left of it. */
const still = 1e-10

/**
 * Solves a small symmetric system in place, by Cholesky of its lower half; thousands of them are solved for one regression, and a library's
 * matrices take many times as long to make as to solve.
 *
 * @param lower rows of `stride`; overwritten
 * @param values right side, overwritten by the solution; an unknown of which nothing is left is 0
 */
export function solveInPlace(lower: Float64Array, stride: number, values: Float64Array): void {
  const count = values.length
  factor(lower, stride, count)
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

function factor(lower: Float64Array, stride: number, count: number): void {
  for (let a = 0; a < count; a++) {
    for (let b = 0; b < a; b++) {
      let rest = lower[a * stride + b]!
      for (let at = 0; at < b; at++) rest -= lower[a * stride + at]! * lower[b * stride + at]!
      const pivot = lower[b * stride + b]!
      lower[a * stride + b] = pivot === 0 ? 0 : rest / pivot
    }
    let rest = lower[a * stride + a]!
    for (let at = 0; at < a; at++) rest -= lower[a * stride + at]! ** 2
    lower[a * stride + a] = rest > still ? Math.sqrt(rest) : 0
  }
}
