import type { Score } from '#contract/scores/score.ts'
import { type ScoreKey, sdgScores, tagScores, totals } from '#methodology/scores/hierarchy.ts'
import { formatNumber } from '../../format.ts'
import { scoreName } from '../../scoring/score-messages.ts'
import { scoreOf } from '../../scoring/use-scores.ts'
import { type PillarKey, pillarKeys } from '../material-themes.ts'
import { esgMessages } from './esg-messages.ts'

export type GroupName = 'pillars' | 'tags' | 'goals'

/** A row of the table, and how deep it stands: 1 the whole, 2 a pillar, 3 a category. */
export interface EsgRow {
  readonly score: Score
  readonly level: 1 | 2 | 3
  /** The pillar it belongs to; its rows fold away with it. */
  readonly pillar?: PillarKey
}

/** Scores the server does not send are left out; those it sends without a value stay. */
export function rowsOf(scores: readonly Score[], group: GroupName): EsgRow[] {
  const row = (key: ScoreKey, level: EsgRow['level'], pillar?: PillarKey): EsgRow[] => {
    const score = scoreOf(scores, key)
    return score ? [{ score, level, ...(pillar && { pillar }) }] : []
  }
  if (group === 'tags') return tagScores.flatMap((key) => row(key, 2))
  if (group === 'goals') return sdgScores.flatMap((key) => row(key, 2))
  return [
    ...row('sustainability_score', 1),
    ...pillarKeys.flatMap((pillar) => [
      ...row(pillar, 2),
      ...totals[pillar].flatMap((category) => row(category, 3, pillar)),
    ]),
  ]
}

/** The sentence above a group; undefined where nothing in it is ranked. */
export function groupFinding(rows: readonly EsgRow[], group: GroupName): string | undefined {
  const m = esgMessages()
  const ranked = rows
    .filter(({ score, level }) => score.rank && (group !== 'pillars' || level === 3))
    .sort((a, b) => placeOf(a.score) - placeOf(b.score))
  const [best, worst] = [ranked[0], ranked.at(-1)]
  if (!best || !worst) return undefined
  if (group === 'goals') {
    const top = ranked.filter(({ score }) => score.band === 'top-20').length
    return m.findings.goals(formatNumber(top), formatNumber(ranked.length))
  }
  const nameWithRank = ({ score }: EsgRow) => m.withRank(scoreName(score.key), rankText(score))
  return m.findings[group](nameWithRank(best), nameWithRank(worst))
}

const placeOf = ({ rank }: Score) => (rank ? (rank.rank - 0.5) / rank.of : 1)

/** `12 / 168`, or that there is none. */
export function rankText({ rank }: Pick<Score, 'rank'>): string {
  return rank ? `${formatNumber(rank.rank)} / ${formatNumber(rank.of)}` : '—'
}
