import type { CompanyImpact, ImpactQuery, ImpactYear } from '#contract/scores/impact.ts'
import { cellStates } from '#methodology/figures/cell-states.ts'
import { amountOf, employmentImpact, impactParts, type PartImpact } from '#methodology/impact/impact.ts'
import { type ImpactParameters, impactVersion } from '#methodology/impact/parameters.ts'
import { workforceFigures, workforceIndicators, workforceReader } from '#methodology/impact/workforce.ts'
import { cellIndex } from '#methodology/panel/layout.ts'
import { counts, shapeOf } from '#methodology/panel/panel.ts'
import { quantile } from '#methodology/statistics/quantiles.ts'
import type { Db } from '#server/db/database.ts'
import type { CompanySnapshot } from '#server/market/snapshot/company-snapshot.ts'
import { accountsOf } from './accounts.ts'
import { industryRatios, rankIn } from './industry-ratios.ts'
import { describeParameters, isChanged, parametersOf } from './parameters.ts'

/** Fiscal years shown at most, the newest ones. */
const maxYears = 10
/** Share of the group's staff below which a filing company is a holding company. Proposed. */
const holdingShare = 0.1

/** The employment impact of a company through the years, with what it is made from and read against. */
export async function companyImpact(
  db: Db,
  company: CompanySnapshot,
  query: ImpactQuery & { readonly day: string },
): Promise<CompanyImpact> {
  const { market } = company
  const parameters = parametersOf(query)
  const isUsual = !isChanged(parameters)
  const years = reportedYears(company)
  const year = market.yearOr(newestWithPay(company, years))
  const rows = years.map((each) => yearOf(company, each, { parameters, isUsual }))
  const fiscalYear = year === null ? null : market.panel.years[year]!
  const peers = market.peers.industries[company.industry]!
  const id = market.panel.companies[company.position]!.id
  return {
    year: fiscalYear,
    years: rows,
    peers: { basis: market.peers.basis, code: peers.code, companies: peers.end - peers.start },
    inputs: year === null ? [] : inputsOf(company, year),
    accounts:
      fiscalYear === null
        ? { sales: null, ebitda: null, hasGroup: false }
        : await accountsOf(db, { companyId: id, year: fiscalYear, asOf: query.day }),
    isHolding: year !== null && isHolding(company, year),
    peerRatios:
      year === null ? [] : [...industryRatios(market, { industry: company.industry, year }, { parameters, isUsual })],
    parameters: describeParameters(parameters),
    jobs: parameters.jobs,
    isChanged: !isUsual,
    version: impactVersion,
    basis: market.peers.basis,
  }
}

/** Positions of the years of which it has any figure of its workforce, ascending. */
function reportedYears({ market, position }: CompanySnapshot): number[] {
  const read = workforceReader(market.panel)
  const years = [...market.panel.years.keys()].filter((year) => {
    const { employees, averagePay } = read({ company: position, year })
    return employees !== null || averagePay !== null
  })
  return years.slice(-maxYears)
}

/** The newest of them with a payroll. */
function newestWithPay({ market, position }: CompanySnapshot, years: readonly number[]): number | null {
  const read = workforceReader(market.panel)
  const hasPay = (year: number) => {
    const { employees, averagePay } = read({ company: position, year })
    return employees !== null && averagePay !== null
  }
  return years.findLast(hasPay) ?? years.at(-1) ?? null
}

function yearOf(
  { market, position, industry }: CompanySnapshot,
  year: number,
  by: { readonly parameters: ImpactParameters; readonly isUsual: boolean },
): ImpactYear {
  const workforce = workforceReader(market.panel)({ company: position, year })
  const { payroll, parts, total, ratio } = employmentImpact(workforce, by.parameters)
  const ratios = industryRatios(market, { industry, year }, by)
  return {
    year: market.panel.years[year]!,
    payroll,
    parts: impactParts.map((part) => ({ part, amount: amountOf(parts[part]), gap: gapOf(parts[part]) })),
    total,
    ratio,
    rank: ratio === null ? null : rankIn(ratios, ratio),
    industry: {
      n: ratios.length,
      median: quantile(ratios, 0.5),
      lower: quantile(ratios, 0.2),
      upper: quantile(ratios, 0.8),
    },
  }
}

function gapOf(part: PartImpact): ImpactYear['parts'][number]['gap'] {
  if (!('gap' in part)) return null
  const { figures, parameters, isJump } = part.gap
  return { figures: [...figures], parameters: [...parameters], isJump }
}

function inputsOf({ market, position }: CompanySnapshot, year: number): CompanyImpact['inputs'] {
  const { panel } = market
  return workforceFigures.map((figure) => {
    const indicator = workforceIndicators[figure]
    const of = figure === 'employeesBefore' ? year - 1 : year
    const row = panel.indicators.findIndex(({ code }) => code === indicator)
    const at = of < 0 ? -1 : cellIndex(shapeOf(panel), row, of, position)
    const state = at < 0 ? 'no-report' : cellStates[panel.states[at]!]!
    const value = at >= 0 && counts(panel.states[at]!) ? panel.values[at]! : null
    return { figure, indicator, year: panel.years[year]! - (year - of), value, state }
  })
}

function isHolding({ market, position }: CompanySnapshot, year: number): boolean {
  const read = (code: string) => {
    const row = market.panel.indicators.findIndex((each) => each.code === code)
    const cell = market.figure(row, year, position)
    return counts(cell.state) ? cell.value : null
  }
  const [own, group] = [read('S-LR-002'), read('S-LR-001')]
  return own !== null && group !== null && own < holdingShare * group
}
