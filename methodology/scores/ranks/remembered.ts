import { cellIndex, type MarketShape, runIndex } from '../../panel/layout.ts'
import type { PeerGroups } from '../../panel/peers.ts'
import { originCode, type Ranks } from './ranks.ts'

/** The last figure that a company disclosed before a year. */
export interface Remembered {
  /** Position of its fiscal year. */
  readonly year: number
  /** That it had, 0 to 1. */
  readonly percentile: number
}

interface Silence {
  /** Position among the scored indicators. */
  readonly indicator: number
  /** Position of the year in which the company is silent. */
  readonly year: number
  readonly company: number
  /** Fiscal years for which a figure is remembered. */
  readonly memory: number
}

/** What holds an inferred figure down: its percentile is no higher than this one. Null where nothing is remembered any more. */
export function rememberedOf(
  { ranks, peers, years }: { readonly ranks: Ranks; readonly peers: PeerGroups; readonly years: number },
  { indicator, year, company, memory }: Silence,
): Remembered | null {
  const shape: MarketShape = { years, companies: peers.order.length }
  const place = peers.placeOf[company]!
  for (let before = year - 1; before >= Math.max(0, year - memory); before--) {
    const cell = cellIndex(shape, indicator, before, place)
    const origin = ranks.origins[cell]
    if (origin !== originCode.disclosed && origin !== originCode.estimated) continue
    const units =
      ranks.units[runIndex(shape, indicator, before) * peers.industries.length + peers.industryOf[company]!]!
    return { year: before, percentile: ranks.parts[cell]! / units }
  }
  return null
}
