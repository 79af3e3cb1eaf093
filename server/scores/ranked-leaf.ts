import { sizeCodes } from '#methodology/inference/parameters.ts'
import { counts } from '#methodology/panel/panel.ts'
import type { Leaf } from '#methodology/scores/decomposition.ts'
import type { CompanySnapshot } from '#server/market/snapshot/company-snapshot.ts'

/** What the percentile of a leaf is of. */
export interface RankedLeaf {
  /**
   * In the indicator's unit: as filed, or what was inferred. Null where the worst value stands for a figure that is not there; a
   * figure that cannot be ranked because the company's size is not known is given, though the worst value stands for it.
   */
  readonly value: number | null
  /** What it is divided by before it is ranked, and the indicator that this is; null for a figure that is ranked as it is. */
  readonly size: { readonly indicator: string; readonly value: number | null } | null
  /** What is ranked; null for the worst value. */
  readonly ranked: number | null
}

export function rankedLeaf(company: CompanySnapshot, { indicator, origin }: Leaf, year: number): RankedLeaf {
  const { market, position } = company
  const value = figureOf(company, indicator, year, origin)
  const scored = market.indicators[indicator]!
  const { rankedFigures } = market
  if (!rankedFigures) return { value, size: null, ranked: value }
  const divisor = rankedFigures.sizeOf(scored, year, position)
  return {
    value,
    size: scored.size && { indicator: sizeCodes[scored.size], value: Number.isNaN(divisor) ? null : divisor },
    ranked: value === null || origin === 'worst-value' ? null : rankedFigures.measure(scored, year, position, value),
  }
}

function figureOf(company: CompanySnapshot, indicator: number, year: number, origin: Leaf['origin']): number | null {
  if (origin === 'inferred') return company.market.inferredValue({ indicator, year, company: company.position })
  const { value, state } = company.figure(indicator, year)
  return counts(state) ? value : null
}

/** How an inferred figure counts that is not ranked as if it were known; null for every other one. */
export function expectedOf({ market, position: company }: CompanySnapshot, leaf: Leaf, year: number) {
  const { inferred } = market.method
  const at = { indicator: leaf.indicator, year, company }
  const trail = leaf.origin === 'inferred' && inferred.as === 'expected' ? market.inferred(at) : null
  if (!trail || inferred.as === 'visitor') return null
  const remembered = market.remembered(at)
  return {
    standardError: trail.standardError,
    scale: trail.scale,
    caution: inferred.caution,
    parts: leaf.units,
    remembered: remembered && { ...remembered, year: market.panel.years[remembered.year]! },
  }
}
