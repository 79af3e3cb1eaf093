import { type UncoveredRule, type WeightedMean, weightedMean } from './weighted-mean.ts'

/** Companies of a portfolio with their weights. */
export interface Holdings {
  /** Position of the company in the market's columns; −1 for what the market does not know. */
  readonly companies: Int32Array
  /** Shares; they sum to 1. */
  readonly weights: Float64Array
  /** Million yen; null for a portfolio of weights alone. */
  readonly values: Float64Array | null
}

/** A column of the market in the order of the holdings; NaN for what the market does not know. */
export function gather({ companies }: Pick<Holdings, 'companies'>, column: ArrayLike<number>): Float64Array {
  return Float64Array.from(companies, (company) => (company === -1 ? Number.NaN : column[company]!))
}

/** Any list of the market in the order of the holdings; `otherwise` for what the market does not know. */
export function pick<T>({ companies }: Pick<Holdings, 'companies'>, list: readonly T[], otherwise: T): T[] {
  return Array.from(companies, (company) => (company === -1 ? otherwise : list[company]!))
}

/**
 * Share of a mean that rests on disclosed figures, 0 to 1; null where there is no mean, or it is 0.
 *
 * @param figures NaN where a position has none
 * @param isDisclosed 1 where the figure was disclosed
 */
export function disclosedShare(weights: Float64Array, figures: Float64Array, isDisclosed: Float64Array): number | null {
  let [whole, own] = [0, 0]
  for (const [at, figure] of figures.entries()) {
    if (Number.isNaN(figure)) continue
    whole += weights[at]! * figure
    if (isDisclosed[at] === 1) own += weights[at]! * figure
  }
  return whole > 0 ? Math.min(1, own / whole) : null
}

/** Figures as the rule counts them: under `keep` a position without one counts as 0. */
export function asCounted(figures: Float64Array, rule: UncoveredRule): Float64Array {
  return rule === 'keep' ? figures.map((figure) => (Number.isNaN(figure) ? 0 : figure)) : figures
}

/** Mean of a column over the holdings, with the share of weight that has it. */
export function meanOfColumn(
  holdings: Holdings,
  column: ArrayLike<number>,
  rule: UncoveredRule = 'rescale',
): WeightedMean {
  return weightedMean(holdings.weights, gather(holdings, column), rule)
}
