import { inverse } from 'ml-matrix'
import { type ClusteredFit, productsOf } from './clustered.ts'
import { type Effects, takenUp } from './effects.ts'
import { solveInPlace } from './small-solve.ts'

/**
 * What the residuals of each company would be if it were left out: (I − H)⁻¹ e of its rows. Errors from them, times (G − 1) ÷ G, are those
 * of the jackknife, which hold their level with ten companies too, where plain residuals are too small and find what is not there.
 *
 * Source: Bell and McCaffrey (2002); MacKinnon, Nielsen and Webb, Fast and reliable jackknife and bootstrap methods for cluster-robust
 * inference (2023), CV3.
 *
 * @param fit rows of a company standing together
 */
export function leftOut({ columns, residuals, company }: ClusteredFit, effects: Effects): Float64Array {
  const { industry, year, years } = effects.rows
  const weighted = weightedBy(columns)
  const levels = new Map<number, Float64Array>()
  const adjusted = Float64Array.from(residuals)
  const own = new Float64Array(years * years)
  for (let from = 0, to = 0; from < residuals.length; from = to) {
    while (to < residuals.length && company[to] === company[from]) to++
    const taken = levels.get(industry[from]!) ?? takenUp(effects, industry[from]!)
    levels.set(industry[from]!, taken)
    for (let a = from; a < to; a++) {
      const row = (a - from) * years - from
      for (let b = from; b <= a; b++) own[row + b] = -taken[year[a]! * years + year[b]!]!
      own[row + a]! += 1
    }
    for (let at = 0; at < columns.length; at++)
      subtract(own, { weighted: weighted[at]!, column: columns[at]!, from, to, years })
    solveInPlace(own, years, adjusted.subarray(from, to))
  }
  return adjusted
}

interface Part {
  readonly weighted: Float64Array
  readonly column: Float64Array
  readonly from: number
  readonly to: number
  readonly years: number
}

/** Takes one column's share of the hat off the lower half. */
function subtract(own: Float64Array, { weighted, column, from, to, years }: Part): void {
  for (let a = from; a < to; a++) {
    const row = (a - from) * years - from
    const times = weighted[a]!
    for (let b = from; b <= a; b++) own[row + b]! -= times * column[b]!
  }
}

/** X(XᵀX)⁻¹, by column. */
function weightedBy(columns: readonly Float64Array[]): Float64Array[] {
  const bread = inverse(productsOf(columns)).to2DArray()
  return bread.map((row) => {
    const sum = new Float64Array(columns[0]!.length)
    for (const [at, each] of row.entries()) {
      const column = columns[at]!
      for (let i = 0; i < sum.length; i++) sum[i]! += each * column[i]!
    }
    return sum
  })
}
