import type { PeerGroups } from '../panel/peers.ts'

/** How many companies the average of an industry speaks for. */
export const averageOf = 10

/**
 * The companies an industry is averaged over: its ten largest by size, of equal ones the first in the panel.
 *
 * Size is market capitalization at the start of the month; the caller freezes it there. A company whose size is unknown never
 * comes in. docs/methodology/industry-average.md.
 *
 * @param sizes of the panel's companies; NaN where unknown
 * @returns positions in the panel for each industry of the peers, largest first; fewer than ten in a small industry
 */
export function industryLeaders(peers: PeerGroups, sizes: Float64Array): Int32Array[] {
  return peers.industries.map(({ start, end }) =>
    peers.order
      .slice(start, end)
      .filter((company) => !Number.isNaN(sizes[company]!))
      .sort((a, b) => sizes[b]! - sizes[a]! || a - b)
      .slice(0, averageOf),
  )
}
