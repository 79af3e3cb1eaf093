/** How far a price was checked, from the least to the most; the words of the tables in `data/`. */
export const priceStatuses = ['proposed', 'recalled', 'secondary', 'derived', 'verified', 'official'] as const
export type PriceStatus = (typeof priceStatuses)[number]

/** A price that a table gives. */
export interface PricePoint {
  readonly year: number
  /** Of a tonne of CO2, in the path's currency, at least 0. */
  readonly price: number
  readonly source: string
  readonly status: PriceStatus
}

/** Prices of one scenario and region. */
export interface PricePath {
  /** Ascending by year, each year once. */
  readonly points: readonly PricePoint[]
  /** By how much the price changes a year after the last point, as a share: 0.03 is 3 %. Null where nothing is said of later years. */
  readonly growthAfter: number | null
}

/** The price of a year. */
export interface Price {
  /** Of a tonne of CO2, in the path's currency. */
  readonly price: number
  /** Of the points that it rests on, the least checked. */
  readonly status: PriceStatus
  /** Of the points that it rests on, each once. */
  readonly sources: readonly string[]
  /** `given`: in the table; `between`: on the straight line between two of its years; `after`: risen from the last one. */
  readonly basis: 'given' | 'between' | 'after'
}

/**
 * The price of a year: the table's own; between two of its years on a straight line.
 *
 * @returns null before the first year, and after the last where the path says nothing of later years
 * @see docs/methodology/scenario-analysis.md
 */
export function priceAt({ points, growthAfter }: PricePath, year: number): Price | null {
  const before = points.findLast((point) => point.year <= year)
  if (!before) return null
  if (before.year === year) return { ...restsOn([before]), price: before.price, basis: 'given' }
  const after = points.find((point) => point.year > year)
  if (after) {
    const share = (year - before.year) / (after.year - before.year)
    const price = before.price + share * (after.price - before.price)
    return { ...restsOn([before, after]), price, basis: 'between' }
  }
  if (growthAfter === null) return null
  const price = before.price * (1 + growthAfter) ** (year - before.year)
  return { ...restsOn([before]), price, basis: 'after' }
}

function restsOn(points: readonly PricePoint[]): Pick<Price, 'status' | 'sources'> {
  const status = priceStatuses.find((each) => points.some((point) => point.status === each))!
  return { status, sources: [...new Set(points.map(({ source }) => source))] }
}
