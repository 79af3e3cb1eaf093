import { meanOrNaN } from '../../statistics/mean.ts'
import type { Prediction } from './cross-validation.ts'
import type { Validation } from './validation.ts'

/** How wide an interval is meant to be: so much of the ratings lie in it. */
export const intervalShare = 0.8

/** How well ratings are foretold, on the common axis of 0 to 1. */
export interface Accuracy {
  /** Ratings foretold. */
  readonly n: number
  /** Mean of the absolute errors. */
  readonly error: number
  /** The same of last year's rating, of the companies that had one, and of the model for these. */
  readonly lastYear: { readonly n: number; readonly error: number; readonly model: number } | null
  /** The same of the mean of the ratings learned from. */
  readonly mean: number
  /** Share of the variance that is explained; below 0 it is worse than the mean of what was foretold. */
  readonly r2: number
  /** Rank correlation with what came. */
  readonly spearman: number
  /** Half the width of the interval: the share of absolute errors that is meant, with the correction for few. */
  readonly halfWidth: number
  /** Share of ratings that fell into intervals made from other ratings. */
  readonly coverage: number
}

/** Errors of the last year, and the interval with its coverage as measured on ratings that did not make it. */
export function accuracyOf({ foretold, earlier }: Pick<Validation, 'foretold' | 'earlier'>): Accuracy {
  const [errors, before] = [foretold.map(absolute), earlier.map(absolute)]
  const mean = meanOrNaN(foretold.map(({ row }) => row.rating))
  const spread = meanOrNaN(foretold.map(({ row }) => (row.rating - mean) ** 2))
  const withPrevious = foretold.filter(({ row }) => row.previous !== null)
  return {
    n: foretold.length,
    error: meanOrNaN(errors),
    lastYear:
      withPrevious.length === 0
        ? null
        : {
            n: withPrevious.length,
            error: meanOrNaN(withPrevious.map(({ row }) => Math.abs(row.rating - row.previous!))),
            model: meanOrNaN(withPrevious.map(absolute)),
          },
    mean: meanOrNaN(foretold.map(({ row, mean: guess }) => Math.abs(row.rating - guess))),
    r2: spread === 0 ? 0 : 1 - meanOrNaN(errors.map((error) => error ** 2)) / spread,
    spearman: spearmanOf(foretold.map(({ predicted, row }) => [predicted, row.rating])),
    halfWidth: conformalWidth([...errors, ...before]),
    coverage: coverageOf(errors, before),
  }
}

const absolute = ({ row, predicted }: Prediction) => Math.abs(row.rating - predicted)

/**
 * Share of absolute errors that lie in intervals made from other ones: from those of earlier years, or, without any, of either half of the
 * companies for the other.
 */
export function coverageOf(errors: readonly number[], earlier: readonly number[]): number {
  const hits = (made: readonly number[], tested: readonly number[]) => {
    const width = conformalWidth(made)
    return tested.filter((error) => error <= width).length
  }
  if (earlier.length > 0) return hits(earlier, errors) / errors.length
  const half = (rest: number) => errors.filter((_, index) => index % 2 === rest)
  return (hits(half(0), half(1)) + hits(half(1), half(0))) / errors.length
}

/**
 * The conformal quantile: the ⌈(n + 1) × share⌉-th smallest absolute error, the greatest where there are too few.
 *
 * @param share of the ratings that the interval is meant to hold, 0 to 1
 * @returns half the width of the interval; NaN without an error
 */
export function conformalWidth(errors: readonly number[], share: number = intervalShare): number {
  const sorted = errors.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length, Math.ceil((sorted.length + 1) * share)) - 1] ?? Number.NaN
}

/** Rank correlation of pairs, −1 to 1; 0 where either side stands still. */
export function spearmanOf(pairs: readonly (readonly [number, number])[]): number {
  const [a, b] = [ranksOf(pairs.map(([first]) => first)), ranksOf(pairs.map(([, second]) => second))]
  const [x, y] = [meanOrNaN(a), meanOrNaN(b)]
  const xy = meanOrNaN(a.map((rank, index) => (rank - x) * (b[index]! - y)))
  const [xx, yy] = [meanOrNaN(a.map((rank) => (rank - x) ** 2)), meanOrNaN(b.map((rank) => (rank - y) ** 2))]
  return xx === 0 || yy === 0 ? 0 : xy / Math.sqrt(xx * yy)
}

/** Middle ranks: equal values share theirs. */
function ranksOf(values: readonly number[]): number[] {
  const order = [...values.keys()].sort((a, b) => values[a]! - values[b]!)
  const ranks = new Array<number>(values.length)
  for (let low = 0; low < order.length; ) {
    let high = low + 1
    while (high < order.length && values[order[high]!] === values[order[low]!]) high++
    for (let at = low; at < high; at++) ranks[order[at]!] = (low + high - 1) / 2
    low = high
  }
  return ranks
}
