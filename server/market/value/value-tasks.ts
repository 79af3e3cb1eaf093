import { meanOrNaN } from '#methodology/statistics/mean.ts'
import { quantile } from '#methodology/statistics/quantiles.ts'
import { type JointRegression, jointRegression } from '#methodology/value/pbr/joint.ts'
import { everyLag, type Kpi, type KpiForm, type PbrMarket, preparedMarket } from '#methodology/value/pbr/market.ts'
import { type PartialPoint, partialPoints } from '#methodology/value/pbr/partial.ts'
import type { PbrBasis } from '#methodology/value/pbr/pbr.ts'
import { type PbrRegression, type PbrScope, pbrRegression } from '#methodology/value/pbr/regression.ts'
import { replayed } from '#methodology/value/pbr/replay.ts'
import { type PbrRows, pbrRows } from '#methodology/value/pbr/rows.ts'
import type { ValueKpi } from '#methodology/value/two-stage/columns.ts'
import { companyValues, type KpiValue } from '#methodology/value/two-stage/company-value.ts'
import { type ValueModel, valueModelOf } from '#methodology/value/two-stage/model.ts'
import type { ValueMarket } from '#methodology/value/two-stage/sample.ts'
import type { Frame } from '../panel/frame.ts'
import { everyMember, figuresOf, marketPbr, type PriceInput, type PricePositions, pbrBasisCounts } from './figures.ts'

/** The companies that regressions are made of. */
export interface PbrInput extends PriceInput {
  /** By member. */
  readonly industryOf: Int32Array
  readonly industries: number
  readonly kind: PbrScope
}

/** An indicator by its position in the panel. */
export interface KpiPosition {
  readonly position: number
  readonly form: KpiForm
}

function prepared(frame: Frame, { prices, members, industryOf, industries }: PbrInput) {
  return preparedMarket({
    ...{ years: frame.years.length, companies: members.length, industryOf, industries },
    pbr: marketPbr(frame, { prices, members }),
    roe: figuresOf(frame, prices.roe, members),
  })
}

/** A figure that stands for a scope: of one company, or of those that have one in a year the median, of yes and no the share of yes. */
export interface ActualFigure {
  readonly value: number
  /** Position of the year, the newest with one. */
  readonly year: number
  readonly n: number
}

/** An indicator at every lag, and its newest figure; null without one. */
export interface TriedKpi {
  readonly lags: readonly PbrRegression[]
  readonly actual: ActualFigure | null
}

/** Some indicators at every lag. */
export function pbrRegressions(
  frame: Frame,
  { kpis, ...input }: PbrInput & { readonly kpis: readonly KpiPosition[] },
): TriedKpi[] {
  const market = prepared(frame, input)
  return kpis.map(({ position, form }) => {
    const kpi = { values: figuresOf(frame, position, input.members), form }
    const lags = everyLag.map((lag) => pbrRegression(market, kpi, lag, input.kind))
    return { lags, actual: actualOf(kpi, market) }
  })
}

function actualOf({ values, form }: Kpi, { years, companies }: PbrMarket): ActualFigure | null {
  for (let year = years - 1; year >= 0; year--) {
    const own = values.subarray(year * companies, (year + 1) * companies)
    const sorted = own.filter((value) => !Number.isNaN(value)).sort()
    const value = form === 'level' ? meanOrNaN(sorted) : quantile(sorted, 0.5)
    if (sorted.length > 0) return { value: value!, year, n: sorted.length }
  }
  return null
}

/** The rows of one regression, and the points that they are in its partial plot; companies by their positions in the panel. */
export function pbrPoints(
  frame: Frame,
  { kpi, lag, ...input }: PbrInput & { readonly kpi: KpiPosition; readonly lag: number },
): { readonly rows: PbrRows; readonly points: PartialPoint[] } {
  const market = prepared(frame, input)
  const { members, kind } = input
  const rows = pbrRows(market, { values: figuresOf(frame, kpi.position, members), form: kpi.form }, lag)
  const points = partialPoints(rows, market, kind)
  return {
    rows: { ...rows, company: rows.company.map((member) => members[member]!) },
    points: points.map((point) => ({ ...point, company: members[point.company]! })),
  }
}

/** A column of a joint regression by its position in the panel. */
export interface TermPosition extends KpiPosition {
  readonly lag: number
}

/** Several columns at once, and where the price to book of the companies comes from. */
export function pbrJoint(
  frame: Frame,
  { terms, ...input }: PbrInput & { readonly terms: readonly TermPosition[] },
): { readonly joint: JointRegression; readonly pbr: Record<PbrBasis, number> } {
  const { prices, members, industryOf, industries, kind } = input
  const market = {
    ...{ years: frame.years.length, companies: members.length, industryOf, industries },
    pbr: marketPbr(frame, { prices, members }),
    roe: figuresOf(frame, prices.roe, members),
  }
  const columns = terms.map(({ position, ...term }) => ({ ...term, values: figuresOf(frame, position, members) }))
  return { joint: jointRegression(market, columns, kind), pbr: pbrBasisCounts(frame, { prices, members }) }
}

/** b₂ made again from the rows of a bundle: of a market it takes seconds. */
export const pbrReplay = (_: Frame, bundle: Parameters<typeof replayed>[0]): number | null => replayed(bundle)

/** The market that both stages are made of. */
export interface ValueInput {
  readonly prices: PricePositions
  readonly sales: number
  readonly assets: number
  readonly industryOf: Int32Array
  readonly industries: number
  readonly kpis: readonly { readonly position: number; readonly form: ValueKpi['form'] }[]
}

function valueMarketOf(frame: Frame, { prices, sales, assets, industryOf, industries, kpis }: ValueInput): ValueMarket {
  const members = everyMember(frame)
  const figures = (position: number) => figuresOf(frame, position, members)
  return {
    ...{ years: frame.years.length, companies: frame.companies, industryOf, industries },
    pbr: marketPbr(frame, { prices, members }),
    roe: figures(prices.roe),
    sales: figures(sales),
    assets: figures(assets),
    kpis: kpis.map(({ position, form }) => ({ values: figures(position), form })),
  }
}

/** @param done shared memory of one number, which is told how much of the work is done, 0 to 1 */
export function valueModel(
  frame: Frame,
  { done, ...input }: ValueInput & { readonly done: Float64Array },
): ValueModel | null {
  return valueModelOf(valueMarketOf(frame, input), (share) => {
    done[0] = share
  })
}

/** What a company's indicators are worth; only those that were chosen are read. */
export function companyValue(
  frame: Frame,
  {
    model,
    at,
    ...input
  }: ValueInput & { readonly model: ValueModel; readonly at: Parameters<typeof companyValues>[2] },
): KpiValue[] {
  const chosen = new Set(model.terms.filter(({ coefficient }) => coefficient !== 0).map(({ kpi }) => kpi))
  const members = everyMember(frame)
  const kpis = input.kpis.map(({ position, form }, index) => ({
    form,
    values: chosen.has(index) ? figuresOf(frame, position, members) : new Float64Array(0),
  }))
  return companyValues(model, { ...valueMarketOf(frame, { ...input, kpis: [] }), kpis }, at)
}
