import { percentileRanks } from '../scores/percentile.ts'
import type { RatingVendor } from './vendor-scales.ts'
import { directionOf } from './vendors.ts'

/** What one vendor says of a universe on one day. */
export interface RaterColumn {
  readonly vendor: RatingVendor
  /** In the order of the companies, on the vendor's own scale, a letter by its place from the worst; NaN where there is none. */
  readonly values: Float64Array
  /** Which way the values run; the vendor's own way when left out. Places on the common axis are `higher_better`. */
  readonly direction?: 'higher_better' | 'lower_better'
}

/** What several vendors say together, in the order of the companies. */
export interface Consensus {
  /** Mean of the percentile ranks, 0 to 1; NaN below two vendors. */
  readonly mean: Float64Array
  /** Standard deviation of the ranks over the vendors there are (population form), 0 to 0.5; NaN below two vendors. */
  readonly dispersion: Float64Array
  /** How many vendors rate the company. */
  readonly vendors: Uint8Array
}

/** Fewest vendors that make a consensus. */
export const fewestVendors = 2

/** Whether somebody who sees these vendors can see a consensus. */
export const hasConsensus = (vendors: readonly RatingVendor[]) => vendors.length >= fewestVendors

/** Dispersion above which vendors disagree highly. Ours, proposed. */
const highDispersion = 0.25

/**
 * Mean and dispersion of the vendors' percentile ranks, each vendor ranked among the companies that it rates.
 *
 * Source: rank-based means as in Gibson et al. (2021) and Avramov et al. (2022), recalled.
 *
 * @param universe a column per vendor, all of the same companies on the same day
 * @param n companies: the length of the answer, also where nobody rates them
 */
export function consensusOf(universe: readonly RaterColumn[], n: number): Consensus {
  const ranked = universe.map(({ vendor, values, direction }) =>
    percentileRanks(values, direction ?? directionOf(vendor)),
  )
  const mean = new Float64Array(n).fill(Number.NaN)
  const dispersion = new Float64Array(n).fill(Number.NaN)
  const vendors = new Uint8Array(n)
  for (let company = 0; company < n; company++) {
    const ranks = ranked.map((column) => column[company] ?? Number.NaN).filter((rank) => !Number.isNaN(rank))
    vendors[company] = ranks.length
    if (ranks.length < fewestVendors) continue
    const middle = ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length
    mean[company] = middle
    dispersion[company] = Math.sqrt(ranks.reduce((sum, rank) => sum + (rank - middle) ** 2, 0) / ranks.length)
  }
  return { mean, dispersion, vendors }
}

/** Whether vendors disagree highly; null when there is no dispersion. */
export function isHighDisagreement(dispersion: number): boolean | null {
  return Number.isNaN(dispersion) ? null : dispersion > highDispersion
}
