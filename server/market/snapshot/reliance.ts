import { runIndex } from '#methodology/panel/layout.ts'
import { type ScoreKey, totalKeys, totals } from '#methodology/scores/hierarchy.ts'
import type { Method } from '#methodology/scores/method.ts'
import { type RankInterval, rankInterval } from '#methodology/scores/reliability/interval.ts'
import { totalFor } from '#methodology/scores/reliability/total-for.ts'
import type { Scores } from '#methodology/scores/standard/market-scores.ts'

/** How far the scores of a market can be relied on, by score and year. */
export class Reliance {
  readonly #scores: Scores
  readonly #method: Method
  readonly #years: number

  /** @param years how many the scores hold */
  constructor(scores: Scores, method: Method, years: number) {
    this.#scores = scores
    this.#method = method
    this.#years = years
  }

  /** −1 to 1; null where it is not measured. */
  reliability(key: ScoreKey, year: number): number | null {
    const value = this.#scores.reliability[this.#cell(key, year)]!
    return Number.isNaN(value) ? null : value
  }

  /** Whether ranks and bands are given: always where the method does not measure reliability. */
  hasRanks(key: ScoreKey, year: number): boolean {
    const { leastReliability } = this.#method
    return leastReliability === null || (this.reliability(key, year) ?? Number.NEGATIVE_INFINITY) >= leastReliability
  }

  /** Half the width of the interval of a rank that rests on so many figures, as a share of the companies; null where it is not measured. */
  rankError(key: ScoreKey, year: number, figures: number): number | null {
    const error = this.#scores.rankErrors[this.#cell(key, year)]!
    return Number.isNaN(error) || figures === 0 ? null : error / Math.sqrt(figures)
  }

  /** Where the rank of a total may lie among these scores, ascending; null for other scores, and where it is not measured. */
  interval(
    key: ScoreKey,
    year: number,
    {
      sorted,
      score,
      figures,
    }: { readonly sorted: Float64Array; readonly score: number | null; readonly figures: number },
  ): RankInterval | null {
    if (score === null || !(key in totals)) return null
    return rankInterval(sorted, { score, error: this.#scores.rankErrors[this.#cell(key, year)]!, figures })
  }

  #cell(key: ScoreKey, year: number): number {
    return runIndex({ years: this.#years }, totalKeys.indexOf(totalFor(key)), year)
  }
}
