import type { PortfolioQuery } from '#contract/portfolio/figures.ts'
import type { AdverseImpact } from '#contract/portfolio/impacts.ts'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import { isDisclosure } from '#methodology/figures/cell-states.ts'
import { columnOf, counts } from '#methodology/panel/panel.ts'
import { adverseImpacts, type QuarterHoldings } from '#methodology/portfolio/adverse-impacts/adverse-impacts.ts'
import type { Figures } from '#methodology/portfolio/adverse-impacts/figures.ts'
import { type Quarter, quartersTo } from '#methodology/portfolio/adverse-impacts/quarters.ts'
import { firstOf } from '#server/market/ratings/days.ts'
import type { MarketDeps } from '#server/market/snapshot/open-snapshot.ts'
import { type OpenPortfolio, openPortfolio } from '../open.ts'
import { getSource } from '../sources/source.ts'
import type { PortfolioView } from '../view/portfolio-view.ts'

interface Impacts {
  /** The four quarters of the figures, and the four before them. */
  readonly quarters: Quarter[]
  readonly before: Quarter[]
  readonly impacts: Omit<AdverseImpact, 'action'>[]
}

/** The indicators at the eight quarter-ends up to the day of the query; of what has no days of its own at the newest alone. */
export async function impactsByQuarter(deps: MarketDeps, query: Omit<PortfolioQuery, 'year'>): Promise<Impacts> {
  const today = tokyoDay(deps.clock())
  const source = await getSource(deps.db, query.of, deps.caller.account)
  const quarters = quartersTo(firstOf(query.date ?? source.dates.at(-1) ?? today, today), source.dates)
  const open = async ({ heldOn }: Quarter, at: number) => {
    if (heldOn === null && (source.key !== null || at < quarters.length - 1)) return null
    const on = { ...query, date: heldOn ?? undefined, year: undefined, benchmark: 'none' }
    return toQuarter(await openPortfolio(deps, on))
  }
  const opened = await Promise.all(quarters.map(open))
  const impacts = adverseImpacts(opened.slice(4), opened.slice(0, 4))
  return {
    quarters: quarters.slice(4),
    before: quarters.slice(0, 4),
    impacts: impacts.map((impact) => ({ ...impact, notes: [...impact.notes] })),
  }
}

function toQuarter({ view, portfolio }: OpenPortfolio): QuarterHoldings {
  const tse33 = view.snapshot.panel.companies.map((company) => company.tse33)
  const figures = { ...view.columns, filed: (code: string) => filed(view, code), tse33 }
  return { holdings: portfolio.holdings, figures, rule: view.query.uncovered }
}

/** A figure as filed or estimated by its source. */
function filed({ snapshot: { panel }, year, query }: PortfolioView, code: string): Figures {
  const values = new Float64Array(panel.companies.length).fill(Number.NaN)
  const isDisclosed = new Uint8Array(panel.companies.length)
  const column = year === null ? null : columnOf(panel, code, panel.years[year]!)
  if (!column) return { values, isDisclosed }
  for (const [company, state] of column.states.entries()) {
    const isOwn = isDisclosure(state)
    if (query.estimates === 'on' ? counts(state) : isOwn) values[company] = column.values[company]!
    isDisclosed[company] = Number(isOwn)
  }
  return { values, isDisclosed }
}
