import type { OwnMethod } from '#contract/scores/own-methods.ts'
import { adjustmentFaults, keptAdjustments } from '#methodology/scores/custom/adjustments.ts'
import { faultsIn, weightsHash } from '#methodology/scores/custom.ts'
import { isIndustryOf } from '#server/catalogue/custom-industries.ts'
import { scoredDirections } from '#server/market/scores/tables.ts'
import { weightRefusal } from '#server/market/scores/weight-refusal.ts'

export type Recipe = Pick<OwnMethod, 'industries' | 'weights' | 'adjustments'>

/** A recipe as it is kept. */
export interface KeptRecipe extends Recipe {
  readonly indicators: number
  readonly hash: string
}

/**
 * Weights as stored: by industry, then by indicator. A weight for one industry, also a zero, overrides the general one; a general zero is
 * dropped.
 */
export function keptRecipe({ industries, weights, adjustments: given }: Recipe): KeptRecipe {
  const standard = scoredDirections()
  const faults = [...faultsIn(weights, standard, isIndustryOf(industries)), ...adjustmentFaults(given, standard)]
  if (faults.length > 0) throw weightRefusal(faults)
  const sortedWeights = weights
    .filter(({ industry, weight }) => weight !== 0 || industry !== null)
    .toSorted((a, b) => compare(a.industry ?? '', b.industry ?? '') || compare(a.indicator, b.indicator))
  const weighing = sortedWeights.filter(({ weight }) => weight !== 0)
  const adjustments = keptAdjustments(given, standard)
  return {
    industries,
    weights: sortedWeights,
    adjustments,
    indicators: new Set(weighing.map(({ indicator }) => indicator)).size,
    hash: weightsHash(sortedWeights, adjustments),
  }
}

/** By code unit, whatever the language. */
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
