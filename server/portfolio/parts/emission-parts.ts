import type { AdverseImpact } from '#contract/portfolio/impacts.ts'
import { columnOf, counts, stateCode } from '#methodology/panel/panel.ts'
import type { PortfolioView } from '../view/portfolio-view.ts'

/** What a figure of a company is, by position in the panel, and whether it was disclosed. NaN where there is none. */
export interface Column {
  readonly values: Float64Array
  readonly isDisclosed: Uint8Array
}

/** A figure as filed or estimated by its source. */
export function filed(view: PortfolioView, code: string, turn: (value: number) => number = (value) => value): Column {
  const { snapshot, year } = view
  const count = snapshot.panel.companies.length
  const column = year === null ? null : columnOf(snapshot.panel, code, snapshot.panel.years[year]!)
  const values = new Float64Array(count).fill(Number.NaN)
  const isDisclosed = new Uint8Array(count)
  if (!column) return { values, isDisclosed }
  for (const [company, state] of column.states.entries()) {
    const isOwn = state === stateCode.disclosed
    if (view.query.estimates === 'on' ? counts(state) : isOwn) values[company] = turn(column.values[company]!)
    isDisclosed[company] = Number(isOwn)
  }
  return { values, isDisclosed }
}

/** t-CO2e of scopes 1, 2 and 3 of the companies of which all are known. */
export const allScopes = ({ columns }: PortfolioView): Column => ({
  values: columns.emissions['123'],
  isDisclosed: columns.isDisclosed['123'],
})

/** How far scope 1 and scope 2 may be from the sum that a company states for them to be parts of it: figures are rounded. */
const roundingShare = 0.01

/** The part of scopes 1 and 2 of companies that do not say how it divides. */
export const unsplit = 'scope1+2'

/**
 * Scopes 1, 2 and 3 of the companies that the total counts, and of no other, so that the parts add up to it.
 *
 * Scope 2 is the market-based figure, and the location-based one of companies that disclose only that. Where a company states the sum of
 * scopes 1 and 2 alone, where its parts do not add up to the sum stated, and where the sum is estimated, it stands undivided in `scope1+2`.
 */
function partOf(view: PortfolioView, part: 'scope1' | 'scope2' | 'scope1+2' | 'scope3'): Column {
  const { emissions, scope3, isDisclosed } = view.columns
  const [direct, market, location] = ['E-CC-002', 'E-CC-003', 'E-CC-004'].map((code) => filed(view, code))
  const read = (company: number): number => {
    if (Number.isNaN(emissions['123'][company]!)) return Number.NaN
    if (part === 'scope3') return scope3[company]!
    const sum = emissions['12'][company]!
    const indirect = market!.isDisclosed[company] === 1 ? market! : location!
    const areParts =
      isDisclosed['12'][company] === 1 &&
      direct!.isDisclosed[company] === 1 &&
      indirect.isDisclosed[company] === 1 &&
      Math.abs(direct!.values[company]! + indirect.values[company]! - sum) <= roundingShare * sum
    if (part === unsplit) return areParts ? Number.NaN : sum
    if (!areParts) return Number.NaN
    return part === 'scope1' ? direct!.values[company]! : sum - direct!.values[company]!
  }
  return { values: emissions['123'].map((_, company) => read(company)), isDisclosed: isDisclosed['123'] }
}

interface EmissionPart {
  readonly part: string
  readonly nameJa: string
  readonly nameEn: string
  readonly notes?: AdverseImpact['notes']
  readonly read: (view: PortfolioView) => Column
}

/** The parts of principal adverse impact 1, and their sum. */
export const emissionParts: readonly EmissionPart[] = [
  { part: 'scope1', nameJa: 'Scope 1', nameEn: 'scope 1', read: (view) => partOf(view, 'scope1') },
  { part: 'scope2', nameJa: 'Scope 2', nameEn: 'scope 2', notes: ['scope2'], read: (view) => partOf(view, 'scope2') },
  {
    part: unsplit,
    nameJa: 'Scope 1・2、内訳なし',
    nameEn: 'scopes 1 and 2, undivided',
    notes: ['undivided'],
    read: (view) => partOf(view, unsplit),
  },
  { part: 'scope3', nameJa: 'Scope 3', nameEn: 'scope 3', read: (view) => partOf(view, 'scope3') },
  { part: 'total', nameJa: 'Scope 1・2・3合計', nameEn: 'scopes 1, 2 and 3', read: allScopes },
]
