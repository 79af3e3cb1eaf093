import type { ScoredIndicator } from '../hierarchy.ts'
import { type Transform, transforms } from './transforms.ts'
import type { WeightFault } from './weight-faults.ts'

type Direction = ScoredIndicator['direction']
export const directions = ['higher_better', 'lower_better'] as const satisfies readonly Direction[]

/** How an indicator counts under a method of one's own; what is left out is as under the standard method. */
export interface Adjustment {
  /** Code. */
  readonly indicator: string
  /** Which way is better. */
  readonly direction?: Direction | undefined
  /** What its percentile becomes before it is weighed. */
  readonly transform?: Transform | undefined
}
export type Adjustments = readonly Adjustment[]

/** Indicators as somebody has them count. */
export function adjusted(indicators: readonly ScoredIndicator[], adjustments: Adjustments): readonly ScoredIndicator[] {
  if (adjustments.length === 0) return indicators
  const byCode = new Map(adjustments.map((adjustment) => [adjustment.indicator, adjustment]))
  return indicators.map((indicator) => {
    const { direction = indicator.direction, transform = 'percentile' } = byCode.get(indicator.code) ?? {}
    return { ...indicator, direction, transform }
  })
}

/** Indicators that are named twice, or that no score has. */
export function adjustmentFaults(adjustments: Adjustments, standard: { has(code: string): boolean }): WeightFault[] {
  const seenIndicators = new Set<string>()
  return adjustments.flatMap(({ indicator }): WeightFault[] => {
    const reason = !standard.has(indicator) ? 'unknown-indicator' : seenIndicators.has(indicator) ? 'duplicate' : null
    seenIndicators.add(indicator)
    return reason ? [{ reason, industry: null, indicator }] : []
  })
}

/** What differs from the standard method alone, by code: the same for all adjustments that mean the same. */
export function keptAdjustments(
  adjustments: Adjustments,
  standard: { get(code: string): Direction | undefined },
): Adjustment[] {
  return adjustments
    .flatMap(({ indicator, direction, transform }): Adjustment[] => {
      const isTurned = direction !== undefined && direction !== standard.get(indicator)
      const isChanged = transform !== undefined && transform !== transforms[0]
      return isTurned || isChanged
        ? [{ indicator, ...(isTurned && { direction }), ...(isChanged && { transform }) }]
        : []
    })
    .toSorted((a, b) => (a.indicator < b.indicator ? -1 : 1))
}
