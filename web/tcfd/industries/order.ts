import type { RiskCategory, RiskIndustry } from './use-risk.ts'

/** Industries from the highest percentile in a category, those without one last; by `code` as the classification has them. */
export function inOrder(
  industries: readonly RiskIndustry[],
  order: RiskCategory['key'] | 'code',
): readonly RiskIndustry[] {
  if (order === 'code') return industries
  const rank = ({ cells }: RiskIndustry) => cells.find(({ category }) => category === order)?.percentile ?? -1
  return industries.toSorted((a, b) => rank(b) - rank(a))
}

/** The industry that a category weighs most on; undefined where none has enough companies. */
export function heaviest(industries: readonly RiskIndustry[], category: RiskCategory['key']) {
  const [first] = inOrder(industries, category)
  const cell = first?.cells.find((each) => each.category === category)
  return first && cell?.percentile != null && cell.median !== null
    ? { industry: first, cell, median: cell.median }
    : undefined
}
