import { type ScoreKey, type Total, totalKeys, totals } from '../hierarchy.ts'

/** The total whose reliability speaks for a score: of a category its pillar, of tags and goals the whole. */
export function totalFor(key: ScoreKey): Total {
  if (key in totals) return key as Total
  const isPillar = (total: Total) => total !== 'sustainability_score' && totals[total].includes(key as never)
  return totalKeys.find(isPillar) ?? 'sustainability_score'
}
