import type { RegressionRow, Regressions } from '#contract/value-models/regressions.ts'

/** A q at or below it survives the correction. */
export const level = 0.05
/** A sign is shown of a change whose t is at least as far from 0. */
export const minT = 1.96

export const survives = ({ best }: Pick<RegressionRow, 'best'>): boolean => best.q !== null && best.q <= level

/** Fitted indicators, those that survive first, each part by the size of the impact. */
export function fittedRows({ rows }: Pick<Regressions, 'rows'>): RegressionRow[] {
  const size = ({ best }: RegressionRow) => Math.abs(best.fit!.normalized.value)
  return rows
    .filter(({ best }) => best.fit !== null)
    .sort((a, b) => Number(survives(b)) - Number(survives(a)) || size(b) - size(a))
}

/** Half the width of a picture of intervals: the end farthest from 0 of nineteen in twenty, so that one very wide one flattens no other. */
export function reachOf(rows: readonly Pick<RegressionRow, 'best'>[]): number {
  const ends = rows.flatMap(({ best: { fit } }) =>
    fit ? [Math.max(Math.abs(fit.normalized.low), Math.abs(fit.normalized.high))] : [],
  )
  const sorted = ends.sort((a, b) => a - b)
  return sorted[Math.floor(0.95 * (sorted.length - 1))] ?? 1
}

/** Whether a change goes up or down for sure enough to say so; null where not. */
export function directionOf({ best: { fit } }: Pick<RegressionRow, 'best'>): 'up' | 'down' | null {
  if (!fit || Math.abs(fit.kpi.t) < minT) return null
  return fit.kpi.value > 0 ? 'up' : 'down'
}
