import { Matrix } from 'ml-matrix'
import { type Effects, takenUp } from './effects.ts'
import { smallInverse, solveInPlace } from './small-solve.ts'

/** Columns of a fit whose effects are taken out, its residuals, and which company each row is of; rows of a company stand together. */
export interface ClusteredFit {
  readonly columns: readonly Float64Array[]
  readonly residuals: Float64Array
  readonly company: ArrayLike<number>
}

/** Σ d dᵀ over companies, d being how a company moves the coefficients; and how many companies there are. */
export interface Moves {
  readonly squares: Matrix
  readonly clusters: number
}

/**
 * How each company moves the coefficients: d = (A − XᵀBX)⁻¹ XᵀBe of its rows, where A = XᵀX of all, B = (I − T)⁻¹ and T is what the levels
 * take up. d is exactly the change when the company is left out, so (G − 1) ÷ G × Σ d dᵀ is the jackknife covariance. It keeps its
 * level with as few as ten companies; plain residuals would be too small there and report effects that do not exist.
 *
 * Source: Bell and McCaffrey (2002); MacKinnon, Nielsen and Webb, Fast and reliable jackknife and bootstrap methods for cluster-robust
 * inference (2023), CV3.
 *
 * @param effects null for the plain sandwich of Liang and Zeger (1986), in which no company is left out: d = A⁻¹ Xᵀe
 */
export function companyMoves(fit: ClusteredFit, effects: Effects | null): Moves {
  const { columns, residuals, company } = fit
  const count = columns.length
  const all = productsOf(columns)
  const squares = new Float64Array(count * count)
  const [system, move] = [new Float64Array(count * count), new Float64Array(count)]
  const leverage = effects && new Leverage(effects)
  const own = new Float64Array(effects?.rows.years ?? 0)
  let clusters = 0
  for (let from = 0, to = 0; from < residuals.length; from = to) {
    while (to < residuals.length && company[to] === company[from]) to++
    system.set(all)
    move.fill(0)
    const weights = leverage?.of(from, to) ?? null
    for (let at = 0; at < count; at++) {
      const column = columns[at]!
      if (!weights) {
        for (let row = from; row < to; row++) move[at]! += column[row]! * residuals[row]!
        continue
      }
      weigh(weights, { column, from, to, own })
      let sum = 0
      for (let row = from; row < to; row++) sum += own[row - from]! * residuals[row]!
      move[at] = sum
      for (let other = 0; other <= at; other++) {
        const beside = columns[other]!
        let projection = 0
        for (let row = from; row < to; row++) projection += own[row - from]! * beside[row]!
        system[at * count + other]! -= projection
      }
    }
    solveInPlace(system, count, move)
    for (let a = 0; a < count; a++) for (let b = 0; b < count; b++) squares[a * count + b]! += move[a]! * move[b]!
    clusters++
  }
  return { squares: Matrix.from1DArray(count, count, Array.from(squares)), clusters }
}

/** (I − T)⁻¹ of the rows of a company: the same for all of an industry that have the same years. */
class Leverage {
  readonly #effects: Effects
  readonly #taken = new Map<number, Float64Array>()
  /** By industry and the years that there are, a bit each. */
  readonly #weights = new Map<number, Float64Array>()
  readonly #bits: Float64Array

  constructor(effects: Effects) {
    this.#effects = effects
    this.#bits = Float64Array.from({ length: effects.rows.years }, (_, year) => 2 ** year)
  }

  of(from: number, to: number): Float64Array {
    const { industry, year, years } = this.#effects.rows
    const own = industry[from]!
    let key = own * 2 ** years
    for (let row = from; row < to; row++) key += this.#bits[year[row]!]!
    const cachedWeights = this.#weights.get(key)
    if (cachedWeights) return cachedWeights
    const leverages = this.#taken.get(own) ?? takenUp(this.#effects, own)
    this.#taken.set(own, leverages)
    const count = to - from
    const apart = new Float64Array(count * count)
    for (let a = 0; a < count; a++)
      for (let b = 0; b < count; b++)
        apart[a * count + b] = Number(a === b) - leverages[year[from + a]! * years + year[from + b]!]!
    const { inverse: weights } = smallInverse(apart, count)
    this.#weights.set(key, weights)
    return weights
  }
}

interface Part {
  readonly column: Float64Array
  readonly from: number
  readonly to: number
  /** Filled from the first place on. */
  readonly own: Float64Array
}

/** The rows of a company in a column, times a matrix. */
function weigh(weights: Float64Array, { column, from, to, own }: Part): void {
  const count = to - from
  for (let a = 0; a < count; a++) {
    let sum = 0
    for (let b = 0; b < count; b++) sum += weights[a * count + b]! * column[from + b]!
    own[a] = sum
  }
}

/** XᵀX, row by row. */
function productsOf(columns: readonly Float64Array[]): Float64Array {
  return Float64Array.from(columns.flatMap((a) => columns.map((b) => product(a, b))))
}

export function product(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let at = 0; at < a.length; at++) sum += a[at]! * b[at]!
  return sum
}
