import { type Total, totals } from '../hierarchy.ts'
import type { Method, MinimumCoverage, MinimumOfTotal } from '../method.ts'
import { comparable } from '../ranks/mean-ranks.ts'
import type { StandardInput } from './market-scores.ts'

/** The least disclosure for a mean, a pillar and the whole; null where there is none. */
export function minimumOf({ isWorstValue, method }: Pick<StandardInput, 'isWorstValue' | 'method'>): Method['minimum'] {
  return isWorstValue ? null : method.minimum
}

export const noMinimum = { mean: { weight: 0, count: 0 }, total: { weight: 0, count: 0 } } as const

/** The least disclosure for one total: of the pillars, of as many categories as they have. */
export function minimumOfTotal(minimum: NonNullable<Method['minimum']>, key: Total): MinimumOfTotal {
  const { total, pillar = total } = minimum
  const { weight, count, ...rest } = key === 'sustainability_score' ? total : pillar
  return { weight, count: Math.min(count, totals[key].length), ...rest }
}

/** No score where less than the minimum is known. */
export function dropThin(
  scores: Float64Array,
  coverage: Float64Array,
  counts: ArrayLike<number>,
  { weight, count }: MinimumCoverage,
): void {
  if (weight === 0 && count === 0) return
  for (let place = 0; place < scores.length; place++) {
    if (comparable(coverage[place]!) < comparable(weight) || counts[place]! < count) scores[place] = Number.NaN
  }
}
