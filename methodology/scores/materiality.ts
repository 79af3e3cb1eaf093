/**
 * Shares of some weights in per cent, to one decimal, adding to exactly 100.0 by largest remainder.
 *
 * Every share is cut to tenths; the tenths that are still missing go to the largest cut-off parts; of equal
 * ones to the larger weight first, then in the given order.
 *
 * @param weights whole numbers, 0 or more, in the order of the categories
 * @returns per cents of the same length, or null when all weights are 0, or any is negative or no whole number
 */
export function materialityPercents(weights: readonly number[]): number[] | null {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (total <= 0 || weights.some((weight) => weight < 0 || !Number.isSafeInteger(weight))) return null

  // In whole numbers, so that equal remainders are equal: 1000 × weight = tenths × total + remainder.
  const tenths = weights.map((weight) => Math.floor((1000 * weight) / total))
  const remainders = weights.map((weight, index) => 1000 * weight - tenths[index]! * total)
  const missing = 1000 - tenths.reduce((sum, part) => sum + part, 0)
  const byRemainder = remainders
    .map((rest, index) => ({ index, rest }))
    .sort((a, b) => b.rest - a.rest || weights[b.index]! - weights[a.index]! || a.index - b.index)
  for (const { index } of byRemainder.slice(0, missing)) tenths[index] = tenths[index]! + 1
  return tenths.map((part) => part / 10)
}
