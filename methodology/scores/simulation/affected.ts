import { energyBased, sizeCodes } from '../../inference/parameters.ts'
import { type ScoredIndicator, type ScoreKey, scoreKeys, type Total, tagScores, totals } from '../hierarchy.ts'

/** Scores that an indicator is part of, directly or through its category, in the order of `scoreKeys`. */
export function scoresOfIndicator({ category, tags, sdgs }: ScoredIndicator): ScoreKey[] {
  const direct = new Set<ScoreKey>([
    category,
    ...tagScores.filter((key) => tags.includes(key.replace('_score', ''))),
    ...sdgs.map((goal): ScoreKey => `sdgs_${goal}_score`),
  ])
  return scoreKeys.filter(
    (key) => direct.has(key) || (key in totals && totals[key as Total].some((of) => of === category)),
  )
}

/**
 * Positions of the scored indicators whose percentiles change when a figure of one changes: its own; where it is a size that amounts
 * are divided by and inferred from, all; of the energy use those that are inferred from it too.
 */
export function rankedAgain(indicators: readonly ScoredIndicator[], changed: number): number[] {
  const { code } = indicators[changed]!
  if (code === sizeCodes.sales || code === sizeCodes.headcount) return [...indicators.keys()]
  if (code !== sizeCodes.energy) return [changed]
  return [...indicators.keys()].filter((index) => index === changed || energyBased.has(indicators[index]!.code))
}
