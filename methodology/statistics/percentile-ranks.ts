/**
 * Percentile ranks of all figures at once: `(worse + same ÷ 2) ÷ n`, each among the same as itself; 0 to 1, greater is better.
 *
 * The same as `percentileRank` of each, in the time of one sort. The mean over all is one half, whatever the ties.
 *
 * @param values NaN where there is no figure
 * @returns of the same length; NaN where there is no figure
 */
export function percentileRanks(
  values: Float64Array,
  direction: 'higher_better' | 'lower_better' = 'higher_better',
): Float64Array {
  const ranks = new Float64Array(values.length).fill(Number.NaN)
  const present = Float64Array.from(values.filter((value) => !Number.isNaN(value)))
  const sorted = Float64Array.from(present).sort()
  const n = sorted.length
  const rankOf = new Map<number, number>()
  for (let from = 0; from < n; ) {
    let to = from
    while (to < n && sorted[to] === sorted[from]) to++
    const worse = direction === 'higher_better' ? from : n - to
    rankOf.set(sorted[from]!, (worse + (to - from) / 2) / n)
    from = to
  }
  for (const [position, value] of values.entries()) ranks[position] = rankOf.get(value) ?? Number.NaN
  return ranks
}
