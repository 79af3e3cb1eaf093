import { meanOrNaN } from '../../statistics/mean.ts'
import { product } from './clustered.ts'

/** Share of a column that must be left once levels and columns before it are taken out. */
const minApart = 1e-9

export interface OrthogonalFit {
  readonly coefficients: Float64Array
  readonly residuals: Float64Array
  /** Each column without what those before it say of it, of length 1. */
  readonly apart: readonly Float64Array[]
}

/**
 * Least squares of a few long columns by Gram and Schmidt, each column made orthogonal twice. A matrix of ml-matrix has an array for
 * each row, which takes many times as long for tens of thousands of rows of two columns.
 *
 * @param originals the columns before levels were taken out: what is left of one is held against it
 * @returns null where a column stands still or follows from those before it
 */
export function orthogonalFit(
  columns: readonly Float64Array[],
  target: Float64Array,
  originals: readonly Float64Array[],
): OrthogonalFit | null {
  const count = columns.length
  const basis: Float64Array[] = []
  const triangle = columns.map(() => new Float64Array(count))
  for (const [at, column] of columns.entries()) {
    const rest = column.slice()
    for (let time = 0; time < 2; time++) {
      for (const [before, unit] of basis.entries()) {
        const along = product(rest, unit)
        triangle[before]![at]! += along
        subtract(rest, unit, along)
      }
    }
    const length = Math.sqrt(product(rest, rest))
    if (!(length > minApart * spreadOf(originals[at]!))) return null
    triangle[at]![at] = length
    for (let row = 0; row < rest.length; row++) rest[row]! /= length
    basis.push(rest)
  }
  const residuals = target.slice()
  const coefficients = Float64Array.from(basis, (unit) => {
    const along = product(residuals, unit)
    subtract(residuals, unit, along)
    return along
  })
  for (let at = count - 1; at >= 0; at--) {
    for (let after = at + 1; after < count; after++) coefficients[at]! -= triangle[at]![after]! * coefficients[after]!
    coefficients[at]! /= triangle[at]![at]!
  }
  return { coefficients, residuals, apart: basis }
}

function subtract(from: Float64Array, unit: Float64Array, times: number): void {
  for (let at = 0; at < from.length; at++) from[at]! -= times * unit[at]!
}

function spreadOf(column: Float64Array): number {
  const mean = meanOrNaN(column)
  let squares = 0
  for (let at = 0; at < column.length; at++) squares += (column[at]! - mean) ** 2
  return Math.max(Math.sqrt(squares), Math.abs(mean) * 1e-3)
}
