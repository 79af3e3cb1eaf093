import { cellIndex, type MarketShape, runOf } from '#methodology/panel/layout.ts'
import type { PeerGroups } from '#methodology/panel/peers.ts'
import { originCode, type Ranks } from '#methodology/scores/ranks.ts'

interface At {
  readonly shape: MarketShape
  /** Position among the scored indicators. */
  readonly indicator: number
  readonly year: number
}

/** Percentiles of the figures that companies disclosed or their source estimated, 0 to 1 by place; NaN without one. */
export function ownPercentiles(ranks: Ranks, { industries }: PeerGroups, { shape, indicator, year }: At): Float64Array {
  const percentiles = new Float64Array(shape.companies).fill(Number.NaN)
  const origins = runOf(ranks.origins, shape, indicator, year)
  const halves = runOf(ranks.halves, shape, indicator, year)
  const groups = { years: shape.years, companies: industries.length }
  for (const [industry, { start, end }] of industries.entries()) {
    const size = ranks.sizes[cellIndex(groups, indicator, year, industry)]!
    if (size === 0) continue
    for (let place = start; place < end; place++) {
      const origin = origins[place]
      const isOwn = origin === originCode.disclosed || origin === originCode.estimated
      if (isOwn) percentiles[place] = halves[place]! / (2 * size)
    }
  }
  return percentiles
}
