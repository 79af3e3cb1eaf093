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
