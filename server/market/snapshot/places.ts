import { ranksOf } from '#methodology/scores/custom.ts'

/** Some companies that stand side by side in the order of the peers: the first place and the one after the last. */
export interface Places {
  readonly start: number
  readonly end: number
}

/** The scores that there are, ascending. */
export function sortedScores(scores: Float64Array, { start, end }: Places): Float64Array {
  return scores
    .slice(start, end)
    .filter((score) => !Number.isNaN(score))
    .sort()
}

/** Rank of each of the places, from 1; equal scores share the better rank, 0 stands where there is no score. */
export function rankingOf(scores: Float64Array, { start, end }: Places): Int32Array {
  return ranksOf(scores, start, end)
}

/** Companies with a score, year by year. */
export function scoredCounts(years: readonly Float64Array[]): number[] {
  return years.map((scores) => {
    let count = 0
    for (const score of scores) if (!Number.isNaN(score)) count++
    return count
  })
}
