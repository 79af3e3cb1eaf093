import type { NetProducts, NetSample } from './elastic-net.ts'

/** A column whose deviation is less than this share of its mean stands still: what is left of it is rounding. */
const still = 1e-12

/**
 * The products that an elastic net is fitted to.
 *
 * @param rows positions of the rows that count; all when left out
 */
export function netProducts({ columns, target }: NetSample, rows: ArrayLike<number> = everyRow(target)): NetProducts {
  const count = columns.length
  const n = rows.length
  const mean = meanOf(target, rows)
  const means = Float64Array.from(columns, (column) => meanOf(column, rows))
  const deviations = Float64Array.from(columns, (column, at) => deviationOf(column, rows, means[at]!))
  const z = columns.map((column, at) => standardized(column, rows, { mean: means[at]!, deviation: deviations[at]! }))
  const y = standardized(target, rows, { mean, deviation: 1 })
  const squares = new Float64Array(count * count)
  const products = new Float64Array(count)
  for (let i = 0; i < count; i++) {
    products[i] = product(z[i]!, y) / n
    for (let j = i; j < count; j++) squares[i * count + j] = squares[j * count + i] = product(z[i]!, z[j]!) / n
  }
  return { rows: n, mean, means, deviations, squares, products }
}

const everyRow = ({ length }: Float64Array) => Int32Array.from({ length }, (_, row) => row)

function meanOf(column: Float64Array, rows: ArrayLike<number>): number {
  let sum = 0
  for (let at = 0; at < rows.length; at++) sum += column[rows[at]!]!
  return rows.length === 0 ? 0 : sum / rows.length
}

function deviationOf(column: Float64Array, rows: ArrayLike<number>, mean: number): number {
  let sum = 0
  for (let at = 0; at < rows.length; at++) sum += (column[rows[at]!]! - mean) ** 2
  const deviation = Math.sqrt(sum / Math.max(1, rows.length))
  return deviation <= still * Math.abs(mean) ? 0 : deviation
}

function standardized(
  column: Float64Array,
  rows: ArrayLike<number>,
  { mean, deviation }: { readonly mean: number; readonly deviation: number },
): Float64Array {
  const z = new Float64Array(rows.length)
  if (deviation === 0) return z
  for (let at = 0; at < z.length; at++) z[at] = (column[rows[at]!]! - mean) / deviation
  return z
}

/** In four sums side by side: one addition does not wait for the one before it. */
function product(a: Float64Array, b: Float64Array): number {
  let [first, second, third, fourth] = [0, 0, 0, 0]
  const rest = a.length % 4
  for (let at = 0; at < rest; at++) first += a[at]! * b[at]!
  for (let at = rest; at < a.length; at += 4) {
    first += a[at]! * b[at]!
    second += a[at + 1]! * b[at + 1]!
    third += a[at + 2]! * b[at + 2]!
    fourth += a[at + 3]! * b[at + 3]!
  }
  return first + second + (third + fourth)
}
