/** Scores as they are compared are whole numbers up to 2³⁰; behind them stand 2²² positions in a number of 53 bits. */
const positions = 2 ** 22

/** Ranks many lists of scores of the same companies, in memory that is used again. */
export class RankList {
  readonly #keys: Float64Array
  readonly #ranks: Int32Array

  constructor(companies: number) {
    this.#keys = new Float64Array(companies)
    this.#ranks = new Int32Array(companies)
  }

  /**
   * Competition ranks, 1 the best, equal scores sharing the better one. Good until the next list.
   *
   * @param scores as `comparable` makes them; every one is a number
   */
  of(scores: Float64Array): Int32Array {
    const [keys, ranks] = [this.#keys, this.#ranks]
    for (let at = 0; at < keys.length; at++) keys[at] = scores[at]! * positions + at
    keys.sort()
    let [rank, last] = [0, -1]
    for (let position = keys.length - 1; position >= 0; position--) {
      const score = Math.floor(keys[position]! / positions)
      if (score !== last) rank = keys.length - position
      last = score
      ranks[keys[position]! - score * positions] = rank
    }
    return ranks
  }
}
