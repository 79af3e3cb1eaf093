import { searchBounds } from '#contract/search/condition.ts'
import { type Measure, measureOf, shownMeasure } from '#contract/search/measure.ts'
import {
  defaultColumns,
  type FoundCompany,
  type getSearchPoints,
  type getSearchSpread,
  type SearchCell,
  type SearchPageQuery,
  type SearchQuery,
  type searchMarket,
} from '#contract/search/searches.ts'
import { planOf } from '#contract/search/sheet.ts'
import type { DownloadPlan } from '#contract/wire/download-count.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import type { Display } from '#methodology/scores/displays.ts'
import { medianOfSorted } from '#methodology/statistics/quantiles.ts'
import { tickerOf } from '#server/catalogue/search-text.ts'
import { type Column, cellOf, hasFigure, stateAt } from '#server/market/measures/column.ts'
import { isBetweenYears } from '#server/market/measures/unlike-periods.ts'
import type { BitSet } from '../evaluate/bit-set.ts'
import type { Evaluation } from '../evaluate/evaluator.ts'
import { ordered, orderOf } from '../evaluate/order.ts'
import { evaluateIn, type SearchView, toEvaluationRequest } from '../evaluate/view.ts'
import { classesOf, leavesOf, readCondition, readMeasure, refuse } from '../parse/conditions.ts'

export function summaryOf(
  { year, snapshot, vocabulary, isProvisional, columns }: SearchView,
  { total, universe, steps, matches }: Evaluation,
) {
  const { values } = columns.of(measureOf('sustainability_score'))
  return {
    total,
    scored: matches.companies.reduce((count, company) => (Number.isNaN(values[company]!) ? count : count + 1), 0),
    universe,
    market: snapshot.panel.companies.length,
    ...(isProvisional && { isPreparing: true as const }),
    steps: [...steps],
    year,
    years: [...vocabulary.years],
  }
}

/** A page of the companies that fit, with the columns asked for. */
interface SearchPage {
  readonly answer: Output<typeof searchMarket>
  /** What a program that reads it is counted by, as for a file of the same cells. */
  readonly plan: DownloadPlan
}

export async function pageOf(view: SearchView, query: SearchPageQuery): Promise<SearchPage> {
  const evaluation = await evaluateIn(view, query)
  const names = columnNames(query.columns)
  const measures = names.map((name) =>
    shownMeasure(readMeasure(name, view.vocabulary, { parameter: 'columns' }), query.display),
  )
  const columns = measures.map((measure) => view.columns.of(measure))
  const end = query.page * query.perPage
  const page = ordered(orderOf(view, query), evaluation.matches, end).slice(end - query.perPage)
  const unlike = await view.unlikePeriods(measures, [...page])
  const judged = await judgedUnlike(view, query.where, evaluation.matches.companies)
  const answer = {
    ...summaryOf(view, evaluation),
    columns: names,
    ...(judged > 0 && { unlike: judged }),
    display: query.display,
    rows: page.map((company) => ({
      ...toSearchCompany(view, company),
      cells: columns.map((column, at) => cellOf(column, company, unlike[at]!(company))),
    })),
    recipe: view.snapshot.recipeName,
  }
  return { answer, plan: planOfRows(measures, answer.rows, view.year) }
}

/** How many of these companies a condition judged by a change between years that are not equally long. */
async function judgedUnlike(view: SearchView, where: string, companies: readonly number[]): Promise<number> {
  const leaves = leavesOf(readCondition(where, view.vocabulary))
  const measures = leaves.flatMap((leaf) => (leaf.kind === 'measure' ? [leaf.measure] : []))
  if (!measures.some(isBetweenYears)) return 0
  const unlike = await view.unlikePeriods(measures, companies)
  return companies.filter((company) => unlike.some((of) => of(company))).length
}

/** Nobody pays for columns without a single figure; a list of companies without columns counts by its companies. */
export function planOfRows(
  measures: readonly Measure[],
  rows: readonly { readonly cells: readonly SearchCell[] }[],
  year: number | null,
): DownloadPlan {
  const full = measures.filter((_, at) => rows.some(({ cells }) => isKnown(cells[at]!)))
  return planOf(full, measures.length > 0 && full.length === 0 ? 0 : rows.length, year)
}

