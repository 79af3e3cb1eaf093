/** What happens with the part of a portfolio that has no figure. */
export const uncoveredRules = ['rescale', 'keep'] as const
/** `rescale`: the covered part speaks for the whole; `keep`: the uncovered part stays in the weights and adds nothing. */
export type UncoveredRule = (typeof uncoveredRules)[number]

/** Figures of positions, in the order of their weights; NaN where there is none. */
export type PositionFigures = Float64Array

export interface WeightedMean {
  /** In the unit of the figures; null where no position has one. */
  readonly mean: number | null
  /** Share of the whole weight that has a figure, 0 to 1. */
  readonly coverage: number
}

/**
 * Mean of a portfolio's figures by weight: `Σ wᵢ xᵢ ÷ Σ wᵢ` over the positions with a figure, or over all of them under `keep`.
 *
 * @param weights not negative, of any sum: shares, or amounts held
 * @param figures NaN where a position has none
 */
export function weightedMean(weights: Float64Array, figures: PositionFigures, rule: UncoveredRule): WeightedMean {
  let whole = 0
  let covered = 0
  let sum = 0
  for (const [at, weight] of weights.entries()) {
    whole += weight
    const figure = figures[at]!
    if (Number.isNaN(figure)) continue
    covered += weight
    sum += weight * figure
  }
  if (covered === 0) return { mean: null, coverage: 0 }
  return { mean: sum / (rule === 'rescale' ? covered : whole), coverage: Math.min(1, covered / whole) }
}

/**
 * What each position adds to the mean; the parts sum to it. NaN where a position has no figure.
 *
 * @see weightedMean
 */
export function contributions(weights: Float64Array, figures: PositionFigures, rule: UncoveredRule): Float64Array {
  let base = 0
  for (const [at, weight] of weights.entries()) if (rule === 'keep' || !Number.isNaN(figures[at]!)) base += weight
  return weights.map((weight, at) => (weight * figures[at]!) / base)
}

/** How many positions, largest first, make a share of the sum. */
export interface Concentration {
  /** Positions in the order in which they add, largest first; those without a figure are not among them. */
  readonly order: Int32Array
  /** Share of the sum reached with each, ascending to 1. */
  readonly cumulative: Float64Array
  /** Fewest positions that make four fifths of it; 0 where the sum is 0. */
  readonly fourFifths: number
}

/** @param parts not negative; NaN where a position has none */
export function concentration(parts: Float64Array): Concentration {
  const order = Int32Array.from(parts.keys())
    .filter((at) => !Number.isNaN(parts[at]!))
    .sort((a, b) => parts[b]! - parts[a]! || a - b)
  const total = order.reduce((sum, at) => sum + parts[at]!, 0)
  let running = 0
  const cumulative = Float64Array.from(order, (at) => {
    running += parts[at]!
    return total === 0 ? 0 : running / total
  })
  // Four fifths of figures that are added one by one may fall short of it by a rounding.
  const fourFifths = total === 0 ? 0 : cumulative.findIndex((share) => share >= 0.8 - 1e-12) + 1
  return { order, cumulative, fourFifths }
}

/**
 * Figure below which a share of the covered weight lies.
 *
 * @param share 0 to 1
 * @returns null where no position with weight has a figure
 */
export function weightedQuantile(weights: Float64Array, figures: PositionFigures, share: number): number | null {
  const order = Int32Array.from(figures.keys())
    .filter((at) => !Number.isNaN(figures[at]!) && weights[at]! > 0)
    .sort((a, b) => figures[a]! - figures[b]!)
  const covered = order.reduce((sum, at) => sum + weights[at]!, 0)
  let running = 0
  for (const at of order) {
    running += weights[at]!
    if (running >= share * covered - 1e-12) return figures[at]!
  }
  return order.length === 0 ? null : figures[order.at(-1)!]!
}
