import type { WeightedHolding } from './aggregation.ts'

/** A holding between two points of the cumulative weight. */
export interface Stair extends WeightedHolding {
  /** Cumulative weight at which it begins and ends, 0 to 1. */
  readonly from: number
  readonly to: number
}

/**
 * Holdings from cool to warm with their cumulative weights: the first begins at 0, the last ends at 1, and the area below the stairs
 * is the portfolio's score. Among equal scores those on a target come first, so that the default is one plateau; then by weight.
 */
export function staircase(holdings: readonly WeightedHolding[]): Stair[] {
  const sorted = holdings.toSorted(
    (a, b) => a.score - b.score || a.defaultShare - b.defaultShare || b.weight - a.weight,
  )
  let to = 0
  return sorted.map((holding, position) => {
    const from = to
    to = position === sorted.length - 1 ? 1 : Math.min(1, to + holding.weight)
    return { ...holding, from, to }
  })
}
