import { quantile } from '#methodology/panel/panel.ts'
import { everyLag, type Kpi, type KpiForm, preparedMarket } from '#methodology/value/pbr/market.ts'
import { type PartialPoint, partialPoints } from '#methodology/value/pbr/partial.ts'
import { type PbrBasis, pbrBases } from '#methodology/value/pbr/pbr.ts'
import { type PbrRegression, pbrRegression, type Scope } from '#methodology/value/pbr/regression.ts'
import { replayed } from '#methodology/value/pbr/replay.ts'
import { type PbrRows, pbrRows } from '#methodology/value/pbr/rows.ts'
import { meanOf } from '#methodology/value/regression/statistics.ts'
import type { ValueKpi } from '#methodology/value/two-stage/columns.ts'
import { companyValues, type KpiValue } from '#methodology/value/two-stage/company-value.ts'
import { type ValueModel, valueModelOf } from '#methodology/value/two-stage/model.ts'
import type { ValueMarket } from '#methodology/value/two-stage/sample.ts'
import type { Frame } from '../panel/frame.ts'
import { figuresOf, marketPbr, type PricePositions } from './figures.ts'

/** The market that regressions are made of. */
export interface PbrInput {
  readonly prices: PricePositions
  readonly industryOf: Int32Array
  readonly industries: number
  readonly scope: Scope
}

/** An indicator by its position in the panel. */
export interface KpiPosition {
  readonly position: number
  readonly form: KpiForm
}

function prepared(frame: Frame, { prices, industryOf, industries }: PbrInput) {
  return preparedMarket({
    ...{ years: frame.years.length, companies: frame.companies, industryOf, industries },
    pbr: marketPbr(frame, prices),
    roe: figuresOf(frame, prices.roe),
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
    const kpi = { values: figuresOf(frame, position), form }
    const lags = everyLag.map((lag) => pbrRegression(market, kpi, lag, input.scope))
    return { lags, actual: actualOf(frame, kpi, input.scope.members) }
  })
}

function actualOf(frame: Frame, { values, form }: Kpi, members: ArrayLike<number>): ActualFigure | null {
  for (let year = frame.years.length - 1; year >= 0; year--) {
    const own = Float64Array.from(members, (company) => values[year * frame.companies + company]!)
    const sorted = own.filter((value) => !Number.isNaN(value)).sort()
    const value = form === 'level' ? meanOf(sorted) : quantile(sorted, 0.5)
    if (sorted.length > 0) return { value: value!, year, n: sorted.length }
  }
  return null
}

/** Company years of a scope with a price to book, by where it comes from. */
export function pbrBasisCounts(frame: Frame, { prices, scope }: PbrInput): Record<PbrBasis, number> {
  const counts = { given: 0, 'market-cap': 0, implied: 0 }
  const bases = marketPbr(frame, prices, (pbr) => (pbr ? pbrBases.indexOf(pbr.basis) : Number.NaN))
  for (let member = 0; member < scope.members.length; member++) {
    for (let year = 0; year < frame.years.length; year++) {
      const basis = pbrBases[bases[year * frame.companies + scope.members[member]!]!]
      if (basis) counts[basis]++
    }
  }
  return counts
}

/** The rows of one regression, and the points that they are in its partial plot. */
export function pbrPoints(
  frame: Frame,
  { kpi, lag, ...input }: PbrInput & { readonly kpi: KpiPosition; readonly lag: number },
): { readonly rows: PbrRows; readonly points: PartialPoint[] } {
  const market = prepared(frame, input)
  const values = { values: figuresOf(frame, kpi.position), form: kpi.form }
  const rows = pbrRows(market, values, { lag, members: input.scope.members })
  return { rows, points: partialPoints(rows, market, input.scope.kind) }
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
  return {
    ...{ years: frame.years.length, companies: frame.companies, industryOf, industries },
    pbr: marketPbr(frame, prices),
    roe: figuresOf(frame, prices.roe),
    sales: figuresOf(frame, sales),
    assets: figuresOf(frame, assets),
    kpis: kpis.map(({ position, form }) => ({ values: figuresOf(frame, position), form })),
  }
}

export function valueModel(frame: Frame, input: ValueInput): ValueModel | null {
  return valueModelOf(valueMarketOf(frame, input))
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
  const kpis = input.kpis.map(({ position, form }, index) => ({
    form,
    values: chosen.has(index) ? figuresOf(frame, position) : new Float64Array(0),
  }))
  return companyValues(model, { ...valueMarketOf(frame, { ...input, kpis: [] }), kpis }, at)
}
