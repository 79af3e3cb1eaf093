import type { Effects } from '#contract/portfolio/figures.ts'
import { attribute } from '#methodology/portfolio/attribution.ts'
import { type Holdings, pick } from '#methodology/portfolio/holdings.ts'
import type { PortfolioView } from '../view/portfolio-view.ts'
import { noSector } from '../view/view.ts'

const orNull = (value: number) => (Number.isNaN(value) ? null : value)

/** Effects by sector of a figure that is known by position of each side. */
export function effectsOf(
  view: PortfolioView,
  own: { readonly holdings: Holdings; readonly figures: Float64Array },
  benchmark: { readonly holdings: Holdings; readonly figures: Float64Array },
): Effects | null {
  const sideOf = ({ holdings, figures }: typeof own) => ({
    weights: holdings.weights,
    figures,
    groups: pick(holdings, view.sectors, noSector),
  })
  const attribution = attribute(sideOf(own), sideOf(benchmark))
  if (!attribution) return null
  const { groups, ...whole } = attribution
  return {
    ...whole,
    sectors: groups
      .map(({ key, portfolio, benchmark: other, allocation, selection, interaction }) => ({
        sector: { code: key.code, nameJa: key.nameJa, nameEn: key.nameEn },
        weight: Math.min(1, portfolio.weight),
        benchmarkWeight: Math.min(1, other.weight),
        mean: orNull(portfolio.mean),
        benchmarkMean: orNull(other.mean),
        allocation,
        selection,
        interaction,
      }))
      .sort((a, b) => b.weight - a.weight || b.benchmarkWeight - a.benchmarkWeight),
  }
}