const isKnown = ({ value, text }: SearchCell) => value !== null || text !== null

export function columnNames(columns: string | undefined): string[] {
  const names = columns === undefined ? [...defaultColumns] : columns.split(',').filter((name) => name !== '')
  if (names.length > searchBounds.columns) throw refuse('columns', 'too-many', { text: columns ?? '' })
  return names
}

export function toSearchCompany({ companyFacts, snapshot }: SearchView, company: number): FoundCompany {
  const row = companyFacts.companies[company]!
  return {
    id: row.id,
    ticker: tickerOf(row.security_code),
    nameJa: row.name_ja,
    nameEn: row.name_en,
    nameKana: row.name_kana,
    isListed: row.is_listed,
    marketCode: row.market_code,
    tse33Code: snapshot.panel.companies[company]!.tse33,
    gicsCode: row.gics_code,
  }
}

/** Most figures that a spread sends. */
const maxValues = 5000

/** How a measure is spread over the companies that come to a condition. */
export async function spreadOf(
  view: SearchView,
  query: SearchQuery & { measure: string; at?: string | undefined },
): Promise<Output<typeof getSearchSpread>> {
  const measure = readMeasure(query.measure, view.vocabulary, { parameter: 'measure' })
  const column = view.columns.of(measure)
  const { companies } = await comingTo(view, query)
  const values = Float64Array.from(
    companies.filter((company) => !Number.isNaN(column.values[company]!)),
    (company) => column.values[company]!,
  ).sort()
  const count = (state: number) =>
    companies.reduce((sum, company) => sum + (column.states[company] === state ? 1 : 0), 0)
  const missing = companies.filter((company) => !hasFigure(column.states[company]!)).length
  return {
    before: companies.length,
    values: evenly(values, maxValues),
    n: values.length,
    disclosed: count(stateAt.disclosed) + count(stateAt['read-from-text']) + count(stateAt.computed),
    estimated: count(stateAt.estimated),
    missing,
    median: medianOfSorted(values),
    classes: classesOf(measure, view.vocabulary).map((name) => ({
      name,
      companies: companies.filter((company) => column.names?.[company]?.includes(name)).length,
    })),
    year: measure.year ?? view.year,
    isLocked: column.isLocked === true,
  }
}

async function comingTo(view: SearchView, query: SearchQuery & { at?: string | undefined }): Promise<BitSet> {
  if (query.at === undefined) return (await evaluateIn(view, query)).matches
  const mask = view.evaluator.before(await toEvaluationRequest(view, query), query.at)
  if (!mask) throw refuse('at', 'syntax', { text: query.at })
  return mask
}

function evenly(sorted: Float64Array, max: number): number[] {
  if (sorted.length <= max) return [...sorted]
  return Array.from({ length: max }, (_, k) => sorted[Math.round((k * (sorted.length - 1)) / (max - 1))]!)
}

/** Every company that fits, as a point of two measures. */
export async function pointsOf(
  view: SearchView,
  query: SearchQuery & { x: string; y: string; size: string; display: Display },
): Promise<Output<typeof getSearchPoints>> {
  const { matches, total } = await evaluateIn(view, query)
  const of = (parameter: 'x' | 'y' | 'size') =>
    view.columns.of(shownMeasure(readMeasure(query[parameter], view.vocabulary, { parameter }), query.display))
  const [x, y, size] = [of('x'), of('y'), of('size')]
  const points = matches.companies.filter(
    (company) => !Number.isNaN(x.values[company]!) && !Number.isNaN(y.values[company]!),
  )
  const figures = (column: Column) => points.map((company) => column.values[company]!)
  return {
    total,
    missing: total - points.length,
    companies: points.map((company) => {
      const { id, ticker, nameJa, nameEn } = toSearchCompany(view, company)
      return { id, ticker, nameJa, nameEn }
    }),
    xs: figures(x),
    ys: figures(y),
    sizes: figures(size).map((value) => (Number.isNaN(value) ? null : value)),
    median: {
      x: medianOfSorted(Float64Array.from(figures(x)).sort()),
      y: medianOfSorted(Float64Array.from(figures(y)).sort()),
    },
    year: view.year,
    isLocked: x.isLocked === true || y.isLocked === true,
    display: query.display,
  }
}
