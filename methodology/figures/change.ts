import type { Figure } from './measured.ts'

/** Why no change is reported. */
type ChangeReason =
  | 'missing' // either figure
  | 'other-boundary'
  | 'other-unit' // convert first
  | 'zero-base'
  | 'below-threshold'

/** How a figure moved between two years. */
export interface Change {
  /** The way the figure moved: up, down, or too little to tell. */
  readonly kind: 'positive' | 'negative' | 'indeterminate'
  /** What that means for the company; null for neutral indicators and indeterminate changes. */
  readonly meaning: 'better' | 'worse' | null
  /** `(after − before) ÷ |before|`, a share; null when it cannot be formed. Known below the threshold as well. */
  readonly relative: number | null
  /** Whether either figure is an estimate. */
  readonly isEstimated: boolean
  /** Null when the change is reported. */
  readonly reason: ChangeReason | null
}

/** Least relative change that is reported, a share. Ours, proposed. */
export const changeThreshold = 0.05

/**
 * Change of a figure between two years: reported from the threshold up, and only between figures of one boundary and unit.
 *
 * The spec names the three answers and a threshold without its size; see docs/methodology/measured-values.md.
 *
 * @param threshold least relative change that is reported, a share above 0
 */
export function changeBetween(
  before: Figure,
  after: Figure,
  direction: 'higher_better' | 'lower_better' | 'neutral',
  threshold = changeThreshold,
): Change {
  const [base, now] = [before.measured, after.measured]
  if (base.kind === 'missing' || now.kind === 'missing') return indeterminate('missing')
  const isEstimated = base.kind === 'estimated' || now.kind === 'estimated'
  if (before.boundary !== after.boundary) return indeterminate('other-boundary', isEstimated)
  if (before.unit !== after.unit) return indeterminate('other-unit', isEstimated)
  if (base.value === 0) return indeterminate('zero-base', isEstimated)

  const relative = (now.value - base.value) / Math.abs(base.value)
  if (relative === 0 || Math.abs(relative) < threshold)
    return { ...indeterminate('below-threshold', isEstimated), relative }
  const isBetter = relative > 0 === (direction === 'higher_better')
  return {
    kind: relative > 0 ? 'positive' : 'negative',
    meaning: direction === 'neutral' ? null : isBetter ? 'better' : 'worse',
    relative,
    isEstimated,
    reason: null,
  }
}

function indeterminate(reason: ChangeReason, isEstimated = false): Change {
  return { kind: 'indeterminate', meaning: null, relative: null, isEstimated, reason }
}
