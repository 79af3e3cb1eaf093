import type { PortfolioFigures } from '#contract/portfolio/figures.ts'
import { kindOfLabel } from '#server/files/cells/totals.ts'
import type { OpenPortfolio } from '../open.ts'
import type { Portfolio } from '../sources/portfolio.ts'

/** Things that the market does not know that are named. */
const namedUnmatched = 20

/** Positions that the market does not know, the heaviest first. */
export function unmatchedOf({ positions, holdings }: Portfolio) {
  return positions
    .flatMap(({ label, companyId, weight }, at) =>
      holdings.companies[at] === -1
        ? [{ label: label || `#${companyId}`, weight, isCash: kindOfLabel(label) === 'cash' }]
        : [],
    )
    .sort((a, b) => b.weight - a.weight)
}

/** What a portfolio is, how much of it the market knows, and what it is compared with. */
export function headOf({
  view,
  portfolio,
  benchmark,
}: OpenPortfolio): Pick<PortfolioFigures, 'portfolio' | 'benchmark' | 'fiscalYear' | 'recipe'> {
  const { of, name, date, dates, positions, holdings, weighting, entered, unpriced, sides } = portfolio
  const unmatched = unmatchedOf(portfolio)
  const matchedWeight = holdings.weights.reduce(
    (sum, weight, at) => sum + (holdings.companies[at] === -1 ? 0 : weight),
    0,
  )
  return {
    portfolio: {
      of,
      name,
      date,
      dates: [...dates],
      positions: positions.length,
      matched: positions.length - unmatched.length,
      matchedWeight: Math.min(1, matchedWeight),
      unmatched: unmatched.slice(0, namedUnmatched),
      value: holdings.values?.reduce((sum, value) => sum + value, 0) ?? null,
      weighting,
      entered,
      unpriced,
      ...(sides && { sides }),
    },
    benchmark: benchmark && { of: benchmark.of, name: benchmark.name, positions: benchmark.positions.length },
    fiscalYear: view.year === null ? null : view.snapshot.panel.years[view.year]!,
    recipe: view.snapshot.recipeName,
  }
}
