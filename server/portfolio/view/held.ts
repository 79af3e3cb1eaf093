import { type UncoveredRule, weightedMean } from '#methodology/portfolio/weighted-mean.ts'
import type { LoadedPanel } from '#server/market/panel/build.ts'
import { companyPosition } from '#server/market/panel/positions.ts'
import type { Book } from '../books/book.ts'

/** A book on a market: positions in the panel with their weights. */
export interface Held {
  /** Position in the panel; −1 for what the market of the day does not know. */
  readonly companies: Int32Array
  /** Shares; they sum to 1. */
  readonly weights: Float64Array
  /** Million yen; null where there is none. */
  readonly values: Float64Array | null
}

export function toHeld(panel: LoadedPanel, { positions }: Pick<Book, 'positions'>): Held {
  const isValued = positions.every(({ value }) => value !== null)
  return {
    companies: Int32Array.from(positions, ({ companyId }) =>
      companyId === null ? -1 : (companyPosition(panel, companyId) ?? -1),
    ),
    weights: Float64Array.from(positions, ({ weight }) => weight),
    values: isValued ? Float64Array.from(positions, ({ value }) => value!) : null,
  }
}

/** A column of the market in the order of what is held; NaN for what the market does not know. */
export function gather({ companies }: Pick<Held, 'companies'>, column: ArrayLike<number>): Float64Array {
  return Float64Array.from(companies, (company) => (company === -1 ? Number.NaN : column[company]!))
}

/** Any list of the market in the order of what is held. */
export function pick<T>({ companies }: Pick<Held, 'companies'>, list: readonly T[], otherwise: T): T[] {
  return Array.from(companies, (company) => (company === -1 ? otherwise : list[company]!))
}

/** Share of a mean that rests on disclosed figures; null where there is no mean, or it is 0. */
export function disclosedShare(weights: Float64Array, figures: Float64Array, isDisclosed: Float64Array): number | null {
  let [whole, own] = [0, 0]
  for (const [at, figure] of figures.entries()) {
    if (Number.isNaN(figure)) continue
    whole += weights[at]! * figure
    if (isDisclosed[at] === 1) own += weights[at]! * figure
  }
  return whole > 0 ? Math.min(1, own / whole) : null
}

/** What has no figure counts as nothing where it is kept. */
export function asCounted(figures: Float64Array, rule: UncoveredRule): Float64Array {
  return rule === 'keep' ? figures.map((figure) => (Number.isNaN(figure) ? 0 : figure)) : figures
}

/** Mean of a column over what is held, with the share of weight that has it. */
export function meanOfColumn(held: Held, column: ArrayLike<number>, rule: UncoveredRule = 'rescale') {
  return weightedMean(held.weights, gather(held, column), rule)
}
