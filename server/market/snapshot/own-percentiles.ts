import { cellIndex, type MarketShape, runOf } from '#methodology/panel/layout.ts'
import type { PeerGroups } from '#methodology/panel/peers.ts'
import { originCode, type Ranks } from '#methodology/scores/ranks/ranks.ts'

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
  const parts = runOf(ranks.parts, shape, indicator, year)
  const groups = { years: shape.years, companies: industries.length }
  for (const [industry, { start, end }] of industries.entries()) {
    const unit = ranks.units[cellIndex(groups, indicator, year, industry)]!
    if (unit === 0) continue
    for (let place = start; place < end; place++) {
      const origin = origins[place]
      const isOwn = origin === originCode.disclosed || origin === originCode.estimated
      if (isOwn) percentiles[place] = parts[place]! / unit
    }
  }
  return percentiles
}

/** A percentile as whole parts of a whole; no units where nobody of the industry is ranked. */
export function partsAt(
  { parts, units }: Ranks,
  { industries, placeOf, industryOf }: PeerGroups,
  { shape, indicator, year, company }: At & { readonly company: number },
): { readonly parts: number; readonly units: number } {
  const groups = { years: shape.years, companies: industries.length }
  return {
    parts: parts[cellIndex(shape, indicator, year, placeOf[company]!)]!,
    units: units[cellIndex(groups, indicator, year, industryOf[company]!)]!,
  }
}
