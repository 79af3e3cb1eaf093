/** One sale that pays for one purchase: a share of the portfolio goes from one company to another. */
export interface Trade {
  readonly sell: number
  /** Null spreads the proceeds over all that is left, in proportion. */
  readonly buy: number | null
  /** Share of the portfolio, 0 to 1; at most what is held of it. */
  readonly weight: number
}

/**
 * Weights after a trade; they keep their sum.
 *
 * @param weights of companies by number
 * @returns the same weights where nothing of what is to be sold is held, or all of the portfolio is
 */
export function afterTrade(weights: ReadonlyMap<number, number>, { sell, buy, weight }: Trade): Map<number, number> {
  const after = new Map(weights)
  const currentWeight = weights.get(sell) ?? 0
  const sold = Math.min(currentWeight, weight)
  if (sold <= 0 || sell === buy) return after
  after.set(sell, currentWeight - sold)
  if (buy !== null) {
    after.set(buy, (weights.get(buy) ?? 0) + sold)
    return after
  }
  return spread(after, new Set([sell]), sold) ?? new Map(weights)
}

/** Weights after some companies are sold whole, the proceeds spread over the others in proportion; null when nothing is left. */
export function without(
  weights: ReadonlyMap<number, number>,
  excluded: ReadonlySet<number>,
): Map<number, number> | null {
  const after = new Map(weights)
  let sold = 0
  for (const company of excluded) {
    sold += weights.get(company) ?? 0
    if (after.has(company)) after.set(company, 0)
  }
  return spread(after, excluded, sold)
}

/** Null where nothing is left to spread over. */
function spread(weights: Map<number, number>, apart: ReadonlySet<number>, sold: number): Map<number, number> | null {
  const left = [...weights].reduce((sum, [company, weight]) => (apart.has(company) ? sum : sum + weight), 0)
  if (left <= 0) return null
  for (const [company, weight] of weights)
    if (!apart.has(company)) weights.set(company, weight + (sold * weight) / left)
  return weights
}

/**
 * Weights tilted to companies with a better figure: each is multiplied by `exp(strength × z)` with z its place among the holdings in
 * standard deviations by weight, from −3 to 3; one without a figure keeps its weight. They are scaled back to their sum.
 *
 * @param figures by company; higher is better, or lower where `isLowBetter`
 * @param strength 0 moves nothing; 1 multiplies a holding one deviation above by e
 */
export function tilted(
  weights: ReadonlyMap<number, number>,
  figures: ReadonlyMap<number, number>,
  { strength, isLowBetter }: { readonly strength: number; readonly isLowBetter: boolean },
): Map<number, number> {
  const knownWeights = [...weights].filter(([company]) => figures.has(company))
  const whole = knownWeights.reduce((sum, [, weight]) => sum + weight, 0)
  const mean = knownWeights.reduce((sum, [company, weight]) => sum + weight * figures.get(company)!, 0) / whole
  const variance =
    knownWeights.reduce((sum, [company, weight]) => sum + weight * (figures.get(company)! - mean) ** 2, 0) / whole
  if (!(variance > 0)) return new Map(weights)
  const factor = (company: number) => {
    const figure = figures.get(company)
    if (figure === undefined) return 1
    const deviations = Math.max(-3, Math.min(3, (figure - mean) / Math.sqrt(variance)))
    return Math.exp(strength * (isLowBetter ? -deviations : deviations))
  }
  const moved = [...weights].map(([company, weight]) => [company, weight * factor(company)] as const)
  const [before, after] = [
    [...weights.values()].reduce((sum, weight) => sum + weight, 0),
    moved.reduce((sum, [, weight]) => sum + weight, 0),
  ]
  return new Map(moved.map(([company, weight]) => [company, (weight * before) / after]))
}
