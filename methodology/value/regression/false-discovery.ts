/**
 * Benjamini and Hochberg's q: the least share of false discoveries at which a test of a family counts as a discovery. NaN stays NaN and
 * is no member of the family.
 *
 * Source: Benjamini, Hochberg, Controlling the False Discovery Rate (1995), step-up procedure.
 */
export function discoveryRates(pValues: Float64Array): Float64Array {
  const rates = new Float64Array(pValues.length).fill(Number.NaN)
  const order = [...pValues.keys()]
    .filter((at) => !Number.isNaN(pValues[at]!))
    .sort((a, b) => pValues[a]! - pValues[b]!)
  let min = 1
  for (let rank = order.length; rank > 0; rank--) {
    const at = order[rank - 1]!
    min = Math.min(min, (pValues[at]! * order.length) / rank)
    rates[at] = min
  }
  return rates
}
