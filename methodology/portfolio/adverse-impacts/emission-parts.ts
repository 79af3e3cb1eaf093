import type { CompanyFigures, Figures } from './figures.ts'

/** t-CO2e of scopes 1, 2 and 3 of the companies of which all are known. */
export const allScopes = ({ emissions, isDisclosed }: CompanyFigures): Figures => ({
  values: emissions['123'],
  isDisclosed: isDisclosed['123'],
})

/** How far scope 1 and scope 2 may be from the sum that a company states for them to be parts of it: figures are rounded. Ours. */
const roundingShare = 0.01

/** The part of scopes 1 and 2 of companies that do not say how it divides. */
export const unsplit = 'scope1+2'

export type EmissionPart = 'scope1' | 'scope2' | 'scope1+2' | 'scope3'

/**
 * t-CO2e of one part of the emissions of all scopes, of the companies that the total counts and of no other, so that the parts add up to
 * it; NaN for a company without the part.
 *
 * Scope 2 is the market-based figure, and the location-based one of companies that disclose only that. Where a company states the sum of
 * scopes 1 and 2 alone, where its parts do not add up to the sum stated, and where the sum is estimated, it stands undivided in `scope1+2`.
 *
 * Source: docs/methodology/portfolio-carbon.md, "Principal adverse impacts".
 */
export function emissionPart(figures: CompanyFigures, part: EmissionPart): Figures {
  const { filed, emissions, scope3, isDisclosed } = figures
  const [direct, market, location] = [filed('E-CC-002'), filed('E-CC-003'), filed('E-CC-004')]
  const read = (company: number): number => {
    if (Number.isNaN(emissions['123'][company]!)) return Number.NaN
    if (part === 'scope3') return scope3[company]!
    const sum = emissions['12'][company]!
    const scope1 = direct.values[company]!
    const scope2 = market.isDisclosed[company] === 1 ? market : location
    const areParts =
      isDisclosed['12'][company] === 1 &&
      direct.isDisclosed[company] === 1 &&
      scope2.isDisclosed[company] === 1 &&
      Math.abs(scope1 + scope2.values[company]! - sum) <= roundingShare * sum
    if (part === unsplit) return areParts ? Number.NaN : sum
    if (!areParts) return Number.NaN
    return part === 'scope1' ? scope1 : sum - scope1
  }
  return { values: emissions['123'].map((_, company) => read(company)), isDisclosed: isDisclosed['123'] }
}
