import type { RiskByIndustry, RiskCompanies } from '#contract/climate-risk/risk-by-industry.ts'
import { industryIdOf } from '#contract/market/industry-id.ts'
import { type ClimateCategoryKey, climateCategories, type EmissionBasis } from '#methodology/climate-risk/categories.ts'
import {
  companyRanks,
  fewestCompanies,
  type IndustryRisk,
  industryPercentiles,
  industryRisk,
  riskStep,
  universeDay,
  universeSize,
} from '#methodology/climate-risk/risk-by-industry.ts'
import { newestFullYear } from '#methodology/panel/disclosure-rate.ts'
import { cellIndex } from '#methodology/panel/layout.ts'
import { shapeOf } from '#methodology/panel/panel.ts'
import { displayBasis } from '#server/industries/figures.ts'
import { groupName } from '#server/industries/names.ts'
import type { CompanyRow } from '#server/industries/queries.ts'
import { fullYearsOf } from '#server/market/panel/full-years.ts'
import type { MarketSnapshot } from '#server/market/snapshot/market-snapshot.ts'
import {
  emissionIndicators,
  indicatorsOf,
  inputAt,
  type MeasuredCompany,
  measuredCompany,
  unmeasured,
} from './figures.ts'
import { riskPrice } from './price.ts'
import type { Universe } from './universe.ts'

/** A market, the companies that are looked at in it, and how far ahead. */
export interface RiskView {
  readonly market: MarketSnapshot
  readonly universe: Universe
  readonly horizon: number
  /** Whose emissions are counted. */
  readonly emissions: EmissionBasis
  /** Position of the year of the figures: that asked for, else the newest that at least half as many have reported as the fullest. */
  readonly year: number | null
  /** Companies of the universe with figures as good as complete, or with statutory emissions where these are counted, by year. */
  readonly reporting: readonly number[]
}

interface Choice {
  readonly horizon: number
  readonly emissions: EmissionBasis
}

export function riskView(market: MarketSnapshot, universe: Universe, { horizon, emissions }: Choice): RiskView {
  const { panel } = market
  const { isFull } = fullYearsOf(panel)
  const shape = shapeOf(panel)
  // The list of statutory emissions comes years after the reports, and alone.
  const isReporting = (year: number) => (company: number) =>
    emissions === 'group'
      ? isFull[cellIndex(shape, 0, year, company)] === 1
      : emissionIndicators(emissions).some((code) => inputAt(market, code, { year, company }) !== null)
  const reporting = panel.years.map((_, year) => universe.companies.filter(isReporting(year)).length)
  return { market, universe, horizon, emissions, year: market.yearOr(newestFullYear(reporting)), reporting }
}

type Cell = RiskCompanies['cell']

export function riskByIndustry(view: RiskView): RiskByIndustry {
  const { peers } = view.market
  const industries = industriesOf(view)
  const columns = climateCategories
    .filter(({ measure }) => measure !== null)
    .map(({ key }) => cellsOf(view, industries, key))
  return {
    ...sharedFacts(view),
    basis: displayBasis(peers),
    categories: climateCategories.map(({ key, group, measure }) => ({
      key,
      group,
      measure: measure?.kind ?? null,
      indicators: indicatorsOf(key, view.emissions),
    })),
    industries: industries.map(({ code, companies }, at) => ({
      ...groupName(peers.basis, code),
      id: industryIdOf({ basis: peers.basis, code }),
      companies: companies.length,
      cells: columns.map((cells) => cells[at]!),
    })),
  }
}

/** What stands behind a cell; null where no company of the universe is in the industry. */
export function riskCompanies(
  view: RiskView,
  { category, code }: { readonly category: ClimateCategoryKey; readonly code: string },
): (Omit<RiskCompanies, 'companies'> & { readonly members: readonly Member[] }) | null {
  const { basis } = view.market.peers
  const industries = industriesOf(view)
  const at = industries.findIndex((industry) => industry.code === code)
  if (at === -1) return null
  const { companies } = industries[at]!
  return {
    ...sharedFacts(view),
    category,
    industry: { ...groupName(basis, code), id: industryIdOf({ basis, code }) },
    cell: cellsOf(view, industries, category)[at]!,
    members: membersOf(view, category, companies),
  }
}

/** A company of an industry, with its place in it. */
export interface Member extends MeasuredCompany {
  /** Position in the panel. */
  readonly company: number
  readonly rank: number | null
}

/** Those with a value first, the highest at the top; then losses, then what is missing, each from the largest company. */
function membersOf(view: RiskView, category: ClimateCategoryKey, companies: readonly number[]): Member[] {
  const measured = companies.map((company) => measuredAt(view, category, company))
  const ranks = companyRanks(measured.map(({ risk }) => risk))
  const kinds = ['value', 'loss', 'missing']
  return companies
    .map((company, index) => ({ company, rank: ranks[index]!, ...measured[index]! }))
    .sort((a, b) => kinds.indexOf(a.risk.kind) - kinds.indexOf(b.risk.kind) || (a.rank ?? 0) - (b.rank ?? 0))
}

export function toRiskCompany(view: RiskView, member: Member, row: CompanyRow): RiskCompanies['companies'][number] {
  const { risk, inputs, emissions, company, rank } = member
  const cap = view.universe.caps[company]!
  const { id, nameJa, nameEn, ticker, isListed } = row
  return {
    ...{ id, nameJa, nameEn, ticker, isListed },
    state: risk.kind,
    value: risk.kind === 'value' ? risk.value : null,
    rank,
    inputs: [...inputs],
    emissions,
    cost: emissions === null ? null : (emissions * riskPrice(view.horizon).jpy) / 1_000_000,
    marketCap: Number.isNaN(cap) ? null : cap,
  }
}

function sharedFacts({ market, universe, horizon, emissions, year, reporting }: RiskView) {
  const { years } = market.panel
  const { by, day, fiscalYear, known, companies } = universe
  return {
    universe: { wanted: universeDay, most: universeSize, by, day, fiscalYear, known, companies: companies.length },
    year: year === null ? null : years[year]!,
    years: years.filter((_, at) => reporting[at]! > 0),
    horizon,
    emissions,
    price: riskPrice(horizon),
    fewest: fewestCompanies,
  }
}

interface Industry {
  readonly code: string
  /** Positions in the panel, largest first. */
  readonly companies: readonly number[]
}

/** Industries with companies of the universe, in the order of the classification. */
function industriesOf({ market, universe }: RiskView): Industry[] {
  const { industries, industryOf } = market.peers
  const members = Map.groupBy(universe.companies, (company) => industryOf[company]!)
  return industries.flatMap(({ code }, at) => {
    const companies = members.get(at)
    return companies ? [{ code, companies }] : []
  })
}

function cellsOf(view: RiskView, industries: readonly Industry[], category: ClimateCategoryKey): Cell[] {
  const risks: IndustryRisk[] = industries.map(({ companies }) =>
    industryRisk(companies.map((company) => measuredAt(view, category, company).risk)),
  )
  const percentiles = industryPercentiles(risks)
  return risks.map(({ median, n, losses }, at) => {
    const percentile = percentiles[at]!
    return { category, median, n, losses, percentile, step: percentile === null ? null : riskStep(percentile) }
  })
}

function measuredAt(
  { market, year, horizon, emissions: basis }: RiskView,
  category: ClimateCategoryKey,
  company: number,
) {
  const at = { category, company, price: riskPrice(horizon).jpy, emissions: basis }
  return year === null ? unmeasured : measuredCompany(market, { ...at, year })
}
