import { percentileRanks } from '../statistics/percentile-ranks.ts'
import type { RatingDirection } from './vendor-scales.ts'

/** What one vendor says of a universe on one day. */
export interface RaterColumn {
  /** Key of the vendor. */
  readonly vendor: string
  /** In the order of the companies, on the vendor's own scale, a letter by its place from the worst; NaN where there is none. */
  readonly values: Float64Array
  /** Which way the values run. Places on the common axis are `higher_better`. */
  readonly direction: RatingDirection
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
export const hasConsensus = (vendors: readonly unknown[]) => vendors.length >= fewestVendors

/** How far vendors agree: `agree` more than chance explains, `disagree` no more than unrelated raters would, `mixed` between. */
export type Agreement = 'agree' | 'mixed' | 'disagree'

/**
 * Dispersion of raters that know nothing of each other, by their number: independent uniform ranks.
 *
 * `agree` is what one in twenty such groups stays below, `disagree` what half of them reach. Source: `docs/dispersion-null.mjs`, four
 * million draws; of two raters exactly, (1 − √(1 − share)) ÷ 2. The choice of one in twenty and of half is ours, proposed.
 */
export const nullDispersion: Readonly<Record<number, { readonly agree: number; readonly disagree: number }>> = {
  2: { agree: 0.013, disagree: 0.146 },
  3: { agree: 0.058, disagree: 0.215 },
  4: { agree: 0.097, disagree: 0.241 },
  5: { agree: 0.126, disagree: 0.254 },
  6: { agree: 0.147, disagree: 0.26 },
  7: { agree: 0.163, disagree: 0.265 },
  8: { agree: 0.175, disagree: 0.268 },
  9: { agree: 0.184, disagree: 0.27 },
  10: { agree: 0.192, disagree: 0.272 },
  11: { agree: 0.199, disagree: 0.274 },
  12: { agree: 0.204, disagree: 0.275 },
}

/** More vendors than that are held against its row: the limits change by less than a hundredth from there on. */
const maxTabled = Math.max(...Object.keys(nullDispersion).map(Number))

/**
 * Mean and dispersion of the vendors' percentile ranks, each vendor ranked among the companies that it rates.
 *
 * Source: rank-based means as in Gibson et al. (2021) and Avramov et al. (2022), recalled.
 *
 * @param universe a column per vendor, all of the same companies on the same day
 * @param n companies: the length of the answer, also where nobody rates them
 */
export function consensusOf(universe: readonly RaterColumn[], n: number): Consensus {
  const ranked = universe.map(({ values, direction }) => percentileRanks(values, direction))
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

/**
 * How far vendors agree on a company.
 *
 * @param vendors how many have a rank of it
 * @returns null when there is no dispersion, or fewer than two vendors
 */
export function agreementOf(vendors: number, dispersion: number): Agreement | null {
  const limits = nullDispersion[Math.min(vendors, maxTabled)]
  if (!limits || Number.isNaN(dispersion)) return null
  if (dispersion < limits.agree) return 'agree'
  return dispersion < limits.disagree ? 'mixed' : 'disagree'
}
