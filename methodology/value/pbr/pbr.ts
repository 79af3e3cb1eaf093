/** What is known of a company at the end of a fiscal year that its price is told by; NaN where a figure is not. */
export interface PriceFigures {
  /** Price to book as a source gives it, times. */
  readonly pbr: number
  /** Million yen. */
  readonly marketCap: number
  /** Attributable to the owners of the parent, million yen. */
  readonly equity: number
  /** Times. */
  readonly per: number
  /** Earnings and book value of a share, yen. */
  readonly eps: number
  readonly bps: number
}

/** Where a ratio comes from. */
export const pbrBases = ['given', 'market-cap', 'implied'] as const
export type PbrBasis = (typeof pbrBases)[number]

/**
 * Price to book at the end of a fiscal year: as given; else market capitalization ÷ equity; else the price that a filing implies, price
 * to earnings × earnings of a share, ÷ book value of a share. At most 0 where equity is.
 *
 * @returns null where none of them can be told
 */
export function priceToBook(figures: PriceFigures): { readonly value: number; readonly basis: PbrBasis } | null {
  const { pbr, marketCap, equity, per, eps, bps } = figures
  if (!Number.isNaN(pbr)) return { value: pbr, basis: 'given' }
  const byCap = marketCap / equity
  if (Number.isFinite(byCap)) return { value: byCap, basis: 'market-cap' }
  const implied = (per * eps) / bps
  return Number.isFinite(implied) ? { value: implied, basis: 'implied' } : null
}
