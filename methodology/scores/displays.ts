import { halvesOf } from './ranks/halves.ts'

/** How a score may be read: as it is, as its place among the peers, or in standard deviations from their mean. */
export const displays = ['score', 'percentile', 'deviation'] as const
export type Display = (typeof displays)[number]

/** The displays that are made of the scores of all peers. */
export const peerDisplays = ['percentile', 'deviation'] as const
export type PeerDisplay = (typeof peerDisplays)[number]

/** The scores of one key and year in a peer group: everything that a percentile and a deviation score are made of. */
export interface PeerScores {
  /** Ascending, 0 to 1; only those that there are. */
  readonly sorted: Float64Array
  /** Of them; NaN without one. */
  readonly mean: number
  /** Square root of the mean of squared differences from the mean, since the peers are all there are; NaN without a score. */
  readonly standardDeviation: number
}

/** Scores that differ by less are the same, as means that are ranked again are: what is left of rounding is no spread. */
const noSpread = 1e-9

/** @param sorted ascending, without NaN */
export function peerScoresOf(sorted: Float64Array): PeerScores {
  const mean = sorted.reduce((sum, score) => sum + score, 0) / sorted.length
  const squares = sorted.reduce((sum, score) => sum + (score - mean) ** 2, 0)
  return { sorted, mean, standardDeviation: Math.sqrt(squares / sorted.length) }
}

/**
 * Percentile of a score among the scores of its peer group: `(worse + same ÷ 2) ÷ n`, the score itself among the same.
 *
 * 0 to 1, greater is better; the mean over the group is one half, whatever the ties. A figure that is not one of the scores, such as
 * the industry's average, takes the place that it would have between them. docs/methodology/score-displays.md.
 *
 * @returns null without peers
 */
function percentileOf(score: number, { sorted }: PeerScores): number | null {
  return sorted.length === 0 ? null : halvesOf(sorted, score, true) / (2 * sorted.length)
}

/**
 * Deviation score (偏差値) of a score in its peer group: `50 + 10 × (score − mean) ÷ standard deviation`.
 *
 * 50 is the mean and 10 a standard deviation of the group; there are no ends. Where the group has one score, or all its scores are
 * the same, nobody stands above or below the mean, so it is 50. docs/methodology/score-displays.md.
 *
 * @returns null without peers
 */
function deviationOf(score: number, { sorted, mean, standardDeviation }: PeerScores): number | null {
  if (sorted.length === 0) return null
  return standardDeviation < noSpread ? 50 : 50 + (10 * (score - mean)) / standardDeviation
}

const makers = { percentile: percentileOf, deviation: deviationOf } as const

/** A score, or what it is read against, in another display; null where there is none. */
export function displayed(score: number | null, display: PeerDisplay, peers: PeerScores): number | null {
  return score === null ? null : makers[display](score, peers)
}
