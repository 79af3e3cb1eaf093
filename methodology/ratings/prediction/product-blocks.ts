import type { NetProducts } from '../../statistics/elastic-net.ts'
import { foldOf } from '../model/cross-validation.ts'
import type { PredictionRow } from './rows.ts'

/** A column that varies less than this share of its deviation over all rows stands still: what is left of it is rounding. */
const still = 1e-5

/** Sums over the rows of one fold and year, of columns brought to mean 0 and deviation 1 over all rows. */
interface Block {
  readonly rows: number
  readonly sums: Float64Array
  /** Row by row, from the diagonal on. */
  readonly squares: Float64Array
  readonly withTarget: Float64Array
  readonly target: number
}

/**
 * The products of every union of folds and years, from sums that are made once: cross-validation learns from the same ratings again and
 * again, and the sums are all that a model takes from them.
 */
export class ProductBlocks {
  readonly #means: Float64Array
  readonly #deviations: Float64Array
  readonly #blocks = new Map<string, Block>()

  constructor(rows: readonly PredictionRow[]) {
    const count = rows[0]!.features.length
    this.#means = new Float64Array(count)
    this.#deviations = new Float64Array(count)
    for (const { features } of rows) for (let at = 0; at < count; at++) this.#means[at]! += features[at]! / rows.length
    for (const { features } of rows)
      for (let at = 0; at < count; at++) this.#deviations[at]! += (features[at]! - this.#means[at]!) ** 2 / rows.length
    for (let at = 0; at < count; at++) {
      const deviation = Math.sqrt(this.#deviations[at]!)
      this.#deviations[at] = deviation <= 1e-12 * Math.abs(this.#means[at]!) ? 0 : deviation
    }
    for (const [name, some] of Map.groupBy(rows, blockOf)) this.#blocks.set(name, this.#sumsOf(some))
  }

  #sumsOf(rows: readonly PredictionRow[]): Block {
    const count = this.#means.length
    const [sums, withTarget] = [new Float64Array(count), new Float64Array(count)]
    const squares = new Float64Array(count * count)
    const z = new Float64Array(count)
    let target = 0
    for (const { features, rating } of rows) {
      target += rating
      for (let at = 0; at < count; at++) {
        const deviation = this.#deviations[at]!
        z[at] = deviation === 0 ? 0 : (features[at]! - this.#means[at]!) / deviation
        sums[at]! += z[at]!
        withTarget[at]! += z[at]! * rating
      }
      for (let i = 0; i < count; i++) {
        const own = z[i]!
        if (own === 0) continue
        for (let at = i * count + i, j = i; j < count; at++, j++) squares[at]! += own * z[j]!
      }
    }
    return { rows: rows.length, sums, squares, withTarget, target }
  }

  /**
   * Products of some rows, of the columns from a position on.
   *
   * @param rows all of every fold and year that they are of
   */
  products(rows: readonly PredictionRow[], from = 0): NetProducts {
    const blocks = [...new Set(rows.map(blockOf))].map((name) => this.#blocks.get(name)!)
    const n = rows.length
    if (blocks.reduce((sum, block) => sum + block.rows, 0) !== n) throw new Error('Folds and years have to be whole.')
    const all = this.#means.length
    const count = all - from
    const add = (of: (block: Block) => Float64Array) => {
      const sum = new Float64Array(of(blocks[0]!).length)
      for (const block of blocks) {
        const own = of(block)
        for (let at = 0; at < sum.length; at++) sum[at]! += own[at]! / n
      }
      return sum
    }
    const [z, squared, withTarget] = [
      add(({ sums }) => sums),
      add(({ squares }) => squares),
      add((block) => block.withTarget),
    ]
    const mean = blocks.reduce((sum, { target }) => sum + target / n, 0)
    const spread = Float64Array.from(z, (own, at) => {
      const deviation = Math.sqrt(Math.max(0, squared[at * all + at]! - own * own))
      return deviation <= still ? 0 : deviation
    })
    const squares = new Float64Array(count * count)
    const products = new Float64Array(count)
    for (let i = 0; i < count; i++) {
      const [a, deviation] = [from + i, spread[from + i]!]
      if (deviation === 0) continue
      products[i] = (withTarget[a]! - z[a]! * mean) / deviation
      for (let j = i; j < count; j++) {
        const b = from + j
        if (spread[b] === 0) continue
        const product = (squared[a * all + b]! - z[a]! * z[b]!) / (deviation * spread[b]!)
        squares[i * count + j] = squares[j * count + i] = product
      }
    }
    const own = (of: (at: number) => number) => Float64Array.from({ length: count }, (_, at) => of(from + at))
    return {
      ...{ rows: n, mean, squares, products },
      means: own((at) => this.#means[at]! + this.#deviations[at]! * z[at]!),
      deviations: own((at) => this.#deviations[at]! * spread[at]!),
    }
  }
}

const blockOf = ({ company, year }: PredictionRow) => `${foldOf(company)} ${year}`
