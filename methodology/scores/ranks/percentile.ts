import { type Column, counts } from '../../panel/panel.ts'

/**
 * Percentile rank of one company among those with a figure: `(worse + same ÷ 2) ÷ n`, itself among the same.
 *
 * 0 to 1, greater is better; the mean over all is exactly one half, whatever the ties.
 * Source: the published form of LSEG's scores; docs/methodology/percentile-scores.md.
 *
 * @param column figures and states of all companies
 * @param position of the company
 * @param direction which way is better; neutral indicators have no rank
 * @param isIn whether the company at a position takes part; all when left out
 * @returns null for a neutral indicator, or a company whose figure does not count
 */
export function percentileRank(
  { values, states }: Column,
  position: number,
  direction: 'higher_better' | 'lower_better' | 'neutral',
  isIn: (position: number) => boolean = () => true,
): number | null {
  if (direction === 'neutral' || !counts(states[position] ?? 0)) return null
  const own = values[position]!
  let [worse, same, n] = [0, 0, 0]
  for (const [other, state] of states.entries()) {
    if (!counts(state) || !isIn(other)) continue
    const value = values[other]!
    n++
    if (value === own) same++
    else if (direction === 'higher_better' ? value < own : value > own) worse++
  }
  return n === 0 ? null : (worse + same / 2) / n
}

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
