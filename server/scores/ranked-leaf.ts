import { sizeCodes } from '#methodology/inference/parameters.ts'
import { counts } from '#methodology/panel/panel.ts'
import type { Leaf } from '#methodology/scores/decomposition.ts'
import type { SizeBase } from '#methodology/scores/hierarchy.ts'
import type { CompanySnapshot } from '#server/market/snapshot/company-snapshot.ts'

/** What the percentile of a leaf is of. */
export interface RankedLeaf {
  /**
   * In the indicator's unit: as filed, or what was inferred. Null where there is neither; a figure that cannot be ranked because
   * the company's size is not known is given as filed.
   */
  readonly value: number | null
  /** What it is divided by before it is ranked, and the indicator that this is; null for a figure that is ranked as it is. */
  readonly size: { readonly indicator: string; readonly value: number | null; readonly boundary?: 'parent' } | null
  /** What is ranked; null for the worst value, and where there is nothing that could be. */
  readonly ranked: number | null
  /** Fiscal year that the figure is of, where that is an earlier one. */
  readonly figureYear?: number
}

export function rankedLeaf(company: CompanySnapshot, { indicator, origin }: Leaf, year: number): RankedLeaf {
  const { market, position } = company
  const value = figureOf(company, indicator, year, origin)
  const scored = market.indicators[indicator]!
  const { rankedFigures } = market
  if (!rankedFigures) return { value, size: null, ranked: value }
  const divisor = rankedFigures.sizeOf(scored, year, position)
  const isRanked = value !== null && origin !== 'worst-value' && !Number.isNaN(divisor)
  const figureYear = rankedFigures.yearOf(scored, year, position)
  return {
    value,
    size: scored.size && { ...sizeNames[scored.size], value: Number.isNaN(divisor) ? null : divisor },
    ranked: isRanked ? rankedFigures.measure(scored, year, position, value) : null,
    ...(figureYear !== year && { figureYear: market.panel.years[figureYear]! }),
  }
}

const sizeNames = {
  sales: { indicator: sizeCodes.sales },
  headcount: { indicator: sizeCodes.headcount },
  'parent-sales': { indicator: sizeCodes.sales, boundary: 'parent' },
} as const satisfies Record<SizeBase, { indicator: string; boundary?: 'parent' }>

function figureOf(company: CompanySnapshot, indicator: number, year: number, origin: Leaf['origin']): number | null {
  const { value, state } = company.figure(indicator, year)
  if (counts(state)) return value
  return origin === 'inferred' ? company.market.inferredValue({ indicator, year, company: company.position }) : null
}

/** How an inferred figure counts that is not ranked as if it were known; null for every other one. */
export function expectedOf({ market, position: company }: CompanySnapshot, leaf: Leaf, year: number) {
  const { inferred } = market.method
  const at = { indicator: leaf.indicator, year, company }
  if (leaf.origin !== 'inferred' || inferred.as === 'visitor') return null
  const trail = market.inferred(at)
  const remembered = market.remembered(at)
  return {
    standardError: trail?.standardError ?? null,
    scale: trail?.scale ?? ('unit' as const),
    caution: inferred.caution,
    parts: market.percentile(at).units,
    remembered: remembered && { ...remembered, year: market.panel.years[remembered.year]! },
  }
}
