import type { getPortfolioChange } from '#contract/portfolio/history.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { waci } from '#methodology/portfolio/carbon.ts'
import { datedCompanies, explainChange } from '#methodology/portfolio/change.ts'
import { companyPosition } from '#server/market/panel/positions.ts'
import type { OpenPortfolio } from '../open.ts'
import { companyOf } from '../view/view.ts'
import { carbonInputs } from './strip.ts'

type Change = Omit<Output<typeof getPortfolioChange>, 'from' | 'to'>

/** Companies named as those that moved it most. */
const namedMovers = 10

/**
 * Why the intensity moved between two days.
 *
 * `original` is the first day as it was known then, `before` the same day as it is known now: what lies between them was restated.
 */
export function changeOf(original: OpenPortfolio, before: OpenPortfolio, after: OpenPortfolio): Change {
  const years: Change['years'] = [yearOf(before), yearOf(after)]
  const [first, restated, last] = [waciOf(original), waciOf(before), waciOf(after)]
  if (restated === null || last === null) return { years, before: first, after: last, parts: null, movers: [] }
  const { movers, ...parts } = explainChange(companiesOf(before), companiesOf(after))
  const { view } = after
  return {
    years,
    before: first ?? restated,
    after: last,
    parts: { ...parts, restated: restated - (first ?? restated) },
    movers: movers.slice(0, namedMovers).flatMap(({ id, ...effects }) => {
      const company = companyPosition(view.snapshot.panel, id)
      return company === undefined ? [] : [{ company: companyOf(view, company), ...effects }]
    }),
  }
}

const yearOf = ({ view: { year, snapshot } }: OpenPortfolio) => (year === null ? null : snapshot.panel.years[year]!)

const inputsOf = ({ view, portfolio }: OpenPortfolio) => carbonInputs(view, portfolio.holdings, view.query.scope)

const waciOf = (opened: OpenPortfolio) => waci(inputsOf(opened), opened.view.query.uncovered).mean

function companiesOf(opened: OpenPortfolio) {
  const { view, portfolio } = opened
  const ids = Array.from(portfolio.holdings.companies, (company) => view.snapshot.panel.companies[company]?.id ?? null)
  return datedCompanies(ids, inputsOf(opened), view.query.uncovered)
}
