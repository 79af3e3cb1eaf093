import { meanOrNaN } from './mean.ts'
import { percentileRanks } from './percentile-ranks.ts'

/** Correlation of the values, −1 to 1; null when either does not vary. */
export function pearson(x: Float64Array, y: Float64Array): number | null {
  const [meanX, meanY] = [meanOrNaN(x), meanOrNaN(y)]
  let [xy, xx, yy] = [0, 0, 0]
  for (const [k, value] of x.entries()) {
    const [dx, dy] = [value - meanX, y[k]! - meanY]
    xy += dx * dy
    xx += dx * dx
    yy += dy * dy
  }
  if (xx === 0 || yy === 0) return null
  return Math.max(-1, Math.min(1, xy / Math.sqrt(xx * yy)))
}

/** Correlation of the ranks, −1 to 1, ties sharing the middle; null when either does not vary. */
export function spearman(x: Float64Array, y: Float64Array): number | null {
  return pearson(percentileRanks(x), percentileRanks(y))
}
