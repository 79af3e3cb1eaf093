import type { Guess } from '../model/cross-validation.ts'
import type { PredictionRow } from './rows.ts'

/** Fewest ratings of a peer group whose mean is taken; below it that of the group one level up. Ours, proposed. */
export const fewestInMean = 5

/** What one would say of a company knowing its industry alone: the mean of the ratings of its narrowest peer group that has enough. */
export function peerMean(rows: readonly PredictionRow[]): Guess<PredictionRow> {
  const sums = new Map<number, { sum: number; n: number }>()
  for (const { chain, rating } of rows)
    for (const group of chain) {
      const { sum, n } = sums.get(group) ?? { sum: 0, n: 0 }
      sums.set(group, { sum: sum + rating, n: n + 1 })
    }
  const whole = rows.reduce((sum, { rating }) => sum + rating, 0) / rows.length
  return ({ chain }) => {
    const group = chain.map((at) => sums.get(at)).find((one) => one !== undefined && one.n >= fewestInMean)
    return group ? group.sum / group.n : whole
  }
}
