import type { getPortfolioHoldings, PortfolioHolding } from '#contract/portfolio/holdings.ts'
import { shownPositions } from '#contract/portfolio/sources.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { financedByPosition, intensitiesOf } from '#methodology/portfolio/carbon.ts'
import { emissionSources } from '#methodology/portfolio/data-quality.ts'
import type { Holdings } from '#methodology/portfolio/holdings.ts'
import { contributions } from '#methodology/portfolio/weighted-mean.ts'
import type { Db } from '#server/db/database.ts'
import { type UnlikePeriods, unlikeReports } from '#server/market/facts/period-months.ts'
import type { OpenPortfolio } from '../open.ts'
import { scoreColumn } from '../view/columns.ts'
import { companyOf } from '../view/view.ts'
import type { ExtraColumns } from './extra-columns.ts'
import { negativeScreens } from './screens.ts'
import { carbonInputs } from './strip.ts'

const orNull = (value: number) => (Number.isNaN(value) ? null : value)

/** The heaviest positions that the market knows, as many as are shown unless said otherwise, with what the figures of the whole are made of. */
export async function holdingsOf(
  db: Db,
  opened: OpenPortfolio,
  extra: ExtraColumns,
  max = shownPositions,
): Promise<Output<typeof getPortfolioHoldings>> {
  const { view, portfolio } = opened
  const { holdings } = portfolio
  const places = [...holdings.companies.keys()].filter(
    (at) => holdings.companies[at] !== -1 && holdings.weights[at]! > 0,
  )
  const largestPlaces = places.sort((a, b) => holdings.weights[b]! - holdings.weights[a]! || a - b).slice(0, max)
  const rowOf = rowsOf(opened, await unlikeReports(db, view.snapshot))
  return {
    holdings: largestPlaces.map((at) => ({
      ...rowOf(at),
      extra: extra.cellsOf(holdings.companies[at]!),
    })),
    companies: places.length,
    fiscalYear: view.year === null ? null : view.snapshot.panel.years[view.year]!,
    columns: [...extra.heads],
  }
}

function rowsOf({ view, portfolio: { holdings }, benchmark }: OpenPortfolio, unlike: UnlikePeriods) {
  const { snapshot, year, columns, facts, themes, query } = view
  const inputs = carbonInputs(view, holdings, query.scope)
  const intensities = intensitiesOf(inputs)
  const parts = contributions(holdings.weights, intensities, query.uncovered)
  const financed = financedByPosition(inputs)
  const scores = scoreColumn(snapshot, 'sustainability_score', year)
  const before = scoreColumn(snapshot, 'sustainability_score', year === null || year === 0 ? null : year - 1)
  const isDisclosed = columns.isDisclosed[query.scope]
  const temperatureOf = (company: number) => view.temperatures.scores[company]![query.tscope][query.horizon]
  const after = year === null ? null : snapshot.panel.years[year]!
  const monthsOf = (company: number) => {
    if (after === null || Number.isNaN(scores[company]! - before[company]!)) return {}
    const months = unlike(snapshot.panel.companies[company]!.id, { after, before: after - 1 })
    return months ? { months: [...months] as [number, number] } : {}
  }
  const screens = negativeScreens().map(({ code }) => ({ code, states: themes.get(code)! }))
  const benchmarkWeights = benchmark && weightsByCompany(benchmark.holdings)
  return (at: number): Omit<PortfolioHolding, 'extra'> => {
    const company = holdings.companies[at]!
    const source = columns.sources[company]!
    const { code, nameJa, nameEn } = view.sectors[company]!
    return {
      company: companyOf(view, company),
      sector: { code, nameJa, nameEn },
      weight: holdings.weights[at]!,
      benchmarkWeight: benchmarkWeights && (benchmarkWeights.get(company) ?? 0),
      value: holdings.values && holdings.values[at]!,
      score: orNull(scores[company]!),
      scoreBefore: orNull(before[company]!),
      ...monthsOf(company),
      emissions: orNull(inputs.emissions[at]!),
      intensity: orNull(intensities[at]!),
      contribution: orNull(parts[at]!),
      isDisclosed: isDisclosed[company] === 1,
      financed: orNull(financed[at]!),
      evic: orNull(inputs.evic[at]!),
      sales: orNull(inputs.sales[at]!),
      quality: source === null ? null : emissionSources[source],
      temperature: temperatureOf(company).score,
      isDefault: temperatureOf(company).defaultShare === 1,
      sbti: [...facts.sbti[company]!],
      screens: screens.filter(({ states }) => states[company] === 'hit').map(({ code }) => code),
      scandal: facts.scandals[company]!.level,
    }
  }
}

function weightsByCompany({ companies, weights }: Holdings): Map<number, number> {
  return new Map([...companies.entries()].map(([at, company]) => [company, weights[at]!]))
}
