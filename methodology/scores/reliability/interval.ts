import { rankBand, rankBands } from '../rank-bands.ts'

/** Where a rank and a score may lie, with the coverage of `intervalCoverage`. */
export interface RankInterval {
  /** From 1, the best. */
  readonly best: number
  readonly worst: number
  /** Companies with a score. */
  readonly of: number
  /** Scores of the companies at the worst and at the best rank, 0 to 1. */
  readonly low: number
  readonly high: number
}

/**
 * The interval of a rank that rests on so many disclosed figures: the rank ± `error ÷ √figures` of the companies.
 *
 * @param scores of the companies that it is ranked among, ascending
 * @param error of a rank that rests on one figure, as a share of the companies (`rankErrorOf`)
 * @returns null where the error is not measured, or no figure is disclosed
 */
export function rankInterval(
  scores: Float64Array,
  { score, error, figures }: { readonly score: number; readonly error: number; readonly figures: number },
): RankInterval | null {
  const of = scores.length
  if (Number.isNaN(error) || figures === 0 || of === 0) return null
  const better = scores.reduce((count, other) => (other > score ? count + 1 : count), 0)
  const half = (of * error) / Math.sqrt(figures)
  const best = Math.max(1, Math.ceil(better + 1 - half))
  const worst = Math.min(of, Math.floor(better + 1 + half))
  return { best, worst, of, low: Math.min(score, scores[of - worst]!), high: Math.max(score, scores[of - best]!) }
}

/** How many of the five bands an interval touches, 1 to 5: what spans three or more tells no leader from the middle. */
export function bandsSpanned({ best, worst, of }: Pick<RankInterval, 'best' | 'worst' | 'of'>): number {
  const at = (rank: number) => rankBands.indexOf(rankBand(rank, of)!)
  return at(worst) - at(best) + 1
}
