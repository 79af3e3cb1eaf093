/** Hundredths of a per cent that make the whole. */
const wholeHundredths = 10_000

/**
 * The whole shared out by weight, in hundredths of a per cent: each its share rounded down, and what is left by one hundredth each to
 * the largest remainders, so that the stakes sum to exactly 100. Null for what has no weight; all null where the weights sum to 0.
 */
export function shareOut(weights: readonly (number | null)[]): (number | null)[] {
  const sum = weights.reduce<number>((total, weight) => total + (weight ?? 0), 0)
  if (!(sum > 0)) return weights.map(() => null)
  const exact = weights.map((weight) => ((weight ?? 0) / sum) * wholeHundredths)
  const floors = exact.map(Math.floor)
  const left = wholeHundredths - floors.reduce((total, one) => total + one, 0)
  const byRemainder = [...exact.keys()]
    .filter((at) => weights[at] !== null)
    .sort((a, b) => exact[b]! - floors[b]! - (exact[a]! - floors[a]!) || weights[b]! - weights[a]! || a - b)
  for (const at of byRemainder.slice(0, left)) floors[at]! += 1
  return floors.map((hundredths, at) => (weights[at] === null ? null : hundredths / 100))
}

/** Position of the row with which the total goes over 100; −1 while it does not. */
export function tippingRow(stakes: readonly (number | null)[]): number {
  let hundredths = 0
  return stakes.findIndex((stake) => {
    hundredths += Math.round((stake ?? 0) * 100)
    return hundredths > wholeHundredths
  })
}
