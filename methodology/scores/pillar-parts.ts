import { categories, totals } from './hierarchy.ts'

export const pillars = ['e_score', 's_score', 'g_score'] as const
export type Pillar = (typeof pillars)[number]

/**
 * What environment, social and governance each add to the score of the whole: `Σ weight × category ÷ Σ weight`, the upper sum over
 * the pillar's categories and the lower one over all that have a score. The three add to the score.
 *
 * @param scores of the thirteen categories in their order, 0 to 1; NaN without one
 * @param weights of the thirteen categories, 0 or more; only their proportion counts
 * @returns 0 to 1 each; null when no category that weighs has a score
 */
export function pillarParts(
  scores: ArrayLike<number>,
  weights: ArrayLike<number>,
): Readonly<Record<Pillar, number>> | null {
  let whole = 0
  const sums = { e_score: 0, s_score: 0, g_score: 0 }
  for (const pillar of pillars) {
    for (const category of totals[pillar]) {
      const at = categories.indexOf(category)
      if (Number.isNaN(scores[at]!)) continue
      whole += weights[at]!
      sums[pillar] += weights[at]! * scores[at]!
    }
  }
  if (whole === 0) return null
  return { e_score: sums.e_score / whole, s_score: sums.s_score / whole, g_score: sums.g_score / whole }
}
