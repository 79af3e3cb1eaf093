import type { RankIntervalRow, Score } from '#contract/scores/score.ts'
import type { CompanyScores } from '#contract/scores/scores.ts'
import { categories, type Total } from '#methodology/scores/hierarchy.ts'
import { formatNumber } from '../../format.ts'
import { scoreOf } from '../use-scores.ts'
import { relianceMessages } from './reliance-messages.ts'

const written = ({ best, worst, of }: RankIntervalRow) =>
  [formatNumber(best), formatNumber(worst), formatNumber(of)] as const

export const intervalText = (interval: RankIntervalRow): string => relianceMessages().interval(...written(interval))

/** Beside a rank that says among how many. */
export function intervalShort(interval: RankIntervalRow): string {
  const [best, worst] = written(interval)
  return relianceMessages().intervalShort(best, worst)
}

/** On the scale of 0 to 100 that scores are drawn on. */
export const intervalSpan = ({ interval }: Pick<Score, 'interval'>): readonly [number, number] | undefined =>
  interval && [interval.low * 100, interval.high * 100]

/** Why the scores of a total have no ranks; undefined where they have, and where reliability is not asked for. */
export function whyNoRank({ reliance }: Pick<CompanyScores, 'reliance'>, key: Total): string | undefined {
  if (!reliance) return undefined
  const m = relianceMessages()
  const value = reliance.totals[key]
  if (value === null) return m.noRankUnmeasured
  return value < reliance.least ? m.noRank(formatNumber(value, 2), formatNumber(reliance.least, 2)) : undefined
}

/** The categories that the score of the whole rests on. */
export const categoriesWithScore = ({ scores }: Pick<CompanyScores, 'scores'>) =>
  categories.filter((key) => (scoreOf(scores, key)?.value ?? null) !== null)
