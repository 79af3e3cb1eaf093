import cdf from '@stdlib/stats-base-dists-t-cdf'
import quantile from '@stdlib/stats-base-dists-t-quantile'

/**
 * Probability of a t as far from 0 as this one or farther, on either side, where there is nothing to be seen.
 *
 * @param freedom degrees of freedom, above 0
 */
export const pValueOf = (t: number, freedom: number): number => 2 * cdf(-Math.abs(t), freedom)

/** How many standard errors an interval reaches to each side to hold so much. */
export const errorsWide = (share: number, freedom: number): number => quantile((1 + share) / 2, freedom)
