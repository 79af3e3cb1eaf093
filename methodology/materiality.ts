/**
 * Shares of some weights in per cent, to one decimal, adding to exactly 100.0 by largest remainder.
 *
 * Every share is cut to tenths; the tenths that are still missing go to the largest cut-off parts, ties in the given order.
 *
 * @param weights 0 or more, in the order of the categories
 * @returns per cents of the same length, or null when all weights are 0 or any is negative
 */
export function materialityPercents(weights: readonly number[]): number[] | null {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (total <= 0 || weights.some((weight) => weight < 0)) return null

  const exact = weights.map((weight) => (1000 * weight) / total) // tenths of a per cent
  const tenths = exact.map(Math.floor)
  const missing = 1000 - tenths.reduce((sum, part) => sum + part, 0)
  const byRemainder = exact
    .map((share, index) => ({ index, rest: share - tenths[index]! }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index)
  for (const { index } of byRemainder.slice(0, missing)) tenths[index] = tenths[index]! + 1
  return tenths.map((part) => part / 10)
}
