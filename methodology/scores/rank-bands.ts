/** Five parts of an industry: the first three count from the top, the last two from the bottom. */
export const rankBands = ['top-20', 'top-40', 'top-60', 'worst-40', 'worst-20'] as const
export type RankBand = (typeof rankBands)[number]

/**
 * The band of a rank: its middle place `(rank − ½) ÷ n` up to 0.2, up to 0.4, below 0.6, below 0.8, and the rest.
 *
 * Bounds go outward, so that the bands from the bottom mirror those from the top; `top-20` is a percentile rank of 0.8 or more,
 * `worst-20` one of 0.2 or less. Names: specification, ranking bands; the partition is ours.
 *
 * @param rank from 1, the best
 * @param n companies ranked
 * @returns null when the rank is no place among n
 */
export function rankBand(rank: number, n: number): RankBand | null {
  if (!Number.isInteger(rank) || !Number.isInteger(n) || rank < 1 || rank > n) return null
  // Whole numbers, so that one fifth is one fifth: (rank − ½) ÷ n ≤ k ÷ 5 is 10 rank − 5 ≤ 2 k n.
  const place = 10 * rank - 5
  if (place <= 2 * n) return 'top-20'
  if (place <= 4 * n) return 'top-40'
  if (place < 6 * n) return 'top-60'
  return place < 8 * n ? 'worst-40' : 'worst-20'
}

/** How a company stands in its industry by a band. */
export type BandStanding = 'strength' | 'average' | 'issue'

/** The upper two fifths are a strength, the middle one average, the lower two an issue. */
export function standingOf(band: RankBand): BandStanding {
  if (band === 'top-20' || band === 'top-40') return 'strength'
  return band === 'top-60' ? 'average' : 'issue'
}

/** A rank with what it means. */
export interface RankedStanding {
  /** From 1, the best; equal figures share the better rank. */
  readonly rank: number
  /** Companies ranked. */
  readonly of: number
  readonly band: RankBand
  readonly standing: BandStanding
}

/** Null when the rank is no place among so many. */
export function rankedStanding(rank: number, of: number): RankedStanding | null {
  const band = rankBand(rank, of)
  return band === null ? null : { rank, of, band, standing: standingOf(band) }
}
