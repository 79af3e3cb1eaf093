import type { PeerGroups } from '#methodology/panel/peers.ts'
import type { Exposure } from '#methodology/ratings/prediction/exposure.ts'
import type { ThemeTable } from '#methodology/ratings/prediction/themes.ts'
import type { Ranks } from '#methodology/scores/ranks/ranks.ts'
import type { Frame } from '../../panel/frame.ts'

/** What predictions are made from, besides the figures; as small as it can be, since threads receive it. */
export interface PredictionSource {
  readonly table: ThemeTable
  readonly peers: PeerGroups
  readonly ranks: Ranks
  /** By indicator of the table, its position in the panel and among the scored ones; −1 where it is not there. */
  readonly positions: Int32Array
  readonly scored: Int32Array
  /** Positions of the indicators of size in the panel; −1 where they are not there. */
  readonly sales: number
  readonly headcount: number
  /** By industry and theme. */
  readonly exposures: readonly (readonly Exposure[])[]
}

/** The same with the figures. */
export interface PredictionFigures extends PredictionSource {
  readonly frame: Frame
}

/** Sectors of some peer groups: the widest groups below the market, by position in `groups`. */
export function sectorsOf({ industries }: PeerGroups): number[] {
  return [...new Set(industries.flatMap(({ chain }) => chain.slice(-2, -1)))].sort((a, b) => a - b)
}
