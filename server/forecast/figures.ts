import type { CompanyForecast } from '#contract/forecast/forecast.ts'
import { cellStates } from '#methodology/figures/cell-states.ts'
import { window } from '#methodology/forecast/parameters.ts'
import { counts } from '#methodology/panel/panel.ts'
import type { ScoreKey } from '#methodology/scores/hierarchy.ts'
import { indicatorPosition } from '#server/market/panel/positions.ts'
import type { CompanySnapshot } from '#server/market/snapshot/company-snapshot.ts'
import { scoreStep, stepsOf } from '#server/market/snapshot/year-steps.ts'
import type { NamedSubject } from './subject.ts'

type HistoryYear = CompanyForecast['history'][number]

/** What a company has of a score or an indicator, by year of the market; NaN without a figure. */
export function figuresOf(company: CompanySnapshot, named: NamedSubject): Float64Array {
  return Float64Array.from(company.market.panel.years.keys(), (year) => {
    if (named.subject === 'score') return company.score(named.key, year) ?? Number.NaN
    return named.codes.reduce((sum, code) => sum + cellOf(company, code, year).value, 0)
  })
}

function cellOf({ market, position }: CompanySnapshot, code: string, year: number) {
  const indicator = indicatorPosition(market.panel, code)
  if (indicator === undefined) return { value: Number.NaN, state: 'not-disclosed' as const }
  const { value, state } = market.figure(indicator, year, position)
  return { value: counts(state) ? value : Number.NaN, state: cellStates[state]! }
}

/** The last ten years until the market's newest, with the state of each. */
export function historyOf(
  company: CompanySnapshot,
  { named, figures, newest }: { readonly named: NamedSubject; readonly figures: Float64Array; readonly newest: number },
): HistoryYear[] {
  const years = [...company.market.panel.years.keys()].slice(Math.max(0, newest + 1 - window), newest + 1)
  const isLike = named.subject === 'score' ? alikeOf(company, named.key, { years, figures }) : years.map(() => true)
  return years.map((year, index) => ({
    year: company.market.panel.years[year]!,
    value: Number.isNaN(figures[year]!) ? null : figures[year]!,
    state: stateOf(company, named, year),
    isLike: isLike[index]!,
  }))
}

function alikeOf(
  company: CompanySnapshot,
  key: ScoreKey,
  { years, figures }: { readonly years: readonly number[]; readonly figures: Float64Array },
) {
  const present = years.map((year) => !Number.isNaN(figures[year]!))
  return stepsOf(company.market, years, present, (span) => scoreStep(company.market, key, company.position, span))
    .isLikeLast
}

/** Of a sum, that of the part that is missing. */
function stateOf(company: CompanySnapshot, named: NamedSubject, year: number): HistoryYear['state'] {
  if (named.subject === 'score') {
    const { market, position } = company
    if (market.absent(year)[market.peers.placeOf[position]!] === 1) return 'no-report'
    return company.score(named.key, year) === null ? 'not-disclosed' : 'disclosed'
  }
  const cells = named.codes.map((code) => cellOf(company, code, year))
  return (
    cells.find(({ value }) => Number.isNaN(value)) ??
    cells.find(({ state }) => state === 'estimated') ??
    cells[0]!
  ).state
}
