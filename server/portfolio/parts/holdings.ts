import type { getPortfolioHoldings, PortfolioHolding } from '#contract/portfolio/holdings.ts'
import { shownPositions } from '#contract/portfolio/sources.ts'
import { scoreNames, scoreTitle } from '#contract/scores/score-names.ts'
import { subjectOf } from '#contract/search/measure.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { columnOf, counts } from '#methodology/panel/panel.ts'
import { financedByPosition, intensitiesOf } from '#methodology/portfolio/carbon.ts'
import { emissionSources } from '#methodology/portfolio/data-quality.ts'
import { contributions } from '#methodology/portfolio/weighted-mean.ts'
import { readCatalogue } from '#server/catalogue/catalogue.ts'
import { Refusal } from '#server/http/refusal.ts'
import { scoreColumn } from '../view/columns.ts'
import type { Held } from '../view/held.ts'
import type { PortfolioView } from '../view/portfolio-view.ts'
import { companyOf } from '../view/view.ts'
import { negativeScreens } from './screens.ts'
import { carbonInputs } from './strip.ts'

const orNull = (value: number) => (Number.isNaN(value) ? null : value)

/** The heaviest positions that the market knows, with what the figures of the whole are made of. */
export function holdingsOf(
  view: PortfolioView,
  { held, benchmark }: { readonly held: Held; readonly benchmark: Held | null },
  columns: readonly string[],
): Output<typeof getPortfolioHoldings> {
  const places = [...held.companies.keys()].filter((at) => held.companies[at] !== -1 && held.weights[at]! > 0)
  const shown = places.sort((a, b) => held.weights[b]! - held.weights[a]! || a - b).slice(0, shownPositions)
  const extra = columns.map((name) => extraColumn(view, name))
  const rowOf = rowsOf(view, held, benchmark)
  return {
    holdings: shown.map((at) => ({
      ...rowOf(at),
      extra: extra.map(({ values }) => orNull(values[held.companies[at]!]!)),
    })),
    companies: places.length,
    fiscalYear: view.year === null ? null : view.snapshot.panel.years[view.year]!,
    columns: extra.map(({ name, unit, nameJa, nameEn }) => ({ name, unit, nameJa, nameEn })),
  }
}

function rowsOf(view: PortfolioView, held: Held, benchmark: Held | null) {
  const { snapshot, year, columns, facts, themes, query } = view
  const inputs = carbonInputs(view, held, query.scope)
  const intensities = intensitiesOf(inputs)
  const parts = contributions(held.weights, intensities, query.uncovered)
  const financed = financedByPosition(inputs)
  const scores = scoreColumn(snapshot, 'sustainability_score', year)
  const before = scoreColumn(snapshot, 'sustainability_score', year === null || year === 0 ? null : year - 1)
  const isDisclosed = columns.isDisclosed[query.scope]
  const temperatureOf = (company: number) => view.temperatures.scores[company]![query.tscope][query.horizon]
  const screens = negativeScreens().map(({ code }) => ({ code, states: themes.get(code)! }))
  const benchmarkWeights = benchmark && weightsByCompany(benchmark)
  return (at: number): Omit<PortfolioHolding, 'extra'> => {
    const company = held.companies[at]!
    const source = columns.sources[company]!
    const { code, nameJa, nameEn } = view.sectors[company]!
    return {
      company: companyOf(view, company),
      sector: { code, nameJa, nameEn },
      weight: held.weights[at]!,
      benchmarkWeight: benchmarkWeights && (benchmarkWeights.get(company) ?? 0),
      value: held.values && held.values[at]!,
      score: orNull(scores[company]!),
      scoreBefore: orNull(before[company]!),
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

function weightsByCompany({ companies, weights }: Held): Map<number, number> {
  return new Map([...companies.entries()].map(([at, company]) => [company, weights[at]!]))
}

/** A score or an indicator of the fiscal year, by position in the panel. */
function extraColumn({ snapshot, year }: PortfolioView, name: string) {
  const subject = subjectOf(name)
  if (subject.kind === 'score') {
    const [nameJa, nameEn] = [scoreTitle(subject.name, scoreNames.ja), scoreTitle(subject.name, scoreNames.en)]
    return { name, unit: 'points', nameJa, nameEn, values: scoreColumn(snapshot, subject.name, year) }
  }
  const row = readCatalogue().find(({ code }) => code === name)
  if (!row) throw new Refusal('indicator.not-found')
  const column = year === null ? null : columnOf(snapshot.panel, row.sameAs ?? name, snapshot.panel.years[year]!)
  const values = column
    ? column.values.map((value, company) => (counts(column.states[company]!) ? value : Number.NaN))
    : new Float64Array(snapshot.panel.companies.length).fill(Number.NaN)
  return { name, unit: row.unit, nameJa: row.nameJa, nameEn: row.nameEn, values }
}
