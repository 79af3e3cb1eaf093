import type { PortfolioFigures } from '#contract/portfolio/figures.ts'
import { intensitiesOf } from '#methodology/portfolio/carbon.ts'
import type { Holdings } from '#methodology/portfolio/holdings.ts'
import { weightedMean } from '#methodology/portfolio/weighted-mean.ts'
import { companyColumns } from '../view/columns.ts'
import type { PortfolioView } from '../view/portfolio-view.ts'
import { carbonInputs } from './strip.ts'

/** Earlier years that are looked at. */
const yearsBack = 3

/** Emissions are published later than accounts: the earlier year to look at while those of the newest are missing. */
export function betterYearOf(view: PortfolioView, holdings: Holdings): PortfolioFigures['betterYear'] {
  const { snapshot, year, query } = view
  if (year === null) return null
  const coverageOf = (at: number) => {
    const columns = companyColumns(snapshot, at, query.estimates === 'on')
    const inputs = carbonInputs({ ...view, columns }, holdings, query.scope)
    return weightedMean(holdings.weights, intensitiesOf(inputs), 'rescale').coverage
  }
  const now = coverageOf(year)
  if (now >= 0.5) return null // Nothing has more than twice as much.
  const earlier = Array.from({ length: Math.min(yearsBack, year) }, (_, back) => year - 1 - back)
  const [best] = earlier
    .map((at) => ({ fiscalYear: snapshot.panel.years[at]!, coverage: Math.min(1, coverageOf(at)) }))
    .sort((a, b) => b.coverage - a.coverage || b.fiscalYear - a.fiscalYear)
  return best && best.coverage > 2 * now ? best : null
}
