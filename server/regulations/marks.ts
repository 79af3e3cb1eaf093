import { isAssured, type Marks } from '#contract/market/marks.ts'
import type { MarkCounts } from '#contract/regulations/regulations.ts'
import { markKey } from './figure-marks.ts'
import type { RegulationView } from './view.ts'

const none: Marks = { assurance: null, standard: null }

/** What the source says of a company’s figure of an indicator, by its place among those that serve the regulation. */
export function markOf({ panel, terms, regulation, marks }: RegulationView, at: number, company: number): Marks {
  const own = marks.get(panel.companies[company]!.id)
  if (!own) return none
  return own.get(markKey(regulation.indicators[at]!.indicator, panel.years[terms.years[company]!])) ?? none
}

/** Marks on the disclosed figures of one indicator. */
export function countMarks(view: RegulationView, at: number, companies: readonly number[]): MarkCounts {
  const disclosed = companies.filter((company) => view.gaps[at]![company] === 'disclosed')
  const marks = disclosed.map((company) => markOf(view, at, company))
  return {
    assured: marks.filter(isAssured).length,
    unassured: marks.filter(({ assurance }) => assurance === 'none').length,
    ssbj: marks.filter(({ standard }) => standard === 'ssbj').length,
  }
}
