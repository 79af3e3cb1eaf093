export interface Sales {
  /** Positions to sell, the most effective first. */
  readonly sold: readonly number[]
  /** Share of the last of them that must go, above 0 to 1; the others go whole. */
  readonly lastShare: number
  /** Share of the portfolio that is sold. */
  readonly weight: number
  /** What is left has this mean, when all of them go whole. */
  readonly mean: number
}

/**
 * The fewest sales after which the mean of what is left is at most a target, the proceeds going to what is left in proportion.
 *
 * After selling S the mean is at most T where `Σ over what is left of wᵢ (xᵢ − T) ≤ 0`, so each sale takes `wᵢ (xᵢ − T)` off a sum that
 * does not depend on the others: taking the largest first is exact, no other set of as many sales takes off more.
 *
 * @param weights shares of the positions
 * @param figures NaN where a position has none; it is left where it is and counts for nothing
 * @returns null where no sales reach it: no position has a figure at or below the target; nothing to sell where it is reached already
 */
export function fewestSales(weights: Float64Array, figures: Float64Array, target: number): Sales | null {
  const places = [...figures.keys()].filter((at) => !Number.isNaN(figures[at]!) && weights[at]! > 0)
  const excessOf = (at: number) => weights[at]! * (figures[at]! - target)
  let excess = places.reduce((sum, at) => sum + excessOf(at), 0)
  if (places.length === 0 || places.every((at) => figures[at]! > target)) return null
  const sold: number[] = []
  let lastShare = 0
  for (const at of places.filter((one) => excessOf(one) > 0).sort((a, b) => excessOf(b) - excessOf(a) || a - b)) {
    if (excess <= 1e-12) break
    lastShare = Math.min(1, excess / excessOf(at))
    excess -= excessOf(at)
    sold.push(at)
  }
  const gone = new Set(sold)
  const left = places.filter((at) => !gone.has(at))
  const leftWeight = left.reduce((sum, at) => sum + weights[at]!, 0)
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  return {
    sold,
    lastShare,
    weight:
      sold.reduce((sum, at, index) => sum + weights[at]! * (index === sold.length - 1 ? lastShare : 1), 0) / whole,
    mean: left.reduce((sum, at) => sum + weights[at]! * figures[at]!, 0) / leftWeight,
  }
}
